//! The stream of one answer.

use citecore::Source;
use wasm_bindgen::prelude::wasm_bindgen;

use super::slate::Slate;
use crate::packed::{Response, Unpacker, pack_answer, respond};

/// Reads an answer as it streams. Deltas are whole characters: who calls it keeps halves of surrogate pairs together.
#[wasm_bindgen]
pub struct AnswerStream {
    stream: citecore::AnswerStream,
    slate: Slate,
}

#[wasm_bindgen]
impl AnswerStream {
    /// A stream of an answer. Takes in sources and options.
    #[wasm_bindgen(constructor)]
    pub fn new(request: &[u8]) -> AnswerStream {
        let mut from = Unpacker::new(request);
        let sources: Vec<Source> = from.value();
        Self { stream: citecore::AnswerStream::new(&sources, &from.value()), slate: Slate::new() }
    }

    /// Where the next delta is to be written, and where segments are.
    pub fn room(&mut self, length: usize) -> usize {
        self.slate.room(length)
    }

    /// Where the rows are that tell segments apart.
    pub fn rows(&self) -> usize {
        self.slate.rows()
    }

    /// Takes in the next piece of the answer, of so many bytes, and writes the segments that are final now.
    pub fn push(&mut self, length: usize) -> u32 {
        match self.stream.push(self.slate.text(length)) {
            Ok(mut segments) => self.slate.write(&mut || segments.next()),
            Err(error) => self.slate.failed(error),
        }
    }

    /// The error that a call has come to.
    pub fn error(&mut self) -> Response {
        self.slate.error()
    }

    /// Writes the last segments, and gives what [`push`](Self::push) says of them with the whole answer.
    pub fn finish(&mut self) -> Response {
        respond(|to| {
            let (last, whole) = self.stream.finish()?;
            to.whole(self.slate.write_all(last));
            pack_answer(&whole, false, to);
            Ok(())
        })
    }
}

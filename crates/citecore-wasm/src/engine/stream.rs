//! The stream of one answer.

use js_sys::Object;
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

use super::{
    slate::Slate,
    sources,
    written::{answer, set},
};
use crate::{error::CiteError, given::options};

/// Reads an answer as it streams. Deltas are whole characters: who calls it keeps halves of surrogate pairs together.
#[wasm_bindgen]
pub struct AnswerStream {
    stream: citecore::AnswerStream,
    slate: Slate,
}

#[wasm_bindgen]
impl AnswerStream {
    /// A stream of an answer from a context, or from the sources of one.
    #[wasm_bindgen(constructor)]
    pub fn new(context: &JsValue, settings: &JsValue) -> Result<AnswerStream, CiteError> {
        let stream = citecore::AnswerStream::new(&sources(context)?, &options(settings)?);
        Ok(Self { stream, slate: Slate::new() })
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
        match self.stream.push(&self.slate.text(length)) {
            Ok(segments) => self.slate.write(segments),
            Err(error) => self.slate.failed(error),
        }
    }

    /// Throws the error that a call has come to.
    pub fn fail(&mut self) -> Result<(), CiteError> {
        self.slate.fail()
    }

    /// Writes the last segments, and gives the whole answer.
    pub fn finish(&mut self) -> Result<JsValue, CiteError> {
        let (last, whole) = self.stream.finish()?;
        let finished = Object::new().into();
        set(&finished, "segments", &self.slate.write(last.into_iter()).into());
        set(&finished, "answer", &answer::written(&whole, false)?);
        Ok(finished)
    }
}

//! The stream, with deltas that JavaScript may cut between the halves of a surrogate pair.

use js_sys::JsString;
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{
    convert::{Object, given, sources, to_js},
    error::CiteError,
};

/// Reads an answer as it streams.
#[wasm_bindgen]
pub struct AnswerStream {
    stream: citecore::AnswerStream,
    /// The first half of a surrogate pair whose other half comes with the next delta.
    half: Option<u16>,
}

#[derive(Serialize)]
struct Finished<A> {
    segments: Vec<citecore::Segment<'static>>,
    answer: A,
}

#[wasm_bindgen]
impl AnswerStream {
    /// A stream of an answer from a context, or from the sources of one.
    #[wasm_bindgen(constructor)]
    pub fn new(context: Object, options: Object) -> Result<AnswerStream, CiteError> {
        let stream = citecore::AnswerStream::new(&sources(context)?, &given(options, "options")?);
        Ok(Self { stream, half: None })
    }

    /// Takes in the next piece of the answer and gives the segments that are final now.
    pub fn push(&mut self, delta: &JsString) -> Result<Object, CiteError> {
        let text = self.text(delta);
        to_js(&self.stream.push(&text)?.collect::<Vec<_>>())
    }

    /// The last segments and the whole answer.
    pub fn finish(&mut self) -> Result<Object, CiteError> {
        let mut segments = match self.half.take() {
            Some(_) => self.stream.push("\u{fffd}")?.map(citecore::Segment::into_owned).collect(),
            None => Vec::new(),
        };
        let (last, answer) = self.stream.finish()?;
        segments.extend(last);
        to_js(&Finished { segments, answer: answer.in_utf16() })
    }

    fn text(&mut self, delta: &JsString) -> String {
        let units: Vec<u16> = self.half.take().into_iter().chain(delta.iter()).collect();
        let (whole, half) = match units.split_last() {
            Some((&last @ 0xd800..=0xdbff, rest)) => (rest, Some(last)),
            _ => (&units[..], None),
        };
        self.half = half;
        String::from_utf16_lossy(whole)
    }
}

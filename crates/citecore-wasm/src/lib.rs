//! citecore for JavaScript. This crate only converts: JavaScript's objects to the engine's types and back, byte offsets to
//! UTF-16 code units. What the functions do is said where the engine does it.

#![forbid(unsafe_code)]

mod convert;
mod error;
mod stream;

use citecore::{Answer, Passage};
use wasm_bindgen::prelude::wasm_bindgen;

use convert::{Object, given, sources, to_js};
use error::CiteError;

pub use stream::AnswerStream;

/// The question and variants of it.
#[wasm_bindgen(js_name = expandQueries)]
pub fn expand_queries(question: &str, options: Object) -> Result<Object, CiteError> {
    to_js(&citecore::expand_queries(question, &given(options, "options")?))
}

/// Scores, filters, dedupes and diversifies passages, best first.
#[wasm_bindgen(js_name = selectPassages)]
pub fn select_passages(question: &str, passages: Object, options: Object) -> Result<Object, CiteError> {
    let passages: Vec<Passage> = given(passages, "passages")?;
    to_js(&citecore::select_passages(question, passages, &given(options, "options")?)?)
}

/// Numbers the passages and lays them out for a model.
#[wasm_bindgen(js_name = prepareContext)]
pub fn prepare_context(passages: Object, options: Object) -> Result<Object, CiteError> {
    to_js(&citecore::prepare_context(given(passages, "passages")?, &given(options, "options")?)?)
}

/// The messages that ask a model to answer the question from the context.
#[wasm_bindgen(js_name = buildPrompt)]
pub fn build_prompt(question: &str, context: Object, options: Object) -> Result<Object, CiteError> {
    to_js(&citecore::build_prompt(question, &given(context, "context")?, &given(options, "options")?)?)
}

/// Reads a whole answer at once; offsets are UTF-16 code units.
#[wasm_bindgen(js_name = processAnswer)]
pub fn process_answer(text: &str, context: Object, options: Object) -> Result<Object, CiteError> {
    let answer = citecore::process_answer(text, &sources(context)?, &given(options, "options")?);
    to_js(&answer.in_utf16())
}

/// Checks coverage, prefix, unknown numbers and diversity.
#[wasm_bindgen(js_name = validateAnswer)]
pub fn validate_answer(answer: Object, options: Object) -> Result<Object, CiteError> {
    let answer: Answer = given(answer, "answer")?;
    to_js(&citecore::validate_answer(&answer, &given(options, "options")?))
}

/// A References section as Markdown; "" where nothing is cited.
#[wasm_bindgen(js_name = formatReferences)]
pub fn format_references(answer: Object, options: Object) -> Result<String, CiteError> {
    let answer: Answer = given(answer, "answer")?;
    let options: convert::ReferenceOptions = given(options, "options")?;
    Ok(citecore::format_references(&answer, options.style, &options.heading))
}

//! The engine's functions and machines. Each function takes in its arguments, packed one behind the other, and gives a response.

mod exchange;
mod slate;
mod stream;
mod verify;

use citecore::{Evidence, Passage, Profile, Reading, Reference, ReferenceStyle, Source};
use serde_json::Value;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{
    json::read_by_javascript,
    packed::{Response, Unpacker, answer, pack, pack_answer, respond, result},
};

pub use exchange::Exchange;
pub use stream::AnswerStream;
pub use verify::{judge_prompt, read_judgement, verify_answer, verify_claim};

/// Reads the passages out of a search engine's response. Takes in the response and options.
#[wasm_bindgen(js_name = readPassages)]
pub fn read_passages(request: &[u8]) -> Response {
    read_by_javascript();
    let mut from = Unpacker::new(request);
    let response: Value = from.value();
    result(citecore::read_passages(&response, &from.value()).and_then(Reading::into_passages))
}

/// The question and variants of it. Takes in the question and options.
#[wasm_bindgen(js_name = expandQueries)]
pub fn expand_queries(request: &[u8]) -> Response {
    let mut from = Unpacker::new(request);
    pack(&citecore::expand_queries(from.str(), &from.value()))
}

/// Scores, filters, dedupes and diversifies passages, best first. Takes in the question, passages and options.
#[wasm_bindgen(js_name = selectPassages)]
pub fn select_passages(request: &[u8]) -> Response {
    let mut from = Unpacker::new(request);
    let (question, passages): (_, Vec<Passage>) = (from.str(), from.value());
    result(citecore::select_passages(question, passages, &from.value()))
}

/// Numbers the passages and lays them out for a model. Takes in passages and options.
#[wasm_bindgen(js_name = prepareContext)]
pub fn prepare_context(request: &[u8]) -> Response {
    let mut from = Unpacker::new(request);
    result(citecore::prepare_context(from.value(), &from.value()))
}

/// The messages that ask a model to answer the question from the context. Takes in the question, the context and options.
#[wasm_bindgen(js_name = buildPrompt)]
pub fn build_prompt(request: &[u8]) -> Response {
    let mut from = Unpacker::new(request);
    result(citecore::build_prompt(from.str(), &from.value(), &from.value()))
}

/// Reads a whole answer at once. Takes in its text, sources and options.
#[wasm_bindgen(js_name = processAnswer)]
pub fn process_answer(request: &[u8]) -> Response {
    let mut from = Unpacker::new(request);
    let (text, sources): (_, Vec<Source>) = (from.str(), from.value());
    respond(|to| {
        pack_answer(&citecore::process_answer(text, &sources, &from.value()), false, to);
        Ok(())
    })
}

/// Checks coverage, prefix, unknown numbers and diversity. Takes in an answer and options.
#[wasm_bindgen(js_name = validateAnswer)]
pub fn validate_answer(request: &[u8]) -> Response {
    let mut from = Unpacker::new(request);
    result(answer(&mut from).map(|answer| citecore::validate_answer(&answer, &from.value())))
}

/// The answer without the citations that were found inaccurate. Takes in an answer and verdicts.
#[wasm_bindgen(js_name = applyVerdicts)]
pub fn apply_verdicts(request: &[u8]) -> Response {
    let mut from = Unpacker::new(request);
    respond(|to| {
        let answer = answer(&mut from)?;
        pack_answer(&citecore::apply_verdicts(&answer, &from.value::<Vec<_>>()), false, to);
        Ok(())
    })
}

/// A References section as Markdown; "" where nothing is cited. Takes in an answer, `style` and `heading`.
#[wasm_bindgen(js_name = formatReferences)]
pub fn format_references(request: &[u8]) -> Response {
    let mut from = Unpacker::new(request);
    result(answer(&mut from).map(|answer| {
        let style = from.or_default();
        let heading: Option<String> = from.or_default();
        citecore::format_references(&answer, style, heading.as_deref().unwrap_or(ReferenceStyle::HEADING))
    }))
}

/// The source's url with a text fragment that leads to the evidence; nothing where there is no url to link to. Takes in a
/// reference and evidence.
#[wasm_bindgen(js_name = deepLink)]
pub fn deep_link(request: &[u8]) -> Response {
    let mut from = Unpacker::new(request);
    let (reference, evidence): (Reference, Option<Evidence>) = (from.value(), from.value());
    pack(&citecore::deep_link(&reference, evidence.as_ref()))
}

/// The settings of a kind of system. Takes in its name.
#[wasm_bindgen]
pub fn profile(request: &[u8]) -> Response {
    pack(&named(&mut Unpacker::new(request)))
}

/// The profile whose name comes next, as its place among all names.
fn named(from: &mut Unpacker<'_>) -> Profile {
    let name = Profile::NAMES.get(usize::from(from.byte()));
    name.and_then(|name| Profile::named(name)).unwrap_or_default()
}

//! The engine's functions and machines.

mod exchange;
mod slate;
mod stream;
mod written;

use citecore::{Answer, Context, Passage, Profile, ReferenceStyle, Source};
use serde::Deserialize;
use serde_json::Value;
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

use crate::{
    error::CiteError,
    given::{answer as read_answer, given, is_array, options},
};
use written::written;

pub use exchange::Exchange;
pub use stream::AnswerStream;

/// Reads the passages out of a search engine's response.
#[wasm_bindgen(js_name = readPassages)]
pub fn read_passages(response: &JsValue, settings: &JsValue) -> Result<JsValue, CiteError> {
    let response: Value = given(response, "response")?;
    written(&citecore::read_passages(&response, &options(settings)?)?.passages)
}

/// The question and variants of it.
#[wasm_bindgen(js_name = expandQueries)]
pub fn expand_queries(question: &str, settings: &JsValue) -> Result<JsValue, CiteError> {
    written(&citecore::expand_queries(question, &options(settings)?))
}

/// Scores, filters, dedupes and diversifies passages, best first.
#[wasm_bindgen(js_name = selectPassages)]
pub fn select_passages(question: &str, passages: &JsValue, settings: &JsValue) -> Result<JsValue, CiteError> {
    let passages: Vec<Passage> = given(passages, "passages")?;
    written(&citecore::select_passages(question, passages, &options(settings)?)?)
}

/// Numbers the passages and lays them out for a model.
#[wasm_bindgen(js_name = prepareContext)]
pub fn prepare_context(passages: &JsValue, settings: &JsValue) -> Result<JsValue, CiteError> {
    written(&citecore::prepare_context(given(passages, "passages")?, &options(settings)?)?)
}

/// The messages that ask a model to answer the question from the context.
#[wasm_bindgen(js_name = buildPrompt)]
pub fn build_prompt(question: &str, context: &JsValue, settings: &JsValue) -> Result<JsValue, CiteError> {
    written(&citecore::build_prompt(question, &given(context, "context")?, &options(settings)?)?)
}

/// Reads a whole answer at once.
#[wasm_bindgen(js_name = processAnswer)]
pub fn process_answer(text: &str, context: &JsValue, settings: &JsValue) -> Result<JsValue, CiteError> {
    let answer = citecore::process_answer(text, &sources(context)?, &options(settings)?);
    written::answer::written(&answer, false)
}

/// Checks coverage, prefix, unknown numbers and diversity.
#[wasm_bindgen(js_name = validateAnswer)]
pub fn validate_answer(answer: &JsValue, settings: &JsValue) -> Result<JsValue, CiteError> {
    let answer: Answer = given(answer, "answer")?;
    written(&citecore::validate_answer(&answer, &options(settings)?))
}

/// The answer without the citations that were found inaccurate.
#[wasm_bindgen(js_name = applyVerdicts)]
pub fn apply_verdicts(answer: &JsValue, verdicts: &JsValue) -> Result<JsValue, CiteError> {
    let verdicts: Vec<citecore::Verdict> = given(verdicts, "verdicts")?;
    written::answer::written(&citecore::apply_verdicts(&read_answer(answer)?, &verdicts), false)
}

/// A References section as Markdown; "" where nothing is cited.
#[wasm_bindgen(js_name = formatReferences)]
pub fn format_references(answer: &JsValue, settings: &JsValue) -> Result<String, CiteError> {
    let answer: Answer = given(answer, "answer")?;
    let ReferenceOptions { style, heading } = options(settings)?;
    let heading = heading.as_deref().unwrap_or(ReferenceStyle::HEADING);
    Ok(citecore::format_references(&answer, style, heading))
}

/// The source's url with a text fragment that leads to the evidence; `undefined` where there is no url to link to.
#[wasm_bindgen(js_name = deepLink)]
pub fn deep_link(reference: &JsValue, evidence: &JsValue) -> Result<Option<String>, CiteError> {
    let evidence: Option<citecore::Evidence> = given(evidence, "evidence")?;
    Ok(citecore::deep_link(&given(reference, "reference")?, evidence.as_ref()))
}

/// The settings of a kind of system.
#[wasm_bindgen]
pub fn profile(name: &str) -> Result<JsValue, CiteError> {
    written(&named(name, "name")?)
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct ReferenceOptions {
    style: ReferenceStyle,
    heading: Option<String>,
}

/// Reads a context, or the sources of one alone.
fn sources(context: &JsValue) -> Result<Vec<Source>, CiteError> {
    if is_array(context) {
        return given(context, "context");
    }
    given::<Context>(context, "context").map(|context| context.sources)
}

/// The profile of that name, which `path` leads to.
fn named(name: &str, path: &str) -> Result<Profile, CiteError> {
    Profile::named(name).ok_or_else(|| {
        let message = format!("expected one of {}, found another name", Profile::NAMES.join(", "));
        CiteError::invalid_input(path.to_owned(), message)
    })
}

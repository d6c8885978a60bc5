//! An answer as HTML.

use citecore::Verdict;
use citecore_markdown::HtmlOptions;
use serde::Deserialize;
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

use crate::{
    error::CiteError,
    given::{answer, options},
};

#[derive(Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
struct Settings {
    id_prefix: String,
    references: Option<bool>,
    verdicts: Vec<Verdict>,
}

/// The answer as HTML that is safe to insert.
#[wasm_bindgen(js_name = renderHtml)]
pub fn render_html(given: &JsValue, settings: &JsValue) -> Result<String, CiteError> {
    let answer = answer(given)?;
    let Settings { id_prefix, references, verdicts } = options(settings)?;
    let settings = HtmlOptions { id_prefix, references: references.unwrap_or(true), verdicts };
    citecore_markdown::render_html(&answer, &settings).map_err(|error| CiteError::within("options", &error))
}

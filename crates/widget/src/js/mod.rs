//! The bodies of the interface as JavaScript values, field by field.
//!
//! The browser has a JSON parser already. With serde_json and the code that serde derives for every type, the widget
//! was 76 KB heavier than it is with these conversions, 23 KB of that on the wire. They take every type apart without
//! `..`, so that a new field doesn't compile until it is written here, and the tests hold them against what serde_json
//! makes of the same values. Numbers stay numbers: nothing here formats or parses one.

mod field;
pub(crate) mod read;
#[cfg(test)]
mod tests;
mod verdicts;
pub(crate) mod write;

use js_sys::{JSON, JsString};
use wasm_bindgen::JsValue;

use crate::host::property;

/// The value that a JSON text stands for. Errors: what the browser says of a text that isn't JSON.
pub(crate) fn parse(text: &str) -> Result<JsValue, String> {
    JSON::parse(text).map_err(|thrown| message(&thrown))
}

/// The JSON text of a value. Errors: what the browser, or a `toJSON` of the page, says.
pub(crate) fn stringify(value: &JsValue) -> Result<JsString, String> {
    JSON::stringify(value).map_err(|thrown| message(&thrown))
}

fn message(thrown: &JsValue) -> String {
    property(thrown, "message").or(Some(thrown.clone())).and_then(|text| text.as_string()).unwrap_or_default()
}

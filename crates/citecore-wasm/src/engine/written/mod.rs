//! Types of the engine as values of JavaScript.

pub(crate) mod answer;
mod units;
mod value;

use serde::Serialize;
use wasm_bindgen::JsValue;

use crate::error::CiteError;

pub(crate) use value::set;

/// Gives plain objects and arrays, never maps.
pub(crate) fn written<T: Serialize + ?Sized>(value: &T) -> Result<JsValue, CiteError> {
    value
        .serialize(value::Writer)
        .map_err(|value::Unwritable| CiteError::invalid_input(String::new(), "can't be written".to_owned()))
}

//! Values of JavaScript as types of the engine.
//!
//! Written against serde by hand because of three things that no adapter gives: an error names the field by its path, at no
//! cost before there is one; whatever a getter or a proxy does is caught; and the package is 17 KB lighter (Brotli) than with
//! serde-wasm-bindgen's reader under serde_path_to_error.

mod failure;
mod value;

use std::cell::Cell;

use citecore::Answer;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsValue;

use crate::error::CiteError;
use value::Given;
#[cfg(feature = "engine")]
pub(crate) use value::is_array;

/// Values that one argument may consist of; more of them would fill the memory that a page may have.
const MOST_VALUES: u32 = 1 << 24;

/// Reads the argument `name`. What is left out is its type's default where it has one.
pub(crate) fn given<T: DeserializeOwned>(value: &JsValue, name: &str) -> Result<T, CiteError> {
    let left = Cell::new(MOST_VALUES);
    T::deserialize(Given::new(value.clone(), &left)).map_err(|failure| failure.of(name))
}

/// Reads the options of a call; all are their defaults where there are none.
pub(crate) fn options<T: DeserializeOwned + Default>(value: &JsValue) -> Result<T, CiteError> {
    if value.is_undefined() { Ok(T::default()) } else { given(value, "options") }
}

/// Reads an answer whose offsets matter.
pub(crate) fn answer(value: &JsValue) -> Result<Answer, CiteError> {
    given::<Answer>(value, "answer")?.from_utf16().map_err(|error| CiteError::within("answer", &error))
}

//! What JavaScript catches.

use citecore::Error;
use js_sys::Reflect;
use wasm_bindgen::JsValue;

/// An error of the engine, thrown as an `Error` with `name`, `code` and `path`.
#[derive(Debug)]
pub struct CiteError {
    code: &'static str,
    path: Option<String>,
    message: String,
}

impl CiteError {
    pub(crate) fn invalid_input(path: String, message: String) -> Self {
        Error::invalid_input(path, message).into()
    }

    /// An error about a part of the argument `name`.
    pub(crate) fn within(name: &str, error: &Error) -> Self {
        let path = error.path().map_or_else(|| name.to_owned(), |path| format!("{name}.{path}"));
        Self::invalid_input(path, error.message().to_owned())
    }
}

impl From<Error> for CiteError {
    fn from(error: Error) -> Self {
        Self { code: error.code(), path: error.path().map(str::to_owned), message: error.to_string() }
    }
}

impl From<CiteError> for JsValue {
    fn from(error: CiteError) -> Self {
        let thrown = js_sys::Error::new(&error.message);
        thrown.set_name("CiteError");
        let set = |name: &str, value: JsValue| {
            // Setting a property of a fresh object can't fail.
            let _ = Reflect::set(&thrown, &name.into(), &value);
        };
        set("code", error.code.into());
        if let Some(path) = error.path {
            set("path", path.into());
        }
        thrown.into()
    }
}

//! Objects of JavaScript to types of the engine and back.

use citecore::{Context, ReferenceStyle, Source};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use wasm_bindgen::JsValue;

use crate::error::CiteError;

/// A plain object, array or nothing.
pub(crate) type Object = JsValue;

/// Options of `formatReferences`.
#[derive(Deserialize)]
#[serde(default)]
pub(crate) struct ReferenceOptions {
    pub(crate) style: ReferenceStyle,
    pub(crate) heading: String,
}

impl Default for ReferenceOptions {
    fn default() -> Self {
        Self { style: ReferenceStyle::default(), heading: ReferenceStyle::HEADING.to_owned() }
    }
}

/// Reads the argument `name`; options that are left out are their defaults.
pub(crate) fn given<T: DeserializeOwned>(value: Object, name: &str) -> Result<T, CiteError> {
    let value = if value.is_undefined() && name == "options" { js_sys::Object::new().into() } else { value };
    let deserializer = serde_wasm_bindgen::Deserializer::from(value);
    serde_path_to_error::deserialize(deserializer).map_err(|error| {
        let inner = error.path().to_string();
        let path = if inner == "." { name.to_owned() } else { join(name, &inner) };
        CiteError::invalid_input(path, error.inner().to_string())
    })
}

/// `passages` and `[3].score` to `passages[3].score`.
fn join(name: &str, inner: &str) -> String {
    if inner.starts_with('[') { format!("{name}{inner}") } else { format!("{name}.{inner}") }
}

/// Reads a context, or the sources of one alone.
pub(crate) fn sources(context: Object) -> Result<Vec<Source>, CiteError> {
    if js_sys::Array::is_array(&context) {
        return given(context, "context");
    }
    given::<Context>(context, "context").map(|context| context.sources)
}

/// Gives plain objects and arrays, never maps.
pub(crate) fn to_js<T: Serialize>(value: &T) -> Result<Object, CiteError> {
    let serializer = serde_wasm_bindgen::Serializer::json_compatible();
    value.serialize(&serializer).map_err(|error| CiteError::invalid_input(String::new(), error.to_string()))
}

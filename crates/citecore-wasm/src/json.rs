//! JSON within texts, read by the parser that JavaScript has.

use js_sys::{Array, JSON, Object};
use serde_json::{Map, Value};
use wasm_bindgen::{JsCast, JsValue};

use crate::packed::number;

/// How deep JSON may go, as serde_json has it: a value that is read goes as deep into the stack.
const DEPTH: usize = 127;

/// Has the engine read JSON so. For what may come to JSON within a text.
pub(crate) fn read_by_javascript() {
    citecore::read_json_by(|text| value(&JSON::parse(text).ok()?, DEPTH));
}

fn value(given: &JsValue, depth: usize) -> Option<Value> {
    if let Some(text) = given.as_string() {
        return Some(Value::String(text));
    }
    if let Some(given) = given.as_f64() {
        return given.is_finite().then(|| number(given));
    }
    if let Some(truth) = given.as_bool() {
        return Some(Value::Bool(truth));
    }
    if given.is_null() {
        return Some(Value::Null);
    }
    let depth = depth.checked_sub(1)?;
    if Array::is_array(given) {
        let given: &Array = given.unchecked_ref();
        let mut list = Vec::new();
        for place in 0..given.length() {
            list.push(value(&given.get(place), depth)?);
        }
        return Some(Value::Array(list));
    }
    let mut map = Map::new();
    let entries = Object::entries(given.unchecked_ref());
    for place in 0..entries.length() {
        let entry: Array = entries.get(place).unchecked_into();
        map.insert(entry.get(0).as_string()?, value(&entry.get(1), depth)?);
    }
    Some(Value::Object(map))
}

//! JSON within texts, read by the parser that JavaScript has, and packed as what JavaScript hands over.

use std::sync::{Mutex, OnceLock};

use serde_json::Value;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::packed::Unpacker;

#[wasm_bindgen]
extern "C" {
    /// Who reads JSON.
    pub type Reader;

    /// Reads a text, and calls [`given`] with what it is.
    #[wasm_bindgen(method)]
    fn read(this: &Reader, text: &str);
}

// Nothing is dropped at the end of a thread: what sees to that would be downloaded.
static READER: OnceLock<Reader> = OnceLock::new();
static GIVEN: Mutex<Option<Value>> = Mutex::new(None);

/// Has the engine read JSON so.
#[wasm_bindgen]
pub fn read_by(reader: Reader) {
    if READER.set(reader).is_ok() {
        citecore::read_json_by(|text| {
            READER.get()?.read(text);
            GIVEN.lock().ok()?.take()
        });
    }
}

/// Takes in what a text is: a list with the value, or without any where it is no JSON.
#[wasm_bindgen]
pub fn given(request: &[u8]) {
    let value = Unpacker::new(request).value::<Vec<Value>>().pop();
    if let Ok(mut given) = GIVEN.lock() {
        *given = value;
    }
}

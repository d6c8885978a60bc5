//! JSON within texts: what a judge replied, and what indexes keep as a text.

use std::sync::OnceLock;

use serde_json::Value;

/// What reads JSON, where it isn't read here.
static READER: OnceLock<fn(&str) -> Option<Value>> = OnceLock::new();

/// Has all JSON within texts read by a function, which gives none for a text that is none: a browser has a parser already, and another
/// one is a twentieth of what a page downloads. The first function stays. Without the feature `json` (it is a default one), nothing but
/// such a function reads JSON.
///
/// ```
/// citecore::read_json_by(|text| serde_json::from_str(text).ok());
/// ```
pub fn read_json_by(reader: fn(&str) -> Option<Value>) {
    // Who was there first reads the same.
    let _ = READER.set(reader);
}

/// Reads JSON; none where a text is none.
pub(crate) fn parse(text: &str) -> Option<Value> {
    match READER.get() {
        Some(read) => read(text),
        None => own(text),
    }
}

#[cfg(feature = "json")]
fn own(text: &str) -> Option<Value> {
    serde_json::from_str(text).ok()
}

#[cfg(not(feature = "json"))]
fn own(_: &str) -> Option<Value> {
    None
}

//! What a response looks like: to the recognisers, and in words.

use serde_json::Value;

/// So many hits are looked at to recognise a response: the first can be a bad one.
const PEEK: usize = 8;

/// So many keys are named, each by so many characters.
const KEYS: usize = 8;
const KEY_LENGTH: usize = 24;

/// The first hits.
pub(super) fn few(hits: &[Value]) -> &[Value] {
    &hits[..hits.len().min(PEEK)]
}

/// Is one of the first hits like that?
pub(super) fn among(hits: &[Value], like: fn(&Value) -> bool) -> bool {
    few(hits).iter().any(like)
}

/// Are the first hits like that, or are there none?
pub(super) fn none_or_among(hits: &[Value], like: fn(&Value) -> bool) -> bool {
    hits.is_empty() || among(hits, like)
}

/// Has the value a key of that name?
pub(super) fn has(value: &Value, key: &str) -> bool {
    value.get(key).is_some()
}

/// Has the value a key of one of these names?
pub(super) fn has_any(value: &Value, keys: &[&str]) -> bool {
    keys.iter().any(|key| has(value, key))
}

/// A list that holds objects, or nothing.
pub(super) fn objects(hits: &[Value]) -> bool {
    none_or_among(hits, Value::is_object)
}

/// "an object with the keys `foo`, `bar`".
pub(super) fn found(value: &Value) -> String {
    match value {
        Value::Null => "null".to_owned(),
        Value::Bool(_) => "true or false".to_owned(),
        Value::Number(_) => "a number".to_owned(),
        Value::String(text) if text.trim().is_empty() => "an empty text".to_owned(),
        Value::String(text) => joined!("the text ", quoted(text)),
        Value::Array(items) => match items.first() {
            None => "an empty list".to_owned(),
            Some(Value::Array(_)) => "a list of lists".to_owned(),
            Some(item) => joined!("a list that begins with ", found(item)),
        },
        Value::Object(map) => keys(map.keys()),
    }
}

/// An object, told by its keys.
pub(super) fn keys<'a>(keys: impl Iterator<Item = &'a String>) -> String {
    let mut text = String::new();
    for (index, key) in keys.take(KEYS + 1).enumerate() {
        text.push_str(if index == 0 { "an object with the keys " } else { ", " });
        text.push_str(&if index < KEYS { quoted(key) } else { "…".to_owned() });
    }
    if text.is_empty() { "an empty object".to_owned() } else { text }
}

/// Foreign text for a message: short, on one line, unable to end its own quotation.
pub(super) fn quoted(text: &str) -> String {
    let mut short: String = text
        .chars()
        .take(KEY_LENGTH)
        .map(|c| if c.is_control() || c == '`' || is_invisible(c) { '·' } else { c })
        .collect();
    if text.char_indices().nth(KEY_LENGTH).is_some() {
        short.push('…');
    }
    joined!("`", short, "`")
}

/// Marks that turn the direction of what follows, and line ends that are no control characters.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

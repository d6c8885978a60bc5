//! What a response looks like: to the recognisers, and in words.

use serde_json::{Map, Value};

/// So many hits, or choices of a model, are looked at to recognise a response: the first can be a bad one.
pub(super) const PEEK: usize = 8;

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
    let name = match value {
        Value::Null => "null",
        Value::Bool(_) => "true or false",
        Value::Number(_) => "a number",
        Value::String(text) if text.trim().is_empty() => "an empty text",
        Value::String(text) => return joined!("the text ", quoted(text)),
        Value::Array(items) => match items.first() {
            None => "an empty list",
            Some(Value::Array(_)) => "a list of lists",
            Some(item) => return joined!("a list that begins with ", found(item)),
        },
        Value::Object(map) => return keys(&[map]),
    };
    name.to_owned()
}

/// An object, told by its keys; it can be in parts.
pub(super) fn keys(parts: &[&Map<String, Value>]) -> String {
    let (mut text, mut count) = (String::new(), 0);
    for part in parts {
        for key in part.keys() {
            text.push_str(if count == 0 { "an object with the keys " } else { ", " });
            if count == KEYS {
                text.push('…');
                return text;
            }
            text.push_str(&quoted(key));
            count += 1;
        }
    }
    if count == 0 { "an empty object".to_owned() } else { text }
}

/// Foreign text for a message: short, on one line, unable to end its own quotation.
pub(super) fn quoted(text: &str) -> String {
    let mut short = "`".to_owned();
    for (index, c) in text.chars().enumerate() {
        if index == KEY_LENGTH {
            short.push('…');
            break;
        }
        short.push(if c.is_control() || c == '`' || is_invisible(c) { '·' } else { c });
    }
    short.push('`');
    short
}

/// Marks that turn the direction of what follows, and line ends that are no control characters.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

//! Where in a response something stands.

use serde_json::{Map, Value};

use crate::joined::Part;

/// A hit's place, written out only where it has to be told.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place<'a> {
    pub(super) list: &'a str,
    /// None where the hit stands alone.
    pub(super) index: Option<usize>,
}

impl Part for Place<'_> {
    fn add_to(&self, text: &mut String) {
        text.push_str(self.list);
        if let Some(index) = self.index {
            add!(text, "[", index, "]");
        }
    }
}

/// The path of what is under a key.
pub(super) fn below(path: &str, key: &str) -> String {
    if path.is_empty() { key.to_owned() } else { joined!(path, ".", key) }
}

/// What stands at a path of keys, `hits.hits`; the value itself at "".
pub(super) fn at<'a>(value: &'a Value, path: &str) -> Option<&'a Value> {
    if path.is_empty() { Some(value) } else { path.split('.').try_fold(value, |value, key| value.get(key)) }
}

/// The same, to be changed.
pub(super) fn at_mut<'a>(value: &'a mut Value, path: &str) -> Option<&'a mut Value> {
    if path.is_empty() {
        Some(value)
    } else {
        path.split('.').try_fold(value, |value, key| value.get_mut(key))
    }
}

/// What a name stands for in an object: the key itself, else the path that it can be read as, else the key in other letters, as .NET
/// and SQL have them: `Content`.
pub(super) fn named<'a>(map: &'a Map<String, Value>, name: &str) -> Option<&'a Value> {
    let by_path = || {
        let (key, path) = name.split_once('.')?;
        at(map.get(key)?, path)
    };
    let by_letters = || {
        let same = |(key, _): &(&String, &Value)| key.eq_ignore_ascii_case(name);
        map.iter().find(same).map(|(_, value)| value)
    };
    map.get(name).or_else(by_path).or_else(by_letters)
}

/// The first of these paths that a list stands at, with the list.
pub(super) fn first<'a>(value: &'a Value, paths: &[&'static str]) -> Option<(&'static str, &'a [Value])> {
    paths.iter().find_map(|path| Some((*path, list(value, path)?)))
}

/// The list at a path.
pub(super) fn list<'a>(value: &'a Value, path: &str) -> Option<&'a [Value]> {
    at(value, path)?.as_array().map(Vec::as_slice)
}

//! Numbers by text. They are kept in the map that objects of JSON are, which a page that loads the engine has anyway: one of
//! another kind would be 2 KB more for it.

use serde_json::{Map, Value};

/// Texts with an index each.
#[derive(Clone, Debug, Default)]
pub(crate) struct Indexes(Map<String, Value>);

impl Indexes {
    /// The index of a text.
    pub(crate) fn get(&self, text: &str) -> Option<usize> {
        self.0.get(text)?.as_u64().map(|index| index as usize)
    }

    /// Gives a text its index. Gives back whether it had none before.
    pub(crate) fn insert(&mut self, text: String, index: usize) -> bool {
        self.0.insert(text, Value::from(index)).is_none()
    }
}

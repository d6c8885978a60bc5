//! Lists that may come as one text with commas, as from the environment.

use std::fmt;

use serde::{
    Deserializer,
    de::{SeqAccess, Visitor},
};

/// Reads a list of texts.
pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<String>, D::Error> {
    deserializer.deserialize_any(ListVisitor)
}

struct ListVisitor;

impl<'de> Visitor<'de> for ListVisitor {
    type Value = Vec<String>;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a list of texts, or one text with commas")
    }

    fn visit_str<E>(self, text: &str) -> Result<Self::Value, E> {
        Ok(text.split(',').map(str::trim).filter(|part| !part.is_empty()).map(str::to_owned).collect())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut sequence: A) -> Result<Self::Value, A::Error> {
        let mut list = Vec::new();
        while let Some(text) = sequence.next_element()? {
            list.push(text);
        }
        Ok(list)
    }
}

//! Numbers by name, an object in JSON. They are a list here: there are few of them, and a map of their own would be a KB of a page
//! that loads the engine.

use std::fmt;

use serde::{
    Deserializer, Serializer,
    de::{MapAccess, Visitor},
};

pub(super) fn serialize<S: Serializer>(numbers: &[(String, f64)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(numbers.iter().map(|(name, number)| (name, number)))
}

pub(super) fn deserialize<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Vec<(String, f64)>, D::Error> {
    deserializer.deserialize_map(ByName)
}

struct ByName;

impl<'de> Visitor<'de> for ByName {
    type Value = Vec<(String, f64)>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("names with a number each")
    }

    fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Self::Value, M::Error> {
        let mut numbers = Vec::new();
        while let Some(entry) = map.next_entry()? {
            numbers.push(entry);
        }
        Ok(numbers)
    }
}

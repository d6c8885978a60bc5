//! Counts by name, for traces.

use std::fmt;

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{MapAccess, Visitor},
};

/// After so many names, what else comes counts as one: it bounds the work that a very long list of passages makes.
const MOST_NAMES: usize = 200;
/// What the rest is called.
const REST: &str = "others";

/// Names with a count each, in the order in which they came.
///
/// ```
/// use citecore::Counts;
///
/// let mut counts = Counts::default();
/// counts.add("EPR", 2);
/// counts.add("EPR", 1);
/// assert_eq!(counts.get("EPR"), 3);
/// assert_eq!(counts.get("World Bank"), 0);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts(Vec<(String, u64)>);

impl Counts {
    /// Adds to the count of a name. Beyond two hundred names, new ones are counted as "others".
    pub fn add(&mut self, name: &str, count: u64) {
        let place = |counts: &Self, name: &str| counts.0.iter().position(|(known, _)| known == name);
        let name = if self.0.len() >= MOST_NAMES && place(self, name).is_none() { REST } else { name };
        match place(self, name) {
            Some(at) => self.0[at].1 = self.0[at].1.saturating_add(count),
            None => self.0.push((name.to_owned(), count)),
        }
    }

    /// The count of a name; 0 where it never came.
    pub fn get(&self, name: &str) -> u64 {
        self.iter().find(|(known, _)| *known == name).map_or(0, |(_, count)| count)
    }

    /// Names and counts.
    pub fn iter(&self) -> impl Iterator<Item = (&str, u64)> {
        self.0.iter().map(|(name, count)| (name.as_str(), *count))
    }

    /// Was nothing counted?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Serialize for Counts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de> Deserialize<'de> for Counts {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct InOrder;

        impl<'de> Visitor<'de> for InOrder {
            type Value = Counts;

            fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
                formatter.write_str("names with a count each")
            }

            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Counts, M::Error> {
                let mut counts = Counts::default();
                while let Some((name, count)) = map.next_entry::<String, u64>()? {
                    counts.add(&name, count);
                }
                Ok(counts)
            }
        }

        deserializer.deserialize_map(InOrder)
    }
}

#[cfg(test)]
mod tests {
    use super::Counts;

    #[test]
    fn the_order_of_names_outlives_json() {
        let mut counts = Counts::default();
        for (count, name) in (1..).zip(["World Bank", "EPR", "Annual report"]) {
            counts.add(name, count);
        }
        let written = serde_json::to_string(&counts).unwrap();
        assert_eq!(written, r#"{"World Bank":1,"EPR":2,"Annual report":3}"#);
        assert_eq!(serde_json::from_str::<Counts>(&written).unwrap(), counts);
    }
}

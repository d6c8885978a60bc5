//! A hit: the objects that include its entries, what its fields are found in, what is left of it.

use serde_json::{Map, Value};

use super::{
    fields::{Field, Fields},
    path::{at, at_mut, named},
    scale::Scale,
    value::{self, address, copied, number},
};
use crate::{find, json::parse, words::lowercase};

/// What an engine's hits look like.
pub(super) struct Layout {
    /// Paths to the objects in a hit that include entries of it, beside the hit itself and the `metadata` of each.
    pub(super) parts: &'static [&'static str],
    /// Paths to the score, the better one first, and what it says.
    pub(super) score: &'static [(&'static str, Scale)],
    /// Names that the engine has for fields, which come before the usual ones.
    pub(super) names: &'static [(Field, &'static [&'static str])],
    /// What its texts are.
    pub(super) text: Form,
    /// How a url is read; none where it isn't one for readers.
    pub(super) url: fn(&Value) -> Option<String>,
}

/// What the texts of an engine are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// Plain text or Markdown.
    Plain,
    /// HTML, of which the reader sees the text.
    Html,
    /// With `[Source: …]` and `[Page N]` in it.
    Marked,
}

impl Layout {
    /// All entries in the hit itself, under their usual names, without a score.
    pub(super) const FLAT: Self =
        Self { parts: &[], score: &[], names: &[], text: Form::Plain, url: address };

    fn own_names(&self, field: Field) -> &'static [&'static str] {
        self.names.iter().find(|(other, _)| *other == field).map_or(&[], |(_, names)| names)
    }
}

/// What `metadata` is called, tables of LangChain's and LlamaIndex's and hits of Vectara and OpenAI included.
const METADATA: [&str; 8] = [
    "metadata",
    "cmetadata",
    "langchain_metadata",
    "metadata_",
    "content_metadata",
    "meta",
    "document_metadata",
    "attributes",
];

/// Objects within what goes to the metadata are looked into so deep for entries that became fields.
const DEEPEST: usize = 8;

/// A hit whose metadata is JSON in a text, as columns and indexes without objects have it, with the object in its place. None where it
/// has none.
pub(super) fn unpacked(value: &Value, layout: &Layout) -> Option<Value> {
    let mut hit: Option<Value> = None;
    for path in [""].iter().chain(layout.parts) {
        for name in METADATA {
            let text = at(value, path).and_then(|part| part.get(name)?.as_str());
            let metadata = text.filter(|text| text.trim_start().starts_with('{')).and_then(parse);
            if let Some(metadata) = metadata.filter(Value::is_object)
                && let Some(part) = at_mut(hit.get_or_insert_with(|| copied(value)), path)
            {
                part[name] = metadata;
            }
        }
    }
    hit
}

/// A hit, from which fields are taken.
pub(super) struct Hit<'a> {
    /// Names that the index has for fields.
    pub(super) fields: &'a Fields,
    pub(super) layout: &'static Layout,
    /// The hit itself, then what it holds. What stands in two is that of the first.
    parts: Vec<&'a Map<String, Value>>,
    /// So many of the parts are the hit's own; the others are those of what it was found in.
    own: usize,
    taken: Vec<&'a Value>,
    /// Something was taken out of an object that is none of the parts.
    deep: bool,
}

impl<'a> Hit<'a> {
    /// None where the value is no object.
    pub(super) fn new(value: &'a Value, fields: &'a Fields, layout: &'static Layout) -> Option<Self> {
        let mut hit = Self { fields, layout, parts: Vec::new(), own: 0, taken: Vec::new(), deep: false };
        hit.include(value);
        (hit.own > 0).then_some(hit)
    }

    /// Adds an object that holds entries of the hit, before it is lent anything.
    pub(super) fn include(&mut self, value: &'a Value) {
        self.lend(value);
        self.own = self.parts.len();
    }

    /// Does a text stand where its own is looked for?
    pub(super) fn has_text(&mut self) -> bool {
        self.take(Field::Text, |value| value::text(value).map(drop)).is_some()
    }

    /// Lends the hit what it was found in: fields that it lacks are looked for there, but for its text and its embedding, and
    /// what is no field stays where it is, or each hit of many would have a copy.
    pub(super) fn lend(&mut self, value: &'a Value) {
        let Some(map) = value.as_object() else { return };
        self.add(map);
        for path in self.layout.parts {
            if let Some(part) = named(map, path).and_then(Value::as_object) {
                self.add(part);
            }
        }
    }

    fn add(&mut self, part: &'a Map<String, Value>) {
        self.parts.push(part);
        for name in METADATA {
            if let Some(metadata) = part.get(name).and_then(Value::as_object) {
                self.parts.push(metadata);
            }
        }
    }

    /// What stands in the hit, at every place where fields are looked for.
    pub(super) fn own(&self) -> &[&'a Map<String, Value>] {
        &self.parts[..self.own]
    }

    /// Takes a field: the first of its names that `read` can make something of.
    pub(super) fn take<T>(&mut self, field: Field, read: impl Fn(&'a Value) -> Option<T>) -> Option<T> {
        let mut found = None;
        self.take_fitting(field, &mut |value| {
            found = read(value);
            found.is_some()
        });
        found
    }

    fn take_fitting(&mut self, field: Field, fits: &mut dyn FnMut(&'a Value) -> bool) {
        let lent = !matches!(field, Field::Text | Field::Embedding);
        match self.fields.named(field) {
            Some(name) => self.find(lent, &[&[name]], fits),
            None => self.find(lent, &[self.layout.own_names(field), field.usual()], fits),
        };
    }

    /// Takes what a name or path stands for, if it fits.
    pub(super) fn take_named(&mut self, name: &str, fits: fn(&Value) -> bool) -> Option<&'a Value> {
        self.find(false, &[&[name]], &mut |value| fits(value))
    }

    /// Takes the score, and what it says. Only the hit itself has one: what is called a score in the metadata can be anything.
    pub(super) fn take_score(&mut self) -> Option<(&'a Value, Scale)> {
        let layout = self.layout;
        if let Some(name) = &self.fields.score {
            let known = layout.score.iter().find(|(path, _)| path == name).map(|(_, scale)| *scale);
            let says =
                if find::holds(&lowercase(name), "dist") { Scale::Distance } else { Scale::Similarity };
            return self.take_named(name, is_number).map(|value| (value, known.unwrap_or(says)));
        }
        let hit = *self.parts.first()?;
        let (value, scale) = layout.score.iter().find_map(|(path, scale)| {
            named(hit, path).filter(|value| is_number(value)).map(|value| (value, *scale))
        })?;
        self.taken.push(value);
        Some((value, scale))
    }

    /// Takes the first value under one of the names that fits, all names of a part before those of the next. Not generic, since
    /// every field has its own way of reading, and each would be compiled anew.
    fn find(
        &mut self,
        lent: bool,
        names: &[&[&str]],
        fits: &mut dyn FnMut(&'a Value) -> bool,
    ) -> Option<&'a Value> {
        let count = if lent { self.parts.len() } else { self.own };
        for part in &self.parts[..count] {
            for name in names.iter().copied().flatten() {
                let value = named(part, name).or_else(|| flattened(part, name));
                if let Some(value) = value.filter(|value| fits(value)) {
                    self.deep |= !part.contains_key(*name);
                    self.taken.push(value);
                    return Some(value);
                }
            }
        }
        None
    }

    /// What the hit knows beside its fields. Texts that `is_field` are fields under another name.
    pub(super) fn into_metadata(self, is_field: impl Fn(&str) -> bool) -> Map<String, Value> {
        let mut metadata = Map::new();
        for part in self.own() {
            for (key, value) in *part {
                if metadata.contains_key(key) || self.is_part(value) || value.as_str().is_some_and(&is_field)
                {
                    continue;
                }
                if let Some(value) = self.left(value, DEEPEST) {
                    metadata.insert(key.clone(), value);
                }
            }
        }
        metadata
    }

    fn is_part(&self, value: &Value) -> bool {
        let object = match value {
            Value::Array(items) if items.len() == 1 => items[0].as_object(),
            value => value.as_object(),
        };
        object.is_some_and(|map| self.parts.iter().any(|part| std::ptr::eq(*part, map)))
    }

    /// The value without what was taken; none where that is all of it.
    fn left(&self, value: &Value, depth: usize) -> Option<Value> {
        if value.is_null() || self.is_taken(value) {
            return None;
        }
        match value {
            Value::Object(map) if depth > 0 && self.deep => {
                let mut left = Map::new();
                for (key, value) in map {
                    if let Some(value) = self.left(value, depth - 1) {
                        left.insert(key.clone(), value);
                    }
                }
                (!left.is_empty()).then_some(Value::Object(left))
            }
            _ => Some(copied(value)),
        }
    }

    fn is_taken(&self, value: &Value) -> bool {
        self.taken.iter().any(|taken| std::ptr::eq(*taken, value))
    }
}

/// What stands in the metadata under a name, where its path is one key, as Elasticsearch's `fields` have it: `metadata.title`.
fn flattened<'a>(part: &'a Map<String, Value>, name: &str) -> Option<&'a Value> {
    let is_it = |key: &str| {
        let (owner, rest) = key.split_once('.')?;
        (rest == name && METADATA.contains(&owner)).then_some(())
    };
    part.iter().find(|(key, _)| is_it(key).is_some()).map(|(_, value)| value)
}

fn is_number(value: &Value) -> bool {
    number(value).is_some()
}

//! Passages, sources and references as interfaces write them: one shape with more or fewer fields, read
//! in one place.

use std::sync::Arc;

use serde::Deserialize;
use serde_json::{Map, Value};

use crate::{
    passage::Passage,
    references::Reference,
    source::{Relevance, Source},
};

/// All the fields that any of the three has. One that is null isn't there.
#[derive(Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(crate) struct Record {
    text: Option<String>,
    id: Option<String>,
    title: Option<String>,
    url: Option<String>,
    score: Option<f64>,
    source: Option<String>,
    year: Option<i32>,
    page: Option<u32>,
    updated: Option<String>,
    embedding: Option<Vec<f32>>,
    metadata: Option<Map<String, Value>>,
    number: Option<usize>,
    relevance: Option<Relevance>,
    original: Option<usize>,
    occurrences: Option<usize>,
    passages: Option<Vec<Source>>,
}

impl TryFrom<Record> for Passage {
    type Error = &'static str;

    fn try_from(record: Record) -> Result<Self, Self::Error> {
        Ok(Self {
            text: record.text.ok_or("missing field `text`")?,
            id: record.id,
            title: record.title,
            url: record.url,
            score: record.score,
            source: record.source,
            year: record.year,
            page: record.page,
            updated: record.updated,
            embedding: record.embedding,
            metadata: record.metadata.unwrap_or_default(),
        })
    }
}

impl TryFrom<Record> for Source {
    type Error = &'static str;

    fn try_from(record: Record) -> Result<Self, Self::Error> {
        Ok(Self {
            number: record.number.ok_or("missing field `number`")?,
            relevance: record.relevance,
            passage: Arc::new(record.try_into()?),
        })
    }
}

impl TryFrom<Record> for Reference {
    type Error = &'static str;

    fn try_from(mut record: Record) -> Result<Self, Self::Error> {
        Ok(Self {
            number: record.number.ok_or("missing field `number`")?,
            original: record.original.ok_or("missing field `original`")?,
            relevance: record.relevance,
            occurrences: record.occurrences.unwrap_or_default(),
            passages: record.passages.take().unwrap_or_default(),
            passage: Arc::new(record.try_into()?),
        })
    }
}

//! Passages of citecore's own form, or anything so much like them that it has its texts under a usual name.

use serde_json::Value;

use super::{Engine, Row};
use crate::read::{
    fields::{Field, Fields},
    hit::Layout,
    path::{first, named},
    reader::Reader,
    scale::Scale,
    shape::{few, objects},
    value::text,
};

pub(super) static ROW: Row = Row {
    engine: Engine::Passages,
    name: "passages",
    looks: "the list of passages (or `passages`)",
    recognises: |response, fields| {
        passages(response)
            .is_some_and(|(_, hits)| hits.is_empty() || few(hits).iter().any(|hit| has_text(hit, fields)))
    },
    read,
};

const LAYOUT: Layout = Layout { parts: &["document"], score: SCORES, ..Layout::FLAT };

/// What the hits of other engines call their score, where their list is handed over: Cohere, Meilisearch, turbopuffer, Weaviate,
/// Milvus.
const SCORES: &[(&str, Scale)] = &[
    ("score", Scale::Own),
    ("relevance_score", Scale::Similarity),
    ("_rankingScore", Scale::Similarity),
    ("_score", Scale::Score),
    ("distance", Scale::CalledDistance),
    ("$dist", Scale::Distance),
    ("_additional.score", Scale::Score),
    ("_additional.certainty", Scale::Similarity),
    ("_additional.distance", Scale::Distance),
];

fn passages(response: &Value) -> Option<(&'static str, &[Value])> {
    first(response, &["", "passages", "data"])
}

fn has_text(hit: &Value, fields: &Fields) -> bool {
    let is_text = |value: &Value| value.is_string() || text(value).is_some();
    let has = |name| hit.as_object().and_then(|map| named(map, name)).is_some_and(is_text);
    match &fields.text {
        Some(name) => has(name),
        None => Field::Text.usual().iter().any(|name| has(name)),
    }
}

fn read(response: &Value, reader: &mut Reader<'_>) -> Option<()> {
    let (place, hits) = passages(response).filter(|(_, hits)| objects(hits))?;
    reader.list(place, hits, &LAYOUT);
    Some(())
}

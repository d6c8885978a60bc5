//! Azure Cosmos DB for MongoDB: a `document` beside its `similarityScore`.

use serde_json::Value;

use super::{Engine, Row, mongodb};
use crate::read::{
    hit::Layout,
    reader::Reader,
    scale::Scale,
    shape::{among, has},
};

pub(super) static ROW: Row = Row {
    engine: Engine::CosmosMongo,
    name: "cosmos-mongo",
    looks: "the list of documents (or `documents`, or `cursor.firstBatch`)",
    recognises: |response, _| {
        let is_ours = |hit: &Value| {
            hit.get("document").is_some_and(Value::is_object) && SCORES.iter().any(|(name, _)| has(hit, name))
        };
        mongodb::documents(response).is_some_and(|(_, hits)| among(hits, is_ours))
    },
    read,
};

const SCORES: &[(&str, Scale)] =
    &[("similarityScore", Scale::Similarity), ("searchScore", Scale::Score), ("score", Scale::Score)];

const LAYOUT: Layout = Layout { parts: &["document"], score: SCORES, ..Layout::FLAT };

fn read(response: &Value, reader: &mut Reader<'_>) -> Option<()> {
    reader.first(response, &mongodb::PLACES, &LAYOUT)
}

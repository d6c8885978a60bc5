//! MongoDB Atlas: documents with an `_id`, and the score under the name that the pipeline projects it to.

use serde_json::Value;

use super::{Engine, Row};
use crate::read::{
    hit::Layout,
    path::first,
    reader::Reader,
    scale::Scale,
    shape::{among, has, none_or_among, objects},
};

pub(super) static ROW: Row = Row {
    engine: Engine::MongoDb,
    name: "mongodb",
    looks: "the list of documents (or `documents`, or `cursor.firstBatch`)",
    recognises: |response, _| {
        let is_ours = |hit: &Value| has(hit, "_id");
        documents(response).is_some_and(|(place, hits)| {
            if place.is_empty() { among(hits, is_ours) } else { none_or_among(hits, is_ours) }
        })
    },
    read,
};

const LAYOUT: Layout = Layout {
    // Where the pipeline projects `$$ROOT`.
    parts: &["document"],
    score: &[
        ("score", Scale::Score),
        ("vectorSearchScore", Scale::Similarity),
        ("searchScore", Scale::Score),
        ("search_score", Scale::Score),
        ("similarity", Scale::Similarity),
        ("similarityScore", Scale::Similarity),
    ],
    ..Layout::FLAT
};

/// Where drivers, its Data API and the server itself have the documents.
pub(super) const PLACES: [&str; 3] = ["", "documents", "cursor.firstBatch"];

/// The documents with their place.
pub(super) fn documents(response: &Value) -> Option<(&'static str, &[Value])> {
    first(response, &PLACES).filter(|(_, hits)| objects(hits))
}

fn read(response: &Value, reader: &mut Reader<'_>) -> Option<()> {
    reader.first(response, &PLACES, &LAYOUT)
}

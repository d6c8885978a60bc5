//! Azure AI Search: `value`, with figures under `@search.…`; its JavaScript client has them beside a `document`.

use serde_json::Value;

use super::{Engine, Row};
use crate::read::{
    fields::Field,
    hit::Layout,
    path::list,
    reader::Reader,
    scale::Scale,
    shape::{among, has, none_or_among},
};

/// What a semantic ranker gives at most.
const BEST_RANK: f64 = 4.0;

pub(super) static ROW: Row = Row {
    engine: Engine::AzureSearch,
    name: "azure-search",
    looks: "an object with `value`, or the list of documents",
    recognises: |response, _| {
        let is_ours = |hit: &Value| {
            has(hit, "@search.score")
                || (has(hit, "score") && hit.get("document").is_some_and(Value::is_object))
        };
        let is_response = |map: &serde_json::Map<String, Value>| {
            map.keys().any(|key| key.starts_with("@odata.") || key.starts_with("@search."))
        };
        match list(response, "value") {
            Some(hits) => none_or_among(hits, is_ours) || response.as_object().is_some_and(is_response),
            None => response.as_array().is_some_and(|hits| among(hits, is_ours)),
        }
    },
    read,
};

const LAYOUT: Layout = Layout {
    parts: &["document"],
    score: &[
        ("@search.rerankerScore", Scale::OutOf(BEST_RANK)),
        ("@search.reranker_score", Scale::OutOf(BEST_RANK)),
        ("rerankerScore", Scale::OutOf(BEST_RANK)),
        ("@search.score", Scale::Best),
        ("score", Scale::Best),
    ],
    // The key that its import wizard gives to a chunk.
    names: &[(Field::Id, &["id", "chunk_id"])],
    ..Layout::FLAT
};

fn read(response: &Value, reader: &mut Reader<'_>) -> Option<()> {
    reader.first(response, &["value", ""], &LAYOUT)
}

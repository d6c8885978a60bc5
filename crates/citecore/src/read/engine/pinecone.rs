//! Pinecone: `matches` of vectors with `metadata`, or `result.hits` of records with `fields`.

use serde_json::Value;

use super::{Engine, Row};
use crate::read::{
    fields::Field,
    hit::Layout,
    path::list,
    reader::Reader,
    scale::Scale,
    shape::{among, has, has_any, none_or_among, objects},
};

pub(super) static ROW: Row = Row {
    engine: Engine::Pinecone,
    name: "pinecone",
    looks: "an object with `matches`, or with `result.hits`, or the list of matches",
    recognises: |response, _| {
        let is_record = |hit: &Value| has_any(hit, &["fields", "_score"]);
        let is_listed = |hit: &Value| is_match(hit) || has(hit, "fields") && has(hit, "_score");
        list(response, "matches").is_some_and(objects)
            || list(response, "result.hits").is_some_and(|hits| none_or_among(hits, is_record))
            || list(response, "results").is_some_and(|all| among(all, |one| list(one, "matches").is_some()))
            || list(response, "").is_some_and(|hits| among(hits, is_listed))
    },
    read,
};

/// A match of a vector. Newer clients leave out its values; what else has an id and a score has its text beside them.
fn is_match(hit: &Value) -> bool {
    let has_text = Field::Text.usual().iter().any(|name| has(hit, name));
    let tells =
        has(hit, "values") || has(hit, "metadata") && !has_text && !has_any(hit, &["payload", "node"]);
    has(hit, "id") && has(hit, "score") && tells
}

const LAYOUT: Layout = Layout {
    parts: &["fields"],
    score: &[("score", Scale::ByMetric), ("_score", Scale::ByMetric)],
    names: &[(Field::Embedding, &["values"])],
    ..Layout::FLAT
};

fn read(response: &Value, reader: &mut Reader<'_>) -> Option<()> {
    if let Some(results) = list(response, "results").filter(|all| among(all, |one| has(one, "matches"))) {
        for (index, one) in results.iter().enumerate() {
            let place = joined!("results[", index, "].matches");
            reader.next_search(None);
            reader.list(&place, list(one, "matches").unwrap_or_default(), &LAYOUT);
        }
        return Some(());
    }
    reader.first(response, &["matches", "result.hits", ""], &LAYOUT)
}

//! Rows of a database, as its drivers and gateways hand them out.

use serde_json::Value;

use crate::read::{
    path::first,
    scale::Scale,
    shape::{few, has, objects},
};

/// Where rows are: node-postgres has them in `rows`, mssql in `recordset`, Supabase in `data`, Data API builder in `value`.
pub(super) const PLACES: [&str; 5] = ["", "rows", "recordset", "data", "value"];

/// Names that a query gives to the distance or the similarity that it computes.
pub(super) const SCORES: &[(&str, Scale)] = &[
    ("similarity", Scale::Similarity),
    ("similarity_score", Scale::Similarity),
    ("cosine_similarity", Scale::Similarity),
    ("score", Scale::Score),
    ("distance", Scale::Distance),
    ("cosine_distance", Scale::Distance),
    ("vector_distance", Scale::Distance),
    ("_distance", Scale::Distance),
];

/// The rows with their place.
fn rows(response: &Value) -> Option<(&'static str, &[Value])> {
    // mssql has a list of lists where a query has several results.
    first(response, &PLACES).filter(|(_, rows)| objects(rows))
}

/// A row that was found by its nearness.
fn is_near(row: &Value) -> bool {
    let mut names = SCORES.iter().filter(|(name, _)| *name != "score");
    names.any(|(name, _)| has(row, name))
}

/// Are they rows that were found by their nearness, and that are `like`?
pub(super) fn near_rows(response: &Value, like: fn(&Value) -> bool) -> bool {
    rows(response).is_some_and(|(_, rows)| few(rows).iter().any(|row| is_near(row) && like(row)))
}

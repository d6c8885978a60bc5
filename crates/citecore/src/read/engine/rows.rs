//! Rows of a database, as its drivers and gateways hand them out.

use serde_json::Value;

use crate::read::{
    hit::Layout,
    path::{first, named},
    reader::Reader,
    scale::Scale,
    shape::{few, objects},
    value::number,
};

/// Where rows are: node-postgres has them in `rows`, mssql in `recordset`, Supabase in `data`, Data API builder in `value`.
const PLACES: [&str; 5] = ["", "rows", "recordset", "data", "value"];

/// Where only a database's drivers have them.
const DRIVERS: [&str; 2] = ["rows", "recordset"];

const LAYOUT: Layout = Layout { score: SCORES, ..Layout::FLAT };

/// Names that a query gives to the distance or the similarity that it computes.
const SCORES: &[(&str, Scale)] = &[
    ("similarity", Scale::Similarity),
    ("similarity_score", Scale::Similarity),
    ("cosine_similarity", Scale::Similarity),
    ("score", Scale::Score),
    (DISTANCE, Scale::Distance),
    ("cosine_distance", Scale::Cosine),
    ("vector_distance", Scale::Distance),
    ("_distance", Scale::Distance),
];

const DISTANCE: &str = "distance";

/// The rows with their place.
fn rows(response: &Value) -> Option<(&'static str, &[Value])> {
    // mssql has a list of lists where a query has several results.
    first(response, &PLACES).filter(|(_, rows)| objects(rows))
}

/// A row that was found by its nearness.
fn is_near(row: &Value) -> bool {
    let mut names = SCORES.iter().filter(|(name, _)| *name != "score");
    row.as_object().is_some_and(|row| names.any(|(name, _)| named(row, name).is_some()))
}

/// Are they rows that were found by their nearness, and that are `like`? Where nothing but a `distance` tells that they are a database's,
/// it may not fall from one to the next: Milvus calls a similarity one.
pub(super) fn near_rows(response: &Value, like: fn(&Value) -> bool) -> bool {
    rows(response).is_some_and(|(place, rows)| {
        few(rows).iter().any(|row| is_near(row) && like(row)) && (DRIVERS.contains(&place) || !falls(rows))
    })
}

/// So many distances that fall, and none that rises, are similarities.
const SURELY: usize = 3;

fn falls(rows: &[Value]) -> bool {
    let figure = |row: &Value| number(named(row.as_object()?, DISTANCE)?);
    let figures: Vec<f64> = few(rows).iter().map_while(figure).collect();
    figures.len() >= SURELY
        && figures.is_sorted_by(|one, next| one >= next)
        && figures.first() > figures.last()
}

/// Reads the rows. None where there are none in any of the places.
pub(super) fn read(response: &Value, reader: &mut Reader<'_>) -> Option<()> {
    reader.first(response, &PLACES, &LAYOUT)
}

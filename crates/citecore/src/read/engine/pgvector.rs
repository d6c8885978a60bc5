//! PostgreSQL with pgvector: rows with a `distance` or a `similarity`, much of them in a `metadata` of JSON.

use serde_json::Value;

use super::{Engine, Row, rows};
use crate::read::{
    hit::Layout,
    reader::Reader,
    shape::{has, has_any, objects},
};

pub(super) static ROW: Row = Row {
    engine: Engine::Pgvector,
    name: "pgvector",
    looks: "the rows (a list, or `rows` or `data`)",
    recognises: |response, _| {
        let is_ours = |row: &Value| {
            ["metadata", "cmetadata"].iter().any(|name| row.get(name).is_some_and(Value::is_object))
                || has(row, "similarity")
        };
        let is_result = |rows: &str, beside: &[&str]| {
            let rows = response.get(rows).and_then(Value::as_array);
            rows.is_some_and(|rows| rows.is_empty()) && has_any(response, beside)
        };
        rows::near_rows(response, is_ours)
            || (has_any(response, &["rowCount", "command"])
                && response.get("rows").and_then(Value::as_array).is_some_and(|rows| objects(rows)))
            || is_result("data", &["error", "status"])
    },
    read,
};

const LAYOUT: Layout = Layout { score: rows::SCORES, ..Layout::FLAT };

fn read(response: &Value, reader: &mut Reader<'_>) -> Option<()> {
    reader.first(response, &rows::PLACES, &LAYOUT)
}

//! Azure SQL and SQL Server: rows with the `distance` that `VECTOR_DISTANCE` computes.

use serde_json::Value;

use super::{Engine, Row, rows};
use crate::read::{hit::Layout, path::list, reader::Reader, shape::objects};

pub(super) static ROW: Row = Row {
    engine: Engine::AzureSql,
    name: "azure-sql",
    looks: "the rows (a list, or `recordset` or `rows`)",
    recognises: |response, _| {
        rows::near_rows(response, |_| true) || list(response, "recordset").is_some_and(objects)
    },
    read,
};

const LAYOUT: Layout = Layout { score: rows::SCORES, ..Layout::FLAT };

fn read(response: &Value, reader: &mut Reader<'_>) -> Option<()> {
    reader.first(response, &rows::PLACES, &LAYOUT)
}

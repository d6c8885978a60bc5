//! Azure SQL and SQL Server: rows with the `distance` that `VECTOR_DISTANCE` computes.

use super::{Engine, Row, rows};
use crate::read::{path::list, shape::objects};

pub(super) static ROW: Row = Row {
    engine: Engine::AzureSql,
    name: "azure-sql",
    looks: "the rows (a list, or `recordset` or `rows`)",
    recognises: |response, _| {
        rows::near_rows(response, |_| true) || list(response, "recordset").is_some_and(objects)
    },
    read: rows::read,
};

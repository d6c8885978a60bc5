//! PostgreSQL with pgvector: rows with a `distance` or a `similarity`, much of them in a `metadata` of JSON.

use serde_json::Value;

use super::{Engine, Row, rows};
use crate::read::{
    path::list,
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
        rows::near_rows(response, is_ours)
            || has_any(response, &["rowCount", "command"]) && list(response, "rows").is_some_and(objects)
            || has_any(response, &["error", "status"]) && list(response, "data").is_some_and(<[_]>::is_empty)
    },
    read: rows::read,
};

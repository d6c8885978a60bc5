//! The tables of `tests/cases`, for those who hold the engine against them.

#![allow(
    clippy::unwrap_used,
    dead_code,
    reason = "they are the repository's own; not all of this is for each"
)]

use std::{fs, path::PathBuf};

use serde::de::DeserializeOwned;

/// Where a file of the folder is.
pub(crate) fn path(file: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../tests/cases").join(file)
}

/// What a file of JSON has.
pub(crate) fn read<Table: DeserializeOwned>(file: &str) -> Table {
    serde_json::from_str(&fs::read_to_string(path(file)).unwrap()).unwrap()
}

/// Fails with all cases that aren't as they should, not only with the first.
pub(crate) fn none_fails(failures: Vec<String>) {
    assert!(failures.is_empty(), "{} cases fail:\n{}", failures.len(), failures.join("\n"));
}

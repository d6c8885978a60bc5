//! schemathesis, which scans an interface from its OpenAPI document.

use std::path::PathBuf;

use anyhow::Result;

use super::python::{self, Program};

/// At its version: another one has other checks.
const SCHEMATHESIS: Program = Program { name: "schemathesis", package: "schemathesis", version: "4.32.5" };

/// Finds it, or installs it. Error: as that of [`python::find`].
pub(crate) fn ensure() -> Result<PathBuf> {
    python::find(&SCHEMATHESIS)
}

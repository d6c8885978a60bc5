//! What a package tells of itself beside its README: the pages, and the API reference that TypeDoc writes out of the sources.

use std::{fs, path::Path};

use anyhow::{Context, Result};

use crate::{files, paths, run};

/// Where they are, in the sources and in the package.
const DOCS: &str = "docs";

/// Writes them into `docs`.
pub(super) fn write(package: &Path) -> Result<()> {
    let docs = package.join(DOCS);
    // TypeDoc empties the folder that it writes into.
    let mut typedoc = run::command("node");
    typedoc.arg("node_modules/typedoc/bin/typedoc").arg("--out").arg(&docs);
    run::must("writing the API reference", typedoc.current_dir(paths::npm_reference()))?;
    fs::metadata(docs.join("api.md")).context("TypeDoc wrote no api.md")?;
    files::copy_all(&paths::npm_source().join(DOCS), &docs)
}

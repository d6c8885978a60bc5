//! schemathesis, which scans an interface from its OpenAPI document. It is a Python program, in a folder of its own.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};

use crate::{paths, run, version};

/// Its version: another one has other checks.
const VERSION: &str = "4.32.5";

/// Finds it, or installs it. Error: Python or its module `venv` is missing, and what to install.
pub(crate) fn ensure() -> Result<PathBuf> {
    let folder = paths::tools().join("schemathesis");
    let bin = folder.join(if cfg!(windows) { "Scripts" } else { "bin" });
    let program = bin.join("schemathesis");
    let path = program.to_string_lossy();
    if run::ask(&path, &["--version"]).is_some_and(|output| version::printed(&output) == Some(VERSION)) {
        return Ok(program);
    }
    let Some(python) = paths::find_program(&["python3", "python"]) else {
        bail!(
            "python3 is missing: install Python 3.10 or newer (Debian and Ubuntu: apt-get install python3-venv)"
        );
    };
    run::must(
        "making a place for schemathesis",
        run::command(python).args(["-m", "venv", "--clear"]).arg(&folder),
    )
    .context("Debian and Ubuntu have the module venv apart: apt-get install python3-venv")?;
    let mut pip = run::command(bin.join("python"));
    pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]);
    run::must("installing schemathesis", pip.arg(format!("schemathesis=={VERSION}")))?;
    Ok(program)
}

//! Programs in Python, each with its packages in a folder of its own.

use std::path::PathBuf;

use anyhow::{Context, Result, bail, ensure};

use crate::{paths, run};

/// A program, and the package that it comes with.
pub(super) struct Program {
    pub(super) name: &'static str,
    /// As pip knows it: `litellm[proxy]`.
    pub(super) package: &'static str,
    pub(super) version: &'static str,
}

/// Finds it, or installs it. Error: Python or its module `venv` is missing, and what to install.
pub(super) fn find(Program { name, package, version }: &Program) -> Result<PathBuf> {
    let folder = paths::tools().join(format!("{name}-{version}"));
    let bin = folder.join(if cfg!(windows) { "Scripts" } else { "bin" });
    let program = bin.join(name);
    let runs = || run::ask(&program.to_string_lossy(), &["--version"]).is_some();
    if runs() {
        return Ok(program);
    }
    let Some(python) = paths::find_program(&["python3", "python"]) else {
        bail!(
            "python3 is missing: install Python 3.10 or newer (Debian and Ubuntu: apt-get install python3-venv)"
        );
    };
    run::must(
        &format!("making a place for {name}"),
        run::command(python).args(["-m", "venv", "--clear"]).arg(&folder),
    )
    .context("Debian and Ubuntu have the module venv apart: apt-get install python3-venv")?;
    let mut pip = run::command(bin.join("python"));
    pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]);
    run::must(&format!("installing {name} {version}"), pip.arg(format!("{package}=={version}")))?;
    ensure!(runs(), "{name} {version} is installed and doesn't run");
    Ok(program)
}

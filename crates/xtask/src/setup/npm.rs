//! The npm packages: those of `tests/e2e` are wasm-opt and esbuild for the build, Playwright, Puppeteer and Prettier for the tests;
//! those of `crates/citecore-wasm/npm` are TypeScript, and what the package is tested with, those of `reference` in it what writes
//! its API reference; those of `tests/packaging` are what it is tried in; those of `tests/upstreams` are models that the proxy is
//! tried with; those of `tests/bench` are peers to measure against, as is that of `tests/load`; those of `www/examples` are each example's.

use std::{fs, path::Path};

use anyhow::{Result, bail};

use crate::{files, run, version};

const NODE: u32 = 20;

/// Installs what a folder's `package-lock.json` says, unless just that is installed already.
pub(crate) fn ensure(folder: &Path) -> Result<()> {
    check_node()?;
    let lock = folder.join("package-lock.json");
    let wanted = files::bytes(&lock)?;
    let stamp = folder.join("node_modules/.installed-lock.json");
    if fs::read(&stamp).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    if run::ask("npm", &["--version"]).is_none() {
        bail!("npm is missing: install Node {NODE} or newer, with npm (https://nodejs.org)");
    }
    // No package here needs its install script, so none may run.
    let arguments = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline"];
    run::must("installing the npm packages", run::command("npm").args(arguments).current_dir(folder))?;
    files::write(&stamp, wanted)
}

fn check_node() -> Result<()> {
    let Some(output) = run::ask("node", &["--version"]) else {
        bail!("Node is missing: install Node {NODE} or newer, with npm (https://nodejs.org)");
    };
    match version::printed(&output).and_then(version::major) {
        Some(major) if major >= NODE => Ok(()),
        _ => bail!("Node is {}: install Node {NODE} or newer (https://nodejs.org)", output.trim()),
    }
}

//! The npm packages of `tests/e2e`: wasm-opt and esbuild for the build, Playwright and Prettier for the tests.

use std::fs;

use anyhow::{Context, Result, bail};

use crate::{paths, run, version};

const NODE: u32 = 20;

/// Installs what `package-lock.json` says, unless just that is installed already.
pub(crate) fn ensure() -> Result<()> {
    check_node()?;
    let lock = paths::e2e().join("package-lock.json");
    let wanted = fs::read(&lock).with_context(|| format!("can't read {}", lock.display()))?;
    let stamp = paths::e2e().join("node_modules/.installed-lock.json");
    if fs::read(&stamp).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    if run::ask("npm", &["--version"]).is_none() {
        bail!("npm is missing: install Node {NODE} or newer, with npm (https://nodejs.org)");
    }
    // No package here needs its install script, so none may run.
    let arguments = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline"];
    run::must("installing the npm packages", run::command("npm").args(arguments).current_dir(paths::e2e()))?;
    fs::write(&stamp, wanted).with_context(|| format!("can't write {}", stamp.display()))
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

//! `tests/packaging`: the npm package as its users get it, packed and installed.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::{
    count, native,
    suites::{Report, counted, on_all_cores, test_files},
};
use crate::{build, files, paths, run, setup};

/// Packs the package, has the engine run the cases natively, and runs the tests.
pub(super) fn run() -> Result<Report> {
    let browser = setup::for_packaging()?;
    build::npm()?;
    let scratch = paths::scratch().join("packaging");
    files::make_empty(&scratch)?;
    let tests = paths::packaging();
    let mut node = run::command("node");
    node.args(["--test", "--test-reporter=spec", "--test-timeout=120000"]);
    on_all_cores(&mut node)
        .args(test_files(&tests)?)
        .current_dir(tests)
        .env("CHROMIUM", browser.chromium)
        .env("PACKAGING_TARBALL", pack(&scratch)?)
        .env("PACKAGING_NATIVE", native(&scratch)?)
        .env("PACKAGING_SCRATCH", scratch);
    counted("the packed npm package", &mut node, count::node)
}

/// Where the tarball is.
fn pack(scratch: &Path) -> Result<PathBuf> {
    let mut npm = run::command("npm");
    npm.args(["pack", "--silent", "--pack-destination"]).arg(scratch).arg(paths::npm_package());
    run::must("packing the npm package", &mut npm)?;
    let mut packed = files::entries(scratch)?.into_iter();
    packed.find(|path| path.extension().is_some_and(|ending| ending == "tgz")).context("npm packed nothing")
}

/// Where it is written what the cases come to natively.
fn native(scratch: &Path) -> Result<PathBuf> {
    let path = scratch.join("native.json");
    run::must("running the cases natively", run::command(native::example("cases")?).arg(&path))?;
    Ok(path)
}

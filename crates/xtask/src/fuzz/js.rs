//! The npm package's functions, called with whatever JavaScript has.

use anyhow::Result;

use crate::{build, paths, run, setup};

/// What it is called beside the targets of libFuzzer.
pub(super) const NAME: &str = "js";

/// Makes so many calls and prints what came of them. `false`: something did that isn't a value or a `CiteError`.
pub(super) fn run(calls: u64) -> Result<bool> {
    setup::for_npm()?;
    build::npm()?;
    let mut node = run::command("node");
    node.arg(paths::packaging().join("fuzz.mjs")).arg("--package").arg(paths::npm_package().join("node.js"));
    run::aloud(node.args(["--calls", &calls.to_string()]))
}

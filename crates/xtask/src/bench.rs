//! `cargo xtask bench`: the engine and its peers, measured one after the other.

use std::fs;

use anyhow::{Context, Result};

use crate::{build, paths, run, setup};

/// What measures time, and what counts allocations, which would take time.
const PROGRAMS: [&str; 2] = ["bench-time", "bench-memory"];

/// Compiles, measures and prints a table for each question. `false`: a program failed, and said why.
pub(crate) fn command(quick: bool) -> Result<bool> {
    setup::for_bench()?;
    setup::for_npm()?;
    let browser = setup::for_browser()?;
    build::npm()?;
    let build = ["build", "--release", "--package", "citecore-bench"];
    run::must("compiling the engine in release mode", &mut run::cargo(&build))?;
    let scratch = paths::scratch().join("bench");
    fs::create_dir_all(&scratch).with_context(|| format!("can't make {}", scratch.display()))?;
    for name in PROGRAMS {
        let mut program = run::command(paths::release_program(name));
        program.arg("--peers").arg(paths::bench()).arg("--scratch").arg(&scratch);
        if quick {
            program.arg("--quick");
        }
        let mut child = run::spawn(&mut program)?;
        if !run::wait(&mut child)?.context("stopped")? {
            return Ok(false);
        }
    }
    let mut node = run::command("node");
    node.arg(paths::bench().join("platforms.mjs")).env("CHROMIUM", browser.chromium);
    if quick {
        node.arg("--quick");
    }
    let mut child = run::spawn(&mut node)?;
    run::wait(&mut child)?.context("stopped")
}

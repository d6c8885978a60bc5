//! `cargo xtask bench`: the engine or the widget and their peers, measured one after the other.

use std::path::Path;

use anyhow::Result;

use crate::{
    build,
    cli::Benched,
    files, paths, run,
    setup::{self, Browser},
};

/// What measures time, and what counts allocations, which would take time.
const PROGRAMS: [&str; 2] = ["bench-time", "bench-memory"];

/// Builds, measures and prints tables. `false`: a program failed, and said why.
pub(crate) fn command(what: Benched, quick: bool) -> Result<bool> {
    match what {
        Benched::Engine => engine(quick),
        Benched::Widget => widget(quick),
    }
}

/// A table for each question.
fn engine(quick: bool) -> Result<bool> {
    setup::for_bench()?;
    setup::for_npm()?;
    let browser = setup::for_browser()?;
    build::npm()?;
    let build = ["build", "--release", "--package", "citecore-bench"];
    run::must("compiling the engine in release mode", &mut run::cargo(&build))?;
    let scratch = paths::scratch().join("bench");
    files::make(&scratch)?;
    for name in PROGRAMS {
        let mut program = run::command(paths::release_program(name));
        program.arg("--peers").arg(paths::bench()).arg("--scratch").arg(&scratch);
        if quick {
            program.arg("--quick");
        }
        if !run::aloud(&mut program)? {
            return Ok(false);
        }
    }
    script("platforms.mjs", &[], &browser, quick)
}

fn widget(quick: bool) -> Result<bool> {
    setup::for_build()?;
    setup::for_bench()?;
    let browser = setup::for_browser()?;
    build::widget()?;
    Ok(script("widget.mjs", &[&paths::scratch().join("bench")], &browser, quick)?
        && script("streaming.mjs", &[], &browser, quick)?)
}

/// Runs a script of `tests/bench` with a browser.
fn script(name: &str, arguments: &[&Path], browser: &Browser, quick: bool) -> Result<bool> {
    let mut node = run::command("node");
    node.arg(paths::bench().join(name)).args(arguments).env("CHROMIUM", &browser.chromium);
    if quick {
        node.arg("--quick");
    }
    run::aloud(&mut node)
}

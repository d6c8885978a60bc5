//! The native tests: compiled in one go, then those of the proxy, which wait for servers and for time to pass, run beside the others,
//! which reckon.

use std::{env, panic::resume_unwind, path::PathBuf, process::Command, thread};

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use super::{
    count,
    suites::{Report, counted},
};
use crate::{lint, paths, run, setup};

/// The package whose tests wait.
const PROXY: &str = "citecore-proxy";

/// Has each test that fails be no reason to leave out another.
const ALL: &str = "--no-fail-fast";

/// Compiles and runs them.
pub(super) fn run() -> Result<Report> {
    setup::for_native()?;
    let compiled = counted("compiling the native tests", tests().arg("--no-run"), count::rust)?;
    if !compiled.success {
        return Ok(compiled);
    }
    let programs = Programs::of(&metadata()?);
    let (mut waiting, mut others, mut examples) = (tests(), tests(), tests());
    waiting.arg(ALL).args(named(&programs.waiting));
    others.args([ALL, "--lib", "--bins"]).args(named(&programs.others));
    examples.args([ALL, "--doc"]);
    let reports = thread::scope(|scope| {
        let waiting = scope.spawn(|| counted("tests of the proxy", &mut waiting, count::rust));
        let others = counted("tests of all else", &mut others, count::rust);
        let examples = counted("examples of the documentation", &mut examples, count::rust);
        [waiting.join().unwrap_or_else(|panic| resume_unwind(panic)), others, examples]
    });
    reports.into_iter().try_fold(compiled, |all, report| Ok(all.and(report?)))
}

/// The proxy as its native tests have it: built by itself, it would be compiled once more, with other features of what it shares
/// with the workspace. One of its tests is named, so that the others aren't built for it.
pub(super) fn proxy() -> Result<()> {
    run::must("building the proxy", tests().args(["--no-run", "--test", "cli"])).map(drop)
}

/// The program of an example, as the native tests have it.
pub(super) fn example(name: &str) -> Result<PathBuf> {
    run::must(&format!("building the example {name}"), native("build").args(["--example", name]))?;
    let program = paths::cargo_target().join("debug/examples").join(name);
    Ok(program.with_extension(env::consts::EXE_EXTENSION))
}

fn tests() -> Command {
    native("test")
}

/// One of Cargo's commands for all native crates but this one.
fn native(command: &str) -> Command {
    let mut cargo = run::cargo(&[command, "--workspace", "--exclude", "xtask"]);
    cargo.args(lint::exclude_wasm());
    cargo
}

/// `--test` for each of these.
fn named(programs: &[String]) -> impl Iterator<Item = &str> {
    programs.iter().flat_map(|name| ["--test", name])
}

/// The integration tests of the native crates, by their names.
struct Programs {
    waiting: Vec<String>,
    others: Vec<String>,
}

impl Programs {
    /// As Cargo has them.
    fn of(metadata: &Value) -> Self {
        let mut programs = Self { waiting: Vec::new(), others: Vec::new() };
        let list = |value: &Value, field: &str| value[field].as_array().cloned().unwrap_or_default();
        for package in list(metadata, "packages") {
            let name = package["name"].as_str().unwrap_or_default();
            let all = match name {
                PROXY => &mut programs.waiting,
                "xtask" => continue,
                _ if lint::exclude_wasm().any(|excluded| excluded == name) => continue,
                _ => &mut programs.others,
            };
            let targets = list(&package, "targets").into_iter();
            let tests = targets.filter(|target| list(target, "kind").contains(&"test".into()));
            all.extend(tests.filter_map(|target| target["name"].as_str().map(str::to_owned)));
        }
        programs
    }
}

/// What Cargo knows of the workspace.
fn metadata() -> Result<Value> {
    let mut cargo = run::cargo(&["metadata", "--no-deps", "--format-version=1"]);
    let printed = cargo.output().context("can't start cargo")?;
    ensure!(printed.status.success(), "cargo metadata failed: {}", String::from_utf8_lossy(&printed.stderr));
    serde_json::from_slice(&printed.stdout).context("cargo metadata printed something else")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_integration_test_is_run_and_none_of_wasm() {
        let Programs { waiting, others } = Programs::of(&metadata().unwrap());
        let has = |programs: &[String], name: &str| programs.iter().any(|program| program == name);
        assert!(has(&waiting, "upstream") && has(&waiting, "cli"), "{waiting:?}");
        assert!(has(&others, "verification") && has(&others, "event_stream"), "{others:?}");
        for of_wasm_or_xtask in ["boundary", "mount", "tidy"] {
            assert!(
                !has(&waiting, of_wasm_or_xtask) && !has(&others, of_wasm_or_xtask),
                "{of_wasm_or_xtask}"
            );
        }
        assert!(waiting.iter().all(|name| !has(&others, name)), "it would run twice");
    }
}

//! Tools that Cargo compiles, at the very versions that the workspace was written with.

use std::process::Command;

use anyhow::Result;

use crate::{files, paths, run, version};

const TRUNK: &str = "0.21.14";
const CARGO_FUZZ: &str = "0.13.2";
const GECKODRIVER: &str = "0.37.1";

/// Trunk, which builds the widget.
pub(crate) fn ensure_trunk() -> Result<()> {
    if is_there("trunk", TRUNK) {
        return Ok(());
    }
    let mut cargo = cargo_install("trunk", TRUNK);
    // Without its own lock, Trunk gets newer dependencies than it was tested with.
    cargo.arg("--locked");
    compile_quickly(&mut cargo);
    install("trunk", TRUNK, &mut cargo)
}

/// wasm-bindgen and its test runner. They and the library of that name have to be of one version.
pub(crate) fn ensure_wasm_bindgen() -> Result<()> {
    let lock = files::text(&paths::root().join("Cargo.lock"))?;
    let version = version::locked(&lock, "wasm-bindgen")?;
    if is_there("wasm-bindgen", &version) && is_there("wasm-bindgen-test-runner", &version) {
        return Ok(());
    }
    install("wasm-bindgen-cli", &version, &mut cargo_install("wasm-bindgen-cli", &version))
}

/// cargo-fuzz, which builds the fuzz targets.
pub(crate) fn ensure_cargo_fuzz() -> Result<()> {
    if is_there("cargo-fuzz", CARGO_FUZZ) {
        return Ok(());
    }
    let mut cargo = cargo_install("cargo-fuzz", CARGO_FUZZ);
    cargo.arg("--locked");
    install("cargo-fuzz", CARGO_FUZZ, &mut cargo)
}

/// geckodriver, which drives Firefox. Any version does: it is only asked for where there is none.
pub(super) fn install_geckodriver() -> Result<()> {
    let mut cargo = cargo_install("geckodriver", GECKODRIVER);
    cargo.arg("--locked");
    compile_quickly(&mut cargo);
    install("geckodriver", GECKODRIVER, &mut cargo)
}

fn is_there(program: &str, version: &str) -> bool {
    run::ask(program, &["--version"]).is_some_and(|output| version::printed(&output) == Some(version))
}

fn cargo_install(package: &str, version: &str) -> Command {
    let mut cargo = run::cargo(&["install", package, "--force", "--version", &format!("={version}")]);
    cargo.arg("--root").arg(paths::tools());
    // A folder of its own, which Cargo removes again: nothing of a tool's build is of use to the workspace.
    cargo.env_remove("CARGO_TARGET_DIR");
    cargo
}

/// A release profile is made for a tool that is shipped, and takes twice as long to compile.
fn compile_quickly(cargo: &mut Command) {
    for (setting, value) in [("LTO", "off"), ("CODEGEN_UNITS", "16"), ("OPT_LEVEL", "1")] {
        cargo.env(format!("CARGO_PROFILE_RELEASE_{setting}"), value);
    }
}

fn install(package: &str, version: &str, cargo: &mut Command) -> Result<()> {
    run::must(&format!("installing {package} {version} (some minutes)"), cargo).map(drop)
}

//! Formatters and linters, with the files that they are for.

use std::process::Command;

use anyhow::Result;

use crate::{fuzz, run, setup};

/// The crates that are compiled to wasm; all others are native.
pub(crate) const WASM_CRATES: [&str; 2] = ["citecore-wasm", "citecore-widget"];

/// rustfmt; says what it would change with `check`.
pub(crate) fn rustfmt(check: bool) -> Command {
    let mut cargo = run::cargo(&["fmt", "--all"]);
    if check {
        cargo.arg("--check");
    }
    cargo
}

/// rustfmt over the fuzz targets, which are a workspace of their own.
pub(crate) fn rustfmt_fuzz(check: bool) -> Command {
    let mut cargo = fuzz::cargo(&["fmt"]);
    if check {
        cargo.arg("--check");
    }
    cargo
}

/// Prettier over all that it knows; says what it would change with `check`.
pub(crate) fn prettier(check: bool) -> Command {
    let mut prettier = run::node("prettier/bin/prettier.cjs");
    prettier.args([".", "--no-error-on-unmatched-pattern", "--log-level=log"]);
    prettier.arg(if check { "--check" } else { "--write" });
    prettier
}

/// clippy over the native crates.
pub(crate) fn clippy_native() -> Command {
    let mut cargo = run::cargo(&["clippy", "--workspace", "--all-targets", "--keep-going"]);
    cargo.args(exclude_wasm()).args(["--", "-D", "warnings"]);
    cargo
}

/// clippy over the fuzz targets. Without what links libFuzzer, no C++ compiler is needed.
pub(crate) fn clippy_fuzz() -> Command {
    let mut cargo = fuzz::cargo(&["clippy", "--no-default-features", "--all-targets"]);
    cargo.args(["--", "-D", "warnings"]);
    cargo
}

/// clippy over the crates that are compiled to wasm.
pub(crate) fn clippy_wasm() -> Command {
    let mut cargo = run::cargo(&["clippy", "--all-targets", "--keep-going", "--target", setup::WASM_TARGET]);
    cargo.args(only_wasm()).args(["--", "-D", "warnings"]);
    cargo
}

/// rustdoc over the native crates, broken links being errors.
pub(crate) fn rustdoc() -> Command {
    let mut cargo = run::cargo(&["doc", "--workspace", "--no-deps"]);
    cargo.args(exclude_wasm()).env("RUSTDOCFLAGS", "-D warnings");
    cargo
}

/// `--exclude` for each crate that is compiled to wasm.
pub(crate) fn exclude_wasm() -> impl Iterator<Item = &'static str> {
    WASM_CRATES.into_iter().flat_map(|name| ["--exclude", name])
}

/// `--package` for each crate that is compiled to wasm.
pub(crate) fn only_wasm() -> impl Iterator<Item = &'static str> {
    WASM_CRATES.into_iter().flat_map(|name| ["--package", name])
}

/// `cargo xtask fmt`.
pub(crate) fn format_all() -> Result<()> {
    setup::for_lint()?;
    run::must("formatting Rust", &mut rustfmt(false))?;
    run::must("formatting the fuzz targets", &mut rustfmt_fuzz(false))?;
    run::must("formatting the rest", &mut prettier(false))?;
    Ok(())
}

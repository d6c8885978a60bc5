//! What rustup adds to a toolchain.

use std::path::Path;

use anyhow::{Result, bail};

use crate::run;

pub(crate) const WASM_TARGET: &str = "wasm32-unknown-unknown";

/// The standard library for wasm.
pub(crate) fn ensure_wasm_target() -> Result<()> {
    let there = run::ask("rustc", &["--print", "target-libdir", "--target", WASM_TARGET]);
    if there.is_some_and(|dir| Path::new(dir.trim()).is_dir()) {
        return Ok(());
    }
    rustup("installing the wasm target", &["target", "add", WASM_TARGET])
}

/// The source of the standard library, which the widget compiles for itself.
pub(crate) fn ensure_source() -> Result<()> {
    let sysroot = run::ask("rustc", &["--print", "sysroot"]);
    let lock =
        sysroot.map(|sysroot| Path::new(sysroot.trim()).join("lib/rustlib/src/rust/library/Cargo.lock"));
    if lock.is_some_and(|lock| lock.is_file()) {
        return Ok(());
    }
    rustup("installing the standard library's source", &["component", "add", "rust-src"])
}

/// rustfmt and clippy, which a minimal toolchain comes without.
pub(crate) fn ensure_components() -> Result<()> {
    for (component, program) in [("rustfmt", "cargo-fmt"), ("clippy", "cargo-clippy")] {
        if run::ask(program, &["--version"]).is_none() {
            rustup(&format!("installing {component}"), &["component", "add", component])?;
        }
    }
    Ok(())
}

fn rustup(title: &str, arguments: &[&str]) -> Result<()> {
    if run::ask("rustup", &["--version"]).is_none() {
        let arguments = arguments.join(" ");
        bail!("{title} needs rustup (https://rustup.rs), or your own way of `rustup {arguments}`");
    }
    run::must(title, run::command("rustup").args(arguments)).map(drop)
}

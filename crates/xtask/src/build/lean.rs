//! How Cargo compiles what readers download.

use std::{env, fs, path::PathBuf, process::Command};

use anyhow::Result;

use crate::{build::target, run, version};

/// A standard library of its own: compiled along, for size, so that a panic is a trap without a message and a place, which
/// no reader sees. It takes 20 KB off the widget (Brotli). None of these flags is stable yet, so that they are those
/// of one compiler, which is told that it may; any other builds without them.
const LEAN_STD: [&str; 5] = [
    "-Zunstable-options",
    "-Cpanic=immediate-abort",
    "-Zlocation-detail=none",
    "-Zfmt-debug=none",
    target::MARK,
];

/// What LLVM leaves alone, each of which writes code twice to run less of it: addresses of their own for what a loop goes through, values
/// that a loop ends with worked out in front of it, loads moved to before where paths meet, conditions known from others. Without them the
/// package is 2 KB smaller (Brotli), and answers are read as fast.
const PLAIN: [&str; 4] = [
    "-Cllvm-args=-disable-lsr",
    "-Cllvm-args=-replexitval=never",
    "-Cllvm-args=-enable-load-pre=false",
    "-Cllvm-args=-enable-constraint-elimination=false",
];

/// Half of the stack that a wasm has otherwise: the addresses of data, which stand behind it, take a byte less each.
const STACK: &str = "-Clink-arg=-zstack-size=524288";

/// The compiler that knows these flags.
const LEAN_COMPILER: &str = "1.95.";

/// More arguments for rustc.
#[derive(Clone, Copy)]
pub(crate) struct More<'a> {
    /// For any compiler.
    pub(crate) any: &'a [&'a str],
    /// For that one alone.
    pub(crate) lean: &'a [&'a str],
}

/// Has a command that runs Cargo, or is it, compile for size.
pub(crate) fn lean<'c>(command: &'c mut Command, more: More<'_>) -> Result<&'c mut Command> {
    // The places of sources on this machine are nobody's business, and differ between machines that build the same. Those of the
    // workspace are told from its top folder, by Cargo itself: that folder's own place would have all be compiled anew in each clone.
    let mut flags = remapped(&source_folders());
    let compiler = run::ask("rustc", &["--version"]).unwrap_or_default();
    if version::printed(&compiler).is_some_and(|version| version.starts_with(LEAN_COMPILER)) {
        command.env("RUSTC_BOOTSTRAP", "1").env("CARGO_UNSTABLE_BUILD_STD", "std,panic_abort");
        command.env("CARGO_UNSTABLE_BUILD_STD_FEATURES", "optimize_for_size");
        target::described(command)?;
        flags.extend(LEAN_STD.iter().chain(more.lean).map(|&flag| flag.to_owned()));
    } else {
        println!(
            "note: by a compiler other than {LEAN_COMPILER}x, this gets a tenth heavier than it has to be"
        );
    }
    flags.extend(PLAIN.iter().chain(&[STACK]).chain(more.any).map(|&flag| flag.to_owned()));
    Ok(command.env("CARGO_ENCODED_RUSTFLAGS", flags.join("\u{1f}")))
}

/// Folders that names of source files begin with, and what they are called instead.
fn source_folders() -> Vec<(PathBuf, &'static str)> {
    let home = env::home_dir().unwrap_or_default();
    let cargo = env::var_os("CARGO_HOME").map_or_else(|| home.join(".cargo"), PathBuf::from);
    let registries = fs::read_dir(cargo.join("registry/src")).into_iter().flatten().flatten();
    let mut folders = vec![(home, "home"), (cargo, "cargo")];
    folders.extend(registries.map(|registry| (registry.path(), "crates")));
    if let Some(toolchain) = run::ask("rustc", &["--print", "sysroot"]) {
        folders.push((PathBuf::from(toolchain.trim()).join("lib/rustlib/src/rust"), "rust"));
    }
    folders
}

/// Arguments of rustc; of those that fit, it takes the last.
fn remapped(folders: &[(PathBuf, &str)]) -> Vec<String> {
    folders.iter().map(|(folder, name)| format!("--remap-path-prefix={}={name}", folder.display())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paths;

    #[test]
    fn places_on_this_machine_have_other_names() {
        let arguments = remapped(&source_folders());
        let has = |name: &str| arguments.iter().any(|argument| argument.ends_with(&format!("={name}")));
        assert!(["home", "cargo", "rust"].into_iter().all(has), "{arguments:?}");
    }

    #[test]
    fn what_one_clone_has_compiled_is_good_for_another() {
        let mut cargo = Command::new("cargo");
        lean(&mut cargo, More { any: &["-Cany"], lean: &["-Clean"] }).unwrap();
        let flags = cargo.get_envs().find(|(name, _)| *name == "CARGO_ENCODED_RUSTFLAGS").unwrap().1.unwrap();
        let flags = flags.to_str().unwrap();
        assert!(flags.contains("-Cany") && !flags.contains(paths::root().to_str().unwrap()), "{flags}");
    }
}

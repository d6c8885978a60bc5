//! What readers' wasm is compiled for: the target of everybody, with functions that give back two values at once.
//!
//! What takes two words, such as a text, comes back by way of the stack in Rust's own calls. With two values the npm package is 7 KB
//! smaller (Brotli), together with what `values` takes out, and a twentieth faster. WebAssembly has had them since
//! 2020. rustc has no flag for it, only descriptions of targets, and Trunk names the target itself: so Cargo is told of a
//! compiler that is this program, which hands the description on.

use std::{
    env,
    ffi::{OsStr, OsString},
    fs,
    path::{Path, PathBuf},
    process::{Command, ExitCode},
    thread,
};

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

use crate::{paths, run, setup::WASM_TARGET};

/// The environment variable with the target's description. Where it is set, this program is a compiler.
const DESCRIPTION: &str = "CITECORE_TARGET_DESCRIPTION";

/// LLVM's name for calls that give back several values.
const SEVERAL_VALUES: &str = "experimental-mv";

/// Tells Cargo, which doesn't look at what a compiler's wrapper does, that these crates aren't those of the plain target.
pub(super) const MARK: &str = "--cfg=several_values";

/// Has a command that runs Cargo, or is it, compile for this target.
pub(super) fn described(command: &mut Command) -> Result<&mut Command> {
    let this = env::current_exe().context("can't tell where this program is")?;
    Ok(command.env("RUSTC_WRAPPER", there(this)).env(DESCRIPTION, description()?))
}

/// This program, or what it was compiled to since it was started, as tests have it compiled anew: Linux says so behind its name.
fn there(this: PathBuf) -> PathBuf {
    let replaced = this.to_str().and_then(|this| this.strip_suffix(" (deleted)")).map(PathBuf::from);
    replaced.unwrap_or(this)
}

/// Writes the target's description.
fn description() -> Result<PathBuf> {
    let mut rustc = run::command("rustc");
    rustc.env("RUSTC_BOOTSTRAP", "1");
    rustc.args(["-Zunstable-options", "--print=target-spec-json", "--target", WASM_TARGET]);
    let printed = rustc.output().context("can't start rustc")?;
    ensure!(printed.status.success(), "rustc doesn't describe its target");
    let description = with_several_values(&printed.stdout)?;
    // Its name is the target's.
    let file = paths::cargo_target().join(WASM_TARGET).with_extension("json");
    if fs::read(&file).is_ok_and(|written| written == description.as_bytes()) {
        return Ok(file);
    }
    // What compiles at this time reads the old one or the new one.
    let new = file.with_extension(format!("{:?}.json", thread::current().id()));
    fs::create_dir_all(paths::cargo_target())
        .and_then(|()| fs::write(&new, description))
        .and_then(|()| fs::rename(&new, &file))
        .with_context(|| format!("can't write {}", file.display()))?;
    Ok(file)
}

fn with_several_values(description: &[u8]) -> Result<String> {
    let mut description: Value =
        serde_json::from_slice(description).context("rustc describes its target in a way of its own")?;
    description["llvm-abiname"] = SEVERAL_VALUES.into();
    Ok(description.to_string())
}

/// What the linker calls a function in place of one that is called with other values than it has.
const MISMATCH: &[u8] = b"signature_mismatch:";

/// Looks whether a wasm, its functions still named, calls what would only trap: the compiler's own functions for integers of 128
/// bits, and for products of 64 bits that may be too great, give back one value whatever the target says.
pub(super) fn check(wasm: &[u8]) -> Result<()> {
    let Some(at) = wasm.windows(MISMATCH.len()).position(|bytes| bytes == MISMATCH) else { return Ok(()) };
    let name: Vec<u8> = wasm[at..].iter().copied().take_while(u8::is_ascii_graphic).collect();
    bail!("the code needs {}, which can't be called: say it without", String::from_utf8_lossy(&name))
}

/// Compiles, where this program is called in a compiler's place: by the compiler's name and its arguments.
pub(crate) fn compiled() -> Option<ExitCode> {
    let description = env::var_os(DESCRIPTION)?;
    let mut arguments = env::args_os().skip(1);
    let mut rustc = Command::new(arguments.next()?);
    let ended = rustc.args(told(arguments, Path::new(&description))).status();
    Some(match ended {
        Ok(ended) if ended.success() => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("can't start {}: {error}", rustc.get_program().display());
            ExitCode::FAILURE
        }
    })
}

/// A compiler's arguments with the description in place of the target's name.
fn told(arguments: impl Iterator<Item = OsString>, description: &Path) -> Vec<OsString> {
    let named = |argument: OsString| {
        if argument == OsStr::new(WASM_TARGET) { description.into() } else { argument }
    };
    arguments.map(named).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_target_alone_is_another() {
        let arguments = ["--crate-name", "a", "--target", WASM_TARGET, "-Copt-level=z"].map(OsString::from);
        let told = told(arguments.into_iter(), Path::new("/b/c.json"));
        assert_eq!(told, ["--crate-name", "a", "--target", "/b/c.json", "-Copt-level=z"]);
    }

    #[test]
    fn a_program_that_was_compiled_anew_is_where_it_was() {
        assert_eq!(there("/a/xtask (deleted)".into()), Path::new("/a/xtask"));
        assert_eq!(there("/a/xtask".into()), Path::new("/a/xtask"));
    }

    #[test]
    fn what_would_only_trap_is_told_by_its_name() {
        assert!(check(b"\0\x03add\x01").is_ok());
        let told = check(b"\x03add\x1asignature_mismatch:__multi3\x04name").unwrap_err().to_string();
        assert!(told.contains("signature_mismatch:__multi3,"), "{told}");
    }

    #[test]
    fn a_description_has_one_field_more() {
        let described = with_several_values(br#"{"arch":"wasm32"}"#).unwrap();
        assert_eq!(described, r#"{"arch":"wasm32","llvm-abiname":"experimental-mv"}"#);
        assert!(with_several_values(b"wasm32").is_err());
    }
}

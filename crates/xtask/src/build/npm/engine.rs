//! The package's wasm, and the script that binds each, as a function.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::{
    build::{
        lean::{More, lean},
        shake::{Bindings, Bound},
    },
    files, paths, run,
    setup::WASM_TARGET,
};

/// Cargo's profile.
const PROFILE: &str = "wasm-release";

/// How long a function may be that is put where it is called. An answer of 200 KB with a mark every 85 characters, read as a whole
/// in Node: 99 MB/s with 40, 104 by 2,400 bytes more (Brotli) with this. In wasm alone 60 would be a thirtieth faster yet, and 100 a
/// tenth, by as many bytes again and by four times as many.
const INLINE: &str = "-Cllvm-args=--inline-threshold=50";

/// Has the few functions that an answer goes through mark by mark compiled for speed: each was tried by itself, and those stayed that
/// were worth their bytes. They are a tenth more MB/s for 1,500 bytes (Brotli). Of verification, those that words and lists are gone
/// through with: a twentieth less time for 200 bytes.
const HOT_PATHS: &str = "--cfg=hot_paths";

/// How the entry gives out what it imports: as nothing that JavaScript knows, which stays as it is.
const GIVES: &str = "BOUND(";

/// What esbuild puts around a script of another kind.
const WRAPPER: &str = "__commonJS(";

/// wasm-bindgen keeps these to itself.
const MORE: &str = "\nexport { __wbg_get_imports, __wbg_finalize_init, getUint8ArrayMemory0 };\n";

/// The entry is a script, not a module. The package has a method for disposal of its own.
const ESBUILD: [&str; 2] = ["--format=iife", "--define:Symbol.dispose=undefined"];

/// One wasm of the package, with what is beside it.
pub(super) struct Module {
    /// The feature of the crate that it is compiled with.
    pub(super) feature: &'static str,
    /// What is taken of wasm-bindgen's script, among the package's sources.
    pub(super) entry: &'static str,
    /// The wasm, beside the package's scripts.
    pub(super) wasm: &'static str,
    /// The function that binds it, beside the sources.
    pub(super) glue: &'static str,
    /// The wasm as JavaScript, beside the sources.
    pub(super) base64: &'static str,
}

/// `citecore` and `citecore/html`.
pub(super) const MODULES: [Module; 2] = [
    Module {
        feature: "engine",
        entry: "glue.entry.js",
        wasm: "citecore.wasm",
        glue: "glue.js",
        base64: "base64.js",
    },
    Module {
        feature: "html",
        entry: "html-glue.entry.js",
        wasm: "citecore-html.wasm",
        glue: "html-glue.js",
        base64: "html-base64.js",
    },
];

/// Compiles and shrinks a module. Its script exports a function.
pub(super) fn compile(module: &Module, scratch: &Path) -> Result<Bound> {
    let scratch = &scratch.join(module.feature);
    files::make(scratch)?;
    let mut cargo = run::cargo(&["build", "--package", "citecore-wasm", "--target", WASM_TARGET]);
    cargo.args(["--no-default-features", "--features", module.feature]);
    cargo.args(["--profile", PROFILE, "--target-dir"]).arg(target());
    run::must(
        &format!("compiling {}", module.wasm),
        lean(&mut cargo, More { any: &[INLINE], lean: &[HOT_PATHS] })?,
    )?;
    let compiled = target().join(WASM_TARGET).join(PROFILE).join("citecore_wasm.wasm");
    let bound = scratch.join("bindgen");
    let mut wasm_bindgen = run::command("wasm-bindgen");
    wasm_bindgen.args(["--target", "web", "--no-typescript", "--out-name", "bindings", "--out-dir"]);
    run::must(&format!("binding {}", module.wasm), wasm_bindgen.arg(&bound).arg(compiled))?;
    let entry = paths::npm_source().join(module.entry);
    let bindings = Bindings {
        script: &bound.join("bindings.js"),
        wasm: &bound.join("bindings_bg.wasm"),
        more: MORE,
        entry: &files::text(&entry)?,
        esbuild: &ESBUILD,
        scratch: scratch.as_path(),
    };
    let Bound { js, wasm } = bindings.shaken()?;
    Ok(Bound { js: as_function(&js).context("esbuild wrote a script of another form")?, wasm })
}

/// Where Cargo puts what it compiles: one that compiles the widget meanwhile would have this one wait.
fn target() -> PathBuf {
    paths::cargo_target().join("npm")
}

/// `(() => { … BOUND({ … }); })();` as a function that returns what the entry gives out, as often as it is called.
fn as_function(script: &str) -> Option<String> {
    let script = script.trim();
    let script = script.strip_prefix("\"use strict\";").unwrap_or(script).trim_start();
    let body = script.strip_prefix("(() => {")?.strip_suffix("})();")?;
    let (before, given) = body.rsplit_once(GIVES)?;
    if before.contains(WRAPPER) {
        return None;
    }
    Some(format!("export function bind() {{{before}return ({given}}}\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_becomes_a_function() {
        let script = "\"use strict\";\n(() => {\n  let wasm;\n  BOUND({ wasm });\n})();\n";
        let function = as_function(script).unwrap();
        assert_eq!(function, "export function bind() {\n  let wasm;\n  return ({ wasm });\n}\n");
        assert!(as_function("let wasm;").is_none());
        let wrapped = "(() => {\n  var entry = __commonJS(() => {\n    BOUND({ wasm });\n  });\n})();\n";
        assert!(as_function(wrapped).is_none(), "a return within it gives nothing");
    }
}

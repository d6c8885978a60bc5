//! Leaves out what only dependencies export: the page calls `mount` and what it returns, and nothing else.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

use crate::{
    build::bundle::{minify, read},
    paths, run,
};

/// What the loader imports from wasm-bindgen's script.
const ENTRY: &str = "export { default, mount } from \"./bindings.js\";\n";

/// wasm-bindgen's script with what the entry needs, minified.
pub(crate) fn script(bindings: &Path) -> Result<PathBuf> {
    let folder = paths::scratch();
    // To make a registry has no effect but the registry, which esbuild can't know.
    let bindings =
        read(bindings)?.replace("new FinalizationRegistry(", "/* @__PURE__ */ new FinalizationRegistry(");
    fs::write(folder.join("bindings.js"), bindings)?;
    fs::write(folder.join("entry.js"), ENTRY)?;
    let script = folder.join("app.js");
    minify("minifying the script", &folder.join("entry.js"), &script)?;
    Ok(script)
}

/// The wasm with what the script uses. Functions keep their names, by which they are put in order later.
pub(crate) fn wasm(wasm: &Path, script: &Path) -> Result<PathBuf> {
    let graph = paths::scratch().join("graph.json");
    let mut node = run::command("node");
    node.args(["--input-type=module", "--eval", include_str!("uses.mjs")]);
    run::must("finding what the script uses", node.args([wasm, script, &graph]))?;
    let shaken = paths::scratch().join("shaken.wasm");
    run::must(
        "leaving out the rest",
        run::node("binaryen/bin/wasm-metadce")
            .args([wasm.as_os_str(), "--debuginfo".as_ref(), "--graph-file".as_ref(), graph.as_os_str()])
            .arg("--output")
            .arg(&shaken),
    )?;
    shaken.is_file().then_some(shaken).context("wasm-metadce wrote no file")
}

//! The scripts: TypeScript and the engine's glue, bundled for each kind of platform.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

use super::maps;
use crate::{
    build::shake::{Bound, esbuild},
    paths, run,
};

/// What all entries share is in a file whose name begins so.
pub(super) const SHARED: &str = "chunk-";

/// One entry for each way to find the wasm.
const ENTRIES: [&str; 3] = ["index.ts", "node.ts", "workerd.ts"];

/// A single file each, for those who can serve no other, and for `require`.
const INLINE: [(&str, &str); 2] = [("inline.js", "--format=esm"), ("inline.cjs", "--format=cjs")];

/// What stays as it is: a file beside the scripts, and a module of Node's.
const ESBUILD: [&str; 5] = [
    "--minify",
    "--sourcemap",
    "--external:./citecore.wasm",
    "--external:node:*",
    "--log-override:empty-import-meta=silent",
];

/// The sources with what the build makes, in a folder of their own.
pub(super) fn sources(scratch: &Path, engine: &Bound) -> Result<PathBuf> {
    let folder = scratch.join("src");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    copy(&paths::npm_source().join("src"), &folder)?;
    fs::write(folder.join("glue.js"), &engine.js)?;
    let wasm = folder.join("citecore.wasm");
    fs::write(&wasm, &engine.wasm)?;
    // Node has Base64, and no crate has to be compiled for it.
    let script = "const { readFileSync, writeFileSync } = require('node:fs'); const [, wasm, js] = process.argv; \
                  writeFileSync(js, `export default \"${readFileSync(wasm, 'base64')}\";\\n`)";
    let mut node = run::command("node");
    node.args(["--eval", script]).args([&wasm, &folder.join(maps::BASE64)]);
    run::must("writing the wasm as JavaScript", &mut node)?;
    Ok(folder)
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to).with_context(|| format!("can't make {}", to.display()))?;
    for entry in fs::read_dir(from).with_context(|| format!("can't read {}", from.display()))? {
        let entry = entry?;
        let (path, to) = (entry.path(), to.join(entry.file_name()));
        if path.is_dir() {
            copy(&path, &to)?;
        } else {
            fs::copy(&path, &to).with_context(|| format!("can't copy {}", path.display()))?;
        }
    }
    Ok(())
}

/// Writes all scripts with their source maps into a folder.
pub(super) fn bundle(sources: &Path, folder: &Path) -> Result<()> {
    let entries = ENTRIES.map(|entry| sources.join(entry));
    let names = "--chunk-names=[name]-[hash]";
    let split = [&ESBUILD[..], &["--format=esm", "--splitting", names]].concat();
    esbuild("bundling the scripts", entries, &split, folder)?;
    for (name, format) in INLINE {
        let arguments = [&ESBUILD[..], &[format]].concat();
        esbuild(&format!("bundling {name}"), [sources.join("inline.ts")], &arguments, &folder.join(name))?;
    }
    maps::tidy(folder)
}

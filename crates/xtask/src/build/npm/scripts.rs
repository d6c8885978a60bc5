//! The scripts: TypeScript and the engine's glue, bundled for each kind of platform.

use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
};

use anyhow::Result;

use super::{engine::Module, maps};
use crate::{
    build::shake::{Bound, esbuild},
    files, paths, run,
};

/// One entry for each way to find the wasm, and one for what needs none. Those of a group share what they have in common: to
/// share it among all would have each page load more and smaller files.
const GROUPS: [&[&str]; 3] =
    [&["index.ts", "node.ts", "workerd.ts"], &["html.ts", "html-node.ts", "html-workerd.ts"], &["remark.ts"]];

/// A single file each, for those who can serve no other, and for `require`.
const SINGLE: [(&str, &str, &str); 4] = [
    ("inline.ts", "inline.js", "--format=esm"),
    ("inline.ts", "inline.cjs", "--format=cjs"),
    ("html-inline.ts", "html.cjs", "--format=cjs"),
    ("remark.ts", "remark.cjs", "--format=cjs"),
];

/// What stays as it is: files beside the scripts, and a module of Node's.
const ESBUILD: [&str; 5] = [
    "--minify",
    "--sourcemap",
    "--external:./*.wasm",
    "--external:node:*",
    "--log-override:empty-import-meta=silent",
];

/// What shortens them further, among the packages for the build.
const TERSER: &str = "terser/dist/bundle.min.js";

/// How wide a line gets at most: where an error isn't caught, Node prints the whole line that threw it.
const WIDEST: &str = "400";

/// The sources with what the build makes, in a folder of their own.
pub(super) fn sources(scratch: &Path, modules: &[(&Module, Bound)]) -> Result<PathBuf> {
    let folder = scratch.join("src");
    files::remove(&folder)?;
    files::copy_all(&paths::npm_source().join("src"), &folder)?;
    for (module, bound) in modules {
        write(module, bound, &folder)?;
    }
    Ok(folder)
}

fn write(module: &Module, bound: &Bound, folder: &Path) -> Result<()> {
    files::write(&folder.join(module.glue), &bound.js)?;
    let wasm = folder.join(module.wasm);
    files::write(&wasm, &bound.wasm)?;
    // Node has Base64, and no crate has to be compiled for it.
    let script = "const { readFileSync, writeFileSync } = require('node:fs'); const [, wasm, js] = process.argv; \
                  writeFileSync(js, `export default \"${readFileSync(wasm, 'base64')}\";\\n`)";
    let mut node = run::command("node");
    node.args(["--eval", script]).args([&wasm, &folder.join(module.base64)]);
    run::must(&format!("writing {} as JavaScript", module.wasm), &mut node).map(drop)
}

/// Writes all scripts with their source maps into a folder.
pub(super) fn bundle(sources: &Path, folder: &Path) -> Result<()> {
    let line = format!("--line-limit={WIDEST}");
    let names = "--chunk-names=[name]-[hash]";
    let split = [&ESBUILD[..], &[&line, "--format=esm", "--splitting", names]].concat();
    for group in GROUPS {
        let entries = group.iter().map(|entry| sources.join(entry));
        esbuild(&format!("bundling {}", group.join(", ")), entries, &split, folder)?;
    }
    for (source, name, format) in SINGLE {
        let arguments = [&ESBUILD[..], &[&line, format]].concat();
        esbuild(&format!("bundling {name}"), [sources.join(source)], &arguments, &folder.join(name))?;
    }
    shorten(folder)?;
    maps::tidy(folder)
}

/// Shortens the scripts of a folder.
fn shorten(folder: &Path) -> Result<()> {
    let mut node = run::command("node");
    node.args(["--input-type=module", "--eval", include_str!("minify.mjs")]);
    node.arg(paths::npm_script(TERSER)).args([folder.as_os_str(), WIDEST.as_ref()]);
    run::must("shortening the scripts", &mut node).map(drop)
}

/// A script and all that it loads at once, by their names.
pub(super) fn loaded(folder: &Path, entry: &str) -> Result<BTreeSet<String>> {
    let mut loaded = BTreeSet::new();
    let mut found = vec![entry.to_owned()];
    while let Some(name) = found.pop() {
        if !loaded.contains(&name) {
            found.extend(imports(&files::text(&folder.join(&name))?).map(str::to_owned));
            loaded.insert(name);
        }
    }
    Ok(loaded)
}

/// The names of the scripts that a minified script imports, but not of those that it loads on demand.
fn imports(script: &str) -> impl Iterator<Item = &str> {
    let quoted = ["from\"./", "import\"./"].into_iter().flat_map(|before| script.split(before).skip(1));
    quoted.filter_map(|rest| rest.split('"').next()).filter(|name| name.ends_with(".js"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_loaded_on_demand_is_no_import() {
        let script = "import{a as b}from\"./chunk-A.js\";import\"./chunk-B.js\";export{c}from\"./chunk-C.js\";\
                      import w from\"./citecore.wasm\";const d=()=>import(\"./base64-D.js\");";
        assert_eq!(imports(script).collect::<Vec<_>>(), ["chunk-A.js", "chunk-C.js", "chunk-B.js"]);
    }
}

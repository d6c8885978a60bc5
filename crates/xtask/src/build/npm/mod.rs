//! The npm package `citecore`, from Rust and TypeScript to a folder that is ready for `npm pack`.

mod docs;
mod engine;
mod manifest;
mod maps;
mod scripts;
mod types;

use std::path::Path;

use anyhow::Result;

use super::{
    compress, inputs,
    size::{self, Package, Sizes},
    stage::{self, Stage},
};
use crate::{files, paths, progress::Progress};
use engine::MODULES;

/// What a page downloads of `citecore`: its script and the wasm beside it.
const NPM: Package = Package {
    name: "npm",
    committed: "crates/citecore-wasm/size.json",
    parts: &PARTS,
    limits: &[("total", 262_250)],
};

/// What a page downloads of `citecore/html`.
const HTML: Package = Package {
    name: "html",
    committed: "crates/citecore-wasm/size-html.json",
    parts: &PARTS,
    limits: &[("total", 66_000)],
};

const PARTS: [&str; 3] = ["script", "wasm", "total"];

const INPUTS: [&str; 15] = [
    "Cargo.toml",
    "Cargo.lock",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "crates/citecore/Cargo.toml",
    "crates/citecore/src",
    "crates/citecore-wasm/Cargo.toml",
    "crates/citecore-wasm/npm",
    "crates/citecore-wasm/src",
    "crates/markdown/Cargo.toml",
    "crates/markdown/src",
    "crates/unicase/Cargo.toml",
    "crates/unicase/src",
    "crates/xtask/src/build",
    "tests/e2e/package-lock.json",
];

/// Builds the package where anything that it is made of has changed, and measures what a page downloads of it.
pub(crate) fn build() -> Result<[Sizes; 2]> {
    let folder = paths::npm_package();
    let inputs = inputs::digest(&INPUTS)?;
    let [engine, html] = &MODULES;
    if stage::is_current(&folder, engine.wasm, &inputs) {
        Progress::new("building the npm package").end("nothing has changed");
    } else {
        let scratch = paths::scratch().join("npm");
        let stage = Stage::begin(&folder)?;
        let mut modules = Vec::new();
        for module in &MODULES {
            let bound = engine::compile(module, &scratch)?;
            stage.write(module.wasm, &bound.wasm)?;
            modules.push((module, bound));
        }
        let sources = scripts::sources(&scratch, &modules)?;
        scripts::bundle(&sources, stage.folder())?;
        types::declare(stage.folder())?;
        docs::write(stage.folder())?;
        manifest::write(&stage)?;
        stage.publish(&inputs)?;
    }
    let measured = |package, entry, wasm| measure(package, &folder, &inputs, entry, wasm);
    Ok([measured(&NPM, "index.js", engine.wasm)?, measured(&HTML, "html.js", html.wasm)?])
}

/// Compresses what is downloaded, elsewhere: the package itself has no copies. Where they are those of the same `inputs`, they stay.
fn measure(package: &'static Package, folder: &Path, inputs: &str, entry: &str, wasm: &str) -> Result<Sizes> {
    let measured = paths::scratch().join("npm/measured").join(package.name);
    if !stage::is_current(&measured, wasm, inputs) {
        let stage = Stage::begin(&measured)?;
        let mut names = scripts::loaded(folder, entry)?;
        names.insert(wasm.to_owned());
        for name in names {
            files::copy(&folder.join(&name), &stage.folder().join(&name))?;
        }
        compress::folder(stage.folder())?;
        stage.publish(inputs)?;
    }
    size::measure(package, &measured, part_of)
}

fn part_of(name: &str) -> Result<Option<&'static str>> {
    Ok(Some(if name.ends_with(".wasm") { "wasm" } else { "script" }))
}

//! The npm package `citecore`, from Rust and TypeScript to a folder that is ready for `npm pack`.

mod engine;
mod manifest;
mod maps;
mod scripts;
mod types;

use std::{fs, path::Path};

use anyhow::{Context, Result};

use super::{
    compress, inputs,
    size::{self, Package, Sizes},
    stage::{self, Stage},
};
use crate::{paths, progress::Progress};

/// What a page downloads of it: its script and the wasm beside it.
pub(crate) const NPM: Package = Package {
    name: "npm",
    committed: "crates/citecore-wasm/size.json",
    parts: &["script", "wasm", "total"],
    limits: &[("total", 90_000)],
};

/// The wasm, beside the scripts.
const WASM: &str = "citecore.wasm";

const INPUTS: [&str; 11] = [
    "Cargo.toml",
    "Cargo.lock",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "crates/citecore/Cargo.toml",
    "crates/citecore/src",
    "crates/citecore-wasm/Cargo.toml",
    "crates/citecore-wasm/npm",
    "crates/citecore-wasm/src",
    "crates/xtask/src/build",
    "tests/e2e/package-lock.json",
];

/// Builds the package where anything that it is made of has changed, and measures it.
pub(crate) fn build() -> Result<Sizes> {
    let folder = paths::npm_package();
    let inputs = inputs::digest(&INPUTS)?;
    if stage::is_current(&folder, WASM, &inputs) {
        Progress::new("building the npm package").end("nothing has changed");
    } else {
        let scratch = paths::scratch().join("npm");
        fs::create_dir_all(&scratch).with_context(|| format!("can't make {}", scratch.display()))?;
        let stage = Stage::begin(&folder)?;
        let engine = engine::compile(&scratch)?;
        stage.write(WASM, &engine.wasm)?;
        let sources = scripts::sources(&scratch, &engine)?;
        scripts::bundle(&sources, stage.folder())?;
        types::declare(stage.folder())?;
        manifest::write(&stage)?;
        stage.publish(&inputs)?;
    }
    measure(&folder)
}

/// Compresses what is downloaded, elsewhere: the package itself has no copies.
fn measure(folder: &Path) -> Result<Sizes> {
    let measured = paths::scratch().join("npm/measured");
    if measured.exists() {
        fs::remove_dir_all(&measured)?;
    }
    fs::create_dir_all(&measured)?;
    for entry in fs::read_dir(folder).with_context(|| format!("can't read {}", folder.display()))? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default();
        if part_of(&name.to_string_lossy())?.is_some() {
            fs::copy(&path, measured.join(name))?;
        }
    }
    compress::folder(&measured)?;
    size::measure(&NPM, &measured, part_of)
}

fn part_of(name: &str) -> Result<Option<&'static str>> {
    Ok(match name {
        WASM => Some("wasm"),
        "index.js" => Some("script"),
        _ if name.starts_with(scripts::SHARED) && name.ends_with(".js") => Some("script"),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_page_loads_is_measured() {
        assert_eq!(part_of("index.js").unwrap(), Some("script"));
        assert_eq!(part_of("chunk-ABC.js").unwrap(), Some("script"));
        assert_eq!(part_of("citecore.wasm").unwrap(), Some("wasm"));
        for other in ["node.js", "base64-ABC.js", "chunk-ABC.js.map", "inline.cjs", "types"] {
            assert_eq!(part_of(other).unwrap(), None, "{other}");
        }
    }
}

//! Trunk, wasm-opt and esbuild, one after the other.

use std::{fs, path::PathBuf};

use anyhow::{Context, Result};

use super::{
    names::{LOADER, Names},
    split::{self, Parts, split},
};
use crate::{
    build::{
        lean::lean,
        shake::{Bindings, Bound, esbuild, read, shrunk},
    },
    paths, run,
    setup::WASM_TARGET,
};

/// Cargo's profile, as `Trunk.toml` has it.
const PROFILE: &str = "wasm-release";

/// One module, in the smallest form. Explicit disposal is not used, and would keep every exported class.
const ESBUILD: [&str; 3] = ["--minify", "--format=esm", "--define:Symbol.dispose=undefined"];

/// The same as a script that needn't be a module, with the wasm in it.
const ESBUILD_ONE: [&str; 3] = ["--minify", "--format=iife", "--loader:.wasm=base64"];

/// The sources of what a page loads.
const APP: &str = "app.js";
const FILES: &str = "files.js";
const FILES_ONE: &str = "files-one.js";
const STYLE: &str = "shell.css";

/// What stands in the loader in place of its style.
const STYLE_PLACEHOLDER: &str = "__STYLE__";

/// What a script calls what both parts of the wasm export and import, in place of what wasm-bindgen would do with one part.
const MORE: &str = "
export const begin = async (source) => {
  __wbg_finalize_init((await __wbg_load(await source, __wbg_get_imports())).instance);
};
export const join = async (source) => {
  await __wbg_load(await source, { ...__wbg_get_imports(), NAMESPACE: wasm });
};
";

/// What the loader fetches, not yet named.
pub(crate) struct App {
    /// `app.js` with wasm-bindgen's script, still without `files.js`.
    pub(crate) script: String,
    /// The first part of the wasm.
    pub(crate) first: Vec<u8>,
    /// The second.
    pub(crate) rest: Vec<u8>,
}

impl App {
    /// Compiles and shrinks it.
    pub(crate) fn build() -> Result<Self> {
        let scratch = paths::scratch();
        let dist = compile()?;
        let bindings = Bindings {
            script: &dist.join("citecore-widget.js"),
            wasm: &dist.join("citecore-widget_bg.wasm"),
            more: &MORE.replace("NAMESPACE", split::NAMESPACE),
            entry: &read(&source(APP))?,
            esbuild: &[&ESBUILD[..], &["--external:./files.js"]].concat(),
            scratch: &scratch,
        };
        let Bound { js, wasm } = bindings.renamed()?;
        let linked = paths::cargo_target().join(WASM_TARGET).join(PROFILE).join("citecore-widget.wasm");
        let linked = fs::read(&linked).with_context(|| format!("can't read {}", linked.display()))?;
        let Parts { first, second } = split(&linked, &wasm)?;
        Ok(Self {
            script: js,
            first: shrunk("shrinking the first part", &first, &scratch.join("first.wasm"))?,
            rest: shrunk("shrinking the second part", &second, &scratch.join("rest.wasm"))?,
        })
    }

    /// The script for a page, told of the names.
    pub(crate) fn script(&self, names: &Names) -> Result<String> {
        let folder = self.folder("app", FILES)?;
        let bundled = folder.join("bundled.js");
        esbuild("bundling the script", [folder.join(APP)], &ESBUILD, &bundled)?;
        names.in_script(&read(&bundled)?, &["__REST__"])
    }

    /// The loader, told of the names.
    pub(crate) fn loader(&self, names: &Names) -> Result<String> {
        names.in_script(&self.loading("loader", FILES, &ESBUILD)?, &["__APP__", "__FIRST__"])
    }

    /// Everything in one file.
    pub(crate) fn one(&self) -> Result<String> {
        self.loading("one", FILES_ONE, &ESBUILD_ONE)
    }

    /// The loader with its style and with these files.
    fn loading(&self, name: &str, files: &str, options: &[&str]) -> Result<String> {
        let folder = self.folder(name, files)?;
        let style = folder.join("shell.min.css");
        esbuild("minifying the loader's style", [source(STYLE)], &["--minify"], &style)?;
        let style = serde_json::to_string(read(&style)?.trim())?;
        let style = format!("--define:{STYLE_PLACEHOLDER}={style}");
        let bundled = folder.join("bundled.js");
        let options = [options, &[style.as_str()]].concat();
        esbuild("bundling the loader", [folder.join(LOADER)], &options, &bundled)?;
        read(&bundled)
    }

    /// A folder with all that scripts may import, `files.js` being of this kind.
    fn folder(&self, name: &str, files: &str) -> Result<PathBuf> {
        let folder = paths::scratch().join(name);
        fs::create_dir_all(&folder).with_context(|| format!("can't make {}", folder.display()))?;
        fs::copy(source(LOADER), folder.join(LOADER))?;
        fs::copy(source(files), folder.join(FILES))?;
        fs::write(folder.join(APP), &self.script)?;
        fs::write(folder.join("first.wasm"), &self.first)?;
        fs::write(folder.join("rest.wasm"), &self.rest)?;
        Ok(folder)
    }
}

/// One of the widget's scripts and styles for a page.
fn source(name: &str) -> PathBuf {
    paths::root().join("www/widget").join(name)
}

/// Where Trunk left wasm-bindgen's script and the wasm.
fn compile() -> Result<PathBuf> {
    let dist = paths::trunk_dist();
    if dist.exists() {
        fs::remove_dir_all(&dist).with_context(|| format!("can't empty {}", dist.display()))?;
    }
    fs::create_dir_all(paths::scratch())?;
    let mut trunk = run::command("trunk");
    trunk.args(["build", "--skip-version-check", "--dist"]).arg(&dist);
    // Trunk takes a NO_COLOR other than "true" or "false" for a mistake.
    trunk.env_remove("NO_COLOR");
    run::must("compiling the widget", lean(&mut trunk, &[split::LINKER]))?;
    Ok(dist)
}

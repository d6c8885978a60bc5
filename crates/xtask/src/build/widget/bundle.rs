//! Trunk, wasm-opt and esbuild, one after the other.

use std::path::{Path, PathBuf};

use anyhow::Result;

use super::{
    names::{LOADER, Names},
    split::{self, Parts, split},
    words,
};
use crate::{
    build::{
        lean::{More, lean},
        shake::{Bindings, Bound, esbuild, shrunk},
    },
    files, paths, run,
    setup::WASM_TARGET,
};

/// Cargo's profile, as `Trunk.toml` has it.
const PROFILE: &str = "wasm-release";

/// One module, in the smallest form. Explicit disposal is not used, and would keep every exported class.
const ESBUILD: [&str; 3] = ["--minify", "--format=esm", "--define:Symbol.dispose=undefined"];

/// A script that needn't be a module, in the smallest form, with the wasm in it.
const ESBUILD_ONE: [&str; 3] = ["--minify", "--format=iife", "--loader:.wasm=base64"];

/// The sources of what a page loads.
const APP: &str = "app.js";
const FILES: &str = "files.js";
const FILES_ONE: &str = "files-one.js";
const STYLE: &str = "shell.css";
const MORE: &str = "more.js";
const PLAIN: &str = "plain.js";

/// What several of them import.
const SHARED: [&str; 4] = ["copy.js", "language.js", "make.js", "words.js"];

/// What `files-one.js` imports beside them: the tables of words by their languages.
const TABLES: &str = "words.json";

/// What stands in the loader in place of its style.
const STYLE_PLACEHOLDER: &str = "__STYLE__";

/// What a script calls what both parts of the wasm export and import, in place of what wasm-bindgen would do with one part.
const BOTH_PARTS: &str = "
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
    /// What the widget says, by language, English left out.
    pub(crate) words: Vec<(String, String)>,
    /// What few pages need, still without `files.js`.
    pub(crate) more: String,
    /// The plain search.
    pub(crate) plain: String,
}

impl App {
    /// Compiles and shrinks it.
    pub(crate) fn build() -> Result<Self> {
        let scratch = paths::scratch();
        let dist = compile()?;
        share(&scratch)?;
        let bindings = Bindings {
            script: &dist.join("citecore-widget.js"),
            wasm: &dist.join("citecore-widget_bg.wasm"),
            more: &BOTH_PARTS.replace("NAMESPACE", split::NAMESPACE),
            entry: &files::text(&source(APP))?,
            esbuild: &[&ESBUILD[..], &["--external:./files.js"]].concat(),
            scratch: &scratch,
        };
        let Bound { js, wasm } = bindings.renamed()?;
        let linked = paths::cargo_target().join(WASM_TARGET).join(PROFILE).join("citecore-widget.wasm");
        let linked = files::bytes(&linked)?;
        let Parts { first, second } = split(&linked, &wasm)?;
        Ok(Self {
            script: js,
            first: shrunk("shrinking the first part", &first, &scratch.join("first.wasm"))?,
            rest: shrunk("shrinking the second part", &second, &scratch.join("rest.wasm"))?,
            words: words::tables()?,
            more: bundled(MORE, &["--external:./files.js"])?,
            plain: bundled(PLAIN, &[])?,
        })
    }

    /// The script for a page, told of the names.
    pub(crate) fn script(&self, names: &Names) -> Result<String> {
        let folder = self.folder("app", FILES)?;
        let bundled = folder.join("bundled.js");
        esbuild("bundling the script", [folder.join(APP)], &ESBUILD, &bundled)?;
        names.in_script(&files::text(&bundled)?, &["__REST__", "__WORDS__", "__PLAIN__"])
    }

    /// What few pages need, told of the names.
    pub(crate) fn more(&self, names: &Names) -> Result<String> {
        let folder = self.folder("more", FILES)?;
        let bundled = folder.join("bundled.js");
        esbuild("bundling what few pages need", [folder.join(MORE)], &ESBUILD, &bundled)?;
        names.in_script(&files::text(&bundled)?, &["__WORDS__"])
    }

    /// The loader, told of the names.
    pub(crate) fn loader(&self, names: &Names) -> Result<String> {
        names.in_script(&self.loading("loader", FILES, &ESBUILD)?, &["__APP__", "__FIRST__", "__MORE__"])
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
        // What esbuild leaves of white space, since custom properties may be anything.
        let style = files::text(&style)?.trim().replace(", ", ",").replace(": ", ":");
        let style = serde_json::to_string(&style)?;
        let style = format!("--define:{STYLE_PLACEHOLDER}={style}");
        let bundled = folder.join("bundled.js");
        let options = [options, &[style.as_str()]].concat();
        esbuild("bundling the loader", [folder.join(LOADER)], &options, &bundled)?;
        files::text(&bundled)
    }

    /// A folder with all that scripts may import, `files.js` being of this kind.
    fn folder(&self, name: &str, kind: &str) -> Result<PathBuf> {
        let folder = paths::scratch().join(name);
        files::make(&folder)?;
        files::copy(&source(LOADER), &folder.join(LOADER))?;
        files::copy(&source(kind), &folder.join(FILES))?;
        share(&folder)?;
        files::write(&folder.join(APP), &self.script)?;
        files::write(&folder.join(MORE), &self.more)?;
        files::write(&folder.join(PLAIN), &self.plain)?;
        files::write(&folder.join(TABLES), words::in_one(&self.words)?)?;
        files::write(&folder.join("first.wasm"), &self.first)?;
        files::write(&folder.join("rest.wasm"), &self.rest)?;
        Ok(folder)
    }
}

/// A script with what it imports.
fn bundled(name: &str, options: &[&str]) -> Result<String> {
    let bundled = paths::scratch().join(name);
    esbuild(&format!("bundling {name}"), [source(name)], &[&ESBUILD[..], options].concat(), &bundled)?;
    files::text(&bundled)
}

/// Puts what several scripts import into a folder.
fn share(folder: &Path) -> Result<()> {
    for name in SHARED {
        files::copy(&source(name), &folder.join(name))?;
    }
    Ok(())
}

/// One of the widget's scripts and styles for a page.
fn source(name: &str) -> PathBuf {
    paths::root().join("www/widget").join(name)
}

/// Where Trunk left wasm-bindgen's script and the wasm.
fn compile() -> Result<PathBuf> {
    let dist = paths::trunk_dist();
    files::remove(&dist)?;
    files::make(&paths::scratch())?;
    let mut trunk = run::command("trunk");
    trunk.args(["build", "--skip-version-check", "--dist"]).arg(&dist);
    // Trunk takes a NO_COLOR other than "true" or "false" for a mistake.
    trunk.env_remove("NO_COLOR");
    run::must("compiling the widget", lean(&mut trunk, More { any: &[split::LINKER], lean: &[] })?)?;
    Ok(dist)
}

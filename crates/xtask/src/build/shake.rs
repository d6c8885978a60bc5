//! Leaves out what only dependencies export, and makes the rest as small as it gets: wasm-bindgen's script by esbuild, the
//! wasm by binaryen.

use std::{
    ffi::OsStr,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

use crate::{
    build::{hints, locals, order, rename::Names, tables, target, values},
    files, run,
};

/// What wasm-opt is told, each for fewer bytes after Brotli, which isn't the same as fewer bytes before: calls compress
/// better than inlined copies, repeated expressions better than locals for them, and zeros better than the addresses of what is behind
/// them. Of the lowest addresses it may know that
/// only the stack's end is there.
const SHRINK: [&str; 11] = [
    "-Os",
    "--converge",
    "--low-memory-unused",
    "--always-inline-max-function-size=0",
    "--flexible-inline-max-function-size=0",
    "--one-caller-inline-max-function-size=0",
    "--skip-pass=local-cse",
    "--skip-pass=memory-packing",
    "--skip-pass=simplify-locals",
    "--skip-pass=remove-unused-brs",
    "--skip-pass=reorder-functions",
];

/// What puts functions in the order of their names, and leaves all else out that isn't run.
const ORDER: [&str; 4] =
    ["--reorder-functions-by-name", "--strip-debug", "--strip-producers", "--strip-target-features"];

/// What wasm-opt is told to give short names to what wasm and script take from each other, and to print them.
const RENAME: &str = "--minify-imports-and-exports-and-modules";

/// wasm-bindgen's two files, with what is wanted alone.
pub(crate) struct Bound {
    /// Its script.
    pub(crate) js: String,
    /// The program itself.
    pub(crate) wasm: Vec<u8>,
}

/// What wasm-bindgen wrote, and what is wanted of it.
pub(crate) struct Bindings<'a> {
    /// Its script.
    pub(crate) script: &'a Path,
    /// The wasm.
    pub(crate) wasm: &'a Path,
    /// What is added to the script.
    pub(crate) more: &'a str,
    /// A script that imports what is wanted from `./bindings.js`.
    pub(crate) entry: &'a str,
    /// What esbuild is told beside the rest.
    pub(crate) esbuild: &'a [&'a str],
    /// Where to put what lies on the way.
    pub(crate) scratch: &'a Path,
}

impl Bindings<'_> {
    /// Both files, as small as they get.
    pub(crate) fn shaken(&self) -> Result<Bound> {
        let Bound { js, wasm } = self.renamed()?;
        Ok(Bound { js, wasm: shrunk("shrinking the wasm", &wasm, &self.scratch.join("renamed.wasm"))? })
    }

    /// Both files, with short names for each other; the wasm isn't small yet, and its functions have their own names still.
    pub(crate) fn renamed(&self) -> Result<Bound> {
        let script = self.script()?;
        let (wasm, printed) = wasm_opt("giving short names", &[RENAME, "--debuginfo"], &self.wasm(&script)?)?;
        Ok(Bound { js: Names::parse(&printed)?.in_script(&files::text(&script)?)?, wasm })
    }

    fn script(&self) -> Result<PathBuf> {
        // To make a registry has no effect but the registry, which esbuild can't know.
        let bindings = files::text(self.script)?
            .replace("new FinalizationRegistry(", "/* @__PURE__ */ new FinalizationRegistry(");
        files::write(&self.scratch.join("bindings.js"), bindings + self.more)?;
        let entry = self.scratch.join("entry.js");
        files::write(&entry, self.entry)?;
        // What kind of a script it is doesn't hang on a package.json of the folders above.
        files::write(&self.scratch.join("package.json"), "{ \"type\": \"module\" }\n")?;
        let script = self.scratch.join("script.js");
        esbuild("leaving out what isn't used of the script", [&entry], self.esbuild, &script)?;
        Ok(script)
    }

    /// The wasm with what the script uses. Functions keep their names, by which a part of the
    /// wasm is told from another.
    fn wasm(&self, script: &Path) -> Result<PathBuf> {
        let bound = files::bytes(self.wasm)?;
        target::check(&bound)?;
        let in_time = self.scratch.join("in-time.wasm");
        files::write(&in_time, &values::in_time(&bound)?)?;
        let graph = self.scratch.join("graph.json");
        let mut node = run::command("node");
        node.args(["--input-type=module", "--eval", include_str!("uses.mjs")]);
        run::must("finding what the script uses", node.args([in_time.as_path(), script, &graph]))?;
        let shaken = self.scratch.join("shaken.wasm");
        run::must(
            "leaving out the rest",
            run::node("binaryen/bin/wasm-metadce")
                .args([in_time.as_os_str(), "--debuginfo".as_ref()])
                .args(["--graph-file".as_ref(), graph.as_os_str()])
                .arg("--output")
                .arg(&shaken),
        )?;
        shaken.is_file().then_some(shaken).context("wasm-metadce wrote no file")
    }
}

/// A wasm as small as it gets; `file` is where it lies on the way.
pub(crate) fn shrunk(title: &str, wasm: &[u8], file: &Path) -> Result<Vec<u8>> {
    files::write(file, &tables::packed(wasm)?)?;
    let (small, _) = wasm_opt(title, &SHRINK, file)?;
    let ordered = file.with_extension("ordered.wasm");
    files::write(&ordered, &order::named(&small, &last_form(&small)?)?)?;
    let (small, _) = wasm_opt("putting functions in order", &ORDER, &ordered)?;
    last_form(&small)
}

/// What compresses best of what means the same. Every function stays in its place.
fn last_form(wasm: &[u8]) -> Result<Vec<u8>> {
    locals::alike(hints::same(values::placed(wasm)?)?)
}

/// What wasm-opt makes of a file, and what it prints.
fn wasm_opt(title: &str, options: &[&str], file: &Path) -> Result<(Vec<u8>, String)> {
    let optimised = file.with_extension("optimised.wasm");
    let mut wasm_opt = run::node("binaryen/bin/wasm-opt");
    wasm_opt.args(options).arg(file).arg("--output").arg(&optimised);
    let printed = run::must(title, &mut wasm_opt)?.output;
    let wasm = files::bytes(&optimised)?;
    Ok((wasm, printed))
}

/// Bundles scripts: one into the file `output`, or several into that folder where the arguments say `--splitting`.
pub(crate) fn esbuild(
    title: &str,
    sources: impl IntoIterator<Item = impl AsRef<OsStr>>,
    arguments: &[impl AsRef<OsStr>],
    output: &Path,
) -> Result<()> {
    let mut esbuild = run::node("esbuild/bin/esbuild");
    esbuild
        .args(sources)
        .args(["--bundle", "--target=es2022", "--legal-comments=none", "--charset=utf8"])
        .arg("--log-level=warning")
        .args(arguments);
    let splits = arguments.iter().any(|argument| argument.as_ref() == "--splitting");
    esbuild.arg(format!("--out{}={}", if splits { "dir" } else { "file" }, output.display()));
    run::must(title, &mut esbuild).map(drop)
}

//! Trunk, wasm-opt and esbuild, one after the other.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, ensure};

use crate::{
    build::{
        names::{LOADER, Names},
        rename, shake,
    },
    paths, run, version,
};

/// The widget's two large files, as small as they get, not yet named.
pub(crate) struct App {
    /// wasm-bindgen's script.
    pub(crate) js: String,
    /// The widget itself.
    pub(crate) wasm: Vec<u8>,
}

/// What the loader's source says in place of the two names.
const PLACEHOLDERS: [&str; 2] = ["__APP_JS__", "__APP_WASM__"];

/// What wasm-opt is told, each for fewer bytes after Brotli, which isn't the same as fewer bytes before: calls compress
/// better than inlined copies, repeated expressions better than locals for them, functions better beside those of their
/// own module.
const SHRINK: [&str; 11] = [
    "-Os",
    "--always-inline-max-function-size=0",
    "--flexible-inline-max-function-size=0",
    "--one-caller-inline-max-function-size=0",
    "--skip-pass=local-cse",
    "--skip-pass=reorder-functions",
    "--reorder-functions-by-name",
    "--minify-imports-and-exports-and-modules",
    "--strip-debug",
    "--strip-producers",
    "--strip-target-features",
];

/// The widget's own standard library: compiled along with it, for size, so that a panic is a trap without a message and a
/// place, which no reader sees. It takes 20 KB of 200 off (Brotli). None of these flags is stable yet, so that they are those
/// of one compiler, which is told that it may; by any other the widget is built without them.
const LEAN_STD: [&str; 4] =
    ["-Zunstable-options", "-Cpanic=immediate-abort", "-Zlocation-detail=none", "-Zfmt-debug=none"];

/// The compiler that knows these flags.
const LEAN_COMPILER: &str = "1.95.";

/// Compiles and shrinks the widget.
pub(crate) fn app() -> Result<App> {
    let dist = compile()?;
    let script = shake::script(&dist.join("citecore-widget.js"))?;
    let shaken = shake::wasm(&dist.join("citecore-widget_bg.wasm"), &script)?;
    let wasm = paths::scratch().join("app.wasm");
    let mut wasm_opt = run::node("binaryen/bin/wasm-opt");
    wasm_opt.args(SHRINK).arg(&shaken).arg("--output").arg(&wasm);
    let printed = run::must("shrinking the wasm", &mut wasm_opt)?.output;
    Ok(App {
        js: rename::Names::parse(&printed)?.in_script(&read(&script)?)?,
        wasm: fs::read(&wasm).with_context(|| format!("can't read {}", wasm.display()))?,
    })
}

/// Where Trunk left the script and the wasm.
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
    // The places of sources on this machine are nobody's business, and differ between machines that build the same.
    let mut flags = remapped(&source_folders());
    let compiler = run::ask("rustc", &["--version"]).unwrap_or_default();
    if version::printed(&compiler).is_some_and(|version| version.starts_with(LEAN_COMPILER)) {
        trunk.env("RUSTC_BOOTSTRAP", "1").env("CARGO_UNSTABLE_BUILD_STD", "std,panic_abort");
        trunk.env("CARGO_UNSTABLE_BUILD_STD_FEATURES", "optimize_for_size");
        flags.extend(LEAN_STD.map(str::to_owned));
    } else {
        println!(
            "note: by a compiler other than {LEAN_COMPILER}x, the widget gets 20 KB heavier than it has to be"
        );
    }
    trunk.env("CARGO_ENCODED_RUSTFLAGS", flags.join("\u{1f}"));
    run::must("compiling the widget", &mut trunk)?;
    Ok(dist)
}

/// Folders that names of source files begin with, and what they are called instead.
fn source_folders() -> Vec<(PathBuf, &'static str)> {
    let home = env::home_dir().unwrap_or_default();
    let cargo = env::var_os("CARGO_HOME").map_or_else(|| home.join(".cargo"), PathBuf::from);
    let registries = fs::read_dir(cargo.join("registry/src")).into_iter().flatten().flatten();
    let mut folders = vec![(home, "home"), (cargo, "cargo")];
    folders.extend(registries.map(|registry| (registry.path(), "crates")));
    if let Some(toolchain) = run::ask("rustc", &["--print", "sysroot"]) {
        folders.push((PathBuf::from(toolchain.trim()).join("lib/rustlib/src/rust"), "rust"));
    }
    folders.push((paths::root(), "citecore"));
    folders
}

/// Arguments of rustc; of those that fit, it takes the last.
fn remapped(folders: &[(PathBuf, &str)]) -> Vec<String> {
    folders.iter().map(|(folder, name)| format!("--remap-path-prefix={}={name}", folder.display())).collect()
}

/// The loader, told of the two names and minified.
pub(crate) fn loader(names: &Names) -> Result<String> {
    let source = paths::root().join("www/widget").join(LOADER);
    let minified = paths::scratch().join(LOADER);
    minify("minifying the loader", &source, &minified)?;
    fill(&read(&minified)?, names)
}

fn fill(loader: &str, names: &Names) -> Result<String> {
    for placeholder in PLACEHOLDERS {
        ensure!(loader.contains(placeholder), "www/widget/{LOADER} lacks the placeholder {placeholder}");
    }
    let [js, wasm] = PLACEHOLDERS;
    Ok(loader.replace(js, &names.js).replace(wasm, &names.wasm))
}

/// One module without imports, in the smallest form.
pub(crate) fn minify(title: &str, source: &Path, output: &Path) -> Result<()> {
    let mut esbuild = run::node("esbuild/bin/esbuild");
    esbuild
        .arg(source)
        .args(["--bundle", "--minify", "--format=esm", "--target=es2022", "--legal-comments=none"])
        // Explicit disposal is not used, and would keep every exported class.
        .args(["--charset=utf8", "--log-level=warning", "--define:Symbol.dispose=undefined"])
        .arg(format!("--outfile={}", output.display()));
    run::must(title, &mut esbuild).map(drop)
}

/// A file's text.
pub(crate) fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("can't read {}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_on_this_machine_have_other_names() {
        let arguments = remapped(&source_folders());
        let root = format!("--remap-path-prefix={}=citecore", paths::root().display());
        assert_eq!(arguments.last(), Some(&root));
    }

    #[test]
    fn the_loader_gets_both_names() {
        let names = Names { js: "a-1.js".into(), wasm: "a-1.wasm".into() };
        assert_eq!(
            fill("load('./__APP_JS__', './__APP_WASM__')", &names).unwrap(),
            "load('./a-1.js', './a-1.wasm')"
        );
        let error = fill("load('./__APP_JS__')", &names).unwrap_err();
        assert!(error.to_string().contains("__APP_WASM__"));
    }
}

//! Trunk, wasm-opt and esbuild, one after the other.

use std::{fs, path::PathBuf};

use anyhow::{Context, Result, ensure};

use super::names::{LOADER, PLAIN};
use crate::{
    build::{
        lean::lean,
        shake::{Bindings, Bound, esbuild, read},
    },
    paths, run,
};

/// What the loader's source says in place of the names.
const PLACEHOLDERS: [&str; 4] = ["__APP_JS__", "__APP_WASM__", "__WORDS__", "__PLAIN__"];

/// What the loader imports from wasm-bindgen's script: the page calls `mount` and what it returns, and nothing else.
const ENTRY: &str = "export { default, mount } from \"./bindings.js\";\n";

/// One module without imports, in the smallest form. Explicit disposal is not used, and would keep every exported class.
const ESBUILD: [&str; 3] = ["--minify", "--format=esm", "--define:Symbol.dispose=undefined"];

/// Compiles and shrinks the widget's two large files, not yet named.
pub(crate) fn app() -> Result<Bound> {
    let dist = compile()?;
    let bindings = Bindings {
        script: &dist.join("citecore-widget.js"),
        wasm: &dist.join("citecore-widget_bg.wasm"),
        more: "",
        entry: ENTRY,
        esbuild: &ESBUILD,
        scratch: &paths::scratch(),
    };
    bindings.shaken()
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
    run::must("compiling the widget", lean(&mut trunk, &[]))?;
    Ok(dist)
}

/// The plain search, minified.
pub(crate) fn plain() -> Result<String> {
    minified(PLAIN)
}

/// The loader, minified and told of the names, in the order of the placeholders.
pub(crate) fn loader(names: [&str; 4]) -> Result<String> {
    fill(minified(LOADER)?, names)
}

fn minified(name: &str) -> Result<String> {
    let source = paths::root().join("www/widget").join(name);
    let output = paths::scratch().join(name);
    esbuild(&format!("minifying {name}"), [&source], &ESBUILD, &output)?;
    read(&output)
}

fn fill(mut loader: String, names: [&str; 4]) -> Result<String> {
    for (placeholder, name) in PLACEHOLDERS.into_iter().zip(names) {
        ensure!(loader.contains(placeholder), "www/widget/{LOADER} lacks the placeholder {placeholder}");
        loader = loader.replace(placeholder, name);
    }
    Ok(loader)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_loader_gets_all_names() {
        let source = PLACEHOLDERS.map(|placeholder| format!("load('./{placeholder}')")).join(" ");
        assert_eq!(
            fill(source, ["a.js", "a.wasm", "w-~.json", "p.js"]).unwrap(),
            "load('./a.js') load('./a.wasm') load('./w-~.json') load('./p.js')"
        );
        let error = fill("load('./__APP_JS__')".into(), [""; 4]).unwrap_err();
        assert!(error.to_string().contains("__APP_WASM__"));
    }
}

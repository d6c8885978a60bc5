//! Trunk, wasm-opt and esbuild, one after the other.

use std::{fs, path::PathBuf};

use anyhow::{Context, Result, ensure};

use super::names::{LOADER, Names};
use crate::{
    build::{
        lean::lean,
        shake::{Bindings, Bound, esbuild, read},
    },
    paths, run,
};

/// What the loader's source says in place of the two names.
const PLACEHOLDERS: [&str; 2] = ["__APP_JS__", "__APP_WASM__"];

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

/// The loader, told of the two names and minified.
pub(crate) fn loader(names: &Names) -> Result<String> {
    let source = paths::root().join("www/widget").join(LOADER);
    let minified = paths::scratch().join(LOADER);
    esbuild("minifying the loader", [&source], &ESBUILD, &minified)?;
    fill(&read(&minified)?, names)
}

fn fill(loader: &str, names: &Names) -> Result<String> {
    for placeholder in PLACEHOLDERS {
        ensure!(loader.contains(placeholder), "www/widget/{LOADER} lacks the placeholder {placeholder}");
    }
    let [js, wasm] = PLACEHOLDERS;
    Ok(loader.replace(js, &names.js).replace(wasm, &names.wasm))
}

#[cfg(test)]
mod tests {
    use super::*;

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

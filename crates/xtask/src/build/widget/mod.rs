//! The widget, from Rust to the files that a page loads.

mod bundle;
mod names;
mod words;

use anyhow::{Result, bail};

use super::{
    compress, inputs,
    size::{self, Package, Sizes},
    stage::{self, Stage},
};
use crate::{paths, progress::Progress};
use names::LOADER;

/// What a page's reader downloads. The loader is what every page loads; all of it, a page whose reader asks something.
pub(crate) const WIDGET: Package = Package {
    name: "widget",
    committed: "crates/widget/size.json",
    parts: &["loader", "script", "wasm", "total"],
    limits: &[("loader", 3_000), ("total", 262_000)],
};

/// What the name of the plain search begins with.
const PLAIN_STEM: &str = "citecore-plain";

/// Folders and files whose content the widget depends on. The build itself is among them.
const INPUTS: [&str; 13] = [
    "Cargo.toml",
    "Cargo.lock",
    "Trunk.toml",
    "crates/citecore/Cargo.toml",
    "crates/citecore/src",
    "crates/markdown/Cargo.toml",
    "crates/markdown/src",
    "crates/wire/Cargo.toml",
    "crates/wire/src",
    "crates/widget",
    "crates/xtask/src/build",
    "tests/e2e/package-lock.json",
    "www/widget",
];

/// Builds the widget where anything that it is made of has changed, and measures it.
pub(crate) fn build() -> Result<Sizes> {
    let folder = paths::widget();
    let inputs = inputs::digest(&INPUTS)?;
    if stage::is_current(&folder, LOADER, &inputs) {
        Progress::new("building the widget").end("nothing has changed");
    } else {
        let app = bundle::app()?;
        let stage = Stage::begin(&folder)?;
        let names = names::Names::of(&app);
        stage.write(&names.js, names.in_js(&app).as_bytes())?;
        stage.write(&names.wasm, &app.wasm)?;
        let words = words::stage(&stage)?;
        let plain = bundle::plain()?;
        let plain_name = names::named(PLAIN_STEM, &[plain.as_bytes()], "js");
        stage.write(&plain_name, plain.as_bytes())?;
        let loader = bundle::loader([&names.js, &names.wasm, &words, &plain_name])?;
        stage.write(LOADER, loader.as_bytes())?;
        compress::folder(stage.folder())?;
        stage.publish(&inputs)?;
    }
    size::measure(&WIDGET, &folder, part_of)
}

fn part_of(name: &str) -> Result<Option<&'static str>> {
    Ok(Some(match name {
        LOADER => "loader",
        // For readers of other languages than English, one of them, and for those whose browser won't run the widget.
        _ if words::are_in(name) || name.starts_with(PLAIN_STEM) => return Ok(None),
        _ if name.ends_with(".wasm") => "wasm",
        _ if name.ends_with(".js") => "script",
        _ => bail!("target/widget has a file that the build doesn't know: {name}"),
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_files_are_errors() {
        assert!(part_of("snippet.txt").is_err());
        assert_eq!(part_of("citecore-widget-00.js").unwrap(), Some("script"));
        assert_eq!(part_of("citecore-words-ko-00.json").unwrap(), None);
        assert_eq!(part_of("citecore-plain-00.js").unwrap(), None);
    }
}

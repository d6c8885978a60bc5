//! The widget, from Rust to the files that a page loads.

mod bundle;
mod names;
mod split;
mod words;

use anyhow::{Result, bail};

use super::{
    compress, inputs,
    size::{self, Package, Sizes},
    stage::{self, Stage},
};
use crate::{paths, progress::Progress};
use bundle::App;
use names::{ANY, LOADER, MORE, Names, ONE, PLAIN, REST, WORDS};

/// What a page's reader downloads. The loader is what every page loads; what comes first, a page whose reader opens the panel;
/// the rest follows it at once.
pub(crate) const WIDGET: Package = Package {
    name: "widget",
    committed: "crates/widget/size.json",
    parts: &["loader", "first", "rest", "total"],
    limits: &[("loader", 2_064), ("first", 52_000), ("total", 362_250)],
};

/// Folders and files whose content the widget depends on. The build itself is among them.
const INPUTS: [&str; 15] = [
    "Cargo.toml",
    "Cargo.lock",
    "Trunk.toml",
    "crates/citecore/Cargo.toml",
    "crates/citecore/src",
    "crates/markdown/Cargo.toml",
    "crates/markdown/src",
    "crates/unicase/Cargo.toml",
    "crates/unicase/src",
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
        let app = App::build()?;
        let stage = Stage::begin(&folder)?;
        let names = Names::of(&app);
        stage.write(&names.app, app.script(&names)?.as_bytes())?;
        stage.write(&names.first, &app.first)?;
        stage.write(&names.rest, &app.rest)?;
        for (language, table) in &app.words {
            stage.write(&names.words.replace(ANY, language), table.as_bytes())?;
        }
        stage.write(&names.more, app.more(&names)?.as_bytes())?;
        stage.write(&names.plain, app.plain.as_bytes())?;
        stage.write(LOADER, app.loader(&names)?.as_bytes())?;
        stage.write(ONE, app.one()?.as_bytes())?;
        compress::folder(stage.folder())?;
        stage.publish(&inputs)?;
    }
    size::measure(&WIDGET, &folder, part_of)
}

fn part_of(name: &str) -> Result<Option<&'static str>> {
    Ok(Some(match name {
        LOADER => "loader",
        // All of it once more, in one file.
        ONE => return Ok(None),
        // For readers of other languages than English, one table of words; and where the browser won't run the widget.
        _ if name.contains(WORDS) || name.ends_with(MORE) || name.ends_with(PLAIN) => return Ok(None),
        _ if name.ends_with(REST) => "rest",
        _ if name.ends_with(".wasm") || name.ends_with(".js") => "first",
        _ => bail!("target/widget has a file that the build doesn't know: {name}"),
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_files_are_errors() {
        assert!(part_of("snippet.txt").is_err());
        assert_eq!(part_of("citecore-widget-00.js").unwrap(), Some("first"));
        assert_eq!(part_of("citecore-widget-00-rest.wasm").unwrap(), Some("rest"));
        assert_eq!(part_of("citecore-widget-one.js").unwrap(), None);
        assert_eq!(part_of("citecore-widget-00-words-ko.json").unwrap(), None);
        assert_eq!(part_of("citecore-widget-00-more.js").unwrap(), None);
        assert_eq!(part_of("citecore-widget-00-plain.js").unwrap(), None);
    }
}

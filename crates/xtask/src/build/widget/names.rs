//! Names that say what is in a file, so that a browser may keep it for ever.

use anyhow::{Result, ensure};
use sha2::{Digest, Sha256};

use super::bundle::App;
use crate::build::inputs::hex;

/// The loader's name: the one that pages refer to, and so the one that never changes.
pub(crate) const LOADER: &str = "citecore-widget.js";

/// The name of the file with everything in it.
pub(crate) const ONE: &str = "citecore-widget-one.js";

/// How the name of the second part of the wasm ends.
pub(crate) const REST: &str = "-rest.wasm";

/// What stands in scripts in place of the names.
const PLACEHOLDERS: [&str; 3] = ["__APP__", "__FIRST__", "__REST__"];

/// The names of a build's files.
pub(crate) struct Names {
    /// The script that the loader fetches.
    pub(crate) app: String,
    /// The first part of the wasm.
    pub(crate) first: String,
    /// The second.
    pub(crate) rest: String,
}

impl Names {
    /// All have one digest, of all: they only work together.
    pub(crate) fn of(app: &App) -> Self {
        let all = Sha256::new().chain_update(&app.script).chain_update(&app.first).chain_update(&app.rest);
        let mut digest = hex(&all.finalize());
        digest.truncate(12);
        let name = |ending: &str| format!("citecore-widget-{digest}{ending}");
        Self { app: name(".js"), first: name(".wasm"), rest: name(REST) }
    }

    /// A script with the names in it. Errors: it has no place for some of these.
    pub(crate) fn in_script(&self, script: &str, wanted: &[&str]) -> Result<String> {
        let mut script = script.to_owned();
        for (placeholder, name) in PLACEHOLDERS.into_iter().zip([&self.app, &self.first, &self.rest]) {
            let is_wanted = wanted.contains(&placeholder);
            ensure!(script.contains(placeholder) == is_wanted, "{placeholder} isn't where it is expected");
            script = script.replace(placeholder, name);
        }
        Ok(script)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(script: &str, first: &[u8], rest: &[u8]) -> Names {
        Names::of(&App { script: script.into(), first: first.into(), rest: rest.into() })
    }

    #[test]
    fn the_same_content_has_the_same_names() {
        let all = names("a", b"b", b"c");
        assert_eq!(all.app, names("a", b"b", b"c").app);
        for other in [names("x", b"b", b"c"), names("a", b"x", b"c"), names("a", b"b", b"x")] {
            assert!(all.app != other.app && all.first != other.first && all.rest != other.rest);
        }
        let digest = all.app.strip_prefix("citecore-widget-").and_then(|name| name.strip_suffix(".js"));
        assert_eq!(digest.map(str::len), Some(12));
        assert_eq!(all.rest, format!("citecore-widget-{}-rest.wasm", digest.unwrap_or_default()));
    }

    #[test]
    fn scripts_are_told_the_names() {
        let names = names("a", b"b", b"c");
        let told = names.in_script("load('./__APP__', './__FIRST__')", &["__APP__", "__FIRST__"]).unwrap();
        assert_eq!(told, format!("load('./{}', './{}')", names.app, names.first));
        let error = names.in_script("load('./__APP__')", &["__APP__", "__FIRST__"]).unwrap_err();
        assert!(error.to_string().starts_with("__FIRST__"));
        assert!(names.in_script("load('./__REST__')", &[]).is_err());
    }
}

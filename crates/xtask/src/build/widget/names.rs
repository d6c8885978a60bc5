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

/// What the name of a file of words has behind its digest, before its language.
pub(crate) const WORDS: &str = "-words-";

/// What stands for the language in the name that scripts are told.
pub(crate) const ANY: &str = "~";

/// How the name of what few pages need ends.
pub(crate) const MORE: &str = "-more.js";

/// How the name of the plain search ends.
pub(crate) const PLAIN: &str = "-plain.js";

/// What stands in scripts in place of the names.
const PLACEHOLDERS: [&str; 6] = ["__APP__", "__FIRST__", "__REST__", "__WORDS__", "__MORE__", "__PLAIN__"];

/// The names of a build's files.
pub(crate) struct Names {
    /// The script that the loader fetches.
    pub(crate) app: String,
    /// The first part of the wasm.
    pub(crate) first: String,
    /// The second.
    pub(crate) rest: String,
    /// The words of a language, with [`ANY`] in place of it.
    pub(crate) words: String,
    /// What few pages need.
    pub(crate) more: String,
    /// The plain search.
    pub(crate) plain: String,
}

impl Names {
    /// All have one digest, of all: they only work together.
    pub(crate) fn of(app: &App) -> Self {
        let mut all = Sha256::new();
        all.update(&app.script);
        all.update(&app.first);
        all.update(&app.rest);
        all.update(&app.more);
        all.update(&app.plain);
        app.words.iter().for_each(|(language, table)| all.update([language.as_str(), table].concat()));
        let mut digest = hex(&all.finalize());
        digest.truncate(12);
        let name = |ending: &str| format!("citecore-widget-{digest}{ending}");
        Self {
            app: name(".js"),
            first: name(".wasm"),
            rest: name(REST),
            words: name(&[WORDS, ANY, ".json"].concat()),
            more: name(MORE),
            plain: name(PLAIN),
        }
    }

    /// A script with the names in it. Errors: it has no place for some of these.
    pub(crate) fn in_script(&self, script: &str, wanted: &[&str]) -> Result<String> {
        let mut script = script.to_owned();
        let names = [&self.app, &self.first, &self.rest, &self.words, &self.more, &self.plain];
        for (placeholder, name) in PLACEHOLDERS.into_iter().zip(names) {
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
        Names::of(&App {
            script: script.into(),
            first: first.into(),
            rest: rest.into(),
            words: vec![("ko".into(), "{}".into())],
            more: "more".into(),
            plain: "plain".into(),
        })
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

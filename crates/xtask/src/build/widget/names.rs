//! Names that say what is in a file, so that a browser may keep it for ever.

use sha2::{Digest, Sha256};

use crate::build::{inputs::hex, shake::Bound};

/// The loader's name: the one that pages refer to, and so the one that never changes.
pub(crate) const LOADER: &str = "citecore-widget.js";

/// The source of the plain search.
pub(crate) const PLAIN: &str = "citecore-plain.js";

/// The wasm's name, as wasm-bindgen's script has it.
const WASM: &str = "citecore-widget_bg.wasm";

/// The names of a build's files.
pub(crate) struct Names {
    /// wasm-bindgen's script.
    pub(crate) js: String,
    /// The widget itself.
    pub(crate) wasm: String,
}

impl Names {
    /// Both have one digest, of both: the two only work together.
    pub(crate) fn of(app: &Bound) -> Self {
        let digest = Sha256::new().chain_update(&app.js).chain_update(&app.wasm).finalize();
        let mut digest = hex(&digest);
        digest.truncate(12);
        Self { js: format!("citecore-widget-{digest}.js"), wasm: format!("citecore-widget-{digest}_bg.wasm") }
    }

    /// The script, with the wasm's new name in it.
    pub(crate) fn in_js(&self, app: &Bound) -> String {
        app.js.replace(WASM, &self.wasm)
    }
}

/// A name for a file of the widget, with a digest of what is in it.
pub(crate) fn named(stem: &str, content: &[&[u8]], ending: &str) -> String {
    let mut digest = Sha256::new();
    content.iter().for_each(|part| digest.update(part));
    let mut digest = hex(&digest.finalize());
    digest.truncate(12);
    format!("{stem}-{digest}.{ending}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn app(js: &str, wasm: &[u8]) -> Bound {
        Bound { js: js.into(), wasm: wasm.into() }
    }

    #[test]
    fn the_same_content_has_the_same_names() {
        let names = Names::of(&app("a", b"b"));
        assert_eq!(names.js, Names::of(&app("a", b"b")).js);
        assert_ne!(names.js, Names::of(&app("a", b"c")).js);
        assert_ne!(names.wasm, Names::of(&app("b", b"b")).wasm);
        let digest = names.js.strip_prefix("citecore-widget-").and_then(|name| name.strip_suffix(".js"));
        assert_eq!(digest.map(str::len), Some(12));
        assert_eq!(
            digest,
            names.wasm.strip_prefix("citecore-widget-").and_then(|name| name.strip_suffix("_bg.wasm"))
        );
    }

    #[test]
    fn the_script_is_told_of_the_wasm() {
        let app = app("new URL(\"citecore-widget_bg.wasm\", import.meta.url)", b"");
        let names = Names::of(&app);
        assert_eq!(names.in_js(&app), format!("new URL(\"{}\", import.meta.url)", names.wasm));
    }
}

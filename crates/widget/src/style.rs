//! The one style sheet of all components, constructed: a page's policy against inline style doesn't concern it.

use js_sys::{Array, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CssStyleSheet, ShadowRoot};

use crate::components;

const SHEETS: &str = "adoptedStyleSheets";

/// All styles as they are written, one behind the other.
const WRITTEN: [&[&str]; 2] = [&[include_str!("theme.css"), include_str!("base.css")], components::STYLES];

/// The same without what is there for those who write it: a kilobyte less to download (Brotli).
static STYLE: [u8; plain::<0>(&WRITTEN).1] = plain(&WRITTEN).0;

/// Styles without comments and what their lines are set in with, as far as there is room, and how long they are.
const fn plain<const ROOM: usize>(written: &[&[&str]]) -> ([u8; ROOM], usize) {
    let (mut plain, mut length) = ([0; ROOM], 0);
    let mut part = 0;
    while part < written.len() {
        let mut file = 0;
        while file < written[part].len() {
            let bytes = written[part][file].as_bytes();
            let (mut at, mut in_comment, mut begins_line) = (0, false, true);
            while at < bytes.len() {
                let next = if at + 1 < bytes.len() { bytes[at + 1] } else { b'\n' };
                match bytes[at] {
                    b'*' if in_comment && next == b'/' => (in_comment, at) = (false, at + 1),
                    _ if in_comment => {}
                    b'/' if next == b'*' => (in_comment, at) = (true, at + 1),
                    b' ' | b'\n' if begins_line => {}
                    byte => {
                        if length < ROOM {
                            plain[length] = byte;
                        }
                        length += 1;
                        begins_line = byte == b'\n';
                    }
                }
                at += 1;
            }
            file += 1;
        }
        part += 1;
    }
    (plain, length)
}

/// Gives the root the widget's style. None where the browser constructs no style sheets.
pub(crate) fn adopt(root: &ShadowRoot) -> Option<CssStyleSheet> {
    let sheet = CssStyleSheet::new().ok()?;
    sheet.replace_sync(std::str::from_utf8(&STYLE).ok()?).ok()?;
    set(root, sheets(root).concat(&Array::of1(&sheet)));
    Some(sheet)
}

/// Takes the style off again.
pub(crate) fn abandon(root: &ShadowRoot, sheet: &CssStyleSheet) {
    let others = Array::new();
    for other in sheets(root).iter().filter(|other| other != AsRef::<JsValue>::as_ref(sheet)) {
        others.push(&other);
    }
    set(root, others);
}

fn sheets(root: &ShadowRoot) -> Array {
    let sheets = Reflect::get(root, &SHEETS.into()).ok();
    sheets.map(|sheets| Array::from(&sheets)).unwrap_or_default()
}

fn set(root: &ShadowRoot, sheets: Array) {
    // Err: the browser adopts none, and the widget stands there unstyled but whole.
    let _ = Reflect::set(root, &SHEETS.into(), sheets.unchecked_ref());
}

#[cfg(test)]
mod tests {
    use wasm_bindgen_test::wasm_bindgen_test;

    use super::*;
    use crate::host::property;

    #[wasm_bindgen_test]
    fn styles_lose_their_comments_and_nothing_else() {
        const CSS: &[&[&str]] =
            &[&["/* What. */\na,\nb {\n  c: calc(1 * (d - 2)); /* e */\n}\n"], &["f{}\n", "/**/g{}"]];
        let (plain, length) = plain::<64>(CSS);
        let text = std::str::from_utf8(&plain[..length]).unwrap();
        assert_eq!(text, "a,\nb {\nc: calc(1 * (d - 2)); \n}\nf{}\ng{}");
    }

    #[wasm_bindgen_test]
    fn a_browser_reads_as_many_rules_of_them_as_were_written() {
        let rules = |css: &str| {
            let sheet = CssStyleSheet::new().unwrap();
            sheet.replace_sync(css).unwrap();
            let rules = Array::from(&property(&sheet, "cssRules").unwrap());
            let text = |rule| property(&rule, "cssText").unwrap().as_string().unwrap();
            // What a property of one's own holds keeps its line breaks.
            let plain = |rule| text(rule).split_whitespace().collect::<Vec<_>>().join(" ");
            rules.iter().map(plain).collect::<Vec<_>>()
        };
        let written = rules(&WRITTEN.concat().concat());
        assert!(written.len() > 100);
        assert_eq!(rules(std::str::from_utf8(&STYLE).unwrap()), written);
    }
}

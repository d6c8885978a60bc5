//! The one style sheet of all components, constructed: a page's policy against inline style doesn't concern it.

use js_sys::{Array, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CssStyleSheet, ShadowRoot};

use crate::components;

const SHEETS: &str = "adoptedStyleSheets";

/// Gives the root the widget's style. None where the browser constructs no style sheets.
pub(crate) fn adopt(root: &ShadowRoot) -> Option<CssStyleSheet> {
    let sheet = CssStyleSheet::new().ok()?;
    sheet
        .replace_sync(
            &[&[include_str!("theme.css"), include_str!("base.css")], components::STYLES].concat().concat(),
        )
        .ok()?;
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

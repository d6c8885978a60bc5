//! A source as a reader gets to know it: what it is called, what else is known of it, and where it can be opened.

use std::sync::Arc;

use citecore::{Evidence, Passage, deep_link};
use js_sys::{Date, Object, Reflect};
use wasm_bindgen::JsValue;
use web_sys::HtmlElement;

use crate::{
    dom::{el, text},
    strings::Strings,
    ui::Ui,
};

/// What a reader knows a source by; `number` is the one that it has in the context.
pub(crate) fn name(text: &Strings, passage: &Passage, number: usize) -> String {
    passage.name().map_or_else(|| text.source(number), str::to_owned)
}

/// An element with that name, which is in the page's language where it is the source's own.
pub(crate) fn named(
    ui: Ui,
    element: &str,
    attributes: &[(&str, &str)],
    passage: &Passage,
    number: usize,
) -> HtmlElement {
    let element = el(element, attributes, &[&text(&name(&ui.text(), passage, number))]);
    // Only a name that is none is refused.
    let _ = element.set_attribute("dir", "auto");
    if passage.name().is_some() {
        ui.mark_language(&element);
    }
    element
}

/// That name, with a link where the source can be opened.
pub(crate) fn linked(
    ui: Ui,
    passage: &Arc<Passage>,
    number: usize,
    evidence: Option<&Evidence>,
) -> HtmlElement {
    match address(ui, passage, evidence) {
        Some(url) => named(ui, "a", &[("href", &url)], passage, number),
        None => named(ui, "span", &[], passage, number),
    }
}

/// Where a reader can open the passage, at the evidence; none where a page must not link to it.
pub(crate) fn address(ui: Ui, passage: &Passage, evidence: Option<&Evidence>) -> Option<String> {
    let url = deep_link(passage, evidence)?;
    Some(ui.host.with(|host| host.resolve(&url)))
}

/// The part of the article that the passage comes from.
pub(crate) fn section(passage: &Passage) -> Option<String> {
    ["heading", "section"]
        .iter()
        .find_map(|name| passage.metadata.get(*name)?.as_str())
        .filter(|section| !section.trim().is_empty())
        .map(str::to_owned)
}

/// When the source was last changed, as readers of the page's language write dates.
pub(crate) fn updated(ui: Ui, passage: &Passage) -> Option<String> {
    let date = Date::new(&passage.updated.as_deref()?.into());
    if date.get_time().is_nan() {
        return None;
    }
    let options = Object::new();
    for (name, value) in [("dateStyle", "long"), ("timeZone", "UTC")] {
        // A fresh object takes every property.
        let _ = Reflect::set(&options, &name.into(), &value.into());
    }
    let text = ui.text();
    let date = date.to_locale_date_string(text.tag(), &JsValue::from(options));
    Some(text.updated(&date.as_string().unwrap_or_default()))
}

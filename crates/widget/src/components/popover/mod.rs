//! The preview of a citation: what the source says, on the spot.

mod card;
mod place;
mod preview;

use leptos::{html, prelude::*};

use crate::ui::Ui;
pub(crate) use card::{Card, link, section, updated};
pub(crate) use preview::Preview;

pub(crate) const STYLE: &str = include_str!("popover.css");

/// Id of the one preview that is open, and of its title.
const ID: &str = "preview";
const TITLE: &str = "preview-title";

/// A non-modal dialog named by the source's title. It stands in the top layer, where nothing cuts it off.
pub(crate) fn popover(ui: Ui, card: Card) -> impl IntoView + use<> {
    let Card { number, name, url, meta, before, marked, after } = card;
    let meta = meta.into_iter().map(|part| html::span().child(part)).collect_view();
    let mark = (!marked.is_empty()).then(|| html::mark().child(marked));
    let link = url.map(|url| html::a().class("source-link").href(url).child(ui.text.open_source));
    html::div()
        .class("popover")
        .id(ID)
        .attr("part", "popover")
        .attr("popover", "manual")
        .attr("role", "dialog")
        .attr("aria-labelledby", TITLE)
        .child(
            html::p()
                .class("popover-title")
                .child(html::span().class("number").attr("aria-hidden", "true").child(number))
                .child(html::span().id(TITLE).child(name)),
        )
        .child(html::p().class("meta").child(meta))
        .child(html::div().class("passage").attr("tabindex", "0").child((before, mark, after)))
        .child(link)
}

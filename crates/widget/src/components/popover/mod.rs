//! The preview of a citation: what the source says, on the spot.

mod card;
mod place;
mod preview;

use web_sys::HtmlElement;

use crate::{
    dom::{add, el, text},
    ui::Ui,
};
pub(crate) use card::{Card, link, section, updated};
pub(crate) use preview::Preview;

pub(crate) const STYLE: &str = include_str!("popover.css");

/// Id of the one preview that is open, and of its title.
const ID: &str = "preview";
const TITLE: &str = "preview-title";

/// A non-modal dialog named by the source's title. It stands in the top layer, where nothing cuts it off.
pub(crate) fn popover(ui: Ui, card: &Card) -> HtmlElement {
    let number = text(&card.number.to_string());
    let number = el("span", &[("class", "number"), ("aria-hidden", "true")], &[&number]);
    let name = el("span", &[("id", TITLE)], &[&text(&card.name)]);
    let title = el("p", &[("class", "popover-title")], &[&number, &name]);
    let meta = el("p", &[("class", "meta")], &[]);
    for part in &card.meta {
        add(&meta, &[&el("span", &[], &[&text(part)])]);
    }
    let passage = el("div", &[("class", "passage"), ("tabindex", "0")], &[&text(&card.before)]);
    if !card.marked.is_empty() {
        add(&passage, &[&el("mark", &[], &[&text(&card.marked)])]);
    }
    add(&passage, &[&text(&card.after)]);
    let attributes = [
        ("class", "popover"),
        ("id", ID),
        ("part", "popover"),
        ("popover", "manual"),
        ("role", "dialog"),
        ("aria-labelledby", TITLE),
    ];
    let popover = el("div", &attributes, &[&title, &meta, &passage]);
    if let Some(url) = &card.url {
        let link = el("a", &[("class", "source-link"), ("href", url)], &[&text(ui.text.open_source)]);
        add(&popover, &[&link]);
    }
    popover
}

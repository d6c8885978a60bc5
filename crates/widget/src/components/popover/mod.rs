//! The preview of a citation: what the source says, on the spot.

mod card;
mod place;
mod preview;
mod shown;

use citecore::Outcome;
use web_sys::HtmlElement;

use crate::{
    components::verdict::told,
    dom::{add, el, scrolls, text},
    strings::Word,
    ui::Ui,
};
use card::Card;
pub(crate) use preview::Preview;

pub(crate) const STYLE: &str = include_str!("popover.css");

/// Id of the one preview that is open, and of its title.
const ID: &str = "preview";
const TITLE: &str = "preview-title";

/// A non-modal dialog named by the source's title. It stands in the top layer, where nothing cuts it off.
pub(crate) fn popover(ui: Ui, card: &Card, outcome: Option<&Outcome>) -> HtmlElement {
    let number = text(&card.number.to_string());
    let number = el("span", &[("class", "number"), ("aria-hidden", "true")], &[&number]);
    let title = el("p", &[("class", "popover-title")], &[&number, &card.name]);
    let meta = el("p", &[("class", "meta")], &[]);
    for part in &card.meta {
        add(&meta, &[&el("span", &[], &[&text(part)])]);
    }
    let passage = el("div", &[("class", "passage"), ("dir", "auto")], &[&text(&card.before)]);
    scrolls(&passage, &ui.say(Word::Scrollable));
    ui.mark_language(&passage);
    if !card.marked.is_empty() {
        add(&passage, &[&el("mark", &[], &[&text(&card.marked)])]);
    }
    add(&passage, &[&text(&card.after)]);
    let words = ui.text();
    let attributes = [
        ("class", "popover"),
        ("id", ID),
        ("part", "popover"),
        ("popover", "manual"),
        ("role", "dialog"),
        ("aria-labelledby", TITLE),
        // It stands in an answer, which has its own.
        ("lang", words.language()),
        ("dir", &words.get(Word::Direction)),
    ];
    let popover = el("div", &attributes, &[&title, &meta]);
    if let Some((outcome, verdict)) = outcome.zip(card.verdict.as_ref()) {
        add(&popover, &[&told(ui, outcome, verdict)]);
    }
    add(&popover, &[&passage]);
    if let Some(url) = &card.url {
        let link = el("a", &[("class", "source-link"), ("href", url)], &[&text(&ui.say(Word::OpenSource))]);
        add(&popover, &[&link]);
    }
    popover
}

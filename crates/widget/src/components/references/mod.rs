//! The sources that an answer cites, and those that were read for it.

mod uncited;

use citecore::Reference;
use citecore_markdown::letters;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, ShadowRoot};

use crate::{
    components::answer::citation::{Place, reference_id},
    conversation::Turn,
    dom::{add, el, on, text},
    sources::{linked, section, updated},
    strings::Word,
    ui::Ui,
};

pub(crate) use uncited::uncited;

pub(crate) const STYLE: &str = include_str!("references.css");

/// The list, once the answer is whole; nothing where it cites nothing.
pub(crate) fn references(ui: Ui, turn: Turn) -> Option<HtmlElement> {
    let outcome = turn.outcome.get().filter(|outcome| !outcome.answer.references.is_empty())?;
    let heading = format!("references-{}", turn.id);
    let attributes = [
        ("class", "references"),
        ("part", "references"),
        ("role", "doc-bibliography"),
        ("aria-labelledby", heading.as_str()),
    ];
    let list = el("ol", &[], &[]);
    for reference in &outcome.answer.references {
        add(&list, &[&entry(ui, turn, reference)]);
    }
    let heading = el("h4", &[("id", &heading)], &[&text(&ui.say(Word::References))]);
    let section = el("section", &attributes, &[&heading, &list]);
    on(&section, "click", go_back);
    Some(section)
}

fn entry(ui: Ui, turn: Turn, reference: &Reference) -> HtmlElement {
    let number = reference.number;
    let name = linked(ui, &reference.passage, reference.original, None);
    let details = el("p", &[("class", "meta")], &[]);
    for detail in section(&reference.passage).into_iter().chain(updated(ui, &reference.passage)) {
        add(&details, &[&el("span", &[], &[&text(&detail)])]);
    }
    let backlinks = el("span", &[("class", "backlinks")], &[]);
    for occurrence in 1..=reference.occurrences {
        let place = Place { turn: turn.id, number, occurrence };
        add(&backlinks, &[&backlink(ui, place, reference.occurrences)]);
    }
    let id = reference_id(turn.id, number);
    let number = text(&number.to_string());
    let number = el("span", &[("class", "number"), ("aria-hidden", "true")], &[&number]);
    let entry = el("div", &[("class", "entry")], &[&name, &details]);
    el("li", &[("id", &id), ("part", "reference")], &[&number, &entry, &backlinks])
}

/// `count` is how often the reference is cited.
fn backlink(ui: Ui, place: Place, count: usize) -> HtmlElement {
    let Place { number, occurrence, .. } = place;
    let attributes = [
        ("role", "doc-backlink"),
        ("href", &format!("#{}", place.id())),
        ("aria-label", &ui.text().backlink(number, occurrence, count)),
    ];
    let label = if count == 1 { "↑".to_owned() } else { letters(occurrence) };
    el("a", &attributes, &[&text(&label)])
}

/// Puts the focus on the citation that a backlink leads to. The browser would look for its id outside of the shadow root.
fn go_back(event: &Event) {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let Some(link) = target.and_then(|target| target.closest("[role=doc-backlink]").ok()?) else { return };
    event.prevent_default();
    let Ok(root) = link.get_root_node().dyn_into::<ShadowRoot>() else { return };
    let citation =
        link.get_attribute("href").and_then(|href| root.get_element_by_id(href.strip_prefix('#')?));
    if let Some(citation) = citation.and_then(|it| it.dyn_into::<HtmlElement>().ok()) {
        let _ = citation.focus();
    }
}

//! The sources that an answer cites.

use citecore::Reference;
use leptos::{ev, html, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, MouseEvent, ShadowRoot};

use crate::{
    components::{
        answer::citation::{Place, reference_id},
        popover::{link, section, updated},
    },
    conversation::Turn,
    ui::Ui,
};

pub(crate) const STYLE: &str = include_str!("references.css");

/// The list, once the answer is whole; nothing where it cites nothing.
pub(crate) fn references(ui: Ui, turn: Turn) -> impl IntoView + use<> {
    move || {
        let outcome = turn.outcome.get().filter(|outcome| !outcome.answer.references.is_empty())?;
        let heading = format!("references-{}", turn.id);
        let entries = outcome.answer.references.iter().map(|reference| entry(ui, turn, reference));
        Some(
            html::section()
                .class("references")
                .attr("part", "references")
                .attr("role", "doc-bibliography")
                .attr("aria-labelledby", heading.clone())
                .child(html::h4().id(heading).child(ui.text.references))
                .child(html::ol().child(entries.collect_view())),
        )
    }
}

fn entry(ui: Ui, turn: Turn, reference: &Reference) -> impl IntoView + use<> {
    let number = reference.number;
    let name = reference.name();
    let name = match link(ui, &reference.passage) {
        Some(url) => html::a().href(url).child(name).into_any(),
        None => html::span().child(name).into_any(),
    };
    let details = section(&reference.passage).into_iter().chain(updated(ui, &reference.passage));
    let details = details.map(|detail| html::span().child(detail)).collect_view();
    let occurrences = reference.occurrences;
    let links = (1..=occurrences).map(|occurrence| {
        let place = Place { turn: turn.id, number, occurrence };
        html::a()
            .attr("role", "doc-backlink")
            .href(format!("#{}", place.id()))
            .attr("aria-label", ui.text.backlink(number, occurrence, occurrences))
            .on(ev::click, move |event| go_back(place, &event))
            .child(if occurrences == 1 { "↑".to_owned() } else { crate::strings::letters(occurrence) })
    });
    html::li()
        .id(reference_id(turn.id, number))
        .attr("part", "reference")
        .child(html::span().class("number").attr("aria-hidden", "true").child(number))
        .child(html::div().class("entry").child((name, html::p().class("meta").child(details))))
        .child(html::span().class("backlinks").child(links.collect_view()))
}

/// Puts the focus on a citation. The browser would look for its id outside of the shadow root.
fn go_back(place: Place, event: &MouseEvent) {
    event.prevent_default();
    let Some(link) = event.current_target().and_then(|link| link.dyn_into::<Element>().ok()) else { return };
    let Ok(root) = link.get_root_node().dyn_into::<ShadowRoot>() else { return };
    if let Some(citation) =
        root.get_element_by_id(&place.id()).and_then(|it| it.dyn_into::<HtmlElement>().ok())
    {
        let _ = citation.focus();
    }
}

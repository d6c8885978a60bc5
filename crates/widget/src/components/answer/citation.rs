//! A citation in an answer: a link to its reference, which opens the preview.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::dom::{el, text};

/// What finds the citations in an answer.
pub(crate) const SELECTOR: &str = "a[role=doc-biblioref]";

/// Which citation an element is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    /// The turn whose answer it stands in.
    pub(crate) turn: usize,
    /// The number of its reference.
    pub(crate) number: usize,
    /// The how-manieth citation of that reference it is, from 1.
    pub(crate) occurrence: usize,
}

impl Place {
    /// None for an element that is no citation.
    pub(crate) fn of(element: &Element) -> Option<Self> {
        let id = element.id();
        let mut numbers = id.strip_prefix("citation-")?.split('-').map(|number| number.parse().ok());
        Some(Self { turn: numbers.next()??, number: numbers.next()??, occurrence: numbers.next()?? })
    }

    pub(crate) fn id(&self) -> String {
        format!("citation-{}-{}-{}", self.turn, self.number, self.occurrence)
    }
}

/// Id of the entry of a reference.
pub(crate) fn reference_id(turn: usize, number: usize) -> String {
    format!("reference-{turn}-{number}")
}

/// `<sup><a role="doc-biblioref">3</a></sup>`, named as far as its reference is known.
pub(crate) fn element(place: Place, label: Option<&str>) -> HtmlElement {
    let attributes = [
        ("part", "citation"),
        ("role", "doc-biblioref"),
        ("id", &place.id()),
        ("href", &format!("#{}", reference_id(place.turn, place.number))),
        ("aria-expanded", "false"),
        ("aria-label", label.unwrap_or_default()),
    ];
    let link = el("a", &attributes, &[&text(&place.number.to_string())]);
    el("sup", &[("class", "citation")], &[&link])
}

/// What the citations of this number are called, among the names of all.
pub(crate) fn label(labels: &[(usize, String)], number: usize) -> Option<&str> {
    labels.iter().find(|(other, _)| *other == number).map(|(_, label)| label.as_str())
}

/// Names the citations of an answer.
pub(crate) fn name(answer: &Element, labels: &[(usize, String)]) {
    let Ok(links) = answer.query_selector_all(SELECTOR) else { return };
    for link in (0..links.length()).filter_map(|index| links.get(index)) {
        let link: Element = link.unchecked_into();
        if let Some(label) = Place::of(&link).and_then(|place| label(labels, place.number)) {
            let _ = link.set_attribute("aria-label", label);
        }
    }
}

//! A citation in an answer: a link to its reference, which opens the preview.

use std::collections::HashMap;

use wasm_bindgen::JsCast;
use web_sys::{Document, Element};

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
pub(crate) fn element(document: &Document, place: Place, label: Option<&String>) -> Option<Element> {
    let sup = document.create_element("sup").ok()?;
    sup.set_class_name("citation");
    let link = document.create_element("a").ok()?;
    let attributes = [
        ("part", "citation"),
        ("role", "doc-biblioref"),
        ("id", &place.id()),
        ("href", &format!("#{}", reference_id(place.turn, place.number))),
        ("aria-expanded", "false"),
        ("aria-label", label.map_or("", String::as_str)),
    ];
    for (name, value) in attributes {
        link.set_attribute(name, value).ok()?;
    }
    link.set_text_content(Some(&place.number.to_string()));
    sup.append_child(&link).ok()?;
    Some(sup)
}

/// Names the citations of an answer.
pub(crate) fn name(answer: &Element, labels: &HashMap<usize, String>) {
    let Ok(links) = answer.query_selector_all(SELECTOR) else { return };
    for link in (0..links.length()).filter_map(|index| links.get(index)) {
        let link: Element = link.unchecked_into();
        if let Some(label) = Place::of(&link).and_then(|place| labels.get(&place.number)) {
            let _ = link.set_attribute("aria-label", label);
        }
    }
}

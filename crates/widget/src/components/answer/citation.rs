//! A citation in an answer: a link to its reference, which opens the preview.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, Node};

use crate::{
    components::verdict::{SIGN, change_sign, label_sign, sign},
    dom::{add, el, text},
    strings::Strings,
    verdicts::Statuses,
};

/// What finds the citations in an answer.
pub(crate) const SELECTOR: &str = "a[role=doc-biblioref]";

/// Which citation an element is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    /// The turn whose answer it stands in.
    pub(crate) turn: usize,
    /// The number of its reference.
    pub(crate) number: usize,
    /// Which of that reference's citations it is, counted from 1.
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

/// `<sup><a role="doc-biblioref">3</a></sup>`, named as far as its reference is known. Where a verdict is expected, it has an empty
/// sign, so that nothing moves when the verdict is there.
pub(crate) fn element(place: Place, label: Option<&str>, awaits_verdict: bool) -> HtmlElement {
    let attributes = [
        ("part", "citation"),
        ("role", "doc-biblioref"),
        ("id", &place.id()),
        ("href", &format!("#{}", reference_id(place.turn, place.number))),
        ("aria-expanded", "false"),
        ("aria-label", label.unwrap_or_default()),
    ];
    let link = el("a", &attributes, &[&text(&place.number.to_string())]);
    if awaits_verdict {
        add(&link, &[&sign(None)]);
    }
    el("sup", &[("class", "citation")], &[&link])
}

/// What the citations of this number are called, among the names of all.
pub(crate) fn label(labels: &[(usize, String)], number: usize) -> Option<&str> {
    labels.iter().find(|(other, _)| *other == number).map(|(_, label)| label.as_str())
}

/// Makes of an [`element`] that of another place.
pub(crate) fn change(citation: &Node, place: Place, label: Option<&str>) {
    let Some(link) = citation.first_child().and_then(|link| link.dyn_into::<Element>().ok()) else { return };
    let (id, href) = (place.id(), format!("#{}", reference_id(place.turn, place.number)));
    for (name, value) in [("id", id.as_str()), ("href", &href), ("aria-label", label.unwrap_or_default())] {
        let _ = link.set_attribute(name, value);
    }
    if let Some(number) = link.first_child() {
        number.set_node_value(Some(&place.number.to_string()));
    }
}

/// Names the citations in a part of an answer, and gives each the sign of its verdict, which describes it; none where there are
/// no verdicts. A sign that stands there already is changed, not replaced: what stands around it needn't be laid out anew.
pub(crate) fn name(part: &Element, labels: &[(usize, String)], statuses: Option<&Statuses>, text: &Strings) {
    let Ok(links) = part.query_selector_all(SELECTOR) else { return };
    for link in (0..links.length()).filter_map(|index| links.get(index)) {
        let link: Element = link.unchecked_into();
        let Some(place) = Place::of(&link) else { continue };
        if let Some(label) = label(labels, place.number) {
            let _ = link.set_attribute("aria-label", label);
        }
        let shown = link.query_selector(SIGN).ok().flatten();
        let Some(statuses) = statuses else {
            if let Some(sign) = shown {
                sign.remove();
            }
            let _ = link.remove_attribute("aria-describedby");
            continue;
        };
        let (id, status) = (["verdict-", &place.id()].concat(), statuses.at(place));
        let sign = shown.unwrap_or_else(|| {
            let sign = sign(status);
            add(&link, &[&sign]);
            sign
        });
        change_sign(&sign, status);
        label_sign(&sign, &id, &text.sign(status));
        let _ = link.set_attribute("aria-describedby", &id);
    }
}

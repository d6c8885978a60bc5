//! `[1] (Relevance: High)` over the text.

use super::Style;
use crate::source::Source;

pub(super) const STYLE: Style = Style {
    separator: "\n---\n",
    head,
    tail: "\n",
    sign: "",
    numbered: "A source's number stands in the line over its text, in square brackets.",
};

fn head(source: &Source, relevance: bool) -> String {
    let number = source.number;
    match source.relevance.filter(|_| relevance) {
        Some(step) => joined!("[", number, "] (Relevance: ", step.name(), ")\n"),
        None => joined!("[", number, "]\n"),
    }
}

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

fn head(source: &Source, relevance: bool, text: &mut String) {
    add!(text, "[", source.number, "]");
    if let Some(step) = source.relevance.filter(|_| relevance) {
        add!(text, " (Relevance: ", step.name(), ")");
    }
    text.push('\n');
}

//! `[Source 1] EPR (2021):` over the text.

use super::{super::label::name, Style};
use crate::source::Source;

pub(super) const STYLE: Style = Style {
    separator: "\n\n",
    head,
    tail: "",
    sign: "",
    numbered: "A source's number stands in the line over its text, behind the word \"Source\".",
};

fn head(source: &Source, _relevance: bool, text: &mut String) {
    add!(text, "[Source ", source.number, "]");
    if let Some(name) = name(&source.passage) {
        add!(text, " ", name);
    }
    if let Some(year) = source.passage.year {
        add!(text, " (", year, ")");
    }
    text.push_str(":\n");
}

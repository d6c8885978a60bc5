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

fn head(source: &Source, _relevance: bool) -> String {
    let name = name(&source.passage).map(|name| joined!(" ", name)).unwrap_or_default();
    let year = source.passage.year.map(|year| joined!(" (", year, ")")).unwrap_or_default();
    joined!("[Source ", source.number, "]", name, year, ":\n")
}

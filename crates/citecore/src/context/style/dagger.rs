//! `[†1] file.pdf, p.3` over the text.

use super::{super::label::name, Style};
use crate::source::Source;

pub(super) const STYLE: Style = Style {
    separator: "\n\n",
    head,
    tail: "",
    sign: "†",
    numbered: "A source's number stands in the line over its text, behind the dagger.",
};

fn head(source: &Source, _relevance: bool, text: &mut String) {
    add!(text, "[†", source.number, "]");
    let mut before = " p.";
    if let Some(name) = name(&source.passage) {
        add!(text, " ", name);
        before = ", p.";
    }
    if let Some(page) = source.passage.page {
        add!(text, before, page);
    }
    text.push('\n');
}

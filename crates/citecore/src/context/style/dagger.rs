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

fn head(source: &Source, _relevance: bool) -> String {
    let page = source.passage.page.map(|page| joined!("p.", page));
    let label = match (name(&source.passage), page) {
        (Some(name), Some(page)) => joined!(" ", name, ", ", page),
        (Some(only), None) | (None, Some(only)) => joined!(" ", only),
        (None, None) => String::new(),
    };
    joined!("[†", source.number, "]", label, "\n")
}

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
    let page = source.passage.page.map(|page| format!("p.{page}"));
    let label: Vec<String> = name(&source.passage).into_iter().chain(page).collect();
    let space = if label.is_empty() { "" } else { " " };
    format!("[†{}]{space}{}\n", source.number, label.join(", "))
}

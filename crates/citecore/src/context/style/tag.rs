//! `<source id="1">text</source>`: the number alone, since a title of someone else's has no place in a tag.

use super::Style;
use crate::source::Source;

pub(super) const STYLE: Style = Style {
    separator: "\n",
    head,
    tail: "</source>",
    sign: "",
    numbered: "A source's number is the id of its <source> tag. Cite only where there are such tags.",
};

fn head(source: &Source, _relevance: bool, text: &mut String) {
    add!(text, "<source id=\"", source.number, "\">");
}

//! One entry of a list of references, on one line, safe from what names and urls hold.

use super::{Reference, ReferenceStyle};
use crate::{
    passage::{on_one_line, shown},
    place,
    url::linkable,
};

/// Adds the name, linked where it may be, with year and pages.
pub(super) fn add_entry(reference: &Reference, style: ReferenceStyle, section: &mut String) {
    let name = on_one_line(&name(reference, style));
    let text = escape(&name);
    match reference.passage.url.as_deref().and_then(destination) {
        Some(url) => add!(section, "[", text, "](<", url, ">)"),
        None => section.push_str(&text),
    }
    if let Some(year) = reference.passage.year.map(|year| joined!(" (", year, ")"))
        && !name.ends_with(year.trim_start())
    {
        section.push_str(&year);
    }
    let pages = reference.pages();
    let mut before = if pages.len() == 1 { ", p." } else { ", pp." };
    for page in pages {
        add!(section, before, page);
        before = ", ";
    }
}

/// What a source is listed by: files, and data sets of a year, by what they are called over their text in a context of that style, all
/// others by what a reader knows them by.
fn name(reference: &Reference, style: ReferenceStyle) -> String {
    let by_source = match style {
        ReferenceStyle::Dagger => true,
        ReferenceStyle::Numbered => reference.passage.year.is_some(),
        ReferenceStyle::Bracket => false,
    };
    let source = shown(&reference.passage.source).filter(|_| by_source);
    source.map_or_else(|| reference.name(), str::to_owned)
}

/// A name that Markdown takes for text. What is harmless where it stands, as the `_` of `user_guide.pdf`, stays as it is.
fn escape(name: &str) -> String {
    let mut out = String::with_capacity(name.len());
    let mut before = None;
    // What would begin a block at the beginning of a list item.
    let digits = place::run_end(name, 0, |c| c.is_ascii_digit());
    let numbered = digits > 0 && place::begins(name, digits, |c| matches!(c, '.' | ')'));
    for (at, c) in name.char_indices() {
        let next = place::char_at(name, at + c.len_utf8());
        let between_letters =
            before.is_some_and(char::is_alphanumeric) && next.is_some_and(char::is_alphanumeric);
        let special = match c {
            '\\' | '[' | ']' | '*' | '`' | '<' | '>' | '|' | '~' | '$' => true,
            '_' => !between_letters,
            '&' => begins_entity(&name[at..]),
            '#' | '-' | '+' | '=' => at == 0,
            '.' | ')' => numbered && at == digits,
            _ => false,
        };
        if special {
            out.push('\\');
        }
        out.push(c);
        before = Some(c);
    }
    out
}

/// Would Markdown take `&…;` for another character?
fn begins_entity(text: &str) -> bool {
    let name = &text[place::run_end(text, 1, |c| c.is_ascii_alphanumeric() || c == '#')..];
    name.len() < text.len() - 1 && name.starts_with(';')
}

/// The url as a link's destination between angle brackets; none where a page mustn't link to it.
fn destination(url: &str) -> Option<String> {
    let url = linkable(url)?;
    let mut out = String::with_capacity(url.len());
    for (at, c) in url.char_indices() {
        out.push(c);
        if c == '&' && begins_entity(&url[at..]) {
            out.push_str("amp;");
        }
    }
    Some(out)
}

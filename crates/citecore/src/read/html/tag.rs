//! Tags, and what their elements do to text.

use crate::place;

/// A start or end tag.
pub(super) struct Tag<'a> {
    pub(super) name: &'a str,
    pub(super) closes: bool,
    /// It ends in `/>`, which means something in the elements of SVG alone.
    pub(super) empty: bool,
}

/// What an element does to the text around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Inline,
    Block,
    /// `br`.
    Break,
    List,
    Item,
    Row,
    Cell,
    Preformatted,
    /// Its content is no HTML, and isn't seen.
    Raw,
    /// Its content isn't seen.
    Hidden,
}

const KINDS: [(Kind, &str); 9] = [
    (
        Kind::Block,
        "p div h1 h2 h3 h4 h5 h6 hr table caption blockquote section article header footer main aside nav address figure \
         figcaption details summary form fieldset legend dl dt dd center body html",
    ),
    (Kind::Break, "br"),
    (Kind::List, "ul ol menu dir"),
    (Kind::Item, "li"),
    (Kind::Row, "tr thead tbody tfoot"),
    (Kind::Cell, "td th"),
    (Kind::Preformatted, "pre listing"),
    (Kind::Raw, "script style noscript iframe noembed noframes title textarea"),
    (Kind::Hidden, "template svg head object audio video canvas datalist"),
];

impl Tag<'_> {
    pub(super) fn is(&self, name: &str) -> bool {
        self.name.eq_ignore_ascii_case(name)
    }

    pub(super) fn kind(&self) -> Kind {
        let found = KINDS.iter().find(|(_, names)| names.split(' ').any(|name| self.is(name)));
        found.map_or(Kind::Inline, |(kind, _)| *kind)
    }
}

/// What a text that begins with `<` has there, and how long it is: a tag, or none where it is a comment, a declaration or
/// the character itself.
pub(super) fn read(html: &str) -> (Option<Tag<'_>>, usize) {
    let behind = &html[1..];
    if behind.starts_with("!--") {
        // `<!-->` and `<!--->` are comments as well.
        let end = html[2..].find("-->").map_or(html.len(), |at| at + 2 + "-->".len());
        return (None, end);
    }
    let closes = behind.starts_with('/');
    let named = &behind[usize::from(closes)..];
    if !place::begins(named, 0, |c| c.is_ascii_alphabetic()) {
        let declares = closes || place::begins(behind, 0, |c| matches!(c, '!' | '?'));
        if !declares || named.is_empty() {
            return (None, 1);
        }
        return (None, html.find('>').map_or(html.len(), |at| at + 1));
    }
    let is_end = |c: char| c.is_ascii_whitespace() || matches!(c, '/' | '>');
    let name = &named[..named.find(is_end).unwrap_or(named.len())];
    let start = 1 + usize::from(closes) + name.len();
    let (length, empty) = attributes(&html[start..]);
    (Some(Tag { name, closes, empty }), start + length)
}

/// Where in a tag a byte stands.
#[derive(Clone, Copy)]
enum At {
    BeforeName,
    Name,
    AfterName,
    BeforeValue,
    Value,
    Quoted(u8),
}

/// The length of a tag's attributes with the `>` behind them, which a quoted value can hold as well, and whether a `/` of
/// the tag's own stands before it.
fn attributes(html: &str) -> (usize, bool) {
    let mut at = At::BeforeName;
    let mut slash = false;
    for (index, byte) in html.bytes().enumerate() {
        let blank = byte.is_ascii_whitespace();
        let was_slash = std::mem::take(&mut slash);
        at = match (at, byte) {
            (At::Quoted(quote), byte) if byte == quote => At::BeforeName,
            (At::Quoted(_), _) => at,
            (_, b'>') => return (index + 1, was_slash),
            (At::Value, _) if !blank => At::Value,
            (At::BeforeValue, b'"' | b'\'') => At::Quoted(byte),
            (At::BeforeValue, _) if !blank => At::Value,
            (At::BeforeValue, _) => At::BeforeValue,
            (_, b'/') => {
                slash = true;
                At::BeforeName
            }
            (At::Name | At::AfterName, b'=') => At::BeforeValue,
            (At::Name, _) if blank => At::AfterName,
            (At::AfterName, _) if blank => At::AfterName,
            (_, _) if blank => At::BeforeName,
            _ => At::Name,
        };
    }
    (html.len(), false)
}

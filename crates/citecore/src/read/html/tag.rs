//! Tags, and what their elements do to text.

use crate::{find, place};

/// A start or end tag.
pub(super) struct Tag<'a> {
    pub(super) name: &'a str,
    pub(super) closes: bool,
    /// It ends in `/>`, which means something in the elements of SVG alone.
    pub(super) empty: bool,
    /// Its attributes say that it isn't seen.
    pub(super) hidden: bool,
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

/// Elements without content, and without an end tag.
const VOID: &str = "br hr img input wbr link meta source track embed area col base param";

impl Tag<'_> {
    pub(super) fn is(&self, name: &str) -> bool {
        self.name.eq_ignore_ascii_case(name)
    }

    pub(super) fn kind(&self) -> Kind {
        let found = KINDS.iter().find(|(_, names)| names.split(' ').any(|name| self.is(name)));
        found.map_or(Kind::Inline, |(kind, _)| *kind)
    }

    /// Does it begin what isn't seen?
    pub(super) fn hides(&self) -> bool {
        let hidden =
            self.kind() == Kind::Hidden || (self.hidden && !VOID.split(' ').any(|name| self.is(name)));
        hidden && !self.closes && !self.empty
    }
}

/// What a text that begins with `<` has there, and how long it is: a tag, or none where it is a comment, a declaration or
/// the character itself.
pub(super) fn read(html: &str) -> (Option<Tag<'_>>, usize) {
    let behind = &html[1..];
    if behind.starts_with("!--") {
        // `<!-->` and `<!--->` are comments as well.
        let end = find::find(&html[2..], "-->").map_or(html.len(), |at| at + 2 + "-->".len());
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
    let mut tag = Tag { name, closes, empty: false, hidden: false };
    let length = attributes(&html[start..], &mut tag);
    (Some(tag), start + length)
}

/// Where in a tag a byte stands.
#[derive(Clone, Copy, PartialEq)]
enum At {
    BeforeName,
    Name,
    AfterName,
    BeforeValue,
    Value,
    Quoted(u8),
    End,
}

/// The length of a tag's attributes with the `>` behind them, which a quoted value can hold as well. Tells the tag whether a `/` of
/// its own stands before it, and whether an attribute hides it.
fn attributes(html: &str, tag: &mut Tag<'_>) -> usize {
    let mut at = At::BeforeName;
    let mut slash = false;
    // Where the name or value begins, and whether the name is `style`.
    let (mut start, mut styles) = (0, false);
    for (index, byte) in html.bytes().enumerate() {
        let was = at;
        let blank = byte.is_ascii_whitespace();
        let was_slash = std::mem::take(&mut slash);
        at = match (at, byte) {
            (At::Quoted(quote), byte) if byte == quote => At::BeforeName,
            (At::Quoted(_), _) => at,
            (_, b'>') => At::End,
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
        if was != at {
            let ended = &html[start..index];
            match was {
                At::Name => {
                    tag.hidden |= ended.eq_ignore_ascii_case("hidden");
                    styles = ended.eq_ignore_ascii_case("style");
                }
                At::Value | At::Quoted(_) if styles => tag.hidden |= hides(ended),
                _ => {}
            }
            start = index;
        }
        if at == At::End {
            tag.empty = was_slash;
            return index + 1;
        }
    }
    html.len()
}

/// Does an inline style hide its element?
fn hides(style: &str) -> bool {
    const DISPLAY: &str = "display:";
    find::find(style, DISPLAY).is_some_and(|at| style[at + DISPLAY.len()..].trim_start().starts_with("none"))
}

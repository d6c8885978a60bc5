//! The laws of a list of references: whatever sources are called, each is one item under its number, and nothing else.

use citecore::{Answer, Reference};
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

/// What an item is to a reader of Markdown.
#[derive(Debug, Default)]
struct Item {
    /// What the list itself numbers it.
    number: Option<u64>,
    text: String,
    links: Vec<String>,
}

/// A section of references is its heading and a list in which each reference is one item, under its number, with its name to
/// the letter and with no link but to its own address; nothing of it is HTML.
pub fn references_keep_to_their_items(section: &str, answer: &Answer) {
    let plain = Options::empty();
    let common = Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH | Options::ENABLE_TASKLISTS;
    for options in [plain, common] {
        let items = items(section, options);
        assert_eq!(items.len(), answer.references.len(), "items of {section:?}");
        for (item, reference) in items.iter().zip(&answer.references) {
            keeps_to_itself(item, reference, section);
        }
    }
}

/// The items of a section, which may be several lists: one numbers its items on by itself, and numbers may have gaps. Panics
/// where it holds what no list of references does.
fn items(section: &str, options: Options) -> Vec<Item> {
    let mut items: Vec<Item> = Vec::new();
    let mut next = None;
    let mut within = false;
    for event in Parser::new_ext(section, options) {
        match event {
            Event::Start(Tag::List(first)) if !within => next = first,
            Event::Start(Tag::Item) => {
                within = true;
                items.push(Item { number: next, ..Item::default() });
                next = next.map(|number| number + 1);
            }
            Event::End(TagEnd::Item) => within = false,
            Event::Start(Tag::Link { dest_url, .. }) if within => {
                items.last_mut().expect("an item is open").links.push(dest_url.into_string());
            }
            Event::Text(text) if within => items.last_mut().expect("an item is open").text.push_str(&text),
            Event::SoftBreak | Event::HardBreak if within => {
                items.last_mut().expect("an item is open").text.push(' ');
            }
            Event::Start(Tag::Paragraph) | Event::End(_) => {}
            Event::Start(Tag::Heading { .. } | Tag::Strong) | Event::Text(_) | Event::Rule
                if !within && items.is_empty() => {}
            other => panic!("{other:?} in {section:?}"),
        }
    }
    items
}

fn keeps_to_itself(item: &Item, reference: &Reference, section: &str) {
    let number = reference.number;
    let numbered = item.number == u64::try_from(number).ok();
    let labelled =
        item.text.starts_with(&format!("[{number}]")) || item.text.starts_with(&format!("[†{number}]"));
    assert!(numbered || (item.number.is_none() && labelled), "{item:?} is {number} in {section:?}");
    assert!(!item.text.contains(turns), "what is behind {item:?} would run the other way");
    let shown = |name: &str| spaced(&name.replace(turns, ""));
    let (text, name) = (spaced(&item.text), shown(&reference.name()));
    let source = reference.passage.source.as_deref().map(shown).filter(|source| !source.is_empty());
    let is_named = text.contains(&name) || source.is_some_and(|source| text.contains(&source));
    assert!(is_named, "{name:?} isn't in {text:?} of {section:?}");

    let url = reference.passage.url.as_deref().unwrap_or_default();
    for link in &item.links {
        assert_eq!(address(link), address(url), "{link:?} for {url:?} in {section:?}");
        let scheme = address(link).split_once(':').map(|(scheme, _)| scheme.to_ascii_lowercase());
        let runs = ["javascript", "vbscript", "data", "file"].map(Some).contains(&scheme.as_deref());
        assert!(!runs, "{link:?} is no address of a page, in {section:?}");
    }
    let host = ["http://", "https://"].iter().find_map(|scheme| url.strip_prefix(scheme));
    let of_page = host.is_some_and(|host| {
        host.starts_with(char::is_alphanumeric) && !host.contains(|c: char| c.is_control() || c == '\\')
    });
    let links = item.links.len();
    assert!(links <= 1 && (links == 1 || !of_page), "{links} links for {url:?} in {section:?}");
}

/// Does it set the direction of what is behind it?
fn turns(c: char) -> bool {
    matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// A text with one space for each run of what a page shows nothing for: white space, and what controls a terminal.
fn spaced(text: &str) -> String {
    let words = text.split(|c: char| c.is_whitespace() || c.is_control());
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// An address without what is written in one way or another: encoded bytes are decoded, and what stands in no address is left
/// out.
fn address(url: &str) -> String {
    let stands_in_none =
        |c: &char| c.is_whitespace() || c.is_control() || matches!(c, '<' | '>' | '\\' | '\u{fffd}');
    // Browsers leave line ends and tabs out before they read anything else.
    let url: String = url.chars().filter(|c| !c.is_control()).collect();
    let mut bytes = Vec::with_capacity(url.len());
    let mut rest = url.as_bytes();
    while let [first, tail @ ..] = rest {
        let encoded = (*first == b'%').then(|| tail.get(..2)).flatten();
        let decoded = encoded
            .and_then(|digits| std::str::from_utf8(digits).ok())
            .and_then(|digits| u8::from_str_radix(digits, 16).ok());
        bytes.push(decoded.unwrap_or(*first));
        rest = if decoded.is_some() { &tail[2..] } else { tail };
    }
    String::from_utf8_lossy(&bytes).chars().filter(|c| !stands_in_none(c)).collect()
}

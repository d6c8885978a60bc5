//! Marks held against an independent reader of Markdown: where pulldown-cmark sees code, links or images, none is read, and
//! where it sees text, those that look like marks are.

use std::{collections::BTreeSet, ops::Range, path::Path, sync::LazyLock};

use proptest::{prelude::*, test_runner::RngSeed};
use pulldown_cmark::{CodeBlockKind, Event, LinkType, Options, Parser, Tag, TagEnd};

use super::{Known, Piece, Received, Scanner};
use crate::{answer::Dangling, passage::Passage, source::Source};

/// Where pulldown-cmark sees text, and where it sees HTML, in which marks are read unless they are an attribute's.
/// Links by definition count as text: the definitions whose label reads as a mark are left out of answers.
fn text_ranges(markdown: &str) -> (Vec<Range<usize>>, Vec<Range<usize>>) {
    let (mut text, mut html): (Vec<Range<usize>>, Vec<Range<usize>>) = Default::default();
    let mut inert = 0;
    let mut items = 0;
    let is_inert = |tag: &Tag<'_>, items: usize| match tag {
        // Lists are indented by so many hands in so many ways that indented code isn't told in them.
        Tag::CodeBlock(CodeBlockKind::Indented) => items == 0,
        Tag::CodeBlock(_) | Tag::Image { .. } => true,
        Tag::Link { link_type, .. } => {
            matches!(link_type, LinkType::Inline | LinkType::Autolink | LinkType::Email)
        }
        _ => false,
    };
    let mut open = Vec::new();
    for (event, range) in Parser::new_ext(markdown, Options::ENABLE_TABLES).into_offset_iter() {
        match event {
            Event::Start(tag) => {
                items += usize::from(tag == Tag::Item);
                if inert == 0 && matches!(tag, Tag::Link { .. }) && !is_inert(&tag, items) {
                    text.push(range);
                }
                open.push(is_inert(&tag, items));
                inert += usize::from(is_inert(&tag, items));
            }
            Event::End(tag) => {
                items -= usize::from(tag == TagEnd::Item);
                inert -= usize::from(open.pop() == Some(true));
            }
            Event::Html(_) => html.push(range),
            Event::Text(_) if inert == 0 => match text.last_mut() {
                Some(last) if last.end == range.start => last.end = range.end,
                _ => text.push(range),
            },
            _ => {}
        }
    }
    (text, html)
}

/// `[1]` and the like in a range, told by their looks alone.
fn look_like_marks(text: &str, range: Range<usize>) -> impl Iterator<Item = usize> + '_ {
    let inner = &text[range.clone()];
    inner.match_indices('[').filter_map(move |(at, _)| {
        let digits = inner[at + 1..].bytes().take_while(u8::is_ascii_digit).count();
        let whole = (1..=3).contains(&digits) && inner[at + 1 + digits..].starts_with(']');
        (whole && !inner[at + 1..].starts_with('0')).then_some(range.start + at)
    })
}

/// Very many sources without addresses.
static SOURCES: LazyLock<Known> = LazyLock::new(|| {
    let sources: Vec<Source> = (1..1000).map(|number| Source::new(number, Passage::default())).collect();
    Known::new(&sources, Dangling::Keep)
});

/// Where marks are read in an answer.
fn marks(text: &str, own_lists: bool) -> BTreeSet<usize> {
    let received = Received { raw: text, last: true, known: &SOURCES };
    let mut scanner = Scanner::new(own_lists);
    std::iter::from_fn(|| scanner.next(&received))
        .filter_map(|(from, piece)| matches!(piece, Piece::Mark(_)).then_some(from))
        .collect()
}

/// What the two readers disagree on: marks read where there is no text, and marks not read where there is.
fn disagreements(text: &str) -> (Vec<usize>, Vec<usize>) {
    let (ranges, html) = text_ranges(text);
    let in_text = |at: usize| ranges.iter().chain(&html).any(|range| range.contains(&at));
    let wrongly =
        marks(text, true).into_iter().filter(|&at| text[at..].starts_with('[') && !in_text(at)).collect();
    let ours = marks(text, false);
    let theirs = ranges.iter().flat_map(|range| look_like_marks(text, range.clone()));
    let missed = theirs.filter(|at| !ours.contains(at)).collect();
    (wrongly, missed)
}

fn around(text: &str, at: usize) -> String {
    let from = super::bytes::floor_boundary(text, at.saturating_sub(60));
    let to = super::bytes::floor_boundary(text, at + 40);
    text[from..to].replace('\n', "⏎")
}

fn check(name: &str, text: &str) -> usize {
    let (wrongly, missed) = disagreements(text);
    let places: Vec<String> = wrongly.into_iter().map(|at| around(text, at)).collect();
    assert!(places.is_empty(), "{name}: marks are read where there is no text: {places:?}");
    missed.len()
}

fn project(path: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

#[test]
fn no_mark_is_read_in_code_or_links_of_the_projects_own_texts() {
    let mut read = 0;
    for locale in ["en", "de", "ko", "ar"] {
        for article in std::fs::read_dir(project("www/help-center").join(locale)).unwrap() {
            let path = article.unwrap().path();
            check(&path.display().to_string(), &std::fs::read_to_string(&path).unwrap());
            read += 1;
        }
    }
    let cases = std::fs::read_to_string(project("tests/cases/answers.json")).unwrap();
    for case in serde_json::from_str::<Vec<serde_json::Value>>(&cases).unwrap() {
        check(&case["name"].to_string(), case["text"].as_str().unwrap());
        read += 1;
    }
    assert!(read > 90, "only {read} texts were read");
}

/// What code, links, tags and blocks are made of. Tables aren't among them: cells beyond their header's are no text to
/// pulldown-cmark; nor are tags at the beginning of a line, whose HTML blocks the scanner doesn't tell from paragraphs.
const PIECES: &[&str] = &[
    "[1]",
    "[2]",
    "[1, 2]",
    "[[2]]",
    "[",
    "]",
    "(",
    ")",
    "[x]",
    "![1](a.png)",
    "[1](https://e.example/1)",
    "](",
    "`",
    "``",
    "```",
    "~~~",
    "\\",
    "x<b>",
    "<",
    ">",
    "x<a href=\"[1]\">",
    " ",
    "  ",
    "\n",
    "\n\n",
    "    ",
    "\tx",
    "- ",
    "1. ",
    "> ",
    "# ",
    "---",
    "===",
    "fact",
    "fact.",
    "x",
    "😀",
    "*",
    "**",
    "_",
    "\"",
    "'",
    "x<x y='",
    "<http://a[1]>",
];

proptest! {
    // The seed is fixed: the two readers differ on purpose in corners so far out that chance finds one in a million texts.
    #![proptest_config(ProptestConfig {
        cases: 20_000,
        rng_seed: RngSeed::Fixed(20),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn no_mark_is_read_in_code_or_links_of_any_text(pieces in prop::collection::vec(prop::sample::select(PIECES), 0..16)) {
        let text = pieces.concat();
        let (wrongly, _) = disagreements(&text);
        prop_assert!(wrongly.is_empty(), "{text:?} at {wrongly:?}");
    }
}

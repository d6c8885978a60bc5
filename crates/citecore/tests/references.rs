//! Lists of references, held against pulldown-cmark: whatever names and urls hold, a list is one item an entry, each with
//! its name as text and a safe link at most.

#![allow(clippy::unwrap_used)]

use citecore::{
    Answer, AnswerOptions, Passage, Reference, ReferenceStyle, Source, format_references, process_answer,
    safe_url,
};
use proptest::{
    prelude::*,
    test_runner::{FileFailurePersistence, RngSeed},
};
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};

const STYLES: [ReferenceStyle; 3] =
    [ReferenceStyle::Numbered, ReferenceStyle::Dagger, ReferenceStyle::Bracket];

const HOSTILE: &[&str] = &[
    "[",
    "]",
    "](",
    ")",
    "(",
    "![",
    "`",
    "``",
    "<b>",
    "<!--",
    "<",
    ">",
    "|",
    "\n",
    "\n\n",
    "\r",
    "\t",
    "\u{b}",
    "\u{2028}",
    "# ",
    "- ",
    "+ ",
    "* ",
    "1. ",
    "2) ",
    "> ",
    "---",
    "===",
    "***",
    "_",
    "__",
    "~~",
    "~",
    "$",
    "$$",
    "\\",
    "&lt;",
    "&#91;",
    "&",
    ";",
    "[1]: https://a.example",
    "javascript:alert(1)",
    "https://a.example/",
    "www.a.example",
    "    ",
    "a",
    "b c",
    "별",
    "(2021)",
    "\u{202e}",
    "\"",
    "'",
    "```",
    ":",
    "[^1]: x",
    "\u{0}",
    "{#id}",
    "|---|",
];

fn hostile() -> impl Strategy<Value = String> {
    prop::collection::vec(prop::sample::select(HOSTILE), 1..10).prop_map(|pieces| pieces.concat())
}

fn url() -> impl Strategy<Value = String> {
    let scheme = prop::sample::select(vec![
        "https://a.example/",
        "HTTP://a.example/",
        "/hc/",
        "//evil.example/",
        "javascript:",
        " java\nscript:",
        "data:text/html,",
        "mailto:a@a.example?",
        "",
    ]);
    (scheme, hostile()).prop_map(|(scheme, rest)| scheme.to_owned() + &rest)
}

/// What a reader sees of the items of a section, with the links in each.
fn items(section: &str) -> Vec<(String, Vec<String>)> {
    let mut items = Vec::new();
    let mut inside = 0;
    for event in Parser::new_ext(
        section,
        Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH | Options::ENABLE_FOOTNOTES,
    ) {
        match event {
            Event::Start(Tag::Item) => {
                inside += 1;
                items.push((String::new(), Vec::new()));
            }
            Event::End(TagEnd::Item) => inside -= 1,
            Event::Start(Tag::Link { dest_url, .. }) => {
                items.last_mut().unwrap().1.push(dest_url.into_string())
            }
            Event::Text(text) if inside > 0 => items.last_mut().unwrap().0.push_str(&text),
            Event::Start(Tag::List(_) | Tag::Paragraph | Tag::Heading { level: HeadingLevel::H3, .. })
            | Event::End(_)
            | Event::Rule => {}
            Event::Start(Tag::Strong) | Event::Text(_) if inside == 0 => {}
            other => panic!("{other:?} in {section:?}"),
        }
        assert!(inside <= 1, "an item in an item: {section:?}");
    }
    items
}

fn shown(name: &str) -> String {
    let words = name.split(|c: char| c.is_whitespace() || c.is_control()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ")
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 3000,
        rng_seed: RngSeed::Fixed(7),
        failure_persistence: Some(Box::new(FileFailurePersistence::WithSource("seeds"))),
        ..ProptestConfig::default()
    })]

    #[test]
    fn names_and_urls_stay_what_they_are(names in prop::collection::vec(hostile(), 1..4), urls in prop::collection::vec(prop::option::of(url()), 4)) {
        let sources: Vec<Source> = names.iter().zip(&urls).zip(1..).map(|((name, url), number)| {
            let title = format!("{name}x");
            Source::new(number, Passage { title: Some(title), url: url.clone(), ..Passage::new("text") })
        }).collect();
        let text: String = (1..=names.len()).map(|number| format!("Fact [{number}].\n")).collect();
        let options = AnswerOptions { merge: false, ..AnswerOptions::default() };
        let answer = process_answer(&text, &sources, &options);
        for style in STYLES {
            let section = format_references(&answer, style, "References");
            let items = items(&section);
            prop_assert_eq!(items.len(), answer.references.len(), "{:?}", section);
            for ((text, links), reference) in items.iter().zip(&answer.references) {
                let label = match style {
                    ReferenceStyle::Numbered => String::new(),
                    ReferenceStyle::Dagger => format!("[†{}] ", reference.number),
                    ReferenceStyle::Bracket => format!("[{}] ", reference.number),
                };
                prop_assert_eq!(text, &(label + &shown(reference.passage.title.as_deref().unwrap())), "{:?}", section);
                let url = reference.passage.url.as_deref().and_then(safe_url);
                prop_assert_eq!(links.len(), usize::from(url.is_some()), "{:?}", section);
                prop_assert!(links.iter().all(|link| safe_url(link).is_some()), "{:?}", section);
            }
        }
    }
}

fn numbered(numbers: &[usize]) -> Answer {
    let reference = |&number: &usize| Reference {
        passage: Passage { title: Some(format!("Title {number}")), ..Passage::new("text") },
        number,
        relevance: None,
        original: number,
        occurrences: 1,
        passages: Vec::new(),
    };
    Answer { references: numbers.iter().map(reference).collect(), ..Answer::default() }
}

/// Markdown numbers a list on by itself: what a reader sees must be the reference's own number.
#[test]
fn every_entry_is_shown_with_its_number() {
    for numbers in [&[1, 2, 3][..], &[4], &[2, 5], &[1, 3, 4, 9], &[7, 8, 10, 12, 13]] {
        let section = format_references(&numbered(numbers), ReferenceStyle::Numbered, "References");
        let mut shown = Vec::new();
        let mut next = 0;
        for event in Parser::new(&section) {
            match event {
                Event::Start(Tag::List(start)) => next = start.unwrap(),
                Event::Start(Tag::Item) => {
                    shown.push(next as usize);
                    next += 1;
                }
                _ => {}
            }
        }
        assert_eq!(shown, numbers, "{section}");
    }
}

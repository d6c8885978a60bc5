//! Lists of references, held against pulldown-cmark: whatever names and urls hold, a list is one item an entry, each with
//! its name as text and a safe link at most.

mod law;

use citecore::{
    Answer, AnswerOptions, Passage, Reference, ReferenceStyle, Source, Verdict, VerdictReason, VerdictStatus,
    apply_verdicts, format_references, process_answer,
};
use proptest::{
    prelude::*,
    test_runner::{FileFailurePersistence, RngSeed},
};

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
            law::listing::references_keep_to_their_items(&format_references(&answer, style, "References"), &answer);
        }
    }
}

fn numbered(numbers: &[usize]) -> Answer {
    let reference = |&number: &usize| Reference {
        passage: Passage { title: Some(format!("Title {number}")), ..Passage::new("text") }.into(),
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
        let answer = numbered(numbers);
        let section = format_references(&answer, ReferenceStyle::Numbered, "References");
        law::listing::references_keep_to_their_items(&section, &answer);
    }
}

/// What a preview shows of a reference is what its answer cites, not what an earlier turn found on the same page.
#[test]
fn a_reference_of_an_earlier_turn_shows_the_passage_of_this_one() {
    let page = |number, title: &str, text: &str, on| {
        let url = Some("https://help.example/mount".to_owned());
        Source::new(
            number,
            Passage { title: Some(title.to_owned()), url, page: Some(on), ..Passage::new(text) },
        )
    };
    let before = [page(1, "Manual", "The mount weighs 12 kg.", 3)];
    let before = process_answer("It weighs 12 kg [1].", &before, &AnswerOptions::default());
    let now =
        [Source::new(1, Passage::new("Foo.")), page(2, "Manual, 2nd ed.", "The warranty is 2 years.", 20)];
    let options = AnswerOptions { known: before.references, ..AnswerOptions::default() };
    let answer = process_answer("The warranty is 2 years [2].", &now, &options);
    let reference = &answer.references[0];
    assert_eq!((reference.number, reference.original), (1, 2));
    assert_eq!(reference.passage, now[1].passage);
}

/// Where the first of two passages of a page is left out, the other one is shown, in a later turn as well.
#[test]
fn what_is_left_of_a_reference_is_shown_of_it() {
    let url = Some("https://help.example/mount".to_owned());
    let page = |number, text: &str, on| {
        Source::new(number, Passage { url: url.clone(), page: Some(on), ..Passage::new(text) })
    };
    let before =
        process_answer("It weighs 12 kg [1].", &[page(1, "It weighs 12 kg.", 3)], &AnswerOptions::default());
    let now = [page(1, "The warranty is 2 years.", 20), page(2, "It is white.", 30)];
    for known in [Vec::new(), before.references] {
        let options = AnswerOptions { known, ..AnswerOptions::default() };
        let answer = process_answer("It is free [1]. It is white [2].", &now, &options);
        let wrong = Verdict {
            citation: 0,
            statement: String::new(),
            number: 1,
            support: 0.1,
            status: VerdictStatus::Inaccurate,
            confidence: 0.9,
            evidence: None,
            reasons: vec![VerdictReason::LowOverlap],
            better: None,
            explanation: None,
        };
        let corrected = apply_verdicts(&answer, &[wrong]);
        assert_eq!(corrected.references[0].original, 2);
        assert_eq!(corrected.references[0].passage, now[1].passage);
    }
}

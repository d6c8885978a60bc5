//! What holds of an answer whose inaccurate citations are left out, whatever the answer and the verdicts.

#![allow(clippy::unwrap_used)]

mod pieces;
mod seam;

use std::collections::BTreeSet;

use citecore::{
    Answer, AnswerOptions, Citation, Dangling, DropReason, Passage, Reference, Source, Verdict,
    VerdictReason, VerdictStatus, apply_verdicts, process_answer,
};
use pieces::{answers, config, options, prose, sources};
use proptest::prelude::*;
use seam::begins_line;

fn verdict(answer: &Answer, citation: usize, status: VerdictStatus) -> Verdict {
    let cited = answer.citations.get(citation);
    let statement = cited
        .and_then(Citation::statement)
        .map(|index| answer.text[answer.statements[index].range()].to_owned());
    let support = if status == VerdictStatus::Inaccurate { 0.1 } else { 0.9 };
    Verdict {
        citation,
        statement: statement.unwrap_or_default(),
        number: cited.map_or(0, Citation::number),
        support,
        status,
        confidence: 0.9,
        evidence: None,
        reasons: vec![VerdictReason::LowOverlap],
        better: None,
        explanation: None,
    }
}

fn inaccurate(answer: &Answer, citations: impl IntoIterator<Item = usize>) -> Vec<Verdict> {
    citations.into_iter().map(|citation| verdict(answer, citation, VerdictStatus::Inaccurate)).collect()
}

/// The citations of an answer that a mask picks.
fn picked(answer: &Answer, mask: u32) -> Vec<usize> {
    (0..answer.citations.len()).filter(|index| mask >> (index % 32) & 1 == 1).collect()
}

/// Options of a later turn, half of the time.
fn turns() -> impl Strategy<Value = AnswerOptions> {
    (options(), any::<bool>()).prop_map(|(options, later)| {
        let known = |number, url: &str| Reference {
            passage: Passage { url: Some(url.into()), ..Passage::new("before") }.into(),
            number,
            relevance: None,
            original: 1,
            occurrences: 1,
            passages: Vec::new(),
        };
        let known = vec![known(2, "https://example.org/1"), known(4, "https://example.org/else")];
        AnswerOptions { known: if later { known } else { Vec::new() }, ..options }
    })
}

/// A text without its citations, and without what one that is left out takes along.
fn bare(answer: &Answer) -> String {
    let mut out = String::new();
    let mut at = 0;
    for citation in &answer.citations {
        out.push_str(&answer.text[at..citation.start()]);
        at = citation.end();
    }
    out.push_str(&answer.text[at..]);
    out.retain(|c| !c.is_whitespace() && !"()（）*_~,;:、，；：،؛".contains(c));
    // A mark in brackets takes along the word that leads to it, and marks the word that joins them.
    out.replace("see", "").replace("Sources", "").replace("and", "")
}

fn assert_sound(answer: &Answer, known: usize) -> Result<(), TestCaseError> {
    let mut greatest = known;
    let mut cited = BTreeSet::new();
    for citation in &answer.citations {
        prop_assert_eq!(&answer.text[citation.range()], format!("[{}]", citation.number()));
        prop_assert!(citation.number() <= greatest + 1, "numbers go up without gaps");
        greatest = greatest.max(citation.number());
        cited.insert(citation.number());
    }
    let numbers: Vec<usize> = answer.references.iter().map(|reference| reference.number).collect();
    prop_assert_eq!(numbers, cited.into_iter().collect::<Vec<_>>());
    for reference in &answer.references {
        let occurrences = answer.citations.iter().filter(|citation| citation.number() == reference.number);
        prop_assert_eq!(reference.occurrences, occurrences.count());
        prop_assert_eq!(Some(reference.original), reference.passages.first().map(|source| source.number));
    }
    let in_references = answer.references.iter().flat_map(|reference| &reference.passages);
    let mut all: Vec<usize> = in_references.chain(&answer.uncited).map(|source| source.number).collect();
    all.sort_unstable();
    prop_assert_eq!(all, [1, 2, 3], "each source is cited or not");
    for statement in &answer.statements {
        let range = statement.range();
        prop_assert!(!answer.text[range.clone()].trim().is_empty());
        let own = &answer.citations[statement.citations()];
        prop_assert!(own.iter().all(|citation| range.contains(&citation.start())));
    }
    for dropped in &answer.dropped {
        prop_assert_eq!(&answer.raw[dropped.at..dropped.at + dropped.raw.len()], &dropped.raw);
    }
    Ok(())
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn what_stays_is_sound_and_loses_no_word(text in prop_oneof![answers(), prose()], options in turns(), mask in any::<u32>()) {
        let answer = process_answer(&text, &sources(), &options);
        let known = if options.known.is_empty() { 0 } else { 4 };
        let refuted = picked(&answer, mask);
        let corrected = apply_verdicts(&answer, &inaccurate(&answer, refuted.clone()));
        assert_sound(&corrected, known)?;
        prop_assert_eq!(corrected.citations.len(), answer.citations.len() - refuted.len());
        prop_assert_eq!(bare(&corrected), bare(&answer));
        let named = corrected.dropped.iter().any(|dropped| dropped.reason == DropReason::Inaccurate);
        prop_assert_eq!(named, !refuted.is_empty());
    }

    #[test]
    fn an_answer_that_was_stored_is_corrected_alike(text in answers(), options in turns(), mask in any::<u32>()) {
        let answer = process_answer(&text, &sources(), &options);
        let stored: Answer = serde_json::from_str(&serde_json::to_string(&answer).unwrap()).unwrap();
        prop_assert_eq!(&stored, &answer);
        let verdicts = inaccurate(&answer, picked(&answer, mask));
        prop_assert_eq!(apply_verdicts(&stored, &verdicts), apply_verdicts(&answer, &verdicts));
    }

    #[test]
    fn other_verdicts_change_nothing(text in answers(), options in turns()) {
        let answer = process_answer(&text, &sources(), &options);
        let count = answer.citations.len();
        let mut verdicts: Vec<Verdict> =
            (0..count).map(|citation| verdict(&answer, citation, VerdictStatus::Uncertain)).collect();
        verdicts.extend(inaccurate(&answer, [count, usize::MAX]));
        let others = inaccurate(&answer, 0..count).into_iter();
        verdicts.extend(others.map(|verdict| Verdict { number: verdict.number + 1, ..verdict }));
        prop_assert_eq!(apply_verdicts(&answer, &verdicts), answer);
    }

    #[test]
    fn one_after_the_other_comes_to_the_same(text in answers(), options in turns(), mask in any::<u32>()) {
        // Of two separators between marks, the one that goes along is the one that stands next to a mark that goes.
        prop_assume!(![", , ", ",, ", "; , ", ", ; ", "; ; "].iter().any(|twice| text.contains(twice)));
        let answer = process_answer(&text, &sources(), &options);
        let refuted = picked(&answer, mask);
        // Where both of two marks go, and the second first, what separated them separates the first from the words behind.
        let parted = |two: &[Citation]| [",", ";"].contains(&answer.text[two[0].end()..two[1].start()].trim());
        let mut both = answer.citations.windows(2).enumerate().filter(|(_, two)| parted(two));
        prop_assume!(!both.any(|(at, _)| refuted.contains(&at) && refuted.contains(&(at + 1))));
        let at_once = apply_verdicts(&answer, &inaccurate(&answer, refuted.clone()));
        let mut by_one = answer;
        // From the last, so that the indexes of the others hold.
        for citation in refuted.into_iter().rev() {
            by_one = apply_verdicts(&by_one, &inaccurate(&by_one, [citation]));
        }
        // A space that held a mark off from what follows (`[1] : …`) stays when the mark goes later.
        let unspaced = |text: &str| text.split_whitespace().collect::<String>();
        prop_assert_eq!(unspaced(&by_one.text), unspaced(&at_once.text));
        prop_assert_eq!(by_one.references, at_once.references);
        prop_assert_eq!(by_one.uncited, at_once.uncited);
    }

    #[test]
    fn each_is_named_where_it_stands(marks in prop::collection::vec(prop::sample::select(MARKS), 1..8), options in turns(), mask in any::<u32>()) {
        let mut text = String::new();
        let mut places = Vec::new();
        for (index, mark) in marks.iter().enumerate() {
            places.push(text.len());
            text.push_str(&format!("Sentence{index} states {mark}. "));
        }
        let answer = process_answer(&text, &sources(), &options);
        let refuted = picked(&answer, mask);
        let sentence = |citation: usize| {
            let citation = answer.citations[citation].start();
            places.iter().enumerate().rposition(|(index, _)| {
                answer.text[..citation].contains(&format!("Sentence{index} "))
            }).unwrap()
        };
        let expected: BTreeSet<usize> = refuted.iter().map(|&citation| sentence(citation)).collect();
        let corrected = apply_verdicts(&answer, &inaccurate(&answer, refuted));
        let dropped = corrected.dropped.iter().filter(|dropped| dropped.reason == DropReason::Inaccurate);
        let found: BTreeSet<usize> =
            dropped.map(|dropped| places.partition_point(|&place| place <= dropped.at) - 1).collect();
        prop_assert_eq!(found, expected, "{:?}", corrected.dropped);
    }
}

proptest! {
    // `cargo xtask fuzz laws` leaves it out, as it does two in `laws.rs`.
    #![proptest_config(config())]

    #[test]
    fn a_corrected_answer_read_again_is_the_same(text in prose(), options in options(), mask in any::<u32>()) {
        let options = AnswerOptions { dangling: Dangling::Drop, ..options };
        let answer = process_answer(&text, &sources(), &options);
        let corrected = apply_verdicts(&answer, &inaccurate(&answer, picked(&answer, mask)));
        // What is behind a mark that is left out at the beginning of a line begins the line now, as a heading perhaps.
        prop_assume!(!corrected.dropped.iter().any(|dropped| begins_line(&text[..dropped.at])));
        let cited = corrected.references.iter().map(|reference| Source::new(reference.number, reference.passage.clone()));
        let twice = process_answer(&corrected.text, &cited.collect::<Vec<_>>(), &options);
        prop_assert_eq!(&twice.text, &corrected.text);
        prop_assert_eq!(twice.citations, corrected.citations);
        prop_assert!(twice.dropped.is_empty());
    }
}

/// Marks with what they may stand with: others right before them, numbers that no source has, repetitions.
const MARKS: &[&str] = &[
    "[1]",
    "[3]",
    "[1, 3]",
    "[1-3]",
    "[3][1, 3]",
    "[1][2]",
    "[3][9][1, 3]",
    "([1])",
    "[9, 3]",
    "nothing",
    "[1] and [1]",
    "[1] and [1] here",
    "[1, 2] and [1][2] here",
    "[1-3] and [3] here",
    "`[3]` [3]",
    "【3†a.pdf】",
    "<sup>[1][3]</sup>",
    "x[3]",
    "[1], [3]",
];

/// An answer that comes back changed from somewhere mustn't break anything.
#[test]
fn offsets_and_texts_of_others_do_no_harm() {
    let sources: Vec<Source> = (1..=2).map(|number| Source::new(number, Passage::new("text"))).collect();
    let answer = process_answer("별이다 [1]. It tracks [2].", &sources, &AnswerOptions::default());
    let verdicts = inaccurate(&answer, [0, 1]);

    let mut without_raw = answer.clone();
    without_raw.raw.clear();
    let corrected = apply_verdicts(&without_raw, &verdicts);
    assert_eq!(corrected.text, "별이다. It tracks.");
    assert_eq!(corrected.dropped[1].raw, "[2]");
    assert_eq!(corrected.uncited.len(), 2);

    for (start, end) in [(1, 2), (9, 3), (u32::MAX, u32::MAX), (0, u32::MAX)] {
        let mut moved = serde_json::to_value(&answer).unwrap();
        (moved["citations"][0]["start"], moved["citations"][0]["end"]) = (start.into(), end.into());
        let moved: Answer = serde_json::from_value(moved).unwrap();
        assert_eq!(apply_verdicts(&moved, &verdicts).text, "별이다 [1]. It tracks.");
    }
}

/// Were anything here done in the square of the length, this would take minutes.
#[test]
fn long_answers_are_corrected_too() {
    let sources: Vec<Source> = (1..=900).map(|number| Source::new(number, Passage::new("text"))).collect();
    let text: String = (0..3000).map(|index| format!("Fact {index} [{}].\n\n", index % 900 + 1)).collect();
    let answer = process_answer(&text, &sources, &AnswerOptions::default());
    let corrected = apply_verdicts(&answer, &inaccurate(&answer, (0..3000).step_by(2)));
    assert_eq!(corrected.citations.len(), 1500);
    assert_eq!(corrected.references.len(), 450);
}

#[test]
fn numbers_too_great_to_go_on_from_do_no_harm() {
    let known = Reference {
        passage: Passage::new("before").into(),
        number: usize::MAX,
        relevance: None,
        original: 1,
        occurrences: 1,
        passages: Vec::new(),
    };
    let options = AnswerOptions { known: vec![known], ..AnswerOptions::default() };
    let mut answer = process_answer("It floats [3]. It tracks [2].", &sources(), &options);
    assert_eq!((answer.known, answer.citations[0].number()), (0, 1));
    answer.known = usize::MAX;
    let corrected = apply_verdicts(&answer, &inaccurate(&answer, [0]));
    assert_eq!(corrected.citations.len(), 1);
}

//! The laws of the engine, each a function that panics where an answer breaks it. `laws.rs` holds them over seeded answers,
//! `fuzz/` over whatever a fuzzer comes up with.

#![allow(
    dead_code,
    unreachable_pub,
    reason = "tests hold some of the laws, and the fuzz crate offers them to its targets"
)]

pub mod listing;
pub mod time;

use std::collections::BTreeSet;

use citecore::{Answer, AnswerOptions, AnswerStream, Source, Statement, sentences};

/// More than all that an [`AnswerStream`] says it holds back, in bytes of a text in which nothing is changed.
pub const HELD_BACK: usize = 3000;
const OPEN: &str = "the stream isn't finished yet";

/// A text cut at these places, in bytes; a place inside a character is passed over.
pub fn cut(text: &str, places: impl IntoIterator<Item = usize>) -> Vec<&str> {
    let mut at: Vec<usize> = places.into_iter().filter(|&place| text.is_char_boundary(place)).collect();
    at.extend([0, text.len()]);
    at.sort_unstable();
    at.windows(2).map(|cut| &text[cut[0]..cut[1]]).collect()
}

/// A text cut at every place there is.
pub fn letters(text: &str) -> Vec<&str> {
    cut(text, text.char_indices().map(|(at, _)| at))
}

/// What is given out of an answer that comes in these pieces, and the answer.
pub fn streamed(pieces: &[&str], sources: &[Source], options: &AnswerOptions) -> (String, Answer) {
    let mut stream = AnswerStream::new(sources, options);
    let mut shown = String::new();
    // Behind each piece: how much has come, how much is given out.
    let mut progress = vec![(0, 0)];
    for piece in pieces {
        stream.push(piece).expect(OPEN).for_each(|segment| shown.push_str(segment.text()));
        progress.push((progress[progress.len() - 1].0 + piece.len(), shown.len()));
    }
    let (segments, answer) = stream.finish().expect(OPEN);
    segments.iter().for_each(|segment| shown.push_str(segment.text()));
    if answer.text == answer.raw {
        let held = progress.into_iter().map(|(come, given)| come - given).max();
        assert!(held <= Some(HELD_BACK), "{held:?} bytes of {:?} are held back", answer.raw);
    }
    (shown, answer)
}

/// However an answer is cut, what is given out and what it comes to are the same.
pub fn the_cut_changes_nothing(whole: &Answer, pieces: &[&str], sources: &[Source], options: &AnswerOptions) {
    let (shown, answer) = streamed(pieces, sources, options);
    assert_eq!(shown, whole.text, "given out in pieces {pieces:?}, {options:?}");
    assert_eq!(answer, *whole, "read in pieces {pieces:?}, {options:?}");
}

/// Every mark has its reference and every reference its marks; numbers that no earlier turn gave are without gaps by first
/// appearance; each source is cited or isn't.
pub fn marks_and_references_agree(answer: &Answer, sources: &[Source], options: &AnswerOptions) {
    let text = &answer.text;
    let known: Vec<usize> = options.known.iter().map(|reference| reference.number).collect();
    let mut greatest = known.iter().copied().max().unwrap_or(0);
    let mut end = 0;
    for citation in &answer.citations {
        let number = citation.number();
        assert_eq!(&text[citation.range()], format!("[{number}]"), "{text:?}");
        assert!(citation.start() >= end, "citations are in order: {:?}", answer.citations);
        end = citation.end();
        if !known.contains(&number) {
            assert!((1..=greatest + 1).contains(&number), "{number} behind {greatest} in {text:?}");
            greatest = greatest.max(number);
        }
    }
    let cited: BTreeSet<usize> = answer.citations.iter().map(|citation| citation.number()).collect();
    let listed: Vec<usize> = answer.references.iter().map(|reference| reference.number).collect();
    assert_eq!(listed, cited.into_iter().collect::<Vec<_>>(), "references of {text:?}");
    let mut told: Vec<usize> = answer.uncited.iter().map(|source| source.number).collect();
    for reference in &answer.references {
        let number = reference.number;
        let marks = answer.citations.iter().filter(|citation| citation.number() == number).count();
        assert_eq!(reference.occurrences, marks, "occurrences of {number} in {text:?}");
        assert!(
            reference.passages.iter().any(|source| source.number == reference.original),
            "{number} stands for {} among {:?}",
            reference.original,
            reference.passages
        );
        told.extend(reference.passages.iter().map(|source| source.number));
    }
    told.sort_unstable();
    let numbers: Vec<usize> = sources.iter().map(|source| source.number).collect();
    assert_eq!(told, numbers, "cited and uncited sources of {text:?}");
}

/// Offsets lie on character boundaries and slice out what they name; the text that came is kept, and nothing of it dropped
/// twice.
pub fn offsets_slice_out_what_they_name(answer: &Answer, raw: &str) {
    assert_eq!(answer.raw, raw);
    let mut end = 0;
    for dropped in &answer.dropped {
        assert!(dropped.at >= end, "in order and apart: {:?} of {raw:?}", answer.dropped);
        end = dropped.at + dropped.raw.len();
        assert_eq!(&raw[dropped.at..end], dropped.raw, "{:?}", answer.dropped);
    }
    for statement in &answer.statements {
        assert!(!answer.text[statement.range()].trim().is_empty(), "{statement:?} of {:?}", answer.text);
    }
}

/// Statements are in order and apart; each knows the citations in it, and none but those, and each citation its statement.
pub fn statements_share_nothing(answer: &Answer) {
    let text = &answer.text;
    let mut end = 0;
    for (index, statement) in answer.statements.iter().enumerate() {
        let range = statement.range();
        assert!(range.start >= end && !range.is_empty(), "{range:?} behind {end}: {text:?}");
        end = range.end;
        let within = |at: &usize| range.contains(&answer.citations[*at].start());
        let own: Vec<usize> = (0..answer.citations.len()).filter(within).collect();
        assert_eq!(statement.citations().collect::<Vec<_>>(), own, "of {statement:?} in {text:?}");
        for citation in &answer.citations[statement.citations()] {
            assert_eq!(citation.statement(), Some(index), "{citation:?} in {text:?}");
            assert!(citation.end() <= range.end, "{citation:?} in {range:?} of {text:?}");
        }
        let inherited = &answer.citations[statement.inherited()];
        assert!(
            own.is_empty() || inherited.is_empty(),
            "what cites inherits nothing: {statement:?} in {text:?}"
        );
        let later = inherited.iter().all(|citation| citation.start() >= range.end);
        assert!(later, "{statement:?} inherits what is later, in {text:?}");
    }
    for citation in &answer.citations {
        let whose = citation.statement().map(|index| answer.statements[index].range());
        assert!(whose.is_none_or(|range| range.contains(&citation.start())), "{citation:?} in {text:?}");
    }
}

/// A text in which nothing is a mark, a list of references, the prefix or what a model thinks aloud survives to the letter, and
/// nothing but marks and the space before one is added. The mark that names nothing is left out without a word.
pub fn what_is_no_mark_survives(answer: &Answer, options: &AnswerOptions) {
    let (text, raw) = (&answer.text, &answer.raw);
    if answer.citations.is_empty() && answer.dropped.is_empty() && !(options.strip_prefix && answer.prefix) {
        let raw = behind_thoughts(raw);
        if names_nothing(raw) {
            assert_eq!(letters_but_of_marks(text), letters_but_of_marks(raw), "{text:?} of {raw:?}");
        } else {
            assert_eq!(text, raw, "{options:?}");
        }
    }
    let mut at = 0;
    let mut written = String::new();
    for citation in &answer.citations {
        written.push_str(&text[at..citation.start()]);
        at = citation.end();
    }
    written.push_str(&text[at..]);
    // With unknown numbers kept, what stays of `【1, 9】` gets brackets of its own.
    let kept = |c: &char| *c != ' ' && !matches!(c, '[' | ']');
    let mut given = raw.chars().filter(kept);
    for c in written.chars().filter(kept) {
        assert!(given.any(|other| other == c), "{c:?} of {text:?} isn't in {raw:?}");
    }
}

/// The mark before what another one stands behind, in lower case.
const START: &str = "cite_start";

fn names_nothing(text: &str) -> bool {
    text.to_ascii_lowercase().contains(START)
}

/// The text without that mark, wherever it stands, without white space, and without what any mark may begin or end with.
fn letters_but_of_marks(text: &str) -> String {
    let lower = text.to_ascii_lowercase().replace(START, "");
    lower.chars().filter(|c| !c.is_whitespace() && !"[]【】［］<>/".contains(*c)).collect()
}

/// What stands behind the thoughts that a model begins with, if it does.
fn behind_thoughts(raw: &str) -> &str {
    let begun = raw.trim_start();
    let lower = begun.to_ascii_lowercase();
    let tag = ["<think>", "<thinking>"].into_iter().find(|tag| lower.starts_with(tag));
    // What opens where white space of more than a tag's bound stands before it opens nothing.
    let Some(tag) = tag.filter(|tag| raw.len() - begun.len() + tag.len() <= 80) else { return raw };
    let ends = ["</think>", "</thinking>"].map(|end| lower[tag.len()..].find(end).map(|at| at + end.len()));
    match ends.into_iter().flatten().min() {
        Some(end) => behind_thoughts(begun[tag.len() + end..].trim_start()),
        None => "",
    }
}

/// Line ends of two characters make nothing else of an answer than those of one.
pub fn line_ends_change_nothing(unix: &Answer, windows: &Answer) {
    let written = |text: &str| text.replace('\r', "");
    let numbers = |answer: &Answer| -> Vec<usize> { answer.citations.iter().map(|c| c.number()).collect() };
    let dropped = |answer: &Answer| -> Vec<_> {
        answer.dropped.iter().map(|dropped| (written(&dropped.raw), dropped.reason)).collect()
    };
    let statements = |answer: &Answer| -> Vec<_> {
        let told = |statement: &Statement| {
            let indexes = (statement.citations(), statement.inherited());
            (written(&answer.text[statement.range()]), statement.needs_citation(), indexes)
        };
        answer.statements.iter().map(told).collect()
    };
    let raw = &unix.raw;
    assert_eq!(written(&windows.text), unix.text, "of {raw:?}");
    assert_eq!(numbers(windows), numbers(unix), "of {raw:?}");
    assert_eq!(windows.references, unix.references, "of {raw:?}");
    assert_eq!(dropped(windows), dropped(unix), "of {raw:?}");
    assert_eq!(statements(windows), statements(unix), "of {raw:?}");
    assert_eq!((windows.prefix, windows.refusal), (unix.prefix, unix.refusal), "of {raw:?}");
}

/// Sentences are in order, none is empty, and between them is nothing but white space.
pub fn sentences_lose_nothing(text: &str) {
    let mut at = 0;
    for range in sentences(text) {
        assert!(text[at..range.start].trim().is_empty(), "{:?} of {text:?}", &text[at..range.start]);
        let sentence = &text[range.clone()];
        assert!(!sentence.is_empty() && sentence == sentence.trim(), "{sentence:?} of {text:?}");
        at = range.end;
    }
    assert!(text[at..].trim().is_empty(), "{:?} of {text:?}", &text[at..]);
}

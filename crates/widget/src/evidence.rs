//! The part of a passage that bears most on a statement.

use std::{collections::HashSet, ops::Range};

use citecore::{sentences, words};

/// The least share of the statement's words, weighed by how rare they are in the passage, that evidence has.
const LEAST: f64 = 0.25;

/// The sentence or line that shares most with the statement, and how much: from 0 to 1. None where that is too little.
///
/// Words that many sentences of the passage have weigh less, so that a topic named everywhere doesn't decide.
pub(crate) fn evidence(passage: &str, statement: &str) -> Option<(Range<usize>, f64)> {
    let parts: Vec<Range<usize>> = lines(passage).flat_map(|line| sentences_of(passage, line)).collect();
    let vocabularies: Vec<HashSet<String>> =
        parts.iter().map(|part| words(&passage[part.clone()]).collect()).collect();
    let weighed = |word: String| {
        let spread = vocabularies.iter().filter(|vocabulary| vocabulary.contains(&word)).count();
        let weight = js_sys::Math::log((vocabularies.len() as f64 + 1.0) / (spread as f64 + 0.5));
        (word, weight)
    };
    let sought: HashSet<String> = words(&without_marks(statement)).collect();
    let sought: Vec<(String, f64)> = sought.into_iter().map(weighed).collect();
    let total: f64 = sought.iter().map(|(_, weight)| weight).sum();
    let share = |vocabulary: &HashSet<String>| {
        let shared = sought.iter().filter(|(word, _)| vocabulary.contains(word));
        shared.map(|(_, weight)| weight).sum::<f64>() / total
    };
    let mut best: Option<(Range<usize>, f64)> = None;
    for (part, vocabulary) in parts.into_iter().zip(&vocabularies) {
        let share = share(vocabulary);
        if share >= LEAST && best.as_ref().is_none_or(|(_, most)| share > *most) {
            best = Some((part, share));
        }
    }
    best
}

fn lines(text: &str) -> impl Iterator<Item = Range<usize>> {
    let mut start = 0;
    text.split_inclusive('\n').map(move |line| {
        let range = start..start + line.len();
        start = range.end;
        range
    })
}

fn sentences_of(text: &str, line: Range<usize>) -> Vec<Range<usize>> {
    let start = line.start;
    let shifted = sentences(&text[line]).into_iter().map(|part| start + part.start..start + part.end);
    shifted.map(|part| trimmed(text, part)).filter(|part| !part.is_empty()).collect()
}

fn trimmed(text: &str, range: Range<usize>) -> Range<usize> {
    let part = &text[range.clone()];
    let start = range.start + (part.len() - part.trim_start().len());
    start..(range.start + part.trim_end().len()).max(start)
}

/// The numbers of marks are no words of the statement.
fn without_marks(statement: &str) -> String {
    let mut out = String::with_capacity(statement.len());
    let mut rest = statement;
    while let Some((before, after)) = rest.split_once('[') {
        out.push_str(before);
        let digits = after.trim_start_matches(|c: char| c.is_ascii_digit());
        match digits.strip_prefix(']') {
            Some(behind) if digits.len() < after.len() => rest = behind,
            _ => {
                out.push('[');
                rest = after;
            }
        }
    }
    out.push_str(rest);
    out
}

#[cfg(test)]
mod tests {
    use wasm_bindgen_test::wasm_bindgen_test;

    use super::evidence;

    const PASSAGE: &str = "Align on two stars\nChoose two stars 30° to 90° apart. Keep the stars between 25° and 70° \
        above the horizon.\n1. Put the mount in the home position.";

    fn check(statement: &str, expected: Option<&str>) {
        let found = evidence(PASSAGE, statement).map(|(range, _)| &PASSAGE[range]);
        assert_eq!(found, expected, "{statement}");
    }

    #[wasm_bindgen_test]
    fn the_sentence_that_shares_the_rarest_words_wins() {
        check("The two stars should be 30° to 90° apart [1].", Some("Choose two stars 30° to 90° apart."));
        check(
            "Start from the home position of the mount [1][2].",
            Some("1. Put the mount in the home position."),
        );
    }

    #[wasm_bindgen_test]
    fn nothing_shared_is_no_evidence() {
        check("Cool the mirror for an hour.", None);
        check("[1]", None);
        check("", None);
    }
}

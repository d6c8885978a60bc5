//! `selection.json`: which passages are selected.

use std::collections::BTreeSet;

use citecore::{Passage, SelectOptions, select_passages};
use serde::Deserialize;

use crate::tables;

/// The fewest cases in each of the languages that write words in their own way.
const EACH: usize = 4;

#[derive(Deserialize)]
struct Case {
    name: String,
    language: Option<String>,
    question: String,
    passages: Vec<Passage>,
    options: SelectOptions,
    expect: Expectation,
}

/// What isn't given isn't looked at.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Expectation {
    ids: Option<Vec<String>>,
    texts: Option<Vec<String>>,
    scores: Option<Vec<Option<f64>>>,
    error: Option<String>,
}

#[test]
fn what_the_table_says_is_selected() {
    let mut failures = Vec::new();
    for case in tables::read::<Vec<Case>>("selection.json") {
        let found = select_passages(&case.question, case.passages, &case.options);
        let path = found.as_ref().err().map(|error| error.path().unwrap_or_default().to_owned());
        let found = found.unwrap_or_default();
        let texts = found.iter().map(|passage| &passage.text).collect::<Vec<_>>();
        let ids = found.iter().filter_map(|passage| passage.id.as_ref()).collect::<Vec<_>>();
        let scores = found.iter().map(|passage| passage.score).collect::<Vec<_>>();
        let expect = &case.expect;
        let as_expected = path == expect.error
            && expect.ids.as_ref().is_none_or(|expected| expected.iter().eq(ids.iter().copied()))
            && expect.texts.as_ref().is_none_or(|expected| expected.iter().eq(texts.iter().copied()))
            && expect.scores.as_ref().is_none_or(|expected| are_near(expected, &scores));
        if !as_expected {
            failures.push(format!("{}: {path:?} {ids:?} {texts:?} {scores:?}", case.name));
        }
    }
    tables::none_fails(failures);
}

fn are_near(expected: &[Option<f64>], found: &[Option<f64>]) -> bool {
    let pairs = expected.iter().zip(found);
    expected.len() == found.len()
        && pairs.into_iter().all(|pair| match pair {
            (Some(expected), Some(found)) => (expected - found).abs() < 1e-9,
            (expected, found) => expected == found,
        })
}

#[test]
fn there_are_cases_enough_in_every_language() {
    let cases: Vec<Case> = tables::read("selection.json");
    for language in ["de", "ja", "ko", "zh"] {
        let count = cases.iter().filter(|case| case.language.as_deref() == Some(language)).count();
        assert!(count >= EACH, "{language}: {count} cases, not {EACH}");
    }
    let names: BTreeSet<&str> = cases.iter().map(|case| case.name.as_str()).collect();
    assert_eq!(names.len(), cases.len(), "no two cases have one name");
    assert!(cases.len() >= 50);
}

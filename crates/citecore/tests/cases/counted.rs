//! How many cases there are, and in which languages.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;

use crate::case::{Case, TABLES, read};

/// The fewest cases in all.
const CASES: usize = 300;
/// The fewest cases in each of the languages.
const EACH: usize = 8;

#[derive(Deserialize)]
struct Table {}

fn cases() -> impl Iterator<Item = (&'static str, Case<Table>)> {
    TABLES.into_iter().flat_map(|file| read(file).into_iter().map(move |case| (file, case)))
}

/// Is a letter of the script that a language is written in?
fn script(language: &str) -> fn(char) -> bool {
    match language {
        "ko" => |c| ('\u{ac00}'..='\u{d7a3}').contains(&c),
        "zh" => |c| ('\u{4e00}'..='\u{9fff}').contains(&c),
        "ja" => |c| ('\u{3040}'..='\u{30ff}').contains(&c),
        "ar" => |c| ('\u{600}'..='\u{6ff}').contains(&c),
        "hi" => |c| ('\u{900}'..='\u{97f}').contains(&c),
        "de" | "es" | "fr" => |c| c.is_ascii_alphabetic(),
        other => panic!("no script is known for {other:?}"),
    }
}

#[test]
fn there_are_cases_enough_in_every_language() {
    let mut by_language: BTreeMap<String, usize> = BTreeMap::new();
    for (file, case) in cases() {
        let Some(language) = case.language else { continue };
        let written = case.text.contains(script(&language));
        assert!(written, "{file}, {}: nothing in it is {language}", case.name);
        *by_language.entry(language).or_default() += 1;
    }
    for language in ["ar", "de", "hi", "ja", "ko", "zh"] {
        let count = by_language.get(language).copied().unwrap_or(0);
        assert!(count >= EACH, "{language}: {count} cases, not {EACH}");
    }
    assert!(cases().count() >= CASES);
}

#[test]
fn no_two_cases_of_a_table_have_one_name() {
    let mut names = BTreeSet::new();
    for (file, case) in cases() {
        assert!(names.insert((file, case.name.clone())), "{file}: {}", case.name);
    }
}

//! `correction.json`: what an answer comes to without the citations found inaccurate.

use citecore::{Verdict, apply_verdicts};
use serde::Deserialize;

use crate::{
    case::{assert_sound, read},
    tables::none_fails,
    told::Told,
};

#[derive(Deserialize)]
struct Table {
    verdicts: Vec<Told>,
    expect: Expectation,
}

#[derive(Deserialize)]
struct Expectation {
    text: String,
    references: Vec<usize>,
    dropped: Vec<String>,
    uncited: Vec<usize>,
    numbers: Option<Vec<usize>>,
    occurrences: Option<Vec<usize>>,
    refusal: Option<bool>,
}

#[test]
fn corrections_come_to_what_the_table_says() {
    let mut failures = Vec::new();
    for case in read::<Table>("correction.json") {
        let answer = case.answer();
        let verdicts: Vec<Verdict> = case.table.verdicts.iter().map(|told| told.verdict(&answer)).collect();
        let corrected = apply_verdicts(&answer, &verdicts);
        assert_sound(&corrected, case.known(), &case.name);
        let references = &corrected.references;
        let originals: Vec<usize> = references.iter().map(|reference| reference.original).collect();
        let numbers: Vec<usize> = references.iter().map(|reference| reference.number).collect();
        let occurrences: Vec<usize> = references.iter().map(|reference| reference.occurrences).collect();
        let dropped: Vec<&str> = corrected.dropped.iter().map(|dropped| &*dropped.raw).collect();
        let uncited: Vec<usize> = corrected.uncited.iter().map(|source| source.number).collect();
        let expect = &case.table.expect;
        let as_expected = corrected.text.trim_end() == expect.text.trim_end()
            && originals == expect.references
            && dropped == expect.dropped
            && uncited == expect.uncited
            && expect.numbers.as_ref().is_none_or(|expected| *expected == numbers)
            && expect.occurrences.as_ref().is_none_or(|expected| *expected == occurrences)
            && expect.refusal.is_none_or(|expected| expected == corrected.refusal);
        if !as_expected {
            failures.push(format!(
                "{}: {:?}, references {originals:?} as {numbers:?}, {occurrences:?} times, dropped {dropped:?}, \
                 uncited {uncited:?}, refusal {}",
                case.name, corrected.text, corrected.refusal
            ));
        }
    }
    none_fails(failures);
}

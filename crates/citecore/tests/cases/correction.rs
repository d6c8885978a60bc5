//! `correction.json`: what an answer comes to without the citations found inaccurate.

use citecore::{Answer, Citation, Verdict, VerdictReason, VerdictStatus, apply_verdicts};
use serde::Deserialize;

use crate::table::{assert_sound, none_fails, read};

#[derive(Deserialize)]
struct Table {
    verdicts: Vec<Told>,
    expect: Expectation,
}

/// What a case tells of a verdict; the rest follows from it and from the answer.
#[derive(Deserialize)]
struct Told {
    citation: usize,
    status: VerdictStatus,
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

impl Told {
    fn verdict(&self, answer: &Answer) -> Verdict {
        let cited = answer.citations.get(self.citation);
        let statement = cited.and_then(Citation::statement).map(|index| &answer.statements[index]);
        let support = match self.status {
            VerdictStatus::Accurate => 0.9,
            VerdictStatus::Uncertain => 0.5,
            VerdictStatus::Inaccurate => 0.1,
        };
        Verdict {
            citation: self.citation,
            statement: statement
                .map_or_else(String::new, |statement| answer.text[statement.range()].to_owned()),
            number: cited.map_or(0, Citation::number),
            support,
            status: self.status,
            confidence: f64::max(support, 1.0 - support),
            evidence: None,
            reasons: vec![VerdictReason::Judged],
        }
    }
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

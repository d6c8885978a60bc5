//! `statements.json`: what needs a citation, and which citations are whose.

use std::ops::Range;

use citecore::{Citation, ValidateOptions, validate_answer};
use serde::Deserialize;

use crate::{case::read, tables::none_fails};

#[derive(Deserialize)]
struct Table {
    expect: Expectation,
}

#[derive(Deserialize)]
struct Expectation {
    needed: Vec<(String, Vec<usize>)>,
    inherited: Option<Vec<Vec<usize>>>,
    coverage: f64,
}

#[test]
fn statements_are_what_the_table_says() {
    let mut failures = Vec::new();
    for case in read::<Table>("statements.json") {
        let answer = case.answer();
        let numbers = |indexes: Range<usize>| -> Vec<usize> {
            answer.citations[indexes].iter().map(Citation::number).collect()
        };
        let needed: Vec<_> =
            answer.statements.iter().filter(|statement| statement.needs_citation()).collect();
        let found: Vec<(String, Vec<usize>)> = needed
            .iter()
            .map(|statement| (answer.text[statement.range()].to_owned(), numbers(statement.citations())))
            .collect();
        let inherited: Vec<Vec<usize>> =
            needed.iter().map(|statement| numbers(statement.inherited())).collect();
        let coverage = validate_answer(&answer, &ValidateOptions::default()).coverage;
        let expect = &case.table.expect;
        let as_expected = found == expect.needed
            && expect.inherited.as_ref().is_none_or(|expected| *expected == inherited)
            && (coverage - expect.coverage).abs() < 1e-9;
        if !as_expected {
            failures.push(format!("{}: {found:?}, inherited {inherited:?}, coverage {coverage}", case.name));
        }
    }
    none_fails(failures);
}

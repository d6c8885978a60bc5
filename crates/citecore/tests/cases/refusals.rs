//! `refusals.json`: which answers say that they can't answer.

use serde::Deserialize;

use crate::{case::read, tables::none_fails};

#[derive(Deserialize)]
struct Table {
    expect: Expectation,
}

#[derive(Deserialize)]
struct Expectation {
    refusal: bool,
}

#[test]
fn refusals_are_told_from_answers() {
    let mut failures = Vec::new();
    for case in read::<Table>("refusals.json") {
        let answer = case.answer();
        if answer.refusal != case.table.expect.refusal {
            failures.push(format!("{}: refusal {}", case.name, answer.refusal));
        }
        let needs = answer.statements.iter().any(|statement| statement.needs_citation());
        assert!(!answer.refusal || !needs, "{}: a refusal needs no citation", case.name);
    }
    none_fails(failures);
}

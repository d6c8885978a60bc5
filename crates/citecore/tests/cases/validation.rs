//! `validation.json`: what an answer lacks.

use citecore::{ProblemCode, ValidateOptions, validate_answer};
use serde::Deserialize;

use crate::{case::read, tables::none_fails};

#[derive(Deserialize)]
struct Table {
    #[serde(default)]
    validate: ValidateOptions,
    expect: Expectation,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Expectation {
    ok: bool,
    coverage: f64,
    distinct_sources: usize,
    problems: Vec<Problem>,
}

#[derive(Debug, PartialEq, Deserialize)]
struct Problem {
    code: ProblemCode,
    statement: Option<usize>,
}

#[test]
fn answers_lack_what_the_table_says() {
    let mut failures = Vec::new();
    for case in read::<Table>("validation.json") {
        let found = validate_answer(&case.answer(), &case.table.validate);
        assert!(found.problems.iter().all(|problem| !problem.message.is_empty()), "{}", case.name);
        let problems: Vec<Problem> = found
            .problems
            .iter()
            .map(|problem| Problem { code: problem.code, statement: problem.statement })
            .collect();
        let expect = &case.table.expect;
        let as_expected = found.ok == expect.ok
            && (found.coverage - expect.coverage).abs() < 1e-9
            && found.distinct_sources == expect.distinct_sources
            && problems == expect.problems;
        if !as_expected {
            failures.push(format!("{}: {found:?}", case.name));
        }
    }
    none_fails(failures);
}

#[test]
fn every_kind_of_problem_is_in_the_table() {
    use ProblemCode::{Empty, LowCoverage, LowDiversity, MissingPrefix, NoCitations, UnknownSource};
    let cases = read::<Table>("validation.json");
    for code in [Empty, MissingPrefix, NoCitations, LowCoverage, UnknownSource, LowDiversity] {
        let has = |case: &&_| -> bool {
            let case: &crate::case::Case<Table> = case;
            case.table.expect.problems.iter().any(|problem| problem.code == code)
        };
        assert!(cases.iter().find(has).is_some(), "{code:?}");
    }
}

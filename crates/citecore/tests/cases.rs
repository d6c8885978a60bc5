//! The tables of `tests/cases`: what an answer comes to, whole and cut in every way.

#![allow(clippy::unwrap_used)]

use std::ops::Range;

use citecore::{
    Answer, AnswerOptions, AnswerStream, Citation, Passage, Source, Statement, ValidateOptions,
    process_answer, validate_answer,
};
use serde::Deserialize;

#[derive(Deserialize)]
struct AnswerCase {
    name: String,
    text: String,
    sources: Sources,
    #[serde(default)]
    options: AnswerOptions,
    expect: AnswerExpectation,
}

/// The passages themselves, or how many there are.
#[derive(Deserialize)]
#[serde(untagged)]
enum Sources {
    Count(usize),
    Passages(Vec<Passage>),
}

#[derive(Deserialize)]
struct AnswerExpectation {
    text: String,
    references: Vec<usize>,
    dropped: Option<Vec<String>>,
}

#[derive(Deserialize)]
struct StatementCase {
    name: String,
    text: String,
    sources: usize,
    expect: StatementExpectation,
}

#[derive(Deserialize)]
struct StatementExpectation {
    needed: Vec<(String, Vec<usize>)>,
    inherited: Option<Vec<Vec<usize>>>,
    coverage: f64,
}

fn read<T: for<'a> Deserialize<'a>>(file: &str) -> Vec<T> {
    let path = format!("{}/../../tests/cases/{file}", env!("CARGO_MANIFEST_DIR"));
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

const ANSWERS: [&str; 3] = ["answers.json", "marks.json", "scopes.json"];

fn answer_cases() -> impl Iterator<Item = AnswerCase> {
    ANSWERS.into_iter().flat_map(read)
}

impl AnswerCase {
    fn sources(&self) -> Vec<Source> {
        match &self.sources {
            Sources::Passages(passages) => numbered(passages.clone()),
            Sources::Count(count) => {
                numbered((1..=*count).map(|number| Passage::new(format!("Text {number}."))).collect())
            }
        }
    }
}

fn numbered(passages: Vec<Passage>) -> Vec<Source> {
    passages.into_iter().zip(1..).map(|(passage, number)| Source::new(number, passage)).collect()
}

fn stream(pieces: &[&str], sources: &[Source], options: &AnswerOptions) -> (String, Answer) {
    let mut stream = AnswerStream::new(sources, options);
    let mut shown = String::new();
    for piece in pieces {
        stream.push(piece).unwrap().for_each(|segment| shown.push_str(segment.text()));
    }
    let (segments, answer) = stream.finish().unwrap();
    segments.iter().for_each(|segment| shown.push_str(segment.text()));
    (shown, answer)
}

/// Fails with all cases that aren't as they should, not only with the first.
fn none_fails(failures: Vec<String>) {
    assert!(failures.is_empty(), "{} cases fail:\n{}", failures.len(), failures.join("\n"));
}

#[test]
fn answers_come_to_what_the_tables_say() {
    let mut failures = Vec::new();
    for case in answer_cases() {
        let answer = process_answer(&case.text, &case.sources(), &case.options);
        let originals: Vec<usize> = answer.references.iter().map(|reference| reference.original).collect();
        let dropped: Vec<&str> = answer.dropped.iter().map(|dropped| &*dropped.raw).collect();
        let text = (answer.text.trim_end(), case.expect.text.trim_end());
        let as_expected = text.0 == text.1
            && originals == case.expect.references
            && case.expect.dropped.as_ref().is_none_or(|expected| *expected == dropped);
        if !as_expected {
            failures.push(format!("{}: {text:?}, references {originals:?}, dropped {dropped:?}", case.name));
        }
    }
    none_fails(failures);
}

#[test]
fn every_cut_of_an_answer_gives_the_same() {
    for case in answer_cases() {
        let sources = case.sources();
        let whole = process_answer(&case.text, &sources, &case.options);
        let places: Vec<usize> =
            case.text.char_indices().map(|(at, _)| at).chain([case.text.len()]).collect();
        for (index, &first) in places.iter().enumerate() {
            for &second in &places[index..] {
                let pieces = [&case.text[..first], &case.text[first..second], &case.text[second..]];
                let (shown, answer) = stream(&pieces, &sources, &case.options);
                assert_eq!(answer, whole, "{} cut at {first} and {second}", case.name);
                assert_eq!(shown, whole.text, "{} cut at {first} and {second}", case.name);
            }
        }
        let letters: Vec<&str> = places.windows(2).map(|cut| &case.text[cut[0]..cut[1]]).collect();
        assert_eq!(stream(&letters, &sources, &case.options), (whole.text.clone(), whole), "{}", case.name);
    }
}

#[test]
fn marks_and_references_agree_and_offsets_name_what_they_say() {
    for case in answer_cases() {
        let answer = process_answer(&case.text, &case.sources(), &case.options);
        let mut greatest = 0;
        for citation in &answer.citations {
            assert_eq!(answer.text[citation.range()], format!("[{}]", citation.number()), "{}", case.name);
            assert!(citation.number() <= greatest + 1, "{}: numbers go up without gaps", case.name);
            greatest = greatest.max(citation.number());
        }
        let numbers: Vec<usize> = answer.references.iter().map(|reference| reference.number).collect();
        assert_eq!(numbers, (1..=greatest).collect::<Vec<_>>(), "{}", case.name);
        for statement in &answer.statements {
            assert!(!answer.text[statement.range()].trim().is_empty(), "{}", case.name);
        }
        for dropped in &answer.dropped {
            assert_eq!(answer.raw[dropped.at..dropped.at + dropped.raw.len()], dropped.raw, "{}", case.name);
        }
    }
}

#[test]
fn an_answer_read_again_is_the_same() {
    for case in answer_cases() {
        let once = process_answer(&case.text, &case.sources(), &case.options);
        let again: Vec<Passage> = once.references.iter().map(|reference| reference.passage.clone()).collect();
        let twice = process_answer(&once.text, &numbered(again), &case.options);
        assert_eq!(twice.text, once.text, "{}", case.name);
        assert_eq!(twice.citations, once.citations, "{}", case.name);
    }
}

#[test]
fn statements_are_what_the_table_says() {
    let mut failures = Vec::new();
    for case in read::<StatementCase>("statements.json") {
        let sources =
            numbered((1..=case.sources).map(|number| Passage::new(format!("Text {number}."))).collect());
        let answer = process_answer(&case.text, &sources, &AnswerOptions::default());
        let numbers = |indexes: Range<usize>| -> Vec<usize> {
            answer.citations[indexes].iter().map(Citation::number).collect()
        };
        let needed: Vec<_> =
            answer.statements.iter().filter(|statement| statement.needs_citation()).collect();
        let text = |statement: &Statement| answer.text[statement.range()].to_owned();
        let found: Vec<(String, Vec<usize>)> =
            needed.iter().map(|statement| (text(statement), numbers(statement.citations()))).collect();
        let inherited: Vec<Vec<usize>> =
            needed.iter().map(|statement| numbers(statement.inherited())).collect();
        let coverage = validate_answer(&answer, &ValidateOptions::default()).coverage;
        let as_expected = found == case.expect.needed
            && case.expect.inherited.as_ref().is_none_or(|expected| *expected == inherited)
            && (coverage - case.expect.coverage).abs() < 1e-9;
        if !as_expected {
            failures.push(format!("{}: {found:?}, inherited {inherited:?}, coverage {coverage}", case.name));
        }
    }
    none_fails(failures);
}

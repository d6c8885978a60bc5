//! `answers.json`, `marks.json`, `scopes.json`: what an answer comes to, whole and cut in every way.

use citecore::{Answer, AnswerOptions, AnswerStream, Source, process_answer};
use rayon::prelude::*;
use serde::Deserialize;

use crate::{
    case::{Case, assert_sound, read},
    tables::none_fails,
};

#[derive(Deserialize)]
struct Table {
    expect: Expectation,
}

#[derive(Deserialize)]
struct Expectation {
    text: String,
    references: Vec<usize>,
    numbers: Option<Vec<usize>>,
    dropped: Option<Vec<String>>,
}

fn cases() -> impl Iterator<Item = Case<Table>> {
    ["answers.json", "marks.json", "scopes.json"].into_iter().flat_map(read)
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

#[test]
fn answers_come_to_what_the_tables_say() {
    let mut failures = Vec::new();
    for case in cases() {
        let answer = case.answer();
        let originals: Vec<usize> = answer.references.iter().map(|reference| reference.original).collect();
        let numbers: Vec<usize> = answer.references.iter().map(|reference| reference.number).collect();
        let dropped: Vec<&str> = answer.dropped.iter().map(|dropped| &*dropped.raw).collect();
        let expect = &case.table.expect;
        let text = (answer.text.trim_end(), expect.text.trim_end());
        let as_expected = text.0 == text.1
            && originals == expect.references
            && expect.numbers.as_ref().is_none_or(|expected| *expected == numbers)
            && expect.dropped.as_ref().is_none_or(|expected| *expected == dropped);
        if !as_expected {
            failures.push(format!(
                "{}: {text:?}, references {originals:?} as {numbers:?}, dropped {dropped:?}",
                case.name
            ));
        }
    }
    none_fails(failures);
}

#[test]
fn every_cut_of_an_answer_gives_the_same() {
    cases().par_bridge().for_each(|case| {
        let sources = case.sources();
        let whole = case.answer();
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
    });
}

#[test]
fn marks_and_references_agree_and_offsets_name_what_they_say() {
    for case in cases() {
        assert_sound(&case.answer(), case.known(), &case.name);
    }
}

#[test]
fn an_answer_that_is_read_again_stays_as_it_is() {
    for case in cases() {
        let once = case.answer();
        let again: Vec<Source> = once
            .references
            .iter()
            .map(|reference| Source::new(reference.number, reference.passage.clone()))
            .collect();
        let twice = process_answer(&once.text, &again, &case.options);
        assert_eq!(twice.text, once.text, "{}", case.name);
        assert_eq!(twice.citations, once.citations, "{}", case.name);
    }
}

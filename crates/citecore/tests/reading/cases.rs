//! `reading.json`: what becomes of responses, each of which shows one thing.

use std::collections::HashSet;

use citecore::{Engine, ReadOptions, read_passages};
use serde::Deserialize;
use serde_json::Value;

use crate::tables;

#[derive(Deserialize)]
struct Case {
    name: String,
    response: Value,
    #[serde(default)]
    options: ReadOptions,
    expect: Expectation,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Expectation {
    Reading {
        engine: Engine,
        passages: Value,
        #[serde(default)]
        skipped: Vec<String>,
    },
    Error {
        error: String,
        says: Vec<String>,
    },
}

fn cases() -> Vec<Case> {
    tables::read("reading.json")
}

/// Are they the same, but for what is lost in the last digits of a score?
fn same(left: &Value, right: &Value) -> bool {
    match (left, right) {
        (Value::Number(left), Value::Number(right)) => {
            (left.as_f64().unwrap() - right.as_f64().unwrap()).abs() < 1e-9
        }
        (Value::Array(left), Value::Array(right)) => {
            left.len() == right.len() && left.iter().zip(right).all(|(left, right)| same(left, right))
        }
        (Value::Object(left), Value::Object(right)) => {
            let is_in =
                |(key, value): (&String, &Value)| right.get(key).is_some_and(|other| same(value, other));
            left.len() == right.len() && left.iter().all(is_in)
        }
        _ => left == right,
    }
}

/// What is wrong with a case.
fn failure(case: &Case) -> Option<String> {
    let read = read_passages(&case.response, &case.options);
    let message = match (&case.expect, read) {
        (Expectation::Reading { engine, passages, skipped }, Ok(reading)) => {
            let read = serde_json::to_value(&reading.passages).unwrap();
            let paths: Vec<&str> = reading.skipped.iter().map(|skipped| skipped.path.as_str()).collect();
            if reading.engine == *engine && same(&read, passages) && paths == *skipped {
                return None;
            }
            format!("{} {paths:?}\n  {read}\n  {passages}", reading.engine)
        }
        (Expectation::Error { error, says }, Err(found)) => {
            let message = found.to_string();
            if found.code() == error && says.iter().all(|part| message.contains(part)) {
                return None;
            }
            message
        }
        (_, read) => format!("{read:?}"),
    };
    Some(format!("{}: {message}", case.name))
}

#[test]
fn responses_are_read_as_they_should_be() {
    let failures: Vec<String> = cases().iter().filter_map(failure).collect();
    assert!(failures.is_empty(), "{} cases fail:\n{}", failures.len(), failures.join("\n"));
}

/// Named, an engine reads what it is recognised by.
#[test]
fn what_is_recognised_reads_the_same_where_it_is_named() {
    for case in cases() {
        let Ok(unnamed) = read_passages(&case.response, &case.options) else { continue };
        let options = ReadOptions { engine: Some(unnamed.engine), ..case.options };
        assert_eq!(read_passages(&case.response, &options).unwrap(), unnamed, "{}", case.name);
    }
}

#[test]
fn names_are_given_once_and_every_engine_has_cases() {
    let mut names = HashSet::new();
    let mut engines = HashSet::new();
    for case in cases() {
        if let Expectation::Reading { engine, .. } = case.expect {
            engines.insert(engine);
        }
        assert!(names.insert(case.name.clone()), "{}", case.name);
    }
    assert!(names.len() >= 60);
    assert_eq!(engines.len(), 16);
}

#[test]
fn options_that_are_none_are_refused() {
    for options in [r#"{"engin": "astra"}"#, r#"{"engine": "altavista"}"#, r#"{"fields": {"txt": "a"}}"#] {
        assert!(serde_json::from_str::<ReadOptions>(options).is_err(), "{options}");
    }
    let options = r#"{"engine": "azure-openai", "fields": {"updated": "at"}}"#;
    let options: ReadOptions = serde_json::from_str(options).unwrap();
    assert_eq!(options.engine, Some(Engine::AzureOpenAi));
}

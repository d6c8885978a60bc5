//! Writes what every function that takes an answer makes of the cases of `tests/cases`, as JSON, with offsets in UTF-16 code
//! units, and what the stages before the answer make of theirs.
//! `tests/packaging` holds the npm package against it.
//!
//! ```text
//! cargo run --package citecore-tests --example cases -- PATH
//! ```

#![forbid(unsafe_code)]

#[path = "../cases/case.rs"]
#[allow(dead_code, reason = "what only tests ask of a case")]
mod case;
#[path = "../tables/mod.rs"]
mod tables;
#[path = "../cases/told.rs"]
mod told;

use std::{
    collections::BTreeMap,
    env,
    fs::File,
    io::{self, BufWriter, Write as _},
};

use citecore::{
    Answer, Error, ExpandOptions, Passage, ReadOptions, Reading, ReferenceStyle, SelectOptions,
    ValidateOptions, Verdict, VerifyOptions, apply_verdicts, expand_queries, format_references,
    read_passages, select_passages, validate_answer, verify_answer,
};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::{Value, json};

use case::{Case, TABLES, read};
use told::Told;

/// What a case has for one of the functions, whatever its table.
#[derive(Deserialize)]
struct Given {
    #[serde(default)]
    validate: ValidateOptions,
    #[serde(default)]
    verdicts: Vec<Told>,
    #[serde(default)]
    style: ReferenceStyle,
    heading: Option<String>,
}

/// A case of a stage before the answer: what its function takes in.
#[derive(Deserialize)]
struct Stage<Given> {
    name: String,
    #[serde(flatten)]
    given: Given,
}

#[derive(Deserialize)]
struct Selecting {
    question: String,
    passages: Vec<Passage>,
    options: SelectOptions,
}

#[derive(Deserialize)]
struct Expanding {
    question: String,
    options: ExpandOptions,
}

#[derive(Deserialize)]
struct Responded {
    response: Value,
    #[serde(default)]
    options: ReadOptions,
}

/// A case, by its name, and what it came to.
#[derive(Serialize)]
struct Came {
    name: String,
    came: Value,
}

fn main() -> io::Result<()> {
    let mut tables: BTreeMap<&str, Vec<Came>> = TABLES
        .into_iter()
        .map(|file| (file.trim_end_matches(".json"), read(file).into_iter().map(came).collect()))
        .collect();
    tables.insert(
        "selection",
        stage("selection.json", |Selecting { question, passages, options }| {
            found(select_passages(&question, passages, &options))
        }),
    );
    tables.insert(
        "expansion",
        stage("expansion.json", |Expanding { question, options }| json!(expand_queries(&question, &options))),
    );
    tables.insert(
        "reading",
        stage("reading.json", |Responded { response, options }| {
            found(read_passages(&response, &options).and_then(Reading::into_passages))
        }),
    );
    let path = env::args_os().nth(1).ok_or_else(|| io::Error::other("where to? Name a file"))?;
    let mut out = BufWriter::new(File::create(path)?);
    serde_json::to_writer(&mut out, &tables)?;
    out.flush()
}

fn came(case: Case<Given>) -> Came {
    let answer = case.answer();
    let Case { name, table: Given { validate, verdicts, style, heading }, .. } = case;
    let verdicts: Vec<Verdict> = verdicts.iter().map(|told| told.verdict(&answer)).collect();
    // The default threshold is within its range.
    let found = verify_answer(&answer, &VerifyOptions::default()).unwrap_or_default();
    let heading = heading.as_deref().unwrap_or(ReferenceStyle::HEADING);
    let came = json!({
        "answer": written(&answer),
        "validation": validate_answer(&answer, &validate),
        "markdown": format_references(&answer, style, heading),
        "corrected": written(&apply_verdicts(&answer, &verdicts)),
        "verification": answer.verification_in_utf16(&found),
    });
    Came { name, came }
}

/// What a stage makes of its table.
fn stage<Given: DeserializeOwned>(file: &str, call: fn(Given) -> Value) -> Vec<Came> {
    let cases: Vec<Stage<Given>> = tables::read(file);
    cases.into_iter().map(|Stage { name, given }| Came { name, came: call(given) }).collect()
}

/// Passages, or what was wrong.
fn found(passages: Result<Vec<Passage>, Error>) -> Value {
    match passages {
        Ok(passages) => json!(passages),
        Err(error) => json!({ "code": error.code(), "path": error.path(), "message": error.to_string() }),
    }
}

fn written(answer: &Answer) -> Value {
    json!(answer.in_utf16())
}

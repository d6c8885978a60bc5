//! Writes what every function that takes an answer makes of the cases of `tests/cases`, as JSON, with offsets in UTF-16 code
//! units.
//! `tests/packaging` holds the npm package against it.
//!
//! ```text
//! cargo run --package citecore --example cases -- PATH
//! ```

#![forbid(unsafe_code)]

#[path = "../tests/cases/table.rs"]
#[allow(dead_code, reason = "what only tests ask of a case")]
#[allow(clippy::unwrap_used, reason = "the tables are the repository's own")]
mod table;
#[path = "../tests/cases/told.rs"]
mod told;

use std::{
    collections::BTreeMap,
    env,
    fs::File,
    io::{self, BufWriter, Write as _},
};

use citecore::{
    Answer, ReferenceStyle, ValidateOptions, Verdict, VerifyOptions, apply_verdicts, format_references,
    validate_answer, verify_answer,
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use table::{Case, TABLES, read};
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

/// A case, by its name, and what it came to.
#[derive(Serialize)]
struct Came {
    name: String,
    came: Value,
}

fn main() -> io::Result<()> {
    let tables: BTreeMap<&str, Vec<Came>> = TABLES
        .into_iter()
        .map(|file| (file.trim_end_matches(".json"), read(file).into_iter().map(came).collect()))
        .collect();
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

fn written(answer: &Answer) -> Value {
    json!(answer.in_utf16())
}

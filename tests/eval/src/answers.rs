//! The answers that are evaluated. They are no part of the repository; a folder beside it holds them.

use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use serde::Deserialize;

use crate::lines;

const FILE: &str = "answers-dev.jsonl";

/// Who wrote an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
    /// A long text under headings, put together from many searches.
    Report,
    /// What a chat engine answers to one question.
    Engine,
}

impl Kind {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Report => "report",
            Self::Engine => "engine answer",
        }
    }
}

/// An answer as it was collected.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Collected {
    pub(crate) id: String,
    /// As its model wrote it.
    pub(crate) answer: String,
    system: String,
    /// Its sources, each with its number: `[2] https://…`. Reports list theirs in the text alone.
    #[serde(default)]
    attribution: Vec<String>,
}

impl Collected {
    #[cfg(test)]
    pub(crate) fn new(id: &str, system: &str, answer: &str) -> Self {
        let (id, system, answer) = (id.to_owned(), system.to_owned(), answer.to_owned());
        Self { id, answer, system, attribution: Vec::new() }
    }

    pub(crate) fn kind(&self) -> Kind {
        if self.system == "report" { Kind::Report } else { Kind::Engine }
    }

    /// How many sources its context had: as many as its greatest number, where nothing else tells.
    pub(crate) fn sources(&self) -> usize {
        let listed = self.attribution.iter().flat_map(|line| bracketed(line).next()).max();
        listed.or_else(|| bracketed(&self.answer).max()).unwrap_or(0)
    }
}

/// The numbers of up to three digits that stand alone in square brackets.
fn bracketed(text: &str) -> impl Iterator<Item = usize> {
    let inner = text.split('[').skip(1).filter_map(|rest| rest.split_once(']'));
    inner
        .filter(|(inner, _)| inner.len() <= 3 && inner.bytes().all(|byte| byte.is_ascii_digit()))
        .filter_map(|(inner, _)| inner.parse().ok())
}

/// Where the answers of a folder are.
pub(crate) fn file(folder: Option<PathBuf>) -> PathBuf {
    folder.unwrap_or_else(beside_the_checkout).join(FILE)
}

/// All answers of a folder, in the order of its file. Errors where there are none, and where a line is no answer.
pub(crate) fn read(folder: Option<PathBuf>) -> Result<Vec<Collected>> {
    let file = file(folder);
    if !file.is_file() {
        bail!("nothing to evaluate: there is no {} (--data names the folder that holds it)", file.display());
    }
    let name = file.display().to_string();
    let answers: Vec<Collected> =
        lines::read_each(&lines::of_file(&file)?, &name, |line| Ok(serde_json::from_str(line)?))?;
    if answers.is_empty() {
        bail!("nothing to evaluate: {name} is empty");
    }
    Ok(answers)
}

/// Where data is looked for where nothing else is said.
pub(crate) fn beside_the_checkout() -> PathBuf {
    let checkout = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2);
    checkout.and_then(Path::parent).unwrap_or(Path::new("..")).join("shared/eval")
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn read_lines(lines: &str) -> Result<Vec<Collected>> {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join(FILE), lines).unwrap();
        read(Some(folder.path().to_owned()))
    }

    #[test]
    fn answers_are_read_with_their_kind_and_sources() {
        let answers = read_lines(concat!(
            r#"{"id": "a", "system": "chat", "question": "?", "answer": "One [1].", "attribution": ["[1] x", "[4] y [9]"]}"#,
            "\n\n",
            r#"{"id": "b", "system": "report", "question": "?", "answer": "Two [2], in [2024] and [x]."}"#,
            "\n",
        ))
        .unwrap();
        let told: Vec<_> =
            answers.iter().map(|answer| (&*answer.id, answer.kind(), answer.sources())).collect();
        assert_eq!(told, [("a", Kind::Engine, 4), ("b", Kind::Report, 2)]);
    }

    #[test]
    fn what_is_missing_or_broken_is_named() {
        let missing = read(Some("nowhere/at/all".into())).unwrap_err().to_string();
        assert!(missing.contains("nowhere/at/all") && missing.contains("--data"), "{missing}");
        let empty = read_lines("\n").unwrap_err().to_string();
        assert!(empty.contains("is empty"), "{empty}");
        let broken = read_lines("\n{\"id\": 1}\n").unwrap_err().to_string();
        assert!(broken.ends_with("line 2"), "{broken}");
    }
}

//! A labelled claim, and the files of JSON lines that hold them.

use std::{
    collections::BTreeSet,
    fs,
    ops::Range,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, anyhow, bail};
use serde::Deserialize;

use crate::lines;

/// The claims of the repository itself.
const OWN: &str = include_str!("../../labels/claims.jsonl");
const OWN_NAME: &str = "labels/claims.jsonl";

/// The file that the engine's weights were fitted on: its figures are in-sample.
const FITTED_ON: &str = "claims-dev.jsonl";

/// What its evidence says of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Label {
    /// All of it.
    Supported,
    /// A part of it, which counts as unsupported.
    Partial,
    /// Nothing of it, or the contrary.
    Unsupported,
}

/// A claim with its evidence and its label. What a line has beside these fields is passed over.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Record {
    pub(crate) id: String,
    /// Its family, `/` and its name, or its name alone.
    pub(crate) set: String,
    /// What the claim answers. Claims of one question aren't independent, so that they are resampled together.
    pub(crate) question: String,
    pub(crate) claim: String,
    /// Parts of one text, which a line feed joins.
    pub(crate) evidence: Vec<String>,
    pub(crate) label: Label,
    /// Which parts of the evidence support it.
    #[serde(default)]
    supporting: Vec<Supporting>,
    /// The claim's language (BCP 47), where it is told.
    #[serde(default)]
    pub(crate) lang: Option<String>,
    /// What makes the claim hard, where it is told.
    #[serde(default)]
    pub(crate) kind: Option<String>,
    /// Names in the claim, for languages whose letters don't show what is one.
    #[serde(default)]
    pub(crate) names: Vec<String>,
    /// The engine's weights were fitted on it.
    #[serde(skip)]
    pub(crate) fitted: bool,
}

/// Indexes of the evidence: each an entry, or an entry for each set that is enough by itself.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged, expecting = "indexes of evidence, or lists of them, were expected")]
enum Supporting {
    One(usize),
    Together(Vec<usize>),
}

impl Record {
    /// The evidence as the engine gets it.
    pub(crate) fn text(&self) -> String {
        self.evidence.join("\n")
    }

    /// The claim is fully supported.
    pub(crate) fn right(&self) -> bool {
        self.label == Label::Supported
    }

    /// The family of its set.
    pub(crate) fn family(&self) -> &str {
        self.set.split_once('/').map_or(&*self.set, |(family, _)| family)
    }

    /// What it has in common with claims that aren't independent of it.
    pub(crate) fn group(&self) -> &str {
        if self.question.trim().is_empty() { &self.id } else { &self.question }
    }

    /// The parts of the evidence that support it, each by its index.
    pub(crate) fn supporting(&self) -> BTreeSet<usize> {
        let indexes = self.supporting.iter().flat_map(|entry| match entry {
            Supporting::One(index) => std::slice::from_ref(index),
            Supporting::Together(indexes) => indexes,
        });
        indexes.copied().collect()
    }

    /// Where a part of the evidence stands in [`text`](Self::text), in bytes.
    pub(crate) fn range_of(&self, index: usize) -> Range<usize> {
        let start: usize = self.evidence[..index].iter().map(|part| part.len() + 1).sum();
        start..start + self.evidence[index].len()
    }
}

/// The claims of the repository itself.
pub(crate) fn own() -> Result<Vec<Record>> {
    parse(OWN, OWN_NAME)
}

/// The files of a folder that hold claims (`claims*.jsonl`), in the order of their names.
pub(crate) fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).with_context(|| format!("can't read {}", folder.display()))?;
    let mut found = Vec::new();
    for entry in entries {
        let path = entry.with_context(|| format!("can't read {}", folder.display()))?.path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if name.starts_with("claims") && name.ends_with(".jsonl") {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// The claims of a file. Errors name the file, the line and the field.
pub(crate) fn read(file: &Path) -> Result<Vec<Record>> {
    let mut records = parse(&lines::of_file(file)?, &file.display().to_string())?;
    let fitted = file.file_name().is_some_and(|name| name == FITTED_ON);
    records.iter_mut().for_each(|record| record.fitted = fitted);
    Ok(records)
}

fn parse(lines: &str, file: &str) -> Result<Vec<Record>> {
    let records = lines::read_each(lines, file, record_of)?;
    if records.is_empty() {
        bail!("{file} has no claims");
    }
    Ok(records)
}

fn record_of(line: &str) -> Result<Record> {
    let mut reader = serde_json::Deserializer::from_str(line);
    let record: Record = serde_path_to_error::deserialize(&mut reader).map_err(|error| {
        let path = error.path().to_string();
        // Where a field is missing, the message names it and the path is that of the line.
        let place = if path == "." { String::new() } else { format!("field `{path}`: ") };
        // Its line is that of the file, and told already.
        anyhow!("{place}{}", error.inner().to_string().replace(" at line 1 column ", ", column "))
    })?;
    reader.end().context("there is more behind the claim")?;
    for (field, text) in [("id", &record.id), ("set", &record.set), ("claim", &record.claim)] {
        if text.trim().is_empty() {
            bail!("field `{field}`: it is empty");
        }
    }
    if record.text().trim().is_empty() {
        bail!("field `evidence`: it is empty");
    }
    if let Some(beyond) = record.supporting().into_iter().find(|&index| index >= record.evidence.len()) {
        bail!("field `supporting`: there is no evidence {beyond}, it has {}", record.evidence.len());
    }
    Ok(record)
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// A record without more than what a test is about.
    pub(crate) fn record(set: &str, question: &str, claim: &str, evidence: &[&str], label: Label) -> Record {
        Record {
            id: claim.to_owned(),
            set: set.to_owned(),
            question: question.to_owned(),
            claim: claim.to_owned(),
            evidence: evidence.iter().map(|&part| part.to_owned()).collect(),
            label,
            supporting: Vec::new(),
            lang: None,
            kind: None,
            names: Vec::new(),
            fitted: false,
        }
    }

    fn line(field: &str, value: serde_json::Value) -> String {
        let mut line = serde_json::json!({
            "id": "a", "set": "wiki/en", "question": "?", "claim": "One.", "evidence": ["One.", "Zwölf."],
            "label": "supported",
        });
        line[field] = value;
        line.to_string()
    }

    fn said(lines: &str) -> String {
        format!("{:#}", parse(lines, "claims.jsonl").unwrap_err())
    }

    #[test]
    fn a_line_is_read_with_what_supports_it() {
        let lines = [
            line("supporting", serde_json::json!([[0, 1], [1]])),
            String::new(),
            line("supporting", serde_json::json!([1])),
            line("another", serde_json::json!(7)),
        ];
        let records = parse(&lines.join("\n"), "claims.jsonl").unwrap();
        let supporting: Vec<_> = records.iter().map(Record::supporting).collect();
        assert_eq!(supporting, [BTreeSet::from([0, 1]), BTreeSet::from([1]), BTreeSet::new()]);
        let first = &records[0];
        assert_eq!((first.family(), first.text().as_str(), first.right()), ("wiki", "One.\nZwölf.", true));
        assert_eq!(&first.text()[first.range_of(1)], "Zwölf.");
        assert_eq!(&first.text()[first.range_of(0)], "One.");
    }

    #[test]
    fn partial_support_is_no_support_and_no_question_is_a_group_of_its_own() {
        let record = parse(&line("label", "partial".into()), "claims.jsonl").unwrap().remove(0);
        assert!(!record.right());
        assert_eq!(record.group(), "?");
        let record = parse(&line("question", " ".into()), "claims.jsonl").unwrap().remove(0);
        assert_eq!(record.group(), "a");
    }

    #[test]
    fn what_cannot_be_read_is_named_by_file_line_and_field() {
        let good = line("id", "a".into());
        let cases = [
            (line("claim", 3.into()), "field `claim`: invalid type: integer `3`, expected a string, column "),
            (line("claim", " ".into()), "field `claim`: it is empty"),
            (line("evidence", serde_json::json!(["One.", 2])), "field `evidence[1]`: invalid type: integer"),
            (line("evidence", serde_json::json!([])), "field `evidence`: it is empty"),
            (line("label", "maybe".into()), "field `label`: unknown variant `maybe`"),
            (
                line("supporting", serde_json::json!([[2]])),
                "field `supporting`: there is no evidence 2, it has 2",
            ),
            (line("supporting", serde_json::json!(["x"])), "field `supporting[0]`: indexes of evidence"),
            (good.replace(r#""label":"supported","#, ""), "missing field `label`"),
            (format!("{good} 1"), "there is more behind the claim"),
            ("no JSON".to_owned(), "expected ident"),
        ];
        for (broken, expected) in cases {
            let said = said(&format!("{good}\n\n{broken}"));
            let rest = said.strip_prefix("claims.jsonl, line 3: ");
            assert!(rest.is_some_and(|rest| rest.starts_with(expected)), "{said}\n{expected}");
        }
        assert_eq!(said("\n"), "claims.jsonl has no claims");
    }

    #[test]
    fn a_folder_gives_its_files_of_claims_and_one_of_them_was_fitted_on() {
        let folder = tempfile::tempdir().unwrap();
        for name in ["claims-b.jsonl", "claims-dev.jsonl", "answers-dev.jsonl", "claims.json"] {
            fs::write(folder.path().join(name), line("id", name.into())).unwrap();
        }
        let files = files(folder.path()).unwrap();
        let read: Vec<_> = files.iter().map(|file| read(file).unwrap().remove(0)).collect();
        let told: Vec<_> = read.iter().map(|record| (&*record.id, record.fitted)).collect();
        assert_eq!(told, [("claims-b.jsonl", false), ("claims-dev.jsonl", true)]);
        let missing = super::read(Path::new("nowhere/claims.jsonl")).unwrap_err().to_string();
        assert!(missing.contains("nowhere/claims.jsonl"), "{missing}");
    }
}

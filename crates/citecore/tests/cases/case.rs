//! What the cases of all tables share: a text, its sources, the options that it is read with.

use citecore::{Answer, AnswerOptions, Citation, Passage, Source, process_answer};
use serde::{Deserialize, de::DeserializeOwned};

use crate::tables;

/// Every table.
pub(crate) const TABLES: [&str; 8] = [
    "answers.json",
    "marks.json",
    "scopes.json",
    "statements.json",
    "validation.json",
    "correction.json",
    "references.json",
    "refusals.json",
];

/// A case; `Table` holds the fields that its table alone has.
#[derive(Deserialize)]
pub(crate) struct Case<Table> {
    pub(crate) name: String,
    pub(crate) language: Option<String>,
    pub(crate) text: String,
    pub(crate) sources: Sources,
    #[serde(default)]
    pub(crate) options: AnswerOptions,
    #[serde(flatten)]
    pub(crate) table: Table,
}

/// The passages themselves, or how many there are.
#[derive(Deserialize)]
#[serde(untagged)]
pub(crate) enum Sources {
    Count(usize),
    Passages(Vec<Passage>),
}

pub(crate) fn read<Table: DeserializeOwned>(file: &str) -> Vec<Case<Table>> {
    tables::read(file)
}

impl<Table> Case<Table> {
    pub(crate) fn sources(&self) -> Vec<Source> {
        match &self.sources {
            Sources::Passages(passages) => numbered(passages.clone()),
            Sources::Count(count) => {
                numbered((1..=*count).map(|number| Passage::new(format!("Text {number}."))).collect())
            }
        }
    }

    pub(crate) fn answer(&self) -> Answer {
        process_answer(&self.text, &self.sources(), &self.options)
    }

    /// The greatest number of earlier turns.
    pub(crate) fn known(&self) -> usize {
        self.options.known.iter().map(|reference| reference.number).max().unwrap_or(0)
    }
}

pub(crate) fn numbered(passages: Vec<Passage>) -> Vec<Source> {
    passages.into_iter().zip(1..).map(|(passage, number)| Source::new(number, passage)).collect()
}

/// Citations, references, statements and what was dropped agree with the texts and with each other.
pub(crate) fn assert_sound(answer: &Answer, known: usize, name: &str) {
    let mut greatest = known;
    for citation in &answer.citations {
        assert_eq!(answer.text[citation.range()], format!("[{}]", citation.number()), "{name}");
        assert!(citation.number() <= greatest + 1, "{name}: numbers go up without gaps");
        greatest = greatest.max(citation.number());
    }
    let mut cited: Vec<usize> = answer.citations.iter().map(Citation::number).collect();
    cited.sort_unstable();
    cited.dedup();
    let numbers: Vec<usize> = answer.references.iter().map(|reference| reference.number).collect();
    assert_eq!(numbers, cited, "{name}");
    for statement in &answer.statements {
        assert!(!answer.text[statement.range()].trim().is_empty(), "{name}");
    }
    for dropped in &answer.dropped {
        assert_eq!(answer.raw[dropped.at..dropped.at + dropped.raw.len()], dropped.raw, "{name}");
    }
}

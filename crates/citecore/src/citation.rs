//! Citations, and the statements that they belong to.
//!
//! An answer may have very many of them: they are small, and name their part of the text by offsets alone.

use std::ops::Range;

use serde::{Deserialize, Deserializer};

/// The longest answer, in bytes: offsets are kept in four.
pub(crate) const LONGEST_ANSWER: usize = u32::MAX as usize;

/// One number of one mark in [`Answer::text`](crate::Answer::text).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Citation {
    start: u32,
    end: u32,
    number: u32,
    statement: Option<u32>,
}

impl Citation {
    pub(crate) fn new(range: Range<usize>, number: usize) -> Self {
        let Range { start, end } = short(range);
        Self { start, end, number: number as u32, statement: None }
    }

    pub(crate) fn belongs_to(&mut self, statement: usize) {
        self.statement = Some(statement as u32);
    }

    /// Where its `[n]` stands in the text, in bytes.
    pub fn range(&self) -> Range<usize> {
        long(&(self.start..self.end))
    }

    /// Where its `[n]` begins.
    pub fn start(&self) -> usize {
        self.start as usize
    }

    /// Where it ends.
    pub fn end(&self) -> usize {
        self.end as usize
    }

    /// Its final number.
    pub fn number(&self) -> usize {
        self.number as usize
    }

    /// Index of the statement that it belongs to.
    pub fn statement(&self) -> Option<usize> {
        self.statement.map(|index| index as usize)
    }
}

/// A unit that ought to be supported: a sentence, list item or table row of prose.
///
/// ```
/// use citecore::{AnswerOptions, Passage, Source, process_answer};
///
/// let sources = [Source::new(1, Passage::new("Mirrors gather light."))];
/// let answer = process_answer("Mirrors gather light [1]. Do lenses?", &sources, &AnswerOptions::default());
/// let [first, second] = &answer.statements[..] else { panic!() };
/// assert_eq!(&answer.text[first.range()], "Mirrors gather light [1].");
/// assert!(first.needs_citation() && !second.needs_citation());
/// assert_eq!(first.citations(), 0..1);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Statement {
    start: u32,
    end: u32,
    needs_citation: bool,
    #[serde(deserialize_with = "indexes")]
    citations: Range<u32>,
    #[serde(deserialize_with = "indexes")]
    inherited: Range<u32>,
}

impl Statement {
    pub(crate) fn new(range: Range<usize>, needs_citation: bool) -> Self {
        let Range { start, end } = short(range);
        Self { start, end, needs_citation, citations: 0..0, inherited: 0..0 }
    }

    /// Takes the citation with the next index.
    pub(crate) fn take(&mut self, citation: usize) {
        let index = citation as u32;
        let start = if self.citations.is_empty() { index } else { self.citations.start };
        self.citations = start..index + 1;
    }

    pub(crate) fn needs_none(&mut self) {
        self.needs_citation = false;
    }

    pub(crate) fn inherit(&mut self, citations: Range<usize>) {
        self.inherited = short(citations);
    }

    /// Where it stands in the text, in bytes, the marks behind its full stop included.
    pub fn range(&self) -> Range<usize> {
        long(&(self.start..self.end))
    }

    /// Headings, questions, lead-ins that end in a colon, the prefix and refusals need no citation.
    pub fn needs_citation(&self) -> bool {
        self.needs_citation
    }

    /// Indexes into [`Answer::citations`](crate::Answer::citations) of its own marks.
    pub fn citations(&self) -> Range<usize> {
        long(&self.citations)
    }

    /// Citations of a later statement of the same paragraph or list item, which may stand for this one too.
    pub fn inherited(&self) -> Range<usize> {
        long(&self.inherited)
    }
}

/// Offsets and indexes stay below [`LONGEST_ANSWER`]: the stream takes no more text than that.
fn short(range: Range<usize>) -> Range<u32> {
    range.start as u32..range.end as u32
}

fn long(range: &Range<u32>) -> Range<usize> {
    range.start as usize..range.end as usize
}

/// Reads indexes that follow each other, as a list.
fn indexes<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Range<u32>, D::Error> {
    let list = Vec::<u32>::deserialize(deserializer)?;
    let (Some(&first), Some(&last)) = (list.first(), list.last()) else { return Ok(0..0) };
    if last < u32::MAX && list.iter().copied().eq(first..=last) {
        Ok(first..last + 1)
    } else {
        Err(serde::de::Error::custom("expected indexes that follow each other"))
    }
}

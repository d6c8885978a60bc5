//! Citations, and the statements that they belong to.
//!
//! An answer may have very many of them: they are small, and name their part of the text by offsets alone.

use std::ops::Range;

use serde::{Deserialize, Deserializer};

/// The longest answer, in bytes: offsets are kept in four.
pub(crate) const LONGEST_ANSWER: usize = u32::MAX as usize;

/// Is a text longer than that? Where addresses have four bytes, none is.
pub(crate) fn is_too_long(length: usize) -> bool {
    length as u64 > LONGEST_ANSWER as u64
}

/// One number of one mark in [`Answer::text`](crate::Answer::text).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Citation {
    start: u32,
    end: u32,
    number: u32,
    /// [`NONE`] where it belongs to none.
    #[serde(deserialize_with = "index")]
    statement: u32,
}

/// The index of nothing.
const NONE: u32 = u32::MAX;

impl Citation {
    pub(crate) fn new(range: Range<usize>, number: usize) -> Self {
        let Range { start, end } = short(range);
        Self { start, end, number: number as u32, statement: NONE }
    }

    pub(crate) fn belongs_to(&mut self, statement: usize) {
        self.statement = statement as u32;
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
        (self.statement != NONE).then_some(self.statement as usize)
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
#[serde(try_from = "WrittenStatement")]
pub struct Statement {
    start: u32,
    end: u32,
    /// Its own citations, or else those that it inherits: it never has both.
    first: u32,
    behind: u32,
    inherits: bool,
    needs_citation: bool,
}

impl Statement {
    pub(crate) fn new(range: Range<usize>, needs_citation: bool) -> Self {
        let Range { start, end } = short(range);
        Self { start, end, first: 0, behind: 0, inherits: false, needs_citation }
    }

    /// Takes the citation with the next index.
    pub(crate) fn take(&mut self, citation: usize) {
        let index = citation as u32;
        if self.first == self.behind {
            self.first = index;
        }
        self.behind = index + 1;
    }

    pub(crate) fn needs_none(&mut self) {
        self.needs_citation = false;
    }

    /// A statement without citations of its own inherits these.
    pub(crate) fn inherit(&mut self, citations: Range<usize>) {
        self.inherits = !citations.is_empty();
        let Range { start, end } = short(citations);
        (self.first, self.behind) = (start, end);
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
        if self.inherits { 0..0 } else { long(&(self.first..self.behind)) }
    }

    /// Citations of a later statement of the same paragraph or list item, which may stand for this one too.
    pub fn inherited(&self) -> Range<usize> {
        if self.inherits { long(&(self.first..self.behind)) } else { 0..0 }
    }
}

/// Adds to a list that may be very long: grown to twice its length at a time, half of it could stay unused.
pub(crate) fn push<T>(list: &mut Vec<T>, item: T) {
    if list.len() == list.capacity() {
        list.reserve_exact((list.len() / 4).max(16));
    }
    list.push(item);
}

/// Offsets and indexes stay below [`LONGEST_ANSWER`]: the stream takes no more text than that.
fn short(range: Range<usize>) -> Range<u32> {
    range.start as u32..range.end as u32
}

fn long(range: &Range<u32>) -> Range<usize> {
    range.start as usize..range.end as usize
}

fn index<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u32, D::Error> {
    Ok(Option::deserialize(deserializer)?.unwrap_or(NONE))
}

/// A statement as interfaces write it.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct WrittenStatement {
    start: u32,
    end: u32,
    needs_citation: bool,
    citations: Vec<u32>,
    inherited: Vec<u32>,
}

impl TryFrom<WrittenStatement> for Statement {
    type Error = &'static str;

    fn try_from(written: WrittenStatement) -> Result<Self, Self::Error> {
        let WrittenStatement { start, end, needs_citation, citations, inherited } = written;
        let inherits = citations.is_empty() && !inherited.is_empty();
        let indexes = if inherits { &inherited } else { &citations };
        let (first, behind) = match (indexes.first(), indexes.last()) {
            (Some(&first), Some(&last)) if last < NONE => (first, last + 1),
            _ => (0, 0),
        };
        if !indexes.iter().copied().eq(first..behind) {
            return Err("expected indexes that follow each other");
        }
        Ok(Self { start, end, first, behind, inherits, needs_citation })
    }
}

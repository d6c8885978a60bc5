//! Citations: the numbers of an answer's marks, resolved.

use std::ops::Range;

use serde::{Deserialize, Deserializer};

use crate::offset::{long, short};

/// One number of one mark in [`Answer::text`](crate::Answer::text).
///
/// ```
/// use citecore::{AnswerOptions, Passage, Source, process_answer};
///
/// let source = Source::new(2, Passage::new("Point the mount north."));
/// let answer = process_answer("# Which way?\n\nPoint it north [2].", &[source], &AnswerOptions::default());
/// let citation = &answer.citations[0];
/// assert_eq!(&answer.text[citation.range()], "[1]");
/// assert_eq!((citation.start(), citation.end(), citation.number()), (29, 32, 1));
/// let statement = &answer.statements[citation.statement().unwrap()];
/// assert_eq!(&answer.text[statement.range()], "Point it north [1].");
/// ```
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

    /// The citation of a number that is read back from elsewhere. `statement` is the index of the one that it belongs to.
    ///
    /// ```
    /// let citation = citecore::Citation::of(9..12, 2, None);
    /// assert_eq!((citation.range(), citation.number(), citation.statement()), (9..12, 2, None));
    /// ```
    pub fn of(range: Range<usize>, number: usize, statement: Option<usize>) -> Self {
        Self { statement: statement.map_or(NONE, |index| index as u32), ..Self::new(range, number) }
    }

    /// Moves it to another range of the text.
    pub(crate) fn set_range(&mut self, range: Range<usize>) {
        let Range { start, end } = short(range);
        (self.start, self.end) = (start, end);
    }

    pub(crate) fn set_statement(&mut self, statement: usize) {
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

fn index<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u32, D::Error> {
    Ok(Option::deserialize(deserializer)?.unwrap_or(NONE))
}

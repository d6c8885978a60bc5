//! Statements: the units of an answer that ought to be supported, and the citations that belong to each.
//!
//! [`split`] goes through the paragraphs, items and rows of a text ([`mod@unit`]), cuts each into sentences ([`sentence`], which [`ending`],
//! [`abbreviation`] and [`label`] tell where they end) and shares out the citations; [`need`] tells which of them need one, [`attribution`]
//! those that only name the source of what stands before them.

mod abbreviation;
mod attribution;
mod canonical;
mod ending;
mod label;
mod need;
mod sentence;
mod split;
mod unit;

use std::ops::Range;

use serde::Deserialize;

pub(crate) use attribution::without_attribution;
pub(crate) use canonical::canonical_mark;
pub(crate) use ending::is_full_stop;
pub(crate) use need::only_cites;
pub(crate) use sentence::loose_sentences;
pub use sentence::sentences;
pub(crate) use split::statements;

use crate::offset::{long, short};

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

    /// A statement that is read back from elsewhere, with the citations of its own, or those that it inherits.
    ///
    /// ```
    /// let statement = citecore::Statement::of(0..13, true, 1..3, 0..0);
    /// assert_eq!((statement.range(), statement.citations(), statement.inherited()), (0..13, 1..3, 0..0));
    /// ```
    pub fn of(range: Range<usize>, needs_citation: bool, own: Range<usize>, inherited: Range<usize>) -> Self {
        let mut statement = Self::new(range, needs_citation);
        let inherits = own.is_empty() && !inherited.is_empty();
        let Range { start, end } = short(if inherits { inherited } else { own });
        (statement.first, statement.behind, statement.inherits) = (start, end, inherits);
        statement
    }

    /// Takes the citation with the next index.
    pub(crate) fn take(&mut self, citation: usize) {
        let index = citation as u32;
        if self.first == self.behind {
            self.first = index;
        }
        self.behind = index + 1;
    }

    /// Moves it to another range of the text.
    pub(crate) fn set_range(&mut self, range: Range<usize>) {
        let Range { start, end } = short(range);
        (self.start, self.end) = (start, end);
    }

    pub(crate) fn waive_citation(&mut self) {
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

    /// Headings, questions, lead-ins that end in a colon, code, images, links and tags alone, the prefix and refusals need no citation, nor do
    /// greetings, thanks and closing phrases at either end of an answer, and "Yes." before another sentence.
    pub fn needs_citation(&self) -> bool {
        self.needs_citation
    }

    /// Indexes into [`Answer::citations`](crate::Answer::citations) of its own marks.
    pub fn citations(&self) -> Range<usize> {
        if self.inherits { 0..0 } else { long(&(self.first..self.behind)) }
    }

    /// Citations of a later statement of the same paragraph or list item, or of a paragraph behind it of nothing but marks, which
    /// may stand for this one too.
    ///
    /// ```
    /// use citecore::{AnswerOptions, Passage, Source, process_answer};
    ///
    /// let source = Source::new(1, Passage::new("Mirrors gather light, lenses bend it."));
    /// let written = "Mirrors gather light. Lenses bend it [1].";
    /// let answer = process_answer(written, &[source], &AnswerOptions::default());
    /// let [first, second] = &answer.statements[..] else { panic!() };
    /// assert_eq!((first.citations(), first.inherited()), (0..0, 0..1));
    /// assert_eq!((second.citations(), second.inherited()), (0..1, 0..0));
    /// ```
    pub fn inherited(&self) -> Range<usize> {
        if self.inherits { long(&(self.first..self.behind)) } else { 0..0 }
    }
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
            (Some(&first), Some(&last)) if last < u32::MAX => (first, last + 1),
            _ => (0, 0),
        };
        if !indexes.iter().copied().eq(first..behind) {
            return Err("expected indexes that follow each other");
        }
        Ok(Self { start, end, first, behind, inherits, needs_citation })
    }
}

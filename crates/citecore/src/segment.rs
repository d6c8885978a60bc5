//! Pieces of an answer that are final.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::citation::Citation;

/// A piece of an answer that will not change any more.
///
/// ```
/// use citecore::{AnswerOptions, AnswerStream, Passage, Segment, Source};
///
/// let source = Source::new(7, Passage::new("The mount tracks the sky."));
/// let mut stream = AnswerStream::new(&[source], &AnswerOptions::default());
/// let mut shown = String::new();
/// for segment in stream.push("It tracks [7]. ")? {
///     match segment {
///         Segment::Text { text } => shown += &text,
///         Segment::Citation { numbers, .. } => shown += &format!("<sup>{}</sup>", numbers[0]),
///     }
/// }
/// assert_eq!(shown, "It tracks <sup>1</sup>.");
/// # Ok::<(), citecore::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Segment<'t> {
    /// Markdown without marks.
    Text {
        /// The Markdown.
        text: Cow<'t, str>,
    },
    /// What one mark of the model came to.
    Citation {
        /// The canonical form, `[1]` or `[1][2]`.
        text: Cow<'t, str>,
        /// Final numbers.
        numbers: Vec<usize>,
    },
}

impl Segment<'_> {
    /// The Markdown of the segment.
    ///
    /// ```
    /// use citecore::Segment;
    ///
    /// let segment = Segment::Citation { text: "[1][2]".into(), numbers: vec![1, 2] };
    /// assert_eq!(segment.text(), "[1][2]");
    /// assert_eq!(Segment::Text { text: "It tracks".into() }.text(), "It tracks");
    /// ```
    pub fn text(&self) -> &str {
        match self {
            Self::Text { text } | Self::Citation { text, .. } => text,
        }
    }

    /// The segment with a text of its own, to keep it beyond the stream's next call.
    pub fn into_owned(self) -> Segment<'static> {
        match self {
            Self::Text { text } => Segment::Text { text: Cow::Owned(text.into_owned()) },
            Self::Citation { text, numbers } => {
                Segment::Citation { text: Cow::Owned(text.into_owned()), numbers }
            }
        }
    }
}

/// The segments that a call made final, in order. They borrow from the stream; [`Segment::into_owned`] keeps one.
///
/// ```
/// use citecore::{AnswerOptions, AnswerStream, Segment};
///
/// let mut stream = AnswerStream::new(&[], &AnswerOptions::default());
/// let kept: Vec<Segment<'static>> = stream.push("Some text of a model.")?.map(Segment::into_owned).collect();
/// assert_eq!(kept[0].text(), "Some text of a model.");
/// # Ok::<(), citecore::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Segments<'s> {
    text: &'s str,
    at: usize,
    spans: std::slice::Iter<'s, Span>,
    citations: &'s [Citation],
}

/// A segment by where it ends in the text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Span {
    pub(crate) end: usize,
    /// How many of the answer's citations it is; none where it is text.
    pub(crate) citations: usize,
}

impl<'s> Segments<'s> {
    /// The segments of a text from `at`; `citations` are those that begin there.
    pub(crate) fn new(text: &'s str, at: usize, spans: &'s [Span], citations: &'s [Citation]) -> Self {
        Self { text, at, spans: spans.iter(), citations }
    }
}

impl<'s> Iterator for Segments<'s> {
    type Item = Segment<'s>;

    fn next(&mut self) -> Option<Segment<'s>> {
        let span = self.spans.next()?;
        let text = Cow::Borrowed(&self.text[self.at..span.end]);
        self.at = span.end;
        if span.citations == 0 {
            return Some(Segment::Text { text });
        }
        let (own, later) = self.citations.split_at(span.citations);
        self.citations = later;
        Some(Segment::Citation { text, numbers: own.iter().map(Citation::number).collect() })
    }
}

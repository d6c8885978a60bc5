//! What an answer is once its citations are resolved.

use serde::{Deserialize, Serialize};

use crate::passage::{Passage, Relevance, Source, display_name};

/// What becomes of a mark that names no source.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Dangling {
    /// It is left out, with the space before it and the brackets that it leaves empty.
    #[default]
    Drop,
    /// It stays as the model wrote it.
    Keep,
}

/// How an answer is read.
///
/// ```
/// use citecore::{AnswerOptions, Dangling};
///
/// let options = AnswerOptions { dangling: Dangling::Keep, ..AnswerOptions::default() };
/// assert!(options.merge && options.drop_model_references && !options.strip_prefix);
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct AnswerOptions {
    /// What becomes of marks that name no source; they are reported either way.
    pub dangling: Dangling,
    /// Sources with the same url (or, without one, the same id) share one number.
    pub merge: bool,
    /// Leave out a References section that the model wrote itself, and link definitions whose label reads as a mark.
    pub drop_model_references: bool,
    /// Leave out "(Based on provided context)".
    pub strip_prefix: bool,
    /// References of earlier turns, which keep their numbers.
    pub known: Vec<Reference>,
}

impl Default for AnswerOptions {
    fn default() -> Self {
        Self {
            dangling: Dangling::Drop,
            merge: true,
            drop_model_references: true,
            strip_prefix: false,
            known: Vec::new(),
        }
    }
}

/// A piece of an answer that will not change any more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Segment {
    /// Markdown without marks.
    Text {
        /// The Markdown.
        text: String,
    },
    /// What one mark of the model came to.
    Citation {
        /// The canonical form, `[1]` or `[1][2]`.
        text: String,
        /// Final numbers.
        numbers: Vec<usize>,
    },
}

impl Segment {
    /// The Markdown of the segment.
    pub fn text(&self) -> &str {
        match self {
            Self::Text { text } | Self::Citation { text, .. } => text,
        }
    }
}

/// An answer with its citations resolved. All offsets are bytes, on character boundaries, end exclusive.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Answer {
    /// Markdown with marks in the canonical form `[1]`, renumbered by first appearance.
    pub text: String,
    /// As the model wrote it.
    pub raw: String,
    /// The numbers of the marks of `text`, in order.
    pub citations: Vec<Citation>,
    /// The cited sources alone, in the order of their numbers.
    pub references: Vec<Reference>,
    /// Sources of the context that the answer doesn't cite.
    pub uncited: Vec<Source>,
    /// The units that ought to be supported.
    pub statements: Vec<Statement>,
    /// What was left out of `text`, or (with [`Dangling::Keep`]) names no source.
    pub dropped: Vec<Dropped>,
    /// Did the model begin with "(Based on provided context)"?
    pub prefix: bool,
    /// The answer says that it can't answer.
    pub refusal: bool,
}

/// One number of one mark in [`Answer::text`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Citation {
    /// Where its `[n]` begins.
    pub start: usize,
    /// Where it ends.
    pub end: usize,
    /// Its final number.
    pub number: usize,
    /// Index of the statement that it belongs to.
    pub statement: Option<usize>,
}

/// A cited source with its final number.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Reference {
    /// The passage first cited under this number.
    #[serde(flatten)]
    pub passage: Passage,
    /// The number it has in [`Answer::text`].
    pub number: usize,
    /// The step of its score.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub relevance: Option<Relevance>,
    /// Its number in the context.
    pub original: usize,
    /// How often the answer cites it.
    #[serde(default)]
    pub occurrences: usize,
    /// Every cited passage that this number stands for: one, unless several share its url.
    #[serde(default)]
    pub passages: Vec<Source>,
}

impl Reference {
    /// What a reader knows the source by: its title, else its data set, else its id, else "Source 3".
    pub fn name(&self) -> String {
        display_name(&self.passage).map_or_else(|| format!("Source {}", self.original), str::to_owned)
    }
}

/// A unit that ought to be supported: a sentence, list item or table row of prose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Statement {
    /// Where it begins in [`Answer::text`].
    pub start: usize,
    /// Where it ends, the marks behind its full stop included.
    pub end: usize,
    /// That part of the text.
    pub text: String,
    /// Headings, questions, lead-ins that end in a colon, the prefix and refusals need no citation.
    pub needs_citation: bool,
    /// Indexes into [`Answer::citations`] of its own marks.
    pub citations: Vec<usize>,
    /// Citations of a later statement of the same paragraph or list item, which may stand for this one too.
    pub inherited: Vec<usize>,
}

/// Why something isn't in [`Answer::text`] as the model wrote it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DropReason {
    /// A number that no source of the context has.
    UnknownSource,
    /// A References section or link definition of the model's own.
    ModelReferences,
    /// A citation that verification found wrong.
    Inaccurate,
    /// A number that stood in the mark right before it already.
    Duplicate,
}

/// Something the model wrote that the answer leaves out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dropped {
    /// As the model wrote it.
    pub raw: String,
    /// Its offset in [`Answer::raw`].
    pub at: usize,
    /// Why.
    pub reason: DropReason,
}

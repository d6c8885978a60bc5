//! What an answer is once its citations are resolved.

use std::ops::Range;

use serde::{Deserialize, Serialize};

use crate::{
    citation::Citation, place, prefix::behind_prefix, references::Reference, source::Source,
    statement::Statement,
};

/// What becomes of a mark that names no source.
///
/// ```
/// use citecore::{AnswerOptions, Dangling, process_answer};
///
/// let keep = AnswerOptions { dangling: Dangling::Keep, ..AnswerOptions::default() };
/// assert_eq!(process_answer("It flies [9].", &[], &keep).text, "It flies [9].");
/// assert_eq!(process_answer("It flies [9].", &[], &AnswerOptions::default()).text, "It flies.");
/// ```
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
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct AnswerOptions {
    /// What becomes of marks that name no source; they are reported either way.
    pub dangling: Dangling,
    /// Sources with the same url (or, without one, the same id) share one number.
    pub merge: bool,
    /// Leave out a References section that the model wrote itself, and link definitions whose label reads as a mark.
    pub drop_model_references: bool,
    /// Leave out "(Based on provided context)".
    pub strip_prefix: bool,
    /// References of earlier turns, which keep their numbers. A source without url and id is known by its text with title, data set
    /// and page.
    pub known: Vec<Reference>,
    /// What refuses to answer beside the phrases that the engine knows: an answer that begins with one of these, in any
    /// case, is a refusal too.
    pub refusals: Vec<String>,
}

impl Default for AnswerOptions {
    fn default() -> Self {
        Self {
            dangling: Dangling::Drop,
            merge: true,
            drop_model_references: true,
            strip_prefix: false,
            known: Vec::new(),
            refusals: Vec::new(),
        }
    }
}

/// An answer with its citations resolved. All offsets are bytes, on character boundaries, end exclusive.
///
/// ```
/// use citecore::{AnswerOptions, Passage, Source, process_answer};
///
/// let sources = [1, 2].map(|number| Source::new(number, Passage::new("Mirrors gather light.")));
/// let answer = process_answer("They gather light [2]. It flies [9].", &sources, &AnswerOptions::default());
/// assert_eq!(answer.text, "They gather light [1]. It flies.");
/// assert_eq!(&answer.text[answer.citations[0].range()], "[1]");
/// assert_eq!((answer.references[0].number, answer.references[0].original), (1, 2));
/// assert_eq!((answer.uncited[0].number, answer.dropped[0].raw.as_str()), (1, "[9]"));
/// assert_eq!(&answer.text[answer.statements[1].range()], "It flies.");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
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
    /// The answer says that it can't answer, and nothing that needs a citation.
    pub refusal: bool,
    /// The greatest number of the references of earlier turns: those up to it keep their numbers in a correction.
    #[serde(default)]
    pub known: usize,
    /// [`AnswerOptions::refusals`], for reading the statements again in a correction.
    #[serde(default)]
    pub refusals: Vec<String>,
}

impl Answer {
    /// Has it nothing but marks and punctuation behind its prefix, which says nothing by itself? Citations that aren't the text's
    /// own, in order, tell nothing.
    pub(crate) fn is_blank(&self) -> bool {
        if self.text.trim().is_empty() {
            return true;
        }
        let mut rest = behind_prefix(&self.text);
        for citation in &self.citations {
            if self.has_words(rest..citation.start()) {
                return false;
            }
            rest = citation.start().max(citation.end());
        }
        !self.has_words(rest..self.text.len())
    }

    fn has_words(&self, range: Range<usize>) -> bool {
        // Beside ASCII's, the general punctuation, and other invisible characters, and the full stops of Chinese and Japanese.
        let is_of_word = |c: char| {
            !c.is_whitespace()
                && !c.is_ascii_punctuation()
                && !c.is_control()
                && !matches!(c, '\u{ad}' | '\u{2000}'..='\u{206f}' | '、' | '。' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}')
        };
        self.text.get(range).is_none_or(|text| place::has(text, is_of_word))
    }

    /// All sources of its context.
    pub(crate) fn sources(&self) -> Vec<&Source> {
        let mut sources = Vec::new();
        for reference in &self.references {
            for source in &reference.passages {
                sources.push(source);
            }
        }
        for source in &self.uncited {
            sources.push(source);
        }
        sources
    }
}

/// Why something isn't in [`Answer::text`] as the model wrote it.
///
/// ```
/// use citecore::{AnswerOptions, DropReason, Passage, Source, process_answer};
///
/// let source = Source::new(1, Passage::new("Point the mount north."));
/// let written = "Point it north [1][1]. It flies [9].\n\n## References\n[1] Manual\n";
/// let answer = process_answer(written, &[source], &AnswerOptions::default());
/// let reasons: Vec<DropReason> = answer.dropped.iter().map(|dropped| dropped.reason).collect();
/// assert_eq!(reasons, [DropReason::Duplicate, DropReason::UnknownSource, DropReason::ModelReferences]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DropReason {
    /// A number that no source of the context has.
    UnknownSource,
    /// A References section or link definition of the model's own.
    ModelReferences,
    /// A citation that verification found wrong.
    Inaccurate,
    /// A number, or a whole mark of them, that says again what the same mark or the ones right before it cite already; of two
    /// passages of one document the second. A part of a range isn't named.
    Duplicate,
}

/// Something the model wrote that the answer leaves out.
///
/// ```
/// use citecore::{AnswerOptions, DropReason, Dropped, Passage, Source, process_answer};
///
/// let source = Source::new(1, Passage::new("The mount tracks the sky."));
/// let answer = process_answer("It tracks [1, 9].", &[source], &AnswerOptions::default());
/// assert_eq!(answer.text, "It tracks [1].");
/// assert_eq!(answer.dropped, [Dropped { raw: "9".into(), at: 14, reason: DropReason::UnknownSource }]);
/// assert_eq!(&answer.raw[14..], "9].");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dropped {
    /// As the model wrote it.
    pub raw: String,
    /// Its offset in [`Answer::raw`].
    pub at: usize,
    /// Why.
    pub reason: DropReason,
}

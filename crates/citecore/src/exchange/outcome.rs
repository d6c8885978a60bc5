//! What an exchange comes to.

use serde::{Deserialize, Serialize};

use super::trace::TraceEntry;
use crate::{answer::Answer, context::Context, validate::Validation, verify::Verification};

/// What came of an exchange. Its answer is never empty.
///
/// ```
/// use citecore::{Exchange, Passage, Profile};
///
/// let mut exchange = Exchange::new("Which way?", Profile::default())?;
/// exchange.found(vec![Passage::new("Point the mount north.")])?;
/// for answer in ["Point it north.", "Point it north [1]."] {
///     exchange.delta(answer)?;
///     exchange.completed()?;
/// }
/// let outcome = exchange.into_outcome().unwrap();
/// assert_eq!((outcome.original.text.as_str(), outcome.attempts), ("Point it north.", 2));
/// assert_eq!(outcome.answer.text, "Point it north [1].");
/// assert!(outcome.validation.ok && !outcome.fallback);
/// # Ok::<(), citecore::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Outcome {
    /// The best answer there was, without the citations that verification found inaccurate.
    pub answer: Answer,
    /// The first answer, before any repair.
    pub original: Answer,
    /// What `answer` lacks.
    pub validation: Validation,
    /// What verification found; none where the profile doesn't ask for it, and of the polite refusal that stands in for an answer.
    /// It is of the answer that was verified: of `verified`, where there is one, else of `answer`.
    pub verification: Option<Verification>,
    /// The best answer as it was before citations were left out of it; none where none were.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verified: Option<Answer>,
    /// What the model was shown.
    pub context: Context,
    /// How many answers the model was asked for.
    pub attempts: u8,
    /// `answer` is the polite refusal, for want of any other.
    pub fallback: bool,
    /// The model broke off, or was stopped, before `answer` was whole.
    pub incomplete: bool,
    /// What each stage did.
    pub trace: Vec<TraceEntry>,
}

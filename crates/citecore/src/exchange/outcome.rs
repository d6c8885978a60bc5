//! What an exchange comes to.

use serde::{Deserialize, Serialize};

use super::trace::TraceEntry;
use crate::{answer::Answer, context::Context, validate::Validation};

/// What came of an exchange. Its answer is never empty.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Outcome {
    /// The best answer there was.
    pub answer: Answer,
    /// The first answer, before any repair.
    pub original: Answer,
    /// What `answer` lacks.
    pub validation: Validation,
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

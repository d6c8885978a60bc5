//! `POST /v1/judge`: does an excerpt say what a statement says?

use serde::{Deserialize, Serialize};

/// Claims to be judged.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct JudgeRequest {
    /// Each with what it is to be held against.
    pub claims: Vec<Claim>,
}

/// A statement with an excerpt of the source that it cites.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Claim {
    /// What is claimed; marks in it are passed over.
    pub statement: String,
    /// What the source says.
    pub excerpt: String,
}

/// One verdict for each claim, in their order.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct JudgeResponse {
    /// The verdicts.
    pub verdicts: Vec<Judged>,
}

/// What was found of one claim.
///
/// ```
/// use citecore_wire::Judged;
///
/// let untold = serde_json::to_string(&Judged::default()).unwrap();
/// assert_eq!(untold, r#"{"is_accurate":false,"confidence":0.0,"explanation":""}"#);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Judged {
    /// Does the excerpt say it?
    pub is_accurate: bool,
    /// How sure that is, 0..1. Where nothing was found of the claim it's 0, and `is_accurate` says nothing.
    pub confidence: f64,
    /// Why, for people.
    pub explanation: String,
}

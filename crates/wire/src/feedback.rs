//! `POST /v1/feedback`: what a reader says of an answer.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What a reader says of an answer.
///
/// ```
/// use citecore_wire::FeedbackRequest;
///
/// let said: FeedbackRequest =
///     serde_json::from_str(r#"{"question":"Which way?","answer":"North [1].","helpful":true}"#).unwrap();
/// assert!(said.helpful && said.references.is_none());
/// ```
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct FeedbackRequest {
    /// What the reader asked.
    pub question: String,
    /// The answer, as it was shown.
    pub answer: String,
    /// Was it of use?
    pub helpful: bool,
    /// Why, in the reader's own words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// The id of what was said before, of which this says more: the `X-Request-Id` of its response. It is counted once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub amends: Option<String>,
    /// What the answer cites: references as an outcome has them, or their addresses or numbers alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub references: Option<Vec<Value>>,
}

//! What a judge's reply says of claims that no verdict was on before.

use super::{judgement::placed, reply::read};

/// What a judge said of a claim.
///
/// ```
/// use citecore::{Opinion, read_opinions};
///
/// let opinions = read_opinions(r#"{"index": 0, "is_accurate": true}"#, 1);
/// let opinion = Opinion { accurate: true, confidence: None, explanation: None };
/// assert_eq!(opinions, [Some(opinion)]);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Opinion {
    /// Does the excerpt say what the claim says?
    pub accurate: bool,
    /// How sure the judge is, 0..1; none where it isn't told, or is no such number.
    pub confidence: Option<f64>,
    /// Why.
    pub explanation: Option<String>,
}

/// What a judge replied to [`claims_prompt`](crate::claims_prompt), claim by claim: none where it doesn't tell of one, or says this and
/// that of it. The reply is read as [`read_judgement`](crate::read_judgement) reads it; it may be anything.
///
/// ```
/// use citecore::read_opinions;
///
/// let reply = r#"Sure: [{"index": 1, "is_accurate": false, "confidence": 0.9, "explanation": "It is red."}"#;
/// let opinions = read_opinions(reply, 2);
/// assert_eq!(opinions[0], None);
/// let second = opinions[1].as_ref().unwrap();
/// assert_eq!((second.accurate, second.confidence), (false, Some(0.9)));
/// ```
pub fn read_opinions(reply: &str, claims: usize) -> Vec<Option<Opinion>> {
    let all: Vec<usize> = (0..claims).collect();
    placed(&read(reply), &all, claims).into_iter().map(Option::<&Opinion>::cloned).collect()
}

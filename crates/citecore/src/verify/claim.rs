//! One claim against the texts that are said to support it.

use std::{collections::BTreeSet, ops::Range};

use serde::Serialize;

use super::verdict::{Evidence, VerdictReason, VerdictStatus, explained};
use crate::{error::Error, passage::Passage, profile::VerifyOptions, sentences, words};

/// How many sentences one after the other are taken together.
const WINDOW: usize = 3;

/// What verification says of a claim.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ClaimVerdict {
    /// The claim.
    pub statement: String,
    /// Probability that the passages, taken together, fully support the claim, 0..1.
    pub support: f64,
    /// What follows from `support`.
    pub status: VerdictStatus,
    /// The greater of `support` and 1 - `support`.
    pub confidence: f64,
    /// The part of a passage that bears most on the claim; its `original` is the passage's place, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub evidence: Option<Evidence>,
    /// What it rests on.
    pub reasons: Vec<VerdictReason>,
}

impl ClaimVerdict {
    /// Why, in a sentence or two.
    ///
    /// ```
    /// use citecore::{Passage, VerifyOptions, verify_claim};
    ///
    /// let passage = Passage::new("The mount weighs 14 kg.");
    /// let verdict = verify_claim("The mount weighs 14 kg.", &[passage], &VerifyOptions::default())?;
    /// assert_eq!(verdict.explanation(), "The source says it.");
    /// # Ok::<(), citecore::Error>(())
    /// ```
    pub fn explanation(&self) -> String {
        explained(&self.reasons)
    }
}

/// Holds a claim against passages taken together. Errors: `options.threshold` is out of its range.
///
/// ```
/// use citecore::{Passage, VerdictStatus, VerifyOptions, verify_claim};
///
/// let passage = Passage::new("The mount is simple. It weighs 14 kg without the tripod.");
/// let verdict = verify_claim("The mount weighs 14 kg.", &[passage], &VerifyOptions::default())?;
/// assert_eq!(verdict.status, VerdictStatus::Accurate);
/// # Ok::<(), citecore::Error>(())
/// ```
pub fn verify_claim(
    claim: &str,
    passages: &[Passage],
    options: &VerifyOptions,
) -> Result<ClaimVerdict, Error> {
    options.check()?;
    let texts: Vec<&str> = passages.iter().map(|passage| passage.text.as_str()).collect();
    let held = hold(claim, &texts);
    let evidence = held.evidence.map(|(index, range)| Evidence::new(index + 1, texts[index], range));
    Ok(ClaimVerdict {
        statement: claim.to_owned(),
        support: held.support,
        status: options.status(held.support),
        confidence: held.support.max(1.0 - held.support),
        evidence,
        reasons: held.reasons,
    })
}

/// What came of holding a claim against texts.
pub(super) struct Held {
    /// Probability of full support.
    pub(super) support: f64,
    /// Which text bears most on the claim, and which part of it.
    pub(super) evidence: Option<(usize, Range<usize>)>,
    /// What it rests on.
    pub(super) reasons: Vec<VerdictReason>,
}

/// Holds a claim against texts taken together.
pub(super) fn hold(claim: &str, texts: &[&str]) -> Held {
    let claim: BTreeSet<String> = words(claim).collect();
    let mut best: Option<(usize, (usize, Range<usize>))> = None;
    for (index, text) in texts.iter().enumerate() {
        let sentences: Vec<Range<usize>> = sentences(text);
        for window in sentences.windows(WINDOW.min(sentences.len()).max(1)) {
            let (Some(first), Some(last)) = (window.first(), window.last()) else { continue };
            let range = first.start..last.end;
            let found: BTreeSet<String> = words(&text[range.clone()]).collect();
            let shared = claim.intersection(&found).count();
            if best.as_ref().is_none_or(|(most, _)| shared > *most) {
                best = Some((shared, (index, range)));
            }
        }
    }
    let shared = best.as_ref().map_or(0, |(shared, _)| *shared);
    let support = shared as f64 / claim.len().max(1) as f64;
    let reason = if support < 0.5 { VerdictReason::LowOverlap } else { VerdictReason::Supported };
    Held { support, evidence: best.map(|(_, evidence)| evidence), reasons: vec![reason] }
}

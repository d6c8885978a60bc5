//! One claim against the texts that are said to support it.

use std::ops::Range;

use serde::Serialize;

use super::{
    gate::Gates,
    model::support,
    part::Part,
    statement::plain,
    term_search::search,
    text::Text,
    verdict::{Evidence, VerdictReason, VerdictStatus},
    window::Search,
};
use crate::{error::Error, passage::Passage, profile::VerifyOptions};

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
    let texts: Vec<Text<'_>> = passages.iter().map(|passage| Text::read(&passage.text)).collect();
    let texts: Vec<&Text<'_>> = texts.iter().collect();
    let held = with_claim(claim, |claim| claim.hold(&texts));
    let evidence = held.evidence.map(|(index, range)| Evidence::new(index + 1, texts[index].text, range));
    Ok(ClaimVerdict {
        statement: claim.to_owned(),
        support: held.support,
        status: options.status(held.support),
        confidence: held.support.max(1.0 - held.support),
        evidence,
        reasons: held.reasons,
    })
}

/// A claim that is read once, for all that it is held against.
pub(super) struct Claim<'t> {
    text: Text<'t>,
    search: Search,
}

/// What came of holding a claim against texts.
#[derive(Clone)]
pub(super) struct Held {
    /// Probability of full support.
    pub(super) support: f64,
    /// Which text bears most on the claim, and which part of it.
    pub(super) evidence: Option<(usize, Range<usize>)>,
    /// What it rests on.
    pub(super) reasons: Vec<VerdictReason>,
}

/// A claim with fewer characters, or fewer letters, can't be told.
const LEAST: (usize, usize) = (5, 2);

/// How likely the source supports what can't be told.
const UNTOLD: f64 = 0.5;

/// Reads a statement as a claim: without marks and Markdown.
pub(super) fn with_claim<R>(statement: &str, held: impl FnOnce(&Claim<'_>) -> R) -> R {
    let text = plain(statement);
    let text = Text::read(&text);
    let search = search(&text);
    held(&Claim { text, search })
}

impl Claim<'_> {
    /// What a text has of the claim.
    pub(super) fn part(&self, text: &Text<'_>) -> Part {
        Part::new(&self.search, text)
    }

    /// Is there too little of it to tell anything?
    fn is_short(&self) -> bool {
        let text = self.text.text.trim();
        text.chars().take(LEAST.0).count() < LEAST.0
            || text.chars().filter(|c| c.is_alphabetic()).take(LEAST.1).count() < LEAST.1
            || self.search.sought.is_empty()
    }

    /// Holds it against texts taken together.
    pub(super) fn hold(&self, texts: &[&Text<'_>]) -> Held {
        let parts: Vec<Part> = texts.iter().map(|text| self.part(text)).collect();
        self.judge(texts, &parts.iter().collect::<Vec<_>>())
    }

    /// The same, where it is known what each text has.
    pub(super) fn judge(&self, texts: &[&Text<'_>], parts: &[&Part]) -> Held {
        if self.is_short() {
            return Held { support: UNTOLD, evidence: None, reasons: vec![VerdictReason::TooShort] };
        }
        let gates = Gates::read(&self.text, &self.search, texts, parts);
        let support = gates.bound(support(&self.search, parts));
        Held { support, evidence: self.evidence(texts, parts), reasons: gates.reasons(support) }
    }

    /// The sentence that bears most on the claim, or two or three where they say clearly more.
    fn evidence(&self, texts: &[&Text<'_>], parts: &[&Part]) -> Option<(usize, Range<usize>)> {
        /// How much more of the claim a sentence more has to have.
        const MORE: f64 = 0.25;
        let mut best: Option<(f64, usize, Range<usize>)> = None;
        for (index, (text, part)) in texts.iter().zip(parts).enumerate() {
            for (more, window) in part.windows.iter().enumerate() {
                let Some(window) = window else { continue };
                let rank = window.rank - MORE * more as f64;
                if best.as_ref().is_none_or(|(most, ..)| rank > *most + 1e-12) {
                    let (first, last) = (&text.sentences[window.first], &text.sentences[window.last]);
                    best = Some((rank, index, first.start as usize..last.end as usize));
                }
            }
        }
        best.map(|(_, index, range)| (index, range))
    }
}

/// What the weights are fitted on: the features of a claim and the texts that it is held against.
#[doc(hidden)]
pub fn claim_features(claim: &str, texts: &[&str]) -> Vec<f64> {
    let texts: Vec<Text<'_>> = texts.iter().map(|text| Text::read(text)).collect();
    with_claim(claim, |claim| {
        let parts: Vec<Part> = texts.iter().map(|text| claim.part(text)).collect();
        super::features::features(&claim.search, &parts.iter().collect::<Vec<_>>()).to_vec()
    })
}

//! One claim against the texts that are said to support it.

mod evidence;
mod frame;
mod listed;
mod named;
mod plain;
mod sought;
mod verbatim;

use std::ops::Range;

use serde::Serialize;

use super::{
    gate::{self, Case, Gates, stretched},
    support::{Glance, Part, Search, Set, all_sentences, most_support, support},
    text::{Excerpt, Text},
    verdict::{Evidence, VerdictReason, VerdictStatus, confidence, explained},
};
use crate::{
    error::Error,
    passage::Passage,
    place::{ends, letters, run_end, run_start},
    profile::VerifyOptions,
    refusal::{is_refusal, states_all_the_same},
    words::is_colon,
};
#[cfg(test)]
pub(crate) use frame::FRAMES;
pub(crate) use frame::answered;
pub(super) use plain::plain;
use sought::search;
pub(super) use sought::{Sought, weight};
use verbatim::has_words;

/// What verification says of a claim.
///
/// ```
/// use citecore::{Passage, VerifyOptions, verify_claim};
///
/// let passages = [Passage::new("The mount is simple."), Passage::new("It weighs 14 kg.")];
/// let verdict = verify_claim("The mount weighs 14 kg.", &passages, &VerifyOptions::default())?;
/// assert!(verdict.support > 0.7);
/// assert_eq!(verdict.evidence.unwrap().original, 2);
/// # Ok::<(), citecore::Error>(())
/// ```
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

/// Holds a claim against passages taken together, with their titles: what a text is about may stand there alone. What it rests on is
/// a part of a text. Errors: `options.threshold` is out of its range.
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
    let mut texts = Vec::new();
    for (number, passage) in (1..).zip(passages) {
        Text::add_passage(passage, |text| texts.push((number, text)));
    }
    let plain = plain(claim);
    let read = Claim::read(&plain);
    let mut excerpts = Vec::new();
    for (_, text) in &texts {
        excerpts.push(read.excerpt(text));
    }
    let mut parts = Vec::new();
    for text in &excerpts {
        parts.push(read.part(text));
    }
    let held = read.hold_all(&parts);
    let evidence = held.evidence.clone();
    let evidence = evidence.map(|(index, range)| Evidence::new(texts[index].0, texts[index].1.text, range));
    let status = options.status(held.support);
    Ok(ClaimVerdict {
        statement: claim.to_owned(),
        support: held.support,
        status,
        confidence: confidence(held.support),
        evidence,
        reasons: held.reasons(status),
    })
}

/// A claim that is read once, for all that it is held against.
pub(super) struct Claim<'t> {
    text: Text<'t>,
    /// It says that the sources don't tell something. Who looks for words can't find what isn't there.
    is_refusal: bool,
    pub(super) search: Search,
}

/// What came of holding a claim against texts.
#[derive(Clone)]
pub(super) struct Held {
    /// Probability of full support.
    pub(super) support: f64,
    /// Which text bears most on the claim, and which part of it.
    pub(super) evidence: Option<(usize, Range<usize>)>,
    /// What speaks against it, or keeps it open.
    pub(super) reasons: Vec<VerdictReason>,
}

impl Held {
    /// What a verdict of this status rests on.
    pub(super) fn reasons(mut self, status: VerdictStatus) -> Vec<VerdictReason> {
        if self.reasons.is_empty() {
            let supported = status == VerdictStatus::Accurate;
            self.reasons.push(if supported { VerdictReason::Supported } else { VerdictReason::LowOverlap });
        }
        self.reasons
    }
}

/// A claim with fewer characters can't be told.
const LEAST_CHARACTERS: usize = 5;

/// Nor can one with fewer letters.
const LEAST_LETTERS: usize = 2;

/// With so many words that count, a part of a statement is told by itself, and so is what leads in something.
const LEAST_WORDS: usize = 3;

// The supports that nothing is fitted for were chosen by hand, and are held by tests/verification.

/// How likely the source supports what can't be told: what is too short, in another script than the source, or says what isn't there.
const UNTOLD: f64 = 0.5;

/// The support of a claim of few words whose numbers a text has, at the least: "Retention: 30 days" may be said in other words.
const TOLD_BY_NUMBER: f64 = 0.35;
/// So many terms are few.
const FEW: usize = 8;

/// How likely a source supports what it shares no word with.
const NOTHING: f64 = 0.1;

/// How likely it supports what it says word by word.
const VERBATIM: f64 = 0.97;

/// Only where a source has nearly all of a claim it is looked through for the very words.
const ALL: f64 = 0.95;

impl<'c> Claim<'c> {
    /// Reads a statement that has no marks and no Markdown any more.
    pub(super) fn read(statement: &'c str) -> Self {
        let text = Text::read(statement);
        let search = search(&text);
        let is_refusal = is_refusal(statement, &[]) && !states_all_the_same(statement, &[]);
        Self { text, is_refusal, search }
    }

    /// A text, or what of a long one may bear on the claim.
    pub(super) fn excerpt<'t>(&self, text: &'t Text<'t>) -> Excerpt<'t> {
        text.excerpt(&self.search)
    }

    /// What a text has of the claim.
    pub(super) fn part<'t>(&self, text: &'t Text<'t>) -> Part<'t> {
        Glance::new(&self.search, text).look(&self.search)
    }

    /// What a text has of the claim, if one that has so many of its words might be as good as asked, together with its title.
    pub(super) fn part_if<'t>(
        &self,
        text: &'t Text<'t>,
        title: Option<&Part<'_>>,
        is_good: &dyn Fn(f64) -> bool,
    ) -> Option<Part<'t>> {
        let glance = Glance::new(&self.search, text);
        let mut has = glance.all();
        if let Some(title) = title {
            has.add(&all_sentences(&[title]));
        }
        let may_be_good = self.is_told_by_number()
            || self.search.share(&has) >= ALL
            || is_good(most_support(&self.search, &has).max(UNTOLD));
        may_be_good.then(|| glance.look(&self.search))
    }

    /// Is there too little of it to tell anything? "Source 2 says:" leads in what somebody else is to tell.
    fn is_short(&self) -> bool {
        let text = self.text.text;
        let leads_in = ends(text.trim_end(), is_colon) && self.search.sought.len() < LEAST_WORDS;
        let text = &text[run_end(text, 0, |c| !c.is_alphanumeric())..];
        let text = &text[..run_start(text, text.len(), |c| !c.is_alphanumeric())];
        text.char_indices().nth(LEAST_CHARACTERS - 1).is_none()
            || letters(text) < LEAST_LETTERS
            || leads_in
            || self.search.sought.is_empty()
    }

    /// Holds a part of a statement by itself against texts. Where it has few words, the very ones have to be there, of nothing that isn't the
    /// `statement`'s: "and is made of steel". None where it says nothing.
    pub(super) fn hold_part(&self, statement: &Self, parts: &[Part<'_>]) -> Option<Held> {
        if self.is_short() || self.is_refusal {
            return None;
        }
        let mut held = self.hold_all(parts);
        if self.search.sought.len() < LEAST_WORDS
            && !parts.iter().any(|part| self.is_said_in(statement, part))
        {
            held.support = held.support.min(UNTOLD);
        }
        Some(held)
    }

    /// Holds it against texts taken together, of each of which it is known what it has.
    pub(super) fn hold_all(&self, parts: &[Part<'_>]) -> Held {
        let mut all = Vec::new();
        for part in parts {
            all.push(part);
        }
        self.hold(&all)
    }

    /// Holds it against some of several texts, taken together.
    pub(super) fn hold(&self, parts: &[&Part<'_>]) -> Held {
        self.hold_by(parts, |reckoned| support(&self.search, parts, reckoned))
    }

    /// The same, by a support that is `fitted` to what the texts have of it, and to the numbers that follow from theirs.
    fn hold_by(&self, parts: &[&Part<'_>], fitted: impl Fn(Set) -> f64) -> Held {
        if self.is_short() {
            return Held { support: UNTOLD, evidence: None, reasons: vec![VerdictReason::TooShort] };
        }
        if self.is_refusal {
            return Held { support: UNTOLD, evidence: self.evidence(parts), reasons: Vec::new() };
        }
        let case = Case { claim: &self.text, search: &self.search, parts };
        let mut gates = Gates::read(case);
        if gates.refute() && parts.iter().any(|part| self.is_whole_in(part.text)) {
            gates = gates.without_objections();
        }
        let support = if self.text.is_foreign_to(parts, self.search.share(&all_sentences(parts))) {
            gates = gates.of_numbers_alone();
            gates.bound(UNTOLD)
        } else {
            let support = gates.bound(self.support(parts, fitted(gates.reckoned)));
            stretched::bound(case, support)
        };
        Held { support, evidence: self.evidence(parts), reasons: gates.reasons() }
    }

    /// How many looks it takes to hold it against a text: each of its numbers is held against each of the text's.
    pub(super) fn effort(&self, text: &Text<'_>) -> usize {
        const PAIRS_A_LOOK: usize = 256;
        1 + self.search.numbers.len() * text.quantities.len() / PAIRS_A_LOOK
    }

    /// What [`hold`](Self::hold) would say at the most: the support without what speaks against it.
    pub(super) fn most(&self, parts: &[&Part<'_>]) -> f64 {
        self.support(parts, support(&self.search, parts, 0)).max(UNTOLD)
    }

    /// Is it so short that its number tells it?
    fn is_told_by_number(&self) -> bool {
        !self.search.numbers.is_empty() && self.text.terms.len() <= FEW
    }

    /// How likely the texts support it, gates aside: as is `fitted` to what they have of it, but where there is nothing to tell, or all.
    fn support(&self, parts: &[&Part<'_>], fitted: f64) -> f64 {
        let has = all_sentences(parts);
        if has.families == 0 {
            return NOTHING;
        }
        let least = if self.is_told_by_number() { TOLD_BY_NUMBER } else { NOTHING };
        let support = fitted.max(least);
        let said = self.said();
        let all = self.search.share(&has) >= ALL;
        if all && parts.iter().any(|part| has_words(part.text.text, said)) {
            support.max(VERBATIM)
        } else {
            support
        }
    }
}

/// The support of a claim by a text, gates included, if the weighted features gave `fitted`: what weights that are being fitted are tried
/// with.
pub fn claim_support(claim: &str, text: &str, fitted: f64) -> f64 {
    let (text, plain) = (Text::read(text), plain(claim));
    let claim = Claim::read(&plain);
    let excerpt = claim.excerpt(&text);
    claim.hold_by(&[&claim.part(&excerpt)], |_| fitted).support
}

/// What the weights are fitted on: the features of a claim and the texts that it is held against.
pub fn claim_features(claim: &str, texts: &[&str]) -> Vec<f64> {
    let texts: Vec<Text<'_>> = texts.iter().map(|text| Text::read(text)).collect();
    let claim = plain(claim);
    let claim = Claim::read(&claim);
    let parts: Vec<Part<'_>> = texts.iter().map(|text| claim.part(text)).collect();
    let parts: Vec<_> = parts.iter().collect();
    let case = Case { claim: &claim.text, search: &claim.search, parts: &parts };
    super::support::features(&claim.search, &parts, gate::reckoned(case)).to_vec()
}

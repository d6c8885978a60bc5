//! What speaks against a claim whatever else it shares with its source: [`number`] another number, [`denial`] a denial or the opposite,
//! [`name`] another name; and [`stretched`] that it goes beyond its source. [`table`] says which rows and columns it names.
//!
//! A gate looks at the sentences that have a certain share of the claim, and leaves the claim a certain support. The shares are chosen by
//! hand, gate by gate, for the pairs of `tests/verification`; they aren't fitted, and what they do on labelled claims is what `cargo xtask
//! eval` prints for the gates all together.

mod abbreviated;
mod denial;
mod name;
mod namesake;
mod number;
pub(super) mod stretched;
mod table;

use denial::Denial;
use number::Mismatch;
pub(super) use number::reckoned;

use super::{
    lexicon::Extent,
    support::{Part, Search, Set},
    term::Term,
    text::Text,
    verdict::VerdictReason,
};
use crate::{find::holds, phrases::Phrases};

/// A claim that is held against sources: what it says, what of that is sought, and what each of them has of it.
#[derive(Clone, Copy)]
pub(super) struct Case<'a> {
    pub(super) claim: &'a Text<'a>,
    pub(super) search: &'a Search,
    pub(super) parts: &'a [&'a Part<'a>],
}

/// What was found against a claim.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Gates {
    number: Mismatch,
    denial: Denial,
    /// A name of the claim isn't in the source, and others are.
    name: bool,
    /// What of the claim follows from the numbers of its sources.
    pub(super) reckoned: Set,
}

// Up to which support a claim gets that a gate refutes. Where nothing else is said of a bound, it is about the share of right ones among
// the claims of the development set that the gate flags, of as many right as wrong.

/// No source has the number.
const MISSING_BOUND: f64 = 0.12;

/// A source has it elsewhere: words around a number tell less than the number. Chosen by what the set's figures do between 0.12 and 0.6.
const ELSEWHERE_BOUND: f64 = 0.25;

/// The number may follow from others, which leaves the claim uncertain.
const OPEN_BOUND: f64 = 0.5;

/// Below that share, which is about half: the set has hardly any claims that deny what their source says, which the gate is for.
const CLEAR_DENIAL_BOUND: f64 = 0.25;

/// One side may deny what the other says.
const LIKELY_DENIAL_BOUND: f64 = 0.5;

/// Other names are in the source, and the claim's isn't.
const NAME_BOUND: f64 = 0.5;

impl Gates {
    /// Reads them of the parts of its sources that a claim is held against.
    pub(super) fn read(case: Case<'_>) -> Self {
        Self {
            number: number::mismatch(case),
            denial: denial::denial(case),
            name: name::has_another_name(case) || namesake::has_namesake(case),
            reckoned: number::reckoned(case),
        }
    }

    /// Does any of them speak against the claim?
    pub(super) fn refute(self) -> bool {
        !self.reasons().is_empty()
    }

    /// With every objection withdrawn.
    pub(super) fn without_objections(self) -> Self {
        Self { number: Mismatch::None, denial: Denial::None, name: false, ..self }
    }

    /// With what numbers say alone: with a source in another language, nothing else can be compared.
    pub(super) fn of_numbers_alone(self) -> Self {
        Self { denial: Denial::None, name: false, ..self }
    }

    /// The support that the gates leave.
    pub(super) fn bound(self, support: f64) -> f64 {
        let number = match self.number {
            Mismatch::None => 1.0,
            Mismatch::Open => OPEN_BOUND,
            Mismatch::Elsewhere => ELSEWHERE_BOUND,
            Mismatch::Missing => MISSING_BOUND,
        };
        let denial = match self.denial {
            Denial::None => 1.0,
            Denial::Likely => LIKELY_DENIAL_BOUND,
            Denial::Clear => CLEAR_DENIAL_BOUND,
        };
        let name = if self.name { NAME_BOUND } else { 1.0 };
        support.min(number).min(denial).min(name)
    }

    /// Which of them are shut.
    pub(super) fn reasons(self) -> Vec<VerdictReason> {
        let mut reasons = Vec::new();
        if self.number != Mismatch::None {
            reasons.push(VerdictReason::NumberMismatch);
        }
        if self.denial != Denial::None {
            reasons.push(VerdictReason::NegationMismatch);
        }
        if self.name {
            reasons.push(VerdictReason::NameMismatch);
        }
        reasons
    }
}

/// How many sources a gate looks at that holds each against all of them.
const MOST_PARTS: usize = 16;

/// Is one of some words among others?
fn shares(some: &[u32], others: &[u32]) -> bool {
    some.iter().any(|word| others.contains(word))
}

/// Does a word make an exception of what stands behind it?
fn excepts(term: &Term) -> bool {
    term.entry.extent() == Some(Extent::Excepted)
}

/// Has one of some terms this stem?
fn has_stem(terms: &[Term], stem: u32) -> bool {
    terms.iter().any(|term| term.hash == stem)
}

/// Is one of some terms of a text one of these words, in any case?
fn has_word(text: &Text<'_>, terms: &[Term], words: &str) -> bool {
    terms.iter().any(|term| term.is_written_in_any_case(text.text, words))
}

/// Does a text have one of some phrases in it?
fn has_phrase(text: &str, phrases: &'static str) -> bool {
    Phrases(phrases).any(|phrase| holds(text, phrase))
}

//! What refutes a claim whatever else it shares with its source: another number, a denial, the opposite, another name.

mod asked;
mod bound;
mod change;
mod compared;
mod denial;
mod exchanged;
mod inflected;
mod items;
mod limit;
mod name;
mod number;
mod old;
mod opposite;
mod paired;
mod period;
mod possible;
mod prefixed;
mod reckoned;
mod replaced;
mod restricted;
mod said;
mod scope;
mod slot;
pub(super) mod stretched;
mod stronger;
mod swapped;
mod together;
mod transposed;
mod unheard;

use denial::{Denial, negation};
use number::Mismatch;
use opposite::opposite;

use crate::place::{Phrases, holds};

use super::{part::Part, search::Search, term::Term, text::Text, verdict::VerdictReason};

/// What was found against a claim.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Gates {
    /// A number of the claim isn't where its words are, and another one is.
    pub(super) number: bool,
    /// The same, and no source has it anywhere.
    pub(super) missing: bool,
    /// No source has it, but it may follow from what one has.
    pub(super) open: bool,
    /// The claim denies what the source says, or the source what the claim says; or one says the opposite of the other.
    pub(super) negation: bool,
    /// The same, where the source clearly speaks of the same.
    pub(super) clear_negation: bool,
    /// A name of the claim isn't in the source, and others are.
    pub(super) name: bool,
}

/// Up to which support a claim gets that a gate refutes. For numbers, names and likely denials that is about the share of right ones
/// among the claims of the development set that the gate flags, of as many right as wrong. A clear denial is bounded lower than
/// there, where about half of what it flags is right: the set has hardly any claims that deny what their source says, which is
/// what the gate is for. A number that a source has elsewhere is bounded less than one that none has: words around a number tell less
/// than the number. That bound was chosen by what the figures of the development set do between 0.12 and 0.6. A number that may follow from
/// others is left uncertain.
const MISSING_BOUND: f64 = 0.12;
const NUMBER_BOUND: f64 = 0.25;
const OPEN_BOUND: f64 = 0.5;
const CLEAR_NEGATION_BOUND: f64 = 0.25;
const NEGATION_BOUND: f64 = 0.5;
const NAME_BOUND: f64 = 0.5;

impl Gates {
    /// Reads them of the parts of its sources that a claim is held against.
    pub(super) fn read(claim: &Text<'_>, search: &Search, parts: &[&Part<'_>]) -> Self {
        let negation = negation(claim, search, parts);
        let opposite = opposite(claim, parts)
            || prefixed::is_prefixed(claim, parts)
            || bound::is_turned(claim, search, parts)
            || compared::is_crossed(claim, search, parts);
        let number = number::mismatch(claim, search, parts);
        Self {
            number: number > Mismatch::Open,
            missing: number == Mismatch::Missing,
            open: number == Mismatch::Open,
            negation: opposite || negation != Denial::None,
            clear_negation: opposite || negation == Denial::Clear,
            name: name::is_another(claim, search, parts),
        }
    }

    /// Those alone that know numbers: all that a text in another language tells.
    pub(super) fn of_numbers(self) -> Self {
        Self { number: self.number, missing: self.missing, open: self.open, ..Self::default() }
    }

    /// The support that the gates leave.
    pub(super) fn bound(self, support: f64) -> f64 {
        let bounds = [
            (self.missing, MISSING_BOUND),
            (self.number, NUMBER_BOUND),
            (self.open, OPEN_BOUND),
            (self.clear_negation, CLEAR_NEGATION_BOUND),
            (self.negation, NEGATION_BOUND),
            (self.name, NAME_BOUND),
        ];
        bounded(support, &bounds)
    }

    /// Which of them are shut.
    pub(super) fn reasons(self) -> Vec<VerdictReason> {
        let gates = [
            (self.number || self.open, VerdictReason::NumberMismatch),
            (self.negation, VerdictReason::NegationMismatch),
            (self.name, VerdictReason::NameMismatch),
        ];
        let mut reasons = Vec::new();
        for &(shut, reason) in &gates {
            if shut {
                reasons.push(reason);
            }
        }
        reasons
    }
}

/// The support that those of some bounds leave that hold.
fn bounded(support: f64, bounds: &[(bool, f64)]) -> f64 {
    let mut support = support;
    for &(holds, bound) in bounds {
        if holds {
            support = support.min(bound);
        }
    }
    support
}

/// Is one of some words among others?
fn shares(some: &[u32], others: &[u32]) -> bool {
    some.iter().any(|word| others.contains(word))
}

/// Has one of some terms this stem?
fn has(terms: &[Term], stem: u32) -> bool {
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

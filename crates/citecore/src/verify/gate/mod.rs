//! What refutes a claim whatever else it shares with its source: another number, a denial, the opposite, another name.

mod compared;
mod denial;
mod exchanged;
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
mod slot;
pub(super) mod stretched;
mod stronger;
mod swapped;
mod together;
mod unheard;

use denial::{Denial, negation};
use number::Mismatch;
use opposite::opposite;

use crate::place::{Phrases, ends_in, holds, shared};

use super::{
    part::{Part, whole, window},
    term::Term,
    text::Text,
    verdict::VerdictReason,
    window::{Search, Set, contains, only},
};

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
    pub(super) denied: bool,
    /// A name of the claim isn't in the source, and others are.
    pub(super) name: bool,
}

impl Gates {
    pub(super) fn read(claim: &Text<'_>, search: &Search, parts: &[&Part<'_>]) -> Self {
        let negation = negation(claim, search, parts);
        let opposite = opposite(claim, parts)
            || prefixed::is_prefixed(claim, parts)
            || number::is_turned(claim, search, parts)
            || compared::is_crossed(claim, search, parts);
        let number = number::mismatch(claim, search, parts);
        Self {
            number: number > Mismatch::Open,
            missing: number == Mismatch::Missing,
            open: number == Mismatch::Open,
            negation: opposite || negation != Denial::None,
            denied: opposite || negation == Denial::Clear,
            name: name(claim, search, parts),
        }
    }
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
const DENIED_BOUND: f64 = 0.25;
const NEGATION_BOUND: f64 = 0.5;
const NAME_BOUND: f64 = 0.5;

impl Gates {
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
            (self.denied, DENIED_BOUND),
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

/// Is one of some terms of a text one of these words?
fn has_word(text: &Text<'_>, terms: &[Term], words: &'static str) -> bool {
    let has = |word: &str| terms.iter().any(|term| word.eq_ignore_ascii_case(term.written(text.text)));
    Phrases(words).any(has)
}

/// Does a text have one of some phrases in it?
fn has_phrase(text: &str, phrases: &'static str) -> bool {
    Phrases(phrases).any(|phrase| holds(text, phrase))
}

/// From which share of a claim, its names aside, a window is held to speak of the same, if it has another name.
const NAME_SHARE: f64 = 0.63;

fn name(claim: &Text<'_>, search: &Search, parts: &[&Part<'_>]) -> bool {
    let names = search.set(|one| one.name);
    let whole = whole(parts);
    let best = window(parts);
    let others = search.set(|one| !one.name);
    if names == 0 || search.weigh(best.families & others) < NAME_SHARE * search.weigh(others) {
        return false;
    }
    // Names of one run stand or fall together: of "Anna Meier" a source may have the last alone.
    let mut run: Set = 0;
    let mut missing = false;
    for (place, one) in search.sought.iter().enumerate() {
        if !contains(names, place) || !one.joined {
            missing |= run != 0 && whole.families & run == 0;
            run = 0;
        }
        if contains(names, place) {
            run |= only(place);
        }
    }
    missing |= run != 0 && whole.families & run == 0;
    let alike = names & whole.families & !whole.terms;
    missing && parts.iter().any(|part| has_other_name(part, claim))
        || alike != 0 && is_confused(claim, search, alike, parts)
}

/// Is a name of the claim, of which the sources have but the beginning, another name to them: Austria for Australia?
fn is_confused(claim: &Text<'_>, search: &Search, alike: Set, parts: &[&Part<'_>]) -> bool {
    search.sought.iter().enumerate().any(|(place, one)| {
        if !contains(alike, place) {
            return false;
        }
        let ours = claim.terms.iter().find(|ours| ours.form == one.form && ours.capital);
        let Some(ours) = ours else { return false };
        let mut confused = false;
        for part in parts {
            for theirs in part.text.terms.iter().filter(|theirs| theirs.family == one.family) {
                if !theirs.capital || !is_other_name(ours.written(claim.text), theirs.written(part.text.text))
                {
                    return false;
                }
                confused = true;
            }
        }
        confused
    })
}

/// Are two names that begin alike different ones, and neither what is made of the other: Portugal and Portuguese?
fn is_other_name(ours: &str, theirs: &str) -> bool {
    let alike = shared(ours, theirs);
    [ours, theirs].iter().all(|name| name.len() - alike > 1 && !ends_in(name, "an|ne|se|sh|ic"))
}

/// Does the best window of a source have a word with a capital letter that the claim doesn't have, not counting those that begin a
/// sentence?
fn has_other_name(part: &Part<'_>, claim: &Text<'_>) -> bool {
    let Some(window) = &part.window else { return false };
    let mut sentence = u32::MAX;
    for term in part.text.of_sentences(window.first, window.last) {
        let begins = term.sentence != sentence;
        sentence = term.sentence;
        if !begins
            && term.capital
            && !term.number
            && !term.entry.common
            && !claim.terms.iter().any(|ours| ours.hash == term.hash)
        {
            return true;
        }
    }
    false
}

//! What refutes a claim whatever else it shares with its source: another number, a denial, the opposite, another name.

mod number;

use number::Mismatch;

use super::{
    part::{Part, whole, window},
    term::{Term, away},
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
    /// The claim denies what the source says, or the source what the claim says; or one says the opposite of the other.
    pub(super) negation: bool,
    /// The same, where the source clearly speaks of the same.
    pub(super) denied: bool,
    /// A name of the claim isn't in the source, and others are.
    pub(super) name: bool,
}

impl Gates {
    pub(super) fn read(claim: &Text<'_>, search: &Search, parts: &[&Part<'_>]) -> Self {
        let negation = negation(claim, parts);
        let opposite = opposite(claim, parts) || number::is_turned(claim, search, parts);
        let number = number::mismatch(claim, search, parts);
        Self {
            number: number != Mismatch::None,
            missing: number == Mismatch::Missing,
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
/// than the number. That bound was chosen by what the figures of the development set do between 0.12 and 0.6.
const MISSING_BOUND: f64 = 0.12;
const NUMBER_BOUND: f64 = 0.25;
const DENIED_BOUND: f64 = 0.25;
const NEGATION_BOUND: f64 = 0.5;
const NAME_BOUND: f64 = 0.5;

impl Gates {
    /// Those alone that know numbers: all that a text in another language tells.
    pub(super) fn of_numbers(self) -> Self {
        Self { number: self.number, missing: self.missing, ..Self::default() }
    }

    /// The support that the gates leave.
    pub(super) fn bound(self, support: f64) -> f64 {
        let bounds = [
            (self.missing, MISSING_BOUND),
            (self.number, NUMBER_BOUND),
            (self.denied, DENIED_BOUND),
            (self.negation, NEGATION_BOUND),
            (self.name, NAME_BOUND),
        ];
        let mut support = support;
        for (shut, bound) in bounds {
            if shut {
                support = support.min(bound);
            }
        }
        support
    }

    /// Which of them are shut.
    pub(super) fn reasons(self) -> Vec<VerdictReason> {
        let gates = [
            (self.number, VerdictReason::NumberMismatch),
            (self.negation, VerdictReason::NegationMismatch),
            (self.name, VerdictReason::NameMismatch),
        ];
        let mut reasons = Vec::new();
        for (shut, reason) in gates {
            if shut {
                reasons.push(reason);
            }
        }
        reasons
    }
}

/// Whether one of two texts denies what the other says.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Denial {
    None,
    /// The claim denies something, and the source nothing of it.
    Likely,
    /// And it speaks of that.
    Clear,
}

/// How many terms that count a denial reaches to, before and behind it.
const SCOPE: (usize, usize) = (2, 3);

/// Up to how many terms away these may be.
const SCOPE_REACH: usize = 8;

/// From which share of a claim a sentence is held to speak of the same, if it denies that.
const DENIES: f64 = 0.6;

/// From which share of a claim that denies something a sentence is held to speak of the same.
const SPEAKS: f64 = 0.5;

/// How many terms behind a denial a comparison stands that makes a limit of it, and how many behind that the number: "cannot borrow more
/// than 15".
const LIMIT_REACH: (usize, usize) = (4, 2);

/// The pairs of opposites that are comparisons: more and less, before and after.
const COMPARISONS: [i8; 2] = [2, 3];

/// The comparison by which a denial says no more than a limit: "no more than 15" are 15 at the most.
fn limit(terms: &[Term], denial: usize) -> Option<i8> {
    let near = |from: usize, most: usize| terms.iter().enumerate().skip(from).take(most);
    let (place, comparison) =
        near(denial + 1, LIMIT_REACH.0).find(|(_, term)| COMPARISONS.contains(&term.entry.opposite.abs()))?;
    let number = near(place + 1, LIMIT_REACH.1).any(|(_, term)| term.number);
    number.then_some(comparison.entry.opposite)
}

/// The terms around the denials among some terms: what is denied. None where nothing is. What is a limit alone denies nothing, unless the
/// `others` make the same comparison.
fn denied(terms: &[Term], others: &[Term], weak: bool, scope: (usize, usize)) -> Option<Vec<u32>> {
    let mut found = None;
    for (place, term) in terms.iter().enumerate() {
        if !(term.entry.negation || weak && term.entry.weak_negation) {
            continue;
        }
        let compares = |limit: i8| others.iter().any(|term| term.entry.opposite == limit);
        if limit(terms, place).is_some_and(|limit| !compares(limit)) {
            continue;
        }
        let found = found.get_or_insert_with(Vec::new);
        for (back, mut most) in [(true, scope.0), (false, scope.1)] {
            for steps in 1..=SCOPE_REACH {
                let Some(other) = away(terms, place, steps, back) else { break };
                let counts = other.sentence == term.sentence && !other.entry.common && !other.entry.negation;
                if counts && most > 0 {
                    most -= 1;
                    found.push(other.hash);
                }
            }
        }
    }
    found
}

fn negation(claim: &Text<'_>, parts: &[&Part<'_>]) -> Denial {
    let denies = claim.terms.iter().any(|term| term.entry.negation);
    match denies {
        // The nearest sentences speak of what the claim denies, and deny nothing of it.
        true => {
            let mut denial = Denial::None;
            for part in parts {
                let Some(best) = &part.sentence else { continue };
                let terms = part.text.of_sentence(best.first);
                let Some(ours) = denied(&claim.terms, terms, false, SCOPE) else { return Denial::None };
                let theirs = denied(terms, &claim.terms, true, SCOPE);
                if theirs.is_some_and(|theirs| shares(&ours, &theirs)) || says_opposite(claim, &ours, terms) {
                    return Denial::None;
                }
                let speaks = best.share >= SPEAKS && terms.iter().any(|term| ours.contains(&term.hash));
                if speaks && !has_word(part.text, terms, &QUALIFYING) {
                    denial = Denial::Clear;
                } else if denial == Denial::None {
                    denial = Denial::Likely;
                }
            }
            denial
        }
        // The nearest sentence says the same, but denies it.
        false => {
            let (mut share, mut theirs) = (DENIES, None);
            for part in parts {
                if let Some(best) = part.sentence.as_ref().filter(|best| best.share >= share) {
                    let terms = part.text.of_sentence(best.first);
                    // What is denied stands behind the denial, or before it where languages have it so.
                    let denied = |scope| denied(terms, &claim.terms, false, scope);
                    let behind = denied((0, 1)).filter(|denied| !denied.is_empty());
                    (share, theirs) = (best.share, behind.or_else(|| denied((1, 0))));
                }
            }
            let theirs = theirs.unwrap_or_default();
            let weak = claim.terms.iter().any(|term| term.entry.weak_negation);
            let same = theirs.iter().all(|term| claim.terms.iter().any(|ours| ours.hash == *term));
            if theirs.is_empty() || weak || !same {
                Denial::None
            } else if has_word(claim, &claim.terms, &QUALIFYING) {
                Denial::Likely
            } else {
                Denial::Clear
            }
        }
    }
}

/// Does a sentence say the opposite of what the claim denies, and nowhere the same? Who isn't open is closed.
fn says_opposite(claim: &Text<'_>, denied: &[u32], sentence: &[Term]) -> bool {
    let says = |opposite: i8| sentence.iter().any(|theirs| theirs.entry.opposite == opposite);
    let mut words = claim.terms.iter().filter(|ours| ours.entry.opposite != 0 && denied.contains(&ours.hash));
    words.any(|ours| says(-ours.entry.opposite) && !says(ours.entry.opposite))
}

/// How many terms around a word tell of what it is said.
const BESIDE: usize = 4;

fn beside(terms: &[Term], place: usize) -> Vec<u32> {
    let (from, to) = (place.saturating_sub(BESIDE), (place + BESIDE + 1).min(terms.len()));
    let mut beside = Vec::new();
    for term in &terms[from..to] {
        if term.sentence == terms[place].sentence && !term.entry.common && term.entry.opposite == 0 {
            beside.push(term.hash);
        }
    }
    beside
}

/// Does the nearest sentence say the opposite word, of the same, where the claim's own is nowhere near?
fn opposite(claim: &Text<'_>, parts: &[&Part<'_>]) -> bool {
    let denied = denied(&claim.terms, &[], false, SCOPE).unwrap_or_default();
    for (place, ours) in claim.terms.iter().enumerate() {
        if ours.entry.opposite != 0
            && !denied.contains(&ours.hash)
            && is_opposed(ours, &beside(&claim.terms, place), parts)
        {
            return true;
        }
    }
    false
}

/// The same for one word, with those of the claim that stand beside it.
fn is_opposed(ours: &Term, around: &[u32], parts: &[&Part<'_>]) -> bool {
    let mut against = false;
    for part in parts {
        let (Some(best), Some(window)) = (&part.sentence, &part.window) else { continue };
        // The same word of something else says nothing: "Revenue rose, while profit fell."
        let near = part.text.of_sentences(window.first, window.last);
        for (at, term) in near.iter().enumerate() {
            if (term.entry.opposite == ours.entry.opposite || term.hash == ours.hash)
                && (around.is_empty() || shares(&beside(near, at), around))
            {
                return false;
            }
        }
        let terms = part.text.of_sentence(best.first);
        // Who isn't open, or is so except on Mondays, may be closed.
        if terms.iter().any(|term| term.entry.negation) || has_word(part.text, terms, &EXCEPT) {
            continue;
        }
        for (at, theirs) in terms.iter().enumerate() {
            against |= best.share >= OPPOSITE_SHARE
                && theirs.entry.opposite == -ours.entry.opposite
                && shares(&beside(terms, at), around);
        }
    }
    against
}

/// Is one of some words among others?
fn shares(some: &[u32], others: &[u32]) -> bool {
    some.iter().any(|word| others.contains(word))
}

/// Is one of some terms of a text one of these words, in small letters?
fn has_word(text: &Text<'_>, terms: &[Term], words: &[&str]) -> bool {
    terms.iter().any(|term| words.contains(&&text.text[term.start as usize..term.end as usize]))
}

/// What may say the same as a denial, in other words: "only on Sundays", "free of charge", "until it has cooled".
const QUALIFYING: [&str; 16] = [
    "only",
    "until",
    "free",
    "nothing",
    "first",
    "prior",
    "nur",
    "bis",
    "frei",
    "erst",
    "solo",
    "hasta",
    "libre",
    "seulement",
    "seul",
    "except",
];

/// What turns what is said into its opposite for what stands behind it.
const EXCEPT: [&str; 6] = ["except", "excluding", "außer", "excepto", "salvo", "sauf"];

/// From which share of a claim a sentence is held to speak of the same, if it says the opposite.
const OPPOSITE_SHARE: f64 = 0.5;

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
    missing && parts.iter().any(|part| has_other_name(part, claim))
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

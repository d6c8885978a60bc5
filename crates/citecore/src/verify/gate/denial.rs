//! What one of two texts denies and the other says.

use super::{has_word, shares};
use crate::verify::{
    lexicon::{BEFORE, Extent, MORE},
    part::Part,
    term::{Term, away, hash},
    text::Text,
    window::MOST_TERMS,
};

/// Whether one of two texts denies what the other says.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Denial {
    None,
    /// The claim denies something, and the source nothing of it.
    Likely,
    /// And it speaks of that.
    Clear,
}

/// How many terms that count a denial reaches to, before and behind it.
pub(super) const SCOPE: (usize, usize) = (2, 3);

/// Up to how many terms away these may be.
pub(super) const SCOPE_REACH: usize = 8;

/// From which share of a claim a sentence is held to speak of the same, if it denies that.
const DENYING_SHARE: f64 = 0.6;

/// From which share of a claim that denies something a sentence is held to speak of the same.
const DENIED_SHARE: f64 = 0.7;

/// How many terms behind a denial a comparison stands that makes a limit of it, and how many behind that the number: "cannot borrow more
/// than 15".
const LIMIT_REACH: (usize, usize) = (4, 2);

/// Pairs of opposites that compare.
const COMPARISONS: [i8; 2] = [MORE, BEFORE];

/// The comparison by which a denial says no more than a limit: "no more than 15" are 15 at the most.
fn limit(terms: &[Term], denial: usize) -> Option<i8> {
    let sentence = terms[denial].sentence;
    let near = |from: usize, most: usize| {
        let behind = terms.iter().enumerate().skip(from).take(most);
        behind.take_while(|(_, term)| term.sentence == sentence)
    };
    let (place, comparison) =
        near(denial + 1, LIMIT_REACH.0).find(|(_, term)| COMPARISONS.contains(&term.entry.opposite.abs()))?;
    let number = near(place + 1, LIMIT_REACH.1).any(|(_, term)| term.number);
    number.then_some(comparison.entry.opposite)
}

/// Does a denial say no more than when something begins: "doesn't open until 9"?
fn begins_then(terms: &[Term], denial: usize) -> bool {
    let until = hash("until");
    let behind = terms[denial + 1..].iter().take(LIMIT_REACH.0);
    behind.take_while(|term| term.sentence == terms[denial].sentence).any(|term| term.form == until)
}

/// A sentence of more clauses is held as a whole.
const MOST_CLAUSES: usize = 64;

/// No sentence denies so often: what is denied of two is held against each other, which would take the square of their length.
const MOST_DENIALS: usize = 64;

/// Does a word carry a denial on to what stands behind it?
fn carries(word: &Term) -> bool {
    word.entry.extent() == Some(Extent::Carried)
}

fn has(terms: &[Term], word: u32) -> bool {
    terms.iter().any(|term| term.hash == word)
}

/// The terms around the denials among some terms: what is denied. None where nothing is. What is a limit alone denies nothing, unless the
/// `others` make the same comparison. `weak`: what denies in part counts, and what a condition denies.
pub(super) fn denied(terms: &[Term], others: &[Term], weak: bool, scope: (usize, usize)) -> Option<Vec<u32>> {
    let mut found = None;
    let mut left = MOST_DENIALS;
    for (place, term) in terms.iter().enumerate() {
        let denies = term.entry.negation && (weak || !term.conditional);
        if left == 0 || !(denies || weak && term.entry.weak_negation) {
            continue;
        }
        left -= 1;
        let compares = |limit: i8| others.iter().any(|term| term.entry.opposite == limit);
        if limit(terms, place).is_some_and(|limit| !compares(limit)) || begins_then(terms, place) {
            continue;
        }
        let found = found.get_or_insert_with(Vec::new);
        for (back, mut most) in [(true, scope.0), (false, scope.1)] {
            for steps in 1..=SCOPE_REACH {
                let Some(other) = away(terms, place, steps, back) else { break };
                // "No longer", "nicht mehr"
                let lasts = steps == 1 && !back && other.entry.opposite == MORE;
                let counts =
                    other.sentence == term.sentence && !other.entry.common && !other.entry.negation && !lasts;
                if counts && most > 0 {
                    most -= usize::from(!carries(other) || has(others, other.hash));
                    found.push(other.hash);
                }
            }
        }
    }
    found
}

/// Does the claim deny what its sources say, or a source what the claim says?
pub(super) fn negation(claim: &Text<'_>, parts: &[&Part<'_>]) -> Denial {
    if claim.terms.iter().any(|term| term.entry.negation) {
        by_claim(claim, parts)
    } else {
        by_source(claim, parts)
    }
}

/// Do the nearest sentences speak of what the claim denies, and deny nothing of it?
fn by_claim(claim: &Text<'_>, parts: &[&Part<'_>]) -> Denial {
    let mut denial = Denial::None;
    for part in parts {
        let Some(best) = &part.sentence else { continue };
        let terms = part.text.of_sentence(best.first);
        let Some(ours) = denied(&claim.terms, terms, false, SCOPE) else { return Denial::None };
        let theirs = denied(terms, &claim.terms, true, SCOPE);
        let denies = theirs.is_some();
        let same = theirs.is_some_and(|theirs| shares(&ours, &theirs));
        if same || is_joined(claim, part) || says_opposite(claim, &ours, terms) {
            return Denial::None;
        }
        let speaks = best.share >= DENIED_SHARE && terms.iter().any(|term| ours.contains(&term.hash));
        if speaks && !denies && !has_word(part.text, terms, QUALIFYING) {
            denial = Denial::Clear;
        } else if denial == Denial::None {
            denial = Denial::Likely;
        }
    }
    denial
}

/// Does the claim deny the very word that a sentence beside the nearest denies? It may join what its source has in two.
fn is_joined(claim: &Text<'_>, part: &Part<'_>) -> bool {
    let Some(window) = &part.window else { return false };
    let near = part.text.of_sentences(window.first, window.last);
    let ours = denied(&claim.terms, near, false, (0, 1));
    let theirs = denied(near, &claim.terms, false, (0, 1));
    ours.zip(theirs).is_some_and(|(ours, theirs)| shares(&ours, &theirs))
}

/// Does the nearest sentence say the same, but deny it?
fn by_source(claim: &Text<'_>, parts: &[&Part<'_>]) -> Denial {
    let (mut share, mut theirs, mut source, mut weak) = (DENYING_SHARE, None, claim, false);
    for part in parts {
        if let Some(best) = part.sentence.as_ref().filter(|best| best.share >= share) {
            let terms = without_what_others_say(claim, part.text, part.text.of_sentence(best.first));
            // What is denied stands behind the denial, or before it where languages have it so.
            let denied = |scope| {
                let mut denied = denied(&terms, &claim.terms, false, scope)?;
                denied.retain(|&word| {
                    has(&claim.terms, word) || !terms.iter().any(|term| term.hash == word && carries(term))
                });
                Some(denied)
            };
            let behind = denied((0, 1)).filter(|denied| !denied.is_empty());
            // "Rejected" of both denies nothing of what the source says of it.
            let answers = |ours: &Term| ours.entry.weak_negation && !has(&terms, ours.hash);
            weak = claim.terms.iter().take(MOST_TERMS).any(answers);
            (share, theirs, source) = (best.share, behind.or_else(|| denied((1, 0))), part.text);
        }
    }
    let theirs = theirs.unwrap_or_default();
    let is_said = |theirs: u32| {
        claim.terms.iter().any(|ours| ours.hash == theirs || inflects(claim, ours, source, theirs))
    };
    let same = theirs.iter().all(|&term| is_said(term));
    if theirs.is_empty() || weak || !same {
        Denial::None
    } else if has_word(claim, &claim.terms, QUALIFYING) {
        Denial::Likely
    } else {
        Denial::Clear
    }
}

/// The terms of a sentence without the clauses that deny of another thing what a clause says of the claim's: "The first has no fee; the
/// second has a fee."
fn without_what_others_say(claim: &Text<'_>, source: &Text<'_>, sentence: &[Term]) -> Vec<Term> {
    let mut clauses: Vec<Said<'_>> = Vec::new();
    let mut from = 0;
    for to in 1..=sentence.len() {
        if sentence.get(to).is_some_and(|next| !source.divides(&sentence[to - 1], next)) {
            continue;
        }
        if clauses.len() == MOST_CLAUSES {
            return sentence.to_vec();
        }
        clauses.push(Said::new(&sentence[from..to], claim));
        from = to;
    }
    let mut left = Vec::with_capacity(sentence.len());
    for clause in &clauses {
        let says_more = |other: &Said<'_>| {
            let all =
                !clause.claimed.is_empty() && clause.claimed.iter().all(|word| other.claimed.contains(word));
            !other.denies && all && other.claimed.len() > clause.claimed.len()
        };
        if !clause.denies || !clauses.iter().any(says_more) {
            left.extend_from_slice(clause.terms);
        }
    }
    left
}

/// A part of a sentence.
struct Said<'t> {
    terms: &'t [Term],
    denies: bool,
    /// The words of the claim that it has.
    claimed: Vec<u32>,
}

impl<'t> Said<'t> {
    fn new(terms: &'t [Term], claim: &Text<'_>) -> Self {
        let mut claimed = Vec::new();
        for ours in claim.terms.iter().take(MOST_TERMS).filter(|ours| !ours.entry.common) {
            let is =
                |theirs: &Term| theirs.hash == ours.hash || theirs.family == ours.family && ours.family != 0;
            if terms.iter().any(is) {
                claimed.push(ours.hash);
            }
        }
        Self { terms, denies: terms.iter().any(|term| term.entry.negation), claimed }
    }
}

/// Is a word of the claim a form of a word of the source, which stems of short words don't tell: "used" of "use"?
fn inflects(claim: &Text<'_>, ours: &Term, source: &Text<'_>, theirs: u32) -> bool {
    const ENDINGS: [&str; 5] = ["d", "ed", "s", "es", "ing"];
    let Some(theirs) = source.terms.iter().find(|term| term.hash == theirs) else { return false };
    let (ours, theirs) = (ours.written(claim.text), theirs.written(source.text));
    theirs.len() > 2 && ours.strip_prefix(theirs).is_some_and(|ending| ENDINGS.contains(&ending))
}

/// Does a sentence say the opposite of what the claim denies, and nowhere the same? Who isn't open is closed.
fn says_opposite(claim: &Text<'_>, denied: &[u32], sentence: &[Term]) -> bool {
    let says = |opposite: i8| sentence.iter().any(|theirs| theirs.entry.opposite == opposite);
    let mut words = claim.terms.iter().filter(|ours| ours.entry.opposite != 0 && denied.contains(&ours.hash));
    words.any(|ours| says(-ours.entry.opposite) && !says(ours.entry.opposite))
}

/// What may say the same as a denial, in other words: "only on Sundays", "free of charge", "until it has cooled".
const QUALIFYING: &str =
    "only until free nothing first prior nur bis frei erst solo hasta libre seulement seul except";

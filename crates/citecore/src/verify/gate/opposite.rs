//! Words of the claim whose opposites its sources say.

use super::{
    denial::{SCOPE, denied},
    has_word, shares,
};
use crate::verify::{part::Part, term::Term, text::Text};

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

/// How far behind a word the next one is looked for that tells of what it is said, in terms.
const BEHIND: usize = 8;

/// The next term behind a word that tells of what it is said: "closed on Sundays".
fn behind(terms: &[Term], place: usize) -> Option<u32> {
    let mut later =
        terms[place + 1..].iter().take(BEHIND).take_while(|term| term.sentence == terms[place].sentence);
    later.find(|term| !term.entry.common && term.entry.opposite == 0).map(|term| term.hash)
}

/// Does the nearest sentence say the opposite word, of the same, where the claim's own is nowhere near?
pub(super) fn opposite(claim: &Text<'_>, parts: &[&Part<'_>]) -> bool {
    let denied = denied(&claim.terms, &[], false, SCOPE).unwrap_or_default();
    for (place, ours) in claim.terms.iter().enumerate() {
        if ours.entry.opposite != 0 && !denied.contains(&ours.hash) && is_opposed(&claim.terms, place, parts)
        {
            return true;
        }
    }
    false
}

/// The same for one word of the claim.
fn is_opposed(claim: &[Term], place: usize, parts: &[&Part<'_>]) -> bool {
    let (ours, around, of) = (&claim[place], &beside(claim, place), behind(claim, place));
    let mut against = false;
    for part in parts {
        let (Some(best), Some(window)) = (&part.sentence, &part.window) else { continue };
        let terms = part.text.of_sentence(best.first);
        let is_opposite = |theirs: &Term| theirs.entry.opposite == -ours.entry.opposite;
        let told = of.is_some()
            && terms.iter().enumerate().any(|(at, theirs)| is_opposite(theirs) && behind(terms, at) == of);
        // The same word of something else says nothing: "Revenue rose, while profit fell."
        let near = part.text.of_sentences(window.first, window.last);
        for (at, term) in near.iter().enumerate() {
            if (term.entry.opposite == ours.entry.opposite || term.hash == ours.hash)
                && (around.is_empty() || shares(&beside(near, at), around))
                && !(told && behind(near, at) != of)
            {
                return false;
            }
        }
        // Who isn't open, or is so except on Mondays, may be closed.
        if terms.iter().any(|term| term.entry.negation) || has_word(part.text, terms, &EXCEPT) {
            continue;
        }
        for (at, theirs) in terms.iter().enumerate() {
            against |=
                best.share >= OPPOSITE_SHARE && is_opposite(theirs) && shares(&beside(terms, at), around);
        }
    }
    against
}

/// What turns what is said into its opposite for what stands behind it.
const EXCEPT: [&str; 6] = ["except", "excluding", "außer", "excepto", "salvo", "sauf"];

/// From which share of a claim a sentence is held to speak of the same, if it says the opposite.
const OPPOSITE_SHARE: f64 = 0.5;

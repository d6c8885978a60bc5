//! Words of the claim whose opposites its sources say.

use super::{
    denial::{SCOPE, SCOPE_REACH, denied, is_one},
    shares,
};
use crate::{
    place::{has, is_among},
    verify::{
        lexicon::{BEFORE, Extent, MORE, OPEN, WITH},
        part::Part,
        term::{Term, away},
        text::Text,
    },
};

/// How many terms that count tell of what a word is said, before and behind it each.
const BESIDE: usize = 4;

fn beside(terms: &[Term], place: usize) -> Vec<u32> {
    let mut beside = Vec::new();
    for &back in &[true, false] {
        let mut left = BESIDE;
        for steps in 1..=SCOPE_REACH {
            let Some(term) = away(terms, place, steps, back) else { break };
            let counts =
                term.sentence == terms[place].sentence && !term.entry.common && term.entry.opposite == 0;
            if counts && left > 0 {
                left -= 1;
                beside.push(term.hash);
            }
        }
    }
    beside
}

/// Does the nearest sentence say the opposite word, of the same, where the claim's own is nowhere near?
pub(super) fn opposite(claim: &Text<'_>, parts: &[&Part<'_>]) -> bool {
    let denied = denied(&claim.terms, &[], false, SCOPE).unwrap_or_default();
    // The pairs of which the claim says one word or the other.
    let (mut firsts, mut seconds) = (0_u64, 0_u64);
    for term in &claim.terms {
        let pair = 1 << (term.entry.opposite.unsigned_abs() & 63);
        if term.entry.opposite > 0 { firsts |= pair } else { seconds |= pair }
    }
    for (place, ours) in claim.terms.iter().enumerate() {
        // Who says both says neither of the same.
        let both = firsts & seconds & 1 << (ours.entry.opposite.unsigned_abs() & 63) != 0;
        // Who may not enter under 18 may over 18.
        let turned = ours.entry.opposite.abs() == MORE && claim.terms.iter().any(|term| term.entry.negation);
        if ours.entry.opposite != 0
            && !both
            && !turned
            && !denied.contains(&ours.hash)
            && is_opposed(claim, ours, &beside(&claim.terms, place), parts)
        {
            return true;
        }
    }
    false
}

/// The same for one word, with those of the claim that stand beside it.
fn is_opposed(claim: &Text<'_>, ours: &Term, around: &[u32], parts: &[&Part<'_>]) -> bool {
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
        if terms.iter().any(|term| term.entry.negation || is_one(term, OTHERWISE))
            || terms.iter().any(|term| term.entry.extent() == Some(Extent::Excepted))
        {
            continue;
        }
        for (at, theirs) in terms.iter().enumerate() {
            against |= best.share >= OPPOSITE_SHARE
                && theirs.entry.opposite == -ours.entry.opposite
                && shares(&beside(terms, at), around)
                && !(ours.entry.opposite.abs() == OPEN && (lasts(claim, ours) || lasts(part.text, theirs)))
                && !has_turned(claim, ours, part.text, theirs);
        }
    }
    against
}

/// What says how it is beyond a bound that is told: "free over $50, otherwise $5".
const OTHERWISE: &str = "otherwise|sonst|ansonsten|sinon|altrimenti|अन्यथा";

/// Does a sentence say of what is open, or closed, until when it is so? Who is open until nine closes at nine.
fn lasts(text: &Text<'_>, term: &Term) -> bool {
    let terms = text.of_sentence(term.sentence as usize);
    terms.iter().enumerate().any(|(at, until)| {
        is_among(UNTIL, until.written(text.text))
            && [true, false].iter().any(|&back| {
                (1..=3).any(|steps| away(terms, at, steps, back).is_some_and(|term| term.number))
            })
    })
}

/// What stands beside the time until which something lasts.
const UNTIL: &str = "until till to bis jusqu à hasta a até तक 까지 まで";

/// Has what two words of time or comparison join changed places with them: "save it before closing", "after saving it, close"?
fn has_turned(claim: &Text<'_>, ours: &Term, source: &Text<'_>, theirs: &Term) -> bool {
    let next = |text: &Text<'_>, term: &Term| {
        let behind = text.terms_before(term.start + 1);
        let mut compares = false;
        for next in text.terms[behind..].iter().take_while(|next| next.sentence == term.sentence) {
            let written = next.written(text.text);
            compares |= is_among(THAN, written);
            if written == "which" || next.entry.negation {
                return (None, true);
            }
            if !next.entry.common {
                // "15 December" and "December 15": their numbers are compared by themselves.
                return (Some(if next.number { 0 } else { next.hash }), compares);
            }
        }
        (None, compares)
    };
    let ((ours_next, ours_compares), (theirs_next, theirs_compares)) =
        (next(claim, ours), next(source, theirs));
    let joins = [BEFORE, WITH].contains(&ours.entry.opposite.abs()) || ours_compares && theirs_compares;
    // Elsewhere than in Latin letters these words stand behind what they join.
    joins && !has(ours.written(claim.text), |c| c > '\u{24f}') && ours_next != theirs_next
}

/// What a comparison compares with.
const THAN: &str = "than als que di";

/// From which share of a claim a sentence is held to speak of the same, if it says the opposite.
const OPPOSITE_SHARE: f64 = 0.5;

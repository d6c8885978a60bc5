//! What one of two texts says of members, and the other of non-members.

use super::{inflected::can_be, opposite::OPPOSITE_SHARE};
use crate::verify::{
    gate::{MOST_PARTS, has_stem},
    support::{MOST_TERMS, Part},
    term::Term,
    text::Text,
};

/// Has the nearest sentence a word that denies one of the claim's by what it begins with, or the other way round, and no sentence beside it
/// the claim's own?
pub(super) fn is_prefixed(claim: &Text<'_>, parts: &[&Part<'_>]) -> bool {
    let ours = looked_at(&claim.terms);
    // What is near in each is looked at for each.
    let parts = &parts[..parts.len().min(MOST_PARTS)];
    parts.iter().any(|part| {
        let Some(best) = part.nearest(OPPOSITE_SHARE) else { return false };
        let theirs = looked_at(part.text.of_sentence(best.first));
        let is_said = |word: u32| parts.iter().any(|part| is_near(part, word));
        let theirs_deny =
            |term: &Term| denies_one_of(term, part.text, theirs, (claim, ours)) && !is_said(term.denies);
        let ours_deny =
            |term: &Term| denies_one_of(term, claim, ours, (part.text, theirs)) && !is_said(term.hash);
        // Who isn't a member is a non-member.
        (theirs.iter().any(theirs_deny) || ours.iter().any(ours_deny)) && denies(ours) == denies(theirs)
    })
}

/// Who isn't one of those that are named: "Members enter free, others pay $5."
const OTHERS: &str = "others else rest andere anderen ubrigen autres otros demas altri outros";

/// No more words of a text than these are held against those of another.
fn looked_at(terms: &[Term]) -> &[Term] {
    &terms[..terms.len().min(MOST_TERMS)]
}

/// "Without damage" is undamaged, too.
fn denies(terms: &[Term]) -> bool {
    terms.iter().any(|term| term.entry.negation || term.entry.weak_negation && term.denies == 0)
}

/// Does a word deny one of some others, where neither they nor its own text tell the two apart?
fn denies_one_of(word: &Term, text: &Text<'_>, own: &[Term], (other, others): (&Text<'_>, &[Term])) -> bool {
    let can_be = |done: &Term| can_be(done.written(other.text), word.written(text.text));
    word.denies != 0
        && !has_stem(own, word.denies)
        && (has_stem(others, word.denies) || others.iter().any(can_be))
        && !has_stem(others, word.hash)
        && !word.is_one("unless unlike")
        && !others.iter().any(|term| term.is_one(OTHERS))
}

fn is_near(part: &Part<'_>, word: u32) -> bool {
    part.window.as_ref().is_some_and(|near| has_stem(part.text.of_sentences(near.first, near.last), word))
}

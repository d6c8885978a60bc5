//! What is so until something, and what is so after it: "You can cancel until dispatch", and "after dispatch".

use super::opposite::OPPOSITE_SHARE;
use crate::verify::{
    lexicon::BEFORE,
    support::Part,
    term::{Term, deny},
    text::{Text, joining},
};

/// Has the claim an "after" before what the nearest sentence has an "until" before, or the other way round, and does neither deny anything,
/// nor say what turns it?
pub(super) fn is_after_end(claim: &Text<'_>, parts: &[&Part<'_>]) -> bool {
    let turns = |terms: &[Term]| {
        let turns =
            |term: &Term| ![0, BEFORE].contains(&term.entry.opposite.abs()) || term.entry.weak_negation;
        deny(terms) || terms.iter().any(turns)
    };
    parts.iter().any(|part| {
        part.nearest(OPPOSITE_SHARE).is_some_and(|best| {
            let terms = part.text.of_sentence(best.first);
            is_on_other_side(claim, part.text, terms) && !turns(&claim.terms) && !turns(terms)
        })
    })
}

/// Has the claim an "after" before what a sentence has an "until" before, or the other way round? "Closed after dusk" is what is open until
/// then.
pub(super) fn is_on_other_side(claim: &Text<'_>, source: &Text<'_>, sentence: &[Term]) -> bool {
    claim.terms.iter().enumerate().any(|(at, term)| {
        let until = is_until(claim, term);
        (until || is_after(term))
            && end_of(&claim.terms, at).is_some_and(|end| {
                has_end(source, sentence, end, !until) && !has_end(source, sentence, end, until)
            })
    })
}

fn is_until(text: &Text<'_>, term: &Term) -> bool {
    term.is_written(text.text, joining::UNTIL)
}

fn is_after(term: &Term) -> bool {
    term.entry.opposite == -BEFORE
}

/// Has a sentence an "until", or else an "after", before what happens?
fn has_end(text: &Text<'_>, terms: &[Term], end: u32, until: bool) -> bool {
    terms.iter().enumerate().any(|(at, term)| {
        (if until { is_until(text, term) } else { is_after(term) }) && end_of(terms, at) == Some(end)
    })
}

/// What happens at the end that a word names: the next that counts. Numbers are held against each other by themselves.
fn end_of(terms: &[Term], at: usize) -> Option<u32> {
    let next = terms[at + 1..].iter().find(|next| !next.entry.common)?;
    (!next.number && next.sentence == terms[at].sentence).then_some(next.hash)
}

//! What one of two texts says of members, and the other of non-members.

use super::{
    inflected::can_be,
    opposite::{OPPOSITE_SHARE, clause},
};
use crate::verify::{
    gate::{MOST_PARTS, has_stem, stretched::ONLY},
    support::{MOST_TERMS, Part},
    term::{Term, deny},
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
        // Who isn't a member is a non-member.
        theirs.iter().any(|word| {
            denies_one_of(word, part.text, theirs, (claim, ours))
                && !is_said(word.denies)
                && are_opposed(word, (part.text, theirs), (claim, ours))
        }) || ours.iter().any(|word| {
            denies_one_of(word, claim, ours, (part.text, theirs))
                && !is_said(word.hash)
                && are_opposed(word, (claim, ours), (part.text, theirs))
        })
    })
}

/// Who isn't one of those that are named: "Members enter free, others pay $5."
const OTHERS: &str = "others else rest andere anderen ubrigen autres otros demas altri outros";

/// No more words of a text than these are held against those of another.
fn looked_at(terms: &[Term]) -> &[Term] {
    &terms[..terms.len().min(MOST_TERMS)]
}

/// Do a word that denies another one and that other one say opposite things, as both are denied, or neither is?
fn are_opposed(
    word: &Term,
    (text, own): (&Text<'_>, &[Term]),
    (other, others): (&Text<'_>, &[Term]),
) -> bool {
    let is_other =
        |term: &Term| term.hash == word.denies || can_be(term.written(other.text), word.written(text.text));
    // "Only unused items can be returned" says it of no others, as "only used ones" does.
    let is_word = |term: &Term| term.hash == word.hash;
    if is_of_no_others(text, own, is_word) {
        return !deny_of(other, others, is_other);
    }
    if is_of_no_others(other, others, is_other) {
        return !deny_of(text, own, is_word);
    }
    is_denied(own, |term| term.hash == word.hash) == is_denied(others, is_other)
}

/// Does an "only" stand before a word?
fn is_of_no_others(text: &Text<'_>, terms: &[Term], is_word: impl Fn(&Term) -> bool) -> bool {
    let place = terms.iter().position(is_word).unwrap_or_default();
    let before = &terms[place.saturating_sub(ONLY_REACH)..place];
    before.iter().any(|term| term.is_written_in_any_case(text.text, ONLY))
}

/// Does the clause that a word stands in deny anything?
fn deny_of(text: &Text<'_>, terms: &[Term], is_word: impl Fn(&Term) -> bool) -> bool {
    terms.iter().position(is_word).is_some_and(|place| deny(clause(text, terms, place)))
}

/// How many terms before a word an "only" stands.
const ONLY_REACH: usize = 2;

/// What lies outside something isn't of it.
const OUTSIDE: &str = "outside ausserhalb hors fuera";

/// How many terms before a word what denies it stands, or behind it: "not very safe", "안전하지 않다".
const DENIED_REACH: usize = 3;

/// Is a word denied beside it? "Without damage" is undamaged, too.
fn is_denied(terms: &[Term], is_word: impl Fn(&Term) -> bool) -> bool {
    let denies = |term: &Term| term.denies == 0 && (term.entry.negation || term.entry.weak_negation);
    (0..terms.len()).filter(|&at| is_word(&terms[at])).any(|at| {
        let (before, behind) = (at.saturating_sub(DENIED_REACH), (at + 1 + DENIED_REACH).min(terms.len()));
        terms[before..at].iter().any(|term| denies(term) || term.is_one(OUTSIDE))
            || terms[at + 1..behind].iter().any(|term| term.entry.behind && denies(term))
    })
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

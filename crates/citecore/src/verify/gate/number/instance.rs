//! A number of the case that a claim is about, rather than of what it tells of that: "At 24 you are too young", of "drivers must be 25 or
//! older". It is the reader's, so that no source has to have it. Whether what is told of its bounds holds of the case is more than words
//! tell: it refutes nothing.

use super::possible::{is_like_or_age, is_near, is_within};
use crate::{
    phrases::phrase_at,
    place::has,
    verify::{
        gate::{Case, has_word},
        lexicon::{Hedge, Unit},
        number::{ARTICLES, Quantity, way},
        term::deny,
        text::Text,
    },
    words::is_comma,
};

/// What begins to tell of a case with an article behind it: "for a £30 dispute".
const FOR: &str = "for on für pour para per";

/// What does with a number behind it as well: "bei 150 Abzügen".
const WITH: &str = "with bei con avec par mit";

/// What does right before an age, or a bare number that may be one.
const AT: &str = "at à a con mit";

/// What stands before an age behind the one whose it is: "un enfant de 5 ans".
const OF: &str = "de of von";

/// What stands behind one.
const OLD: &str = "-old| old|s old";

/// What says that the case is beyond a bound.
const TOO: &str = "too zu trop demasiado troppo demais";

/// How many terms before the number its sentence begins at the most.
const REACH: usize = 8;

/// Is a number of the claim one of its case, and have its sources a bound for such? It is within one of these, or the claim says
/// that it isn't, or those that it is beyond stand far from what bears on the claim.
pub(super) fn is_instance(Case { claim, parts, .. }: Case<'_>, ours: &Quantity) -> bool {
    if ours.is_calendar() || ours.hedge != Hedge::Exact || !is_of_case(claim, ours) {
        return false;
    }
    let (mut beyond, mut elsewhere) = (false, false);
    for part in parts {
        let all = &part.text.quantities;
        for (at, theirs) in all.iter().enumerate().filter(|(_, theirs)| is_like_or_age(ours, theirs)) {
            let before = at.checked_sub(1).map(|before| &all[before]);
            let begins = all.get(at + 1).is_some_and(|next| next.second);
            let bound = Quantity { hedge: way(part.text.text, theirs), ..*theirs };
            if begins || !theirs.second && bound.hedge == Hedge::Exact {
                continue;
            }
            if is_within(ours, &bound, before) {
                return true;
            }
            if is_near(part, theirs) {
                beyond = true;
            } else {
                elsewhere = true;
            }
        }
    }
    if beyond { deny(&claim.terms) || has_word(claim, &claim.terms, TOO) } else { elsewhere }
}

/// Does a sentence tell by a number what case it is about: what it begins with, if a condition, or an age?
fn is_of_case(claim: &Text<'_>, ours: &Quantity) -> bool {
    let terms = claim.of_sentence(claim.sentence_at(ours.start));
    let place = terms.partition_point(|term| term.end <= ours.start);
    let (Some(first), Some(own)) = (terms.first(), terms.get(place)) else { return false };
    if own.conditional {
        return true;
    }
    let is_age = ours.unit == Unit::YEAR;
    let is =
        |at: usize, words| terms.get(at).is_some_and(|term| term.is_written_in_any_case(claim.text, words));
    if is_age && place > 0 && (is(place - 1, OF) || phrase_at(claim.text, ours.behind as usize, OLD) > 0) {
        return true;
    }
    let before = &claim.text[first.start.min(ours.start) as usize..ours.start as usize];
    if place > REACH || has(before, is_comma) {
        return false;
    }
    match place {
        0 => false,
        1 => is(0, WITH) || is(0, ARTICLES) || is(0, AT) && (is_age || !ours.is_measured()),
        2 => (is(0, WITH) || is(0, FOR)) && is(1, ARTICLES),
        _ if is(0, ARTICLES) => is_age,
        _ => (is(0, WITH) || is(0, FOR)) && is(1, ARTICLES) && is(place - 1, OF),
    }
}

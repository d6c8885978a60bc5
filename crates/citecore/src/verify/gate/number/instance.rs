//! A number of the case that a claim is about, rather than of what it tells of that: "At 24 you are too young", of "drivers must be 25 or
//! older". It is the reader's, so that no source has to have it. Whether what is told of its bounds holds of the case is more than words
//! tell: it refutes nothing.

use super::possible::{is_like_or_age, is_within};
use crate::{
    place::{begins, has},
    verify::{
        gate::{Case, has_word},
        lexicon::{Hedge, Unit},
        number::{Quantity, Written, way},
        support::Part,
        term::{Term, deny},
        text::Text,
    },
    words::{is_comma, is_unspaced},
};

/// What begins to tell of a case with a determiner behind it: "for a £30 dispute".
const FOR: &str = "for on für pour para per";

/// What does with a number behind it as well: "bei 150 Abzügen".
const WITH: &str = "with bei con avec par mit";

/// What does right before an age, or a bare number that may be one.
const AT: &str = "at à";

/// What begins a condition, beside "if".
const WHEN: &str = "when once sobald quand lorsque cuando quando";

/// What stands before whose case it is.
const DETERMINERS: &str = "a an the your my ein eine einen einem einer ihr ihre ihren ihrem dein un une votre ton le la una tu su el";

/// What stands before what the case is of: "a delay of 40 minutes".
const OF: &str = "of de von";

/// What says that the case is beyond a bound.
const TOO: &str = "too zu trop demasiado troppo demais";

/// How many terms before the number its sentence begins at the most.
const REACH: usize = 8;

/// Is a number of the claim one of its case, and have its sources a bound for such? It is within one of these, or the claim says that it isn't,
/// or those that it is beyond stand far from what bears on the claim.
pub(super) fn is_instance(Case { claim, parts, .. }: Case<'_>, ours: &Quantity) -> bool {
    let counts = match ours.written {
        Written::Digits => true,
        Written::Words => ours.is_measured() && !begins(claim.text, ours.start as usize, is_unspaced),
        _ => false,
    };
    if !counts || ours.is_calendar() || ours.hedge != Hedge::Exact || !is_of_case(claim, ours) {
        return false;
    }
    let (mut beyond, mut elsewhere) = (false, false);
    for part in parts {
        let all = &part.text.quantities;
        for (at, theirs) in all.iter().enumerate().filter(|(_, theirs)| is_like_or_age(ours, theirs)) {
            let sentence = part.text.sentence_at(theirs.start);
            let begins = all.get(at + 1).is_some_and(|next| next.second);
            let bound = Quantity { hedge: way(part.text.text, theirs), ..*theirs };
            if begins {
                continue;
            }
            if !theirs.second && bound.hedge == Hedge::Exact {
                // It says the same of another number.
                if is_best(part, sentence) && part.given[at] == 0 {
                    return false;
                }
            } else if is_within(ours, &bound, at.checked_sub(1).map(|before| &all[before])) {
                elsewhere |= part.has_near(theirs) || part.families(sentence) != 0;
            } else if part.has_near(theirs) {
                beyond = true;
            } else {
                elsewhere = true;
            }
        }
    }
    elsewhere || beyond && is_excluded(claim, parts)
}

/// Is it the sentence of a source that has most of the claim?
fn is_best(part: &Part<'_>, sentence: usize) -> bool {
    part.sentence.as_ref().is_some_and(|best| best.contains(sentence))
}

/// Does a claim say that its case is beyond a bound: "you are too young", "you can't", where the sources deny nothing?
fn is_excluded(claim: &Text<'_>, parts: &[&Part<'_>]) -> bool {
    let denies =
        |part: &&Part<'_>| part.sentence.as_ref().is_some_and(|best| deny(part.text.of_sentence(best.first)));
    has_word(claim, &claim.terms, TOO)
        || claim.terms.iter().any(|term| term.entry.negation && !term.free) && !parts.iter().any(denies)
}

/// Does a sentence begin to tell by a number what case it is about?
fn is_of_case(claim: &Text<'_>, ours: &Quantity) -> bool {
    let terms = claim.of_sentence(claim.sentence_at(ours.start));
    let place = terms.partition_point(|term| term.end <= ours.start);
    let (Some(first), Some(own)) = (terms.first(), terms.get(place)) else { return false };
    let before = claim.text.get(first.start as usize..ours.start as usize).unwrap_or_default();
    if own.conditional || place == 0 || place > REACH || has(before, is_comma) {
        return own.conditional;
    }
    let is = |term: &Term, words| term.is_written_in_any_case(claim.text, words);
    let is_age = ours.unit == Unit::YEAR;
    let [second, last] = [&terms[1], &terms[place - 1]];
    let opens = is(first, WITH) || is(first, FOR);
    is(first, WHEN)
        || place == 1
            && (is(first, WITH) || is(first, DETERMINERS) || is(first, AT) && (is_age || !ours.is_measured()))
        || opens && is(second, DETERMINERS) && (place == 2 || is(last, OF))
        || is_age && is(first, DETERMINERS)
}

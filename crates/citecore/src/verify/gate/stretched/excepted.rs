//! A claim that says of all what its source says of all but some: "All items can be returned", of "All items except gift cards can be
//! returned"; or that makes an exception of what its source says it of: "All plans except Basic include it", of "Basic includes it".

use super::ONLY;
use crate::verify::{
    gate::{excepts, has_phrase, has_stem, has_word},
    lexicon::Extent,
    term::{Term, deny},
    text::Text,
};

/// What makes an exception of what stands before it.
pub(super) const EXCEPTED_BEFORE: &str = "not including|를 제외|을 제외|を除|以外";

/// What begins what is so of the exception, and within how many terms.
const NEAR: usize = 5;
const WHEN: &str = "that which when where wann wenn wo donde cuando quand dove quando";

/// How many terms behind an "all" stands what all of is meant.
const OF_ALL: usize = 3;

/// How many terms before what makes an exception a clause of that may begin: ", with the exception of".
const BEGUN: usize = 3;

/// Does a claim say without an exception what a sentence says with one?
pub(super) fn leaves_out_exception(claim: &Text<'_>, source: &Text<'_>, sentence: usize) -> bool {
    let all = |terms: &[Term], of: Option<&Term>| {
        terms.iter().enumerate().find_map(|(at, term)| {
            let things = if term.entry.period().is_some() {
                &terms[at..=at]
            } else if term.entry.extent() == Some(Extent::All) {
                &terms[at + 1..(at + 1 + OF_ALL).min(terms.len())]
            } else {
                return None;
            };
            let thing = things
                .iter()
                .find(|thing| !thing.entry.common && of.is_none_or(|of| of.hash == thing.hash))?;
            Some((at, *thing))
        })
    };
    // Asked first: hardly any claim says "all".
    let Some((_, thing)) = all(&claim.terms, None) else { return false };
    let terms = source.of_sentence(sentence);
    let excepted = terms.iter().position(excepts);
    let told = excepted.is_some() || has_phrase(source.sentence(sentence), EXCEPTED_BEFORE);
    if !told
        || deny(&claim.terms)
        || claim.terms.iter().any(excepts)
        || has_phrase(claim.text, EXCEPTED_BEFORE)
    {
        return false;
    }
    let Some((at, _)) = all(terms, Some(&thing)) else { return false };
    // "Daily from 10 to 6, except on Thursdays, when it is open until 9"
    if excepted.is_some_and(|excepted| terms[excepted..].iter().take(NEAR).any(|term| term.is_one(WHEN))) {
        return false;
    }
    // "All of it is free, and it can be returned except on Sundays"
    let divided = |place: usize| source.divides(&terms[place - 1], &terms[place]);
    excepted
        .is_none_or(|excepted| excepted < at || !(at + 1..(excepted + 1).saturating_sub(BEGUN)).any(divided))
}

/// What makes an exception and says nothing else, as "apart from" does.
const EXCEPT: &str = "except but ausser ausgenommen sauf hormis salvo excepto";

/// Does a claim make an exception of something of which a sentence of one clause says the same, without a limit? What an exception begins
/// with says something else: "Except for cards, PayPal is accepted."
pub(super) fn excepts_what_is_so(claim: &Text<'_>, source: &Text<'_>, sentence: usize) -> bool {
    let excepted = claim.terms.iter().skip(1).position(|term| excepts(term) && term.is_one(EXCEPT));
    let Some(place) = excepted else { return false };
    let thing = claim.terms[place + 2..].iter().take(OF_ALL).find(|term| !term.entry.common);
    let terms = source.of_sentence(sentence);
    let limits = |term: &Term| {
        term.entry.negation || term.entry.weak_negation || excepts(term) || term.entry.hedge().is_some()
    };
    thing.is_some_and(|thing| has_stem(terms, thing.hash))
        && !terms.iter().any(limits)
        && !has_word(source, terms, ONLY)
        && !terms.windows(2).any(|two| source.divides(&two[0], &two[1]))
}

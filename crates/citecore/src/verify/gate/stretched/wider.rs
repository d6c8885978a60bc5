//! A claim that says of all, or of more, what its source says of some: "All plans include it", of "The Enterprise plan includes it"; "Orders
//! ship free", of "Orders over $50 ship free".
//!
//! [`is_wider`] asks for all of this. What has a count, an exception, a proviso, "most" or a length of time is told by files of their own.

use super::{
    ONLY, Scope,
    absolute::{has_proviso, is_absolute},
    counted::is_of_counted,
    excepted::{excepts_what_is_so, leaves_out_exception},
    extent, has_extent,
    lasting::is_for_a_time,
    mostly::is_of_some,
};
use crate::verify::{
    gate::{excepts, has_phrase},
    lexicon::Extent,
    support::Search,
    term::Term,
    text::Text,
};

/// Does a claim speak of all, or of more, where a sentence speaks of some?
pub(super) fn is_wider(
    claim: &Text<'_>,
    search: &Search,
    scope: &Scope,
    source: &Text<'_>,
    sentence: usize,
) -> bool {
    let (terms, written) = (source.of_sentence(sentence), source.sentence(sentence));
    let fewer = !scope.some && is_of_fewer(claim, search, source, terms, scope.all);
    let all_others = |place: usize| terms[place + 1..].iter().take(OTHERS_BEHIND).any(is_other);
    // "For orders over $50 only" speaks of no others.
    let (mut of_all, mut of_others) = (false, false);
    for (place, term) in terms.iter().enumerate() {
        if extent(terms, place) == Some(Extent::All) && !term.is_written_in_any_case(source.text, ONLY) {
            *(if all_others(place) { &mut of_others } else { &mut of_all }) = true;
        }
    }
    let same = claim.terms.iter().any(|term| is_other(term) || excepts(term));
    of_all |= of_others && same;
    let of_some = fewer
        || of_others && !same
        || has_extent(terms, Extent::Some)
        || is_of_a_kind(claim, search, terms)
        || scope.all && has_phrase(written, ONLY_UNSPACED);
    (scope.all || fewer) && of_some && !of_all
        || scope.all && is_of_counted(claim, search, source, terms)
        || leaves_out_exception(claim, source, sentence)
        || excepts_what_is_so(claim, source, sentence)
        || has_proviso(source, sentence) && is_absolute(claim)
        || is_of_some(claim, terms)
        || is_for_a_time(claim, source, sentence)
}

/// How many terms behind an "all" stand the others: "everyone else", "tous les autres".
const OTHERS_BEHIND: usize = 2;

/// Others than those that are told of. "All other than these" are nearly all.
fn is_other(term: &Term) -> bool {
    term.is_one(OTHERS) && term.entry.extent() != Some(Extent::Excepted)
}

const OTHERS: &str = "other others else andere anderen autres otros otras demas altri outros";

/// "Only" in Chinese and Japanese.
const ONLY_UNSPACED: &str = "仅|僅|只有|只能|のみ|に限|だけ";

/// Are what the claim says "all" of in a sentence those of a kind that it doesn't name: "all plans", of "the Enterprise plan"?
fn is_of_a_kind(claim: &Text<'_>, search: &Search, sentence: &[Term]) -> bool {
    let all = claim.terms.iter().position(|term| term.entry.extent() == Some(Extent::All));
    let next = all.and_then(|all| claim.terms.get(all + 1));
    let of = |term: &Term| next.is_some_and(|next| next.hash == term.hash) && !term.entry.common;
    let mut kinds = sentence.windows(2).filter(|two| of(&two[1])).peekable();
    kinds.peek().is_some()
        && kinds.all(|two| !two[0].entry.common && !two[0].number && search.place(&two[0]).is_none())
}

/// Are those that the claim speaks of in a sentence only such as have more to them, which it leaves out: "customers with a monthly plan", where
/// it speaks of all, or else one that a number tells, "orders over $50"?
fn is_of_fewer(claim: &Text<'_>, search: &Search, source: &Text<'_>, sentence: &[Term], all: bool) -> bool {
    let place = claim
        .terms
        .iter()
        .position(|term| if all { term.entry.extent() == Some(Extent::All) } else { !term.entry.common });
    let Some(place) = place.map(|place| place + usize::from(all)) else { return false };
    let Some(subject) = claim.terms.get(place).filter(|subject| !subject.entry.common) else { return false };
    let restricts = |text: &Text<'_>, term: Option<&Term>| {
        let has = |words| term.is_some_and(|term| term.is_written_in_any_case(text.text, words));
        has(BOUNDING) || all && has(RESTRICTING)
    };
    let is_bounded = claim.terms.get(place + 1).is_some_and(|next| next.entry.hedge().is_some());
    if is_bounded || restricts(claim, claim.terms.get(place + 1)) {
        return false;
    }
    let mut fewer = false;
    for at in (0..sentence.len()).filter(|&at| sentence[at].hash == subject.hash) {
        let told = sentence.iter().skip(at + 2).take(RESTRICTION);
        let mut new = told.take_while(|term| term.entry.common || search.place(term).is_none());
        let tells = new.any(|term| term.number || all && !term.entry.common);
        if !restricts(source, sentence.get(at + 1)) || !tells {
            return false;
        }
        fewer = true;
    }
    fewer
}

/// How many terms behind what restricts it are looked at.
const RESTRICTION: usize = 2;

/// What stands between things and what makes fewer of them.
const RESTRICTING: &str = "on with without within who whose having mit ohne innerhalb con sin avec sans";
const BOUNDING: &str = "over under above below ab über unter";

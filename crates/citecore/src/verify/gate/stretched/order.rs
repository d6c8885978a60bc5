//! A claim in which what comes first, or what is the cause, has changed places with the other: "Install the driver before connecting the
//! printer", of "Connect the printer before installing the driver".

use crate::verify::{
    support::{Search, Set},
    term::Term,
    text::Text,
};

/// What stands before a cause, before what comes later, and before what comes first: each a kind of its own.
const BEFORE_CAUSE: &str = "because weil parce porque perché";
const BEFORE_LATER: &str = "before bevor avant antes prima";
const BEFORE_FIRST: &str = "after once nachdem sobald après dopo";
/// What stands before the last of two steps.
const BEFORE_LAST: &str = "then dann danach anschließend ensuite puis luego poi";

/// Has a claim before such a word what a sentence has behind it, and behind it what that has before?
pub(super) fn is_in_another_order(
    claim: &Text<'_>,
    search: &Search,
    source: &Text<'_>,
    sentence: &[Term],
) -> bool {
    [BEFORE_CAUSE, BEFORE_LATER, BEFORE_FIRST, BEFORE_LAST].iter().any(|words| {
        let Some([ours, rest]) = parted(claim, search, &claim.terms, words) else { return false };
        let Some([theirs, their_rest]) = parted(source, search, sentence, words) else { return false };
        ours & !their_rest == 0 && theirs & !rest == 0
    })
}

/// What of a claim stands in the clause that begins with one of some words, and what in the rest, where both have something of their own.
fn parted(text: &Text<'_>, search: &Search, terms: &[Term], words: &str) -> Option<[Set; 2]> {
    let mut places = (0..terms.len()).filter(|&at| terms[at].is_written_in_any_case(text.text, words));
    let (at, None) = (places.next()?, places.next()) else { return None };
    let divided = |&place: &usize| text.divides(&terms[place - 1], &terms[place]);
    let end = (at + 2..terms.len()).find(divided).unwrap_or(terms.len());
    let (own, rest) = (
        search.words_of(&terms[at + 1..end]),
        search.words_of(&terms[..at]) | search.words_of(&terms[end..]),
    );
    let both = own & rest;
    let parted = [own & !both, rest & !both];
    parted.iter().all(|set| *set != 0).then_some(parted)
}

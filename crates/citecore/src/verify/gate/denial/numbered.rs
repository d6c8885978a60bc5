//! Numbers by which clauses are told apart, and one of which a clause of its own says that it isn't so: "It works on 2.4 and 5 GHz, but not on
//! 6 GHz".

use crate::verify::{
    lexicon::Hedge,
    number::{Quantity, count_before, way},
    support::{Part, Search, Window},
    term::Term,
    text::Text,
};

/// How many terms behind a denial its number stands.
const REACH: usize = 4;

/// How many terms before it the clause begins: "but not", "and also not".
const BEGUN: usize = 2;

/// Does the nearest sentence deny one of the claim's numbers in a clause that begins with the denial, and have it nowhere else?
pub(super) fn denies_number(search: &Search, part: &Part<'_>, best: &Window) -> bool {
    let text = part.text;
    let terms = text.of_sentence(best.first);
    let divided = |at: usize| terms.get(at).is_some_and(|term| text.divides(&terms[at - 1], term));
    let begins = |at: usize| (at.saturating_sub(BEGUN) + 1..=at).any(divided);
    let denied = |at: usize| {
        let near = at.saturating_sub(REACH)..at;
        let is_bound = |term: &Term| term.entry.hedge().is_some() || term.entry.opposite != 0;
        near.rev()
            .take_while(|&place| !divided(place + 1) && !is_bound(&terms[place]))
            .any(|place| terms[place].entry.negation && !terms[place].free && begins(place))
    };
    terms.iter().any(|term| term.entry.negation)
        && search.numbers.iter().any(|(_, ours)| {
            // Wi-Fi 6 isn't the 6 of "6 GHz".
            let gives = |theirs: &&Quantity| {
                ours.is_given_by(theirs) && (theirs.is_measured() || !ours.is_measured())
            };
            let mut given = text.quantities.iter().filter(gives).peekable();
            given.peek().is_some()
                && given.all(|theirs| {
                    let at = terms.partition_point(|term| term.start < theirs.start);
                    text.sentence_at(theirs.start) == best.first
                        && way(text.text, theirs) == Hedge::Exact
                        && denied(at)
                })
        })
}

/// How many of the claim's numbers a text has between two places.
pub(super) fn count(search: &Search, text: &Text<'_>, (from, to): (u32, u32)) -> usize {
    if search.numbers.is_empty() {
        return 0;
    }
    let all = &text.quantities;
    let near = &all[count_before(all, from)..count_before(all, to)];
    search.numbers.iter().filter(|(_, ours)| near.iter().any(|theirs| ours.is_given_by(theirs))).count()
}

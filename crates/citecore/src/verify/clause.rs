//! The clause of a statement that a citation stands behind: "It costs $20 [1], and exports are kept for 90 days [2]."

use std::ops::Range;

use super::text::joining;
use crate::{
    answer::Answer,
    phrases::is_among,
    place::{self, has},
};

/// More marks at one place are no clause's.
const MOST_MARKS: usize = 32;

/// What stands between the marks before a citation and its own, up to the statement's end behind the last one. None where all of its
/// citations stand at one place, and where none of its marks ends a clause.
pub(super) fn clause<'a>(
    answer: &'a Answer,
    statement: &Range<usize>,
    citations: Range<usize>,
    citation: usize,
) -> Option<&'a str> {
    let all = answer.citations.get(citations.clone())?;
    let own = citation.checked_sub(citations.start)?;
    let between = |before: usize, behind: usize| answer.text.get(all[before].end()..all[behind].start());
    let divides =
        |before: usize| between(before, before + 1).is_some_and(|text| has(text, char::is_alphanumeric));
    let (mut first, mut last) = (own, own);
    while first > 0 && !divides(first - 1) {
        first -= 1;
        if own - first > MOST_MARKS {
            return None;
        }
    }
    while last + 1 < all.len() && !divides(last) {
        last += 1;
        if last - own > MOST_MARKS {
            return None;
        }
    }
    let (begins, ends) = (first == 0, last + 1 == all.len());
    if begins && ends || !ends && !begins_own_clause(between(last, last + 1)?) {
        return None;
    }
    let start = if begins { statement.start } else { all[first - 1].end() };
    let end = if ends { statement.end } else { all[first].start() };
    answer.text.get(start..end)
}

/// Does what follows a mark begin a clause of its own?
fn begins_own_clause(behind: &str) -> bool {
    let word = place::run_end(behind, 0, |c| !c.is_alphanumeric());
    let end = place::run_end(behind, word, char::is_alphanumeric);
    begins_clause(&behind[..word], &behind[word..end])
}

/// What begins a clause of its own.
pub(super) fn begins_clause(between: &str, term: &str) -> bool {
    has(between, |c| matches!(c, ',' | ';' | ':' | '(' | ')' | '，' | '、' | '；' | '،'))
        || is_among(joining::CLAUSES, term)
}

//! The clause of a statement that a citation stands behind: "It costs $20 [1], and exports are kept for 90 days [2]."

use std::ops::Range;

use super::place::has;
use crate::{answer::Answer, citation::Citation};

/// What stands between the marks before a citation and its own, up to the statement's end behind the last one. None where all of its
/// citations stand at one place.
pub(super) fn clause<'a>(
    answer: &'a Answer,
    statement: &Range<usize>,
    citations: Range<usize>,
    of: usize,
) -> Option<&'a str> {
    let all = answer.citations.get(citations.clone())?;
    let own = of.checked_sub(citations.start)?;
    let parts = |before: &Citation, behind: &Citation| {
        answer.text.get(before.end()..behind.start()).is_some_and(|text| has(text, char::is_alphanumeric))
    };
    let mut first = own;
    while first > 0 && !parts(&all[first - 1], &all[first]) {
        first -= 1;
    }
    let mut last = own;
    while last + 1 < all.len() && !parts(&all[last], &all[last + 1]) {
        last += 1;
    }
    if last - first + 1 == all.len() {
        return None;
    }
    let start = if first == 0 { statement.start } else { all[first - 1].end() };
    let end = if last + 1 == all.len() { statement.end } else { all[first].start() };
    answer.text.get(start..end)
}

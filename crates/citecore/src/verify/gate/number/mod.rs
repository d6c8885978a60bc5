//! A number of the claim that its sources don't have, or have of something else, where they have another one in its place.

mod against;
mod cell;
mod change;
mod ends;
mod fit;
mod found;
mod free;
mod half;
mod instance;
mod old;
mod paired;
mod period;
mod possible;
mod reckoned;
mod replaced;
mod respective;
mod slot;
mod together;
mod week;

use super::Case;
use crate::verify::support::{Set, all_sentences, contains, only};
use against::Against;
use cell::cells;
use change::is_told_otherwise;
use ends::{is_other_end, told_ends};
use found::find_numbers;
use free::is_price_of_another;
use instance::is_instance;
use paired::Whose;
use period::{has_another_period, is_for_another_period, told_intervals};
use reckoned::{is_for_period, is_reckoned, near, told_lengths};
use together::tells_another;

/// What speaks against the claim's numbers, the worse last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Mismatch {
    None,
    /// No source has the number, but it may follow from what one has.
    Open,
    /// A source has the number, but another one in the place of the claim's.
    Elsewhere,
    /// No source has the number.
    Missing,
}

/// What speaks against the claim's numbers.
pub(super) fn mismatch(case: Case<'_>) -> Mismatch {
    let Case { claim, search, parts } = case;
    // $120 a year are $10 a month.
    let for_period = || {
        let near = near(parts);
        search.numbers.iter().any(|(_, ours)| is_for_period(claim, ours, &near))
    };
    let has_another_period = has_another_period(claim, parts) && !for_period();
    let cells = cells(case);
    if !has_another_period && !cells.is_empty() && cells.iter().all(|&whose| whose == Whose::Own) {
        return Mismatch::None;
    }
    let told = has_another_period
        || tells_another(case)
        || is_told_otherwise(claim, parts)
        || is_for_another_period(case)
        || is_price_of_another(case)
        || is_other_end(case)
        || half::is_half(case);
    let worst = if told { Mismatch::Elsewhere } else { Mismatch::None };
    let against = Against::new(case);
    let numbers = find_numbers(case).into_iter().zip(&search.numbers).zip(cells);
    let found = numbers.map(|((found, (place, ours)), cell)| against.number(&found, (*place, ours), cell));
    found.fold(worst, Mismatch::max)
}

/// The numbers that no source has, and that follow from what one has, and the words that say of one which end of something it is.
pub(in crate::verify) fn reckoned(case: Case<'_>) -> Set {
    let Case { claim, search, parts } = case;
    let there = all_sentences(parts).terms;
    let mut set = told_ends(case) | told_intervals(case)[0] | told_lengths(case) | week::told(case);
    for (place, ours) in &search.numbers {
        if !contains(there, *place) && (is_reckoned(claim, ours, parts) || is_instance(case, ours)) {
            set |= only(*place);
        }
    }
    set
}

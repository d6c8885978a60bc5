//! A number of the claim that its sources don't have, or have of something else, where they have another one in its place.

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

use super::{Case, denial::is_on_its_side};
use crate::{
    place::{ends, letters},
    verify::{
        lexicon::Dimension,
        number::{Quantity, Written},
        support::{Set, all_sentences, contains, only},
    },
};
use cell::cells;
use change::is_told_otherwise;
use ends::{is_other_end, told_ends};
use found::{find_numbers, is_same, times};
use free::is_price_of_another;
use instance::is_instance;
use paired::{Whose, whose};
use period::{has_another_period, has_period, is_daily, is_for_another_period, is_for_each, told_intervals};
use reckoned::{is_for_period, is_reckoned, near, told_lengths};
use replaced::is_replaced;
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
    let is_name = |ours: &Quantity| {
        let written = ours.digits(claim.text);
        matches!(ours.written, Written::Label(_))
            && letters(written) >= LETTERS_OF_NAMES
            && ends(written, char::is_numeric)
    };
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
    let mut worst = if told { Mismatch::Elsewhere } else { Mismatch::None };
    let on_its_side = parts.iter().any(|part| is_on_its_side(claim, search, part.text));
    let mut daily = None;
    let mut intervals = None;
    let mut week = None;
    for ((found, (place, ours)), cell) in find_numbers(case).iter().zip(&search.numbers).zip(cells) {
        // "A tablet" of the source says the claim's "1 tablet".
        if found.given.is_none() && ours.is_one() && contains(all_sentences(parts).terms, *place) {
            continue;
        }
        // "Every 6 months" is twice a year.
        if found.given.is_none() {
            let [given, others] = *intervals.get_or_insert_with(|| told_intervals(case));
            if contains(given, *place) {
                continue;
            }
            if contains(others, *place) {
                worst = worst.max(Mismatch::Elsewhere);
            } else if is_for_each(claim, ours) && has_period(parts, ours.unit) {
                // "한 달에 5천 원" is 5,000 won a month.
                continue;
            }
        }
        // "A Fortune 500 company, one of the top 500": of which of the two it is can't be told.
        let again = || {
            let times = times(search, ours);
            let theirs = parts.iter().flat_map(|part| &part.text.quantities);
            times > 1 && theirs.filter(|theirs| is_same(theirs, ours)).count() >= times
        };
        if found.given.is_some() && (on_its_side || again()) {
            continue;
        }
        if ours.unit.dimension == Dimension::Weekday {
            match *week.get_or_insert_with(|| week::is_of_a_source(case)) {
                Some(true) => continue,
                Some(false) => worst = worst.max(Mismatch::Elsewhere),
                None => {}
            }
        }
        // Who opens every day opens on Monday.
        if found.given.is_none()
            && ours.unit.dimension == Dimension::Weekday
            && *daily.get_or_insert_with(|| parts.iter().any(|part| is_daily(part.text)))
        {
            continue;
        }
        let against = if found.given.is_none() && is_name(ours) {
            Mismatch::Missing
        } else {
            // A person's dates stand beside the name, and a date of what they did behind it.
            let misplaced =
                if ours.is_date() && cell == Whose::Open { Mismatch::Open } else { Mismatch::Elsewhere };
            match cell.or_else(|| whose(case, *place, ours)) {
                Whose::Own => Mismatch::None,
                Whose::Another => misplaced,
                Whose::Open if is_replaced(case, *place, ours) => misplaced,
                Whose::Open => found.against(case, ours),
            }
        };
        let is_open = found.given.is_none() && against != Mismatch::None && is_instance(case, ours);
        worst = worst.max(if is_open { Mismatch::Open } else { against });
    }
    worst
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

/// A label of so many letters is a name (TiO2, MW50) that a source has to have; with one it is a place or a grade (C3), and with letters
/// behind its digits a word that may be said otherwise (2FA, B2B).
const LETTERS_OF_NAMES: usize = 2;

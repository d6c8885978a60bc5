//! What the sources of a claim say against one of its numbers.

use std::cell::OnceCell;

use super::{
    Mismatch,
    found::{FoundNumber, is_same, times},
    instance::is_instance,
    paired::{Whose, whose},
    period::{has_period, is_daily, is_for_each, told_intervals},
    replaced::is_replaced,
    week,
};
use crate::{
    place::{ends, letters},
    verify::{
        gate::{Case, denial::is_on_its_side},
        lexicon::Dimension,
        number::{Quantity, Written},
        support::{Set, all_sentences, contains},
    },
};

/// The sources of a claim, with what they tell of any of its numbers, which is worked out for the first that asks.
pub(super) struct Against<'c> {
    case: Case<'c>,
    /// One of them has the claim's numbers on the side of a bound on which the claim has them.
    on_its_side: bool,
    daily: OnceCell<bool>,
    intervals: OnceCell<[Set; 2]>,
    of_week: OnceCell<Option<bool>>,
}

/// A label of so many letters is a name (TiO2, MW50) that a source has to have; with one it is a place or a grade (C3), and with letters
/// behind its digits a word that may be said otherwise (2FA, B2B).
const LETTERS_OF_NAMES: usize = 2;

impl<'c> Against<'c> {
    pub(super) fn new(case: Case<'c>) -> Self {
        let Case { claim, search, parts } = case;
        Self {
            case,
            on_its_side: parts.iter().any(|part| is_on_its_side(claim, search, part.text)),
            daily: OnceCell::new(),
            intervals: OnceCell::new(),
            of_week: OnceCell::new(),
        }
    }

    /// What they say against a number: how they have it was `found`, and whose it is by their tables. `place` is what is sought of it.
    pub(super) fn number(
        &self,
        found: &FoundNumber,
        (place, ours): (usize, &Quantity),
        cell: Whose,
    ) -> Mismatch {
        let is_given = found.given.is_some();
        let told = if is_given { self.on_its_side || self.is_repeated(ours) } else { self.tell(place, ours) };
        if told {
            return Mismatch::None;
        }
        let mut least = Mismatch::None;
        if !is_given && contains(self.intervals()[1], place) {
            least = Mismatch::Elsewhere;
        }
        if ours.unit.dimension == Dimension::Weekday {
            match self.is_of_week() {
                Some(true) => return least,
                Some(false) => least = Mismatch::Elsewhere,
                None => {}
            }
            // Who opens every day opens on Monday.
            if !is_given && self.are_daily() {
                return least;
            }
        }
        let against = if !is_given && is_name(self.case, ours) {
            Mismatch::Missing
        } else {
            self.place(found, (place, ours), cell)
        };
        let is_open = !is_given && against != Mismatch::None && is_instance(self.case, ours);
        least.max(if is_open { Mismatch::Open } else { against })
    }

    /// Has a source another number in the place of one of the claim?
    fn place(&self, found: &FoundNumber, (place, ours): (usize, &Quantity), cell: Whose) -> Mismatch {
        // A person's dates stand beside the name, and a date of what they did behind it.
        let misplaced =
            if ours.is_date() && cell == Whose::Open { Mismatch::Open } else { Mismatch::Elsewhere };
        match cell.or_else(|| whose(self.case, place, ours)) {
            Whose::Own => Mismatch::None,
            Whose::Another => misplaced,
            Whose::Open if is_replaced(self.case, place, ours) => misplaced,
            Whose::Open => found.against(self.case, ours),
        }
    }

    /// Do they say in other words what a number says that none of them has?
    fn tell(&self, place: usize, ours: &Quantity) -> bool {
        let Case { claim, parts, .. } = self.case;
        // "A tablet" of the source says the claim's "1 tablet".
        if ours.is_one() && contains(all_sentences(parts).terms, place) {
            return true;
        }
        // "Every 6 months" is twice a year, and "한 달에 5천 원" 5,000 won a month.
        let [given, others] = self.intervals();
        contains(given, place)
            || !contains(others, place) && is_for_each(claim, ours) && has_period(parts, ours.unit)
    }

    /// Has the claim a number as often as they have it? Of "a Fortune 500 company, one of the top 500" it can't be told which of the two is of
    /// what.
    fn is_repeated(&self, ours: &Quantity) -> bool {
        let times = times(self.case.search, ours);
        let theirs = self.case.parts.iter().flat_map(|part| &part.text.quantities);
        times > 1 && theirs.filter(|theirs| is_same(theirs, ours)).count() >= times
    }

    fn are_daily(&self) -> bool {
        *self.daily.get_or_init(|| self.case.parts.iter().any(|part| is_daily(part.text)))
    }

    fn intervals(&self) -> [Set; 2] {
        *self.intervals.get_or_init(|| told_intervals(self.case))
    }

    fn is_of_week(&self) -> Option<bool> {
        *self.of_week.get_or_init(|| week::is_of_a_source(self.case))
    }
}

/// Is a number part of a name?
fn is_name(case: Case<'_>, ours: &Quantity) -> bool {
    let written = ours.digits(case.claim.text);
    matches!(ours.written, Written::Label(_))
        && letters(written) >= LETTERS_OF_NAMES
        && ends(written, char::is_numeric)
}

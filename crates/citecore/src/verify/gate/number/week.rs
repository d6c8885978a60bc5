//! The days of the week on which something is open, told by those on which it isn't: "every day except Monday" is "Tuesday to Sunday".

use crate::{
    phrases::ends_in_words,
    place::up_to,
    verify::{
        gate::Case,
        lexicon::{Dimension, OPEN},
        number::Quantity,
        support::{Set, only},
        text::Text,
    },
};

/// What stands before a day that is left out.
const EXCEPT: &str = "except|except on|except for|außer|außer am|ausser|sauf|sauf le|excepté le|excepto|excepto el|excepto los|salvo|salvo el|\
    salvo los|menos el|menos los|tranne|tranne il|exceto|exceto à";

/// How many terms from a day the word stands that tells whether it is open then.
const REACH: usize = 4;

/// All seven, of which each is a bit.
const WEEK: u8 = 0x7f;

/// The days on which something is open, and those on which it isn't.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Days {
    open: u8,
    shut: u8,
    /// Those that something says that it is open on.
    told: u8,
    /// It is open on all but those that it isn't on.
    is_rest: bool,
}

/// Is the claim's week that of a source, where one tells it by what it leaves out? False where a day that the claim leaves out is one of
/// those that its sources have, none of which leaves out any; none where nothing is told.
pub(super) fn is_of_a_source(Case { claim, parts, .. }: Case<'_>) -> Option<bool> {
    let ours = Days::of(claim);
    let mut told = None;
    for part in parts {
        let theirs = Days::of(part.text);
        if theirs.open == 0 || !ours.is_rest && !theirs.is_rest {
            continue;
        }
        if ours.open == theirs.open {
            return Some(true);
        }
        // A source that leaves out days as well has more to tell than which.
        if theirs.shut != 0 || theirs.told & ours.shut == 0 {
            return None;
        }
        told = Some(false);
    }
    told
}

/// The days of the claim's week, where that is one of a source's that tells it otherwise.
pub(super) fn told(case: Case<'_>) -> Set {
    let is_day = |number: &Quantity| number.unit.dimension == Dimension::Weekday;
    let mut days = 0;
    for (place, number) in &case.search.numbers {
        days |= if is_day(number) { only(*place) } else { 0 };
    }
    if days != 0 && is_of_a_source(case) == Some(true) { days } else { 0 }
}

impl Days {
    fn of(text: &Text<'_>) -> Self {
        let (mut open, mut shut, mut excepted, mut told) = (0, 0, 0, 0);
        for number in &text.quantities {
            if number.unit.dimension != Dimension::Weekday {
                continue;
            }
            let day = 1 << (number.value as u8 - 1);
            if ends_in_words(up_to(text.text, number.start as usize), EXCEPT) {
                excepted |= day;
                continue;
            }
            let is_open = is_open(text, number);
            if is_open == Some(false) {
                shut |= day;
            } else {
                open |= day;
                told |= if is_open.is_some() { day } else { 0 };
            }
        }
        // "Closed on Mondays, and open on all other days except Sunday, when it closes at 5"
        if shut == 0 {
            shut = excepted;
        }
        let is_rest = open == 0 && shut != 0;
        if is_rest {
            open = WEEK & !shut;
        }
        Self { open, shut, told, is_rest }
    }
}

/// Is something open on a day, by the nearest word that tells it?
fn is_open(text: &Text<'_>, day: &Quantity) -> Option<bool> {
    let at = text.terms_before(day.start);
    let is_told =
        |place: usize| Some(text.terms.get(place)?.entry.opposite).filter(|word| word.abs() == OPEN);
    let joins = |place: usize| {
        let two = text.terms.get(place.wrapping_sub(1)).zip(text.terms.get(place));
        two.is_some_and(|(one, next)| one.sentence == next.sentence && !text.divides(one, next))
    };
    let before = (0..REACH).map(|steps| at.wrapping_sub(steps)).take_while(|&place| joins(place));
    let behind = (1..=REACH).map(|steps| at + steps).take_while(|&place| joins(place));
    let told =
        before.map(|place| place - 1).find_map(is_told).or_else(|| behind.into_iter().find_map(is_told));
    told.map(|word| word == OPEN)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_days_of_a_week_are_told_by_those_left_out() {
        let table: [(&str, u8, u8); 6] = [
            ("open every day except Monday", 0x7e, 1),
            ("open Tuesday to Sunday", 0x7e, 0),
            ("closed on Mondays, and open on all other days except Sunday, when it closes at 5", 0x7e, 1),
            ("open Tuesday to Sunday and closed on Mondays", 0x7e, 1),
            ("von Montag bis Samstag geöffnet", 0x3f, 0),
            ("every day of the week", 0, 0),
        ];
        for (text, open, shut) in table {
            let days = Days::of(&Text::read(text));
            assert_eq!((days.open, days.shut), (open, shut), "{text}");
        }
    }
}

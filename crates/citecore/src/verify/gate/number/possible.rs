//! A number that no source has, and that may follow from one: a case of what holds up to a bound or beyond it, the difference or the
//! sum of two, the days or months between two dates, the year so many years before or behind one, the day on which it is closed. Whether
//! it does is more than words tell, so that it refutes nothing.

use crate::verify::{
    gate::has_word,
    lexicon::{Dimension, Hedge, OPEN, Unit},
    number::{MINUTES_A_DAY, Quantity},
    support::Part,
    text::Text,
};

/// How many numbers before another one it may make a difference with.
const NEAREST: usize = 4;

/// How many dates or lengths of time of the sources are tried with each other.
const MOST_DATES: usize = 12;

/// In seconds.
const MINUTE: f64 = 60.0;

/// Might a number of the claim follow from those that stand where its sources bear most on it?
pub(super) fn is_possible(claim: &Text<'_>, ours: &Quantity, parts: &[&Part<'_>]) -> bool {
    if is_between_dates(ours, parts) || is_years_from(ours, parts) || is_time_from(ours, parts) {
        return true;
    }
    if ours.hedge != Hedge::Exact && ours.hedge != Hedge::Near {
        return false;
    }
    let closed = ours.unit.dimension == Dimension::Weekday && is_closed(claim);
    for part in parts {
        let all = &part.text.quantities;
        let left_over = closed && !is_closed(part.text);
        for (at, theirs) in all.iter().enumerate() {
            if !part.has_near(theirs) || !is_like_or_age(ours, theirs) {
                continue;
            }
            let before = &all[at.saturating_sub(NEAREST)..at];
            let possible = if ours.is_calendar() {
                left_over
            } else {
                is_within(ours, theirs, before.last())
                    || before.iter().any(|one| is_difference(ours, one, theirs))
                    || before.last().is_some_and(|one| is_sum(ours, one, theirs))
            };
            if possible {
                return true;
            }
        }
    }
    false
}

/// Do two numbers measure the same? "Under 6" is said of children of five years, too.
pub(super) fn is_like_or_age(one: &Quantity, other: &Quantity) -> bool {
    let age = |one: &Quantity, other: &Quantity| {
        one.unit == Unit::YEAR && other.unit.dimension == Dimension::Plain && one.could_replace(other)
    };
    one.measures_like(other) || age(one, other) || age(other, one)
}

/// What a number is worth in the unit of another one.
fn worth(number: &Quantity, beside: &Quantity) -> f64 {
    let alike = number.unit.dimension == beside.unit.dimension;
    if alike { number.value * number.unit.factor / beside.unit.factor } else { number.value }
}

/// Is it beyond a bound, or within two?
pub(super) fn is_within(ours: &Quantity, bound: &Quantity, before: Option<&Quantity>) -> bool {
    let value = worth(ours, bound);
    match bound.hedge {
        Hedge::Above => value > bound.value,
        Hedge::Below => value < bound.value,
        _ => {
            let least = before.filter(|least| least.unit.dimension == bound.unit.dimension);
            bound.second && value < bound.value && least.is_some_and(|least| worth(least, bound) < value)
        }
    }
}

/// Is it what two numbers are apart, or what that is rounded to?
fn is_difference(ours: &Quantity, one: &Quantity, other: &Quantity) -> bool {
    let apart = (worth(one, ours) - worth(other, ours)).abs();
    let exact = (apart - ours.value).abs() <= ours.value * 1e-9;
    one.unit.dimension == other.unit.dimension
        && ours.value > 0.0
        && (exact || ours.is_measured() && ours.is_given_by(&ours.with_value(apart)))
}

/// Is it what two numbers are together that stand beside each other: 12 stations, of "seven underground and five elevated stations"?
fn is_sum(ours: &Quantity, one: &Quantity, other: &Quantity) -> bool {
    one.unit.dimension == other.unit.dimension && worth(one, ours) + worth(other, ours) == ours.value
}

/// Is it how many days or months are from one date of the sources to another, wherever they stand? Days are reckoned as if they were
/// of one month; from the 16th to the 19th are three, or four with both ends.
fn is_between_dates(ours: &Quantity, parts: &[&Part<'_>]) -> bool {
    let (dimension, ends) = match ours.unit {
        Unit::DAY => (Dimension::Day, 1.0),
        unit if unit == Unit::of(Dimension::Months) => (Dimension::Month, 0.0),
        _ => return false,
    };
    let dates = values(parts, &|_, theirs| (theirs.unit.dimension == dimension).then_some(theirs.value));
    let apart = |one: f64, other: f64| (one - other).abs();
    dates.iter().any(|&one| {
        dates.iter().any(|&other| one != other && (0.0..=ends).contains(&(ours.value - apart(one, other))))
    })
}

/// Is it the year so many years before or behind another one as the sources say: 1955, of "she outlived him (1871–1944) by eleven years"?
fn is_years_from(ours: &Quantity, parts: &[&Part<'_>]) -> bool {
    if ours.unit.dimension != Dimension::Year {
        return false;
    }
    let years =
        values(parts, &|_, theirs| (theirs.unit.dimension == Dimension::Year).then_some(theirs.value));
    let lengths = values(parts, &|part, theirs| {
        (theirs.unit == Unit::YEAR && part.has_near(theirs)).then_some(theirs.value)
    });
    years.iter().any(|year| lengths.contains(&(ours.value - year).abs()))
}

/// What says that something is so long before another time, and so long behind it.
const EARLIER: &str = "before earlier vor früher vorher avant antes prima";
const LATER: &str = "after later nach später après tard después tarde dopo tardi depois";

/// Is it so long before or behind another time: 20:15, of "closes at 21:00. Last entry is 45 minutes before"?
fn is_time_from(ours: &Quantity, parts: &[&Part<'_>]) -> bool {
    if ours.unit.dimension != Dimension::Clock {
        return false;
    }
    let times =
        values(parts, &|_, theirs| (theirs.unit.dimension == Dimension::Clock).then_some(theirs.value));
    let lengths = values(parts, &|part, theirs| {
        let is_length = theirs.unit.dimension == Dimension::Time && part.has_near(theirs);
        let sentence = part.text.of_sentence(part.text.sentence_at(theirs.start));
        let says = |words| is_length && has_word(part.text, sentence, words);
        let minutes = theirs.value * theirs.unit.factor / MINUTE;
        match (says(EARLIER), says(LATER)) {
            (true, false) => Some(-minutes),
            (false, true) => Some(minutes),
            _ => None,
        }
    });
    let is_at = |time: f64| ours.value == time || ours.other == Some(time);
    let is_from = |at: f64| is_at(at) || is_at(at + MINUTES_A_DAY) || is_at(at - MINUTES_A_DAY);
    times.iter().any(|time| lengths.iter().any(|length| is_from(time + length)))
}

/// What some of the sources' numbers are worth: the first [`MOST_DATES`].
fn values(parts: &[&Part<'_>], worth: &dyn Fn(&Part<'_>, &Quantity) -> Option<f64>) -> Vec<f64> {
    let mut values = Vec::new();
    for part in parts {
        for theirs in &part.text.quantities {
            if values.len() < MOST_DATES {
                values.extend(worth(part, theirs));
            }
        }
    }
    values
}

/// Does a text say that something is closed, or isn't?
fn is_closed(text: &Text<'_>) -> bool {
    text.terms.iter().any(|term| term.entry.negation || term.entry.opposite == -OPEN)
}

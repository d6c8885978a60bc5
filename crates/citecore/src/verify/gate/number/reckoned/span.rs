//! Spans of time: from one date to another, so many days later, weeks that are months, and between what comes again and again.

use super::NearNumber;
use crate::{
    phrases::{ends_in_words, phrase_at},
    place::{run_end, up_to},
    verify::{
        gate::{
            Case,
            number::together::{WITHIN_DATE, WITHIN_RATE},
        },
        lexicon::{Dimension, Unit},
        number::{ARTICLES, Quantity, Written, count_before},
        support::{Part, Set},
        text::Text,
    },
};

/// How many dates of the sources are tried with how many others.
const MOST: usize = 12;

/// Is it how many days, weeks or months are from one date to another, of which one stands where the sources bear most on the claim?
pub(super) fn is_between(ours: &Quantity, parts: &[&Part<'_>]) -> bool {
    let unit = match ours.unit.dimension {
        Dimension::Time if ours.unit.factor >= Unit::DAY.factor => ours.unit.factor / Unit::DAY.factor,
        Dimension::Months if ours.unit.factor == 1.0 => MONTH,
        _ => return false,
    };
    let mut dates = Vec::new();
    for part in parts {
        add_dates(part, &mut dates);
    }
    for one in &dates {
        for other in &dates {
            let days = one.until(other);
            if (one.near || other.near)
                && days > 0.0
                && ours.is_given_by(&Quantity { step: 1.0, ..ours.with_value((days / unit + 0.5).floor()) })
            {
                return true;
            }
        }
    }
    false
}

/// How many days a month has in the mean: a twelfth of 365.25.
pub(super) const MONTH: f64 = 30.4375;

/// A day of a month, of a year where one is told.
struct Date {
    year: Option<f64>,
    /// How many days are before it from the first of March on.
    day: f64,
    /// It stands where a source bears most on the claim.
    near: bool,
    /// It is the end of a range: "from 16 to 19 October" are four days.
    ends: bool,
}

impl Date {
    fn new(year: Option<f64>, month: f64, day: &Quantity, near: bool) -> Self {
        // Of months that begin with March, each five have 153 days.
        let (year, month) =
            if month > 2.0 { (year, month - 3.0) } else { (year.map(|year| year - 1.0), month + 9.0) };
        Self { year, day: ((153.0 * month + 2.0) / 5.0).floor() + day.value, near, ends: day.second }
    }

    /// How many days another date is later, or how many there are from the one to the other where the two make a range. Without a
    /// year it is of the same.
    fn until(&self, other: &Self) -> f64 {
        let years = self.year.zip(other.year).map_or(0.0, |(from, to)| to - from);
        let days = other.day - self.day + years * 365.0;
        // Of the years that end a century, too: a span over the February of 1900 is a day too long.
        let leap = |year: f64| (year / 4.0).floor();
        let days = self.year.zip(other.year).map_or(days, |(from, to)| days + leap(to) - leap(from));
        if days > 0.0 && other.ends { days + 1.0 } else { days }
    }
}

/// Adds the dates of a source.
fn add_dates(part: &Part<'_>, dates: &mut Vec<Date>) {
    let numbers = &part.text.quantities;
    for (at, day) in numbers.iter().enumerate() {
        if day.unit.dimension != Dimension::Day || dates.len() == MOST {
            continue;
        }
        let close = |one: &Quantity, next: &Quantity| next.start.saturating_sub(one.end) <= WITHIN_DATE;
        let behind = &numbers[at..(at + MOST).min(numbers.len())];
        let next = |dimension| behind.iter().find(|one| one.unit.dimension == dimension);
        let before = at.checked_sub(1).map(|at| &numbers[at]);
        let before = before.filter(|month| month.unit.dimension == Dimension::Month && close(month, day));
        let Some(month) = before.or(next(Dimension::Month)) else { continue };
        let last = if month.start > day.start { month } else { day };
        let year = next(Dimension::Year).filter(|year| close(last, year)).map(|year| year.value);
        dates.push(Date::new(year, month.value, day, part.has_near(day)));
    }
}

/// What stands behind so much time that somebody counts from another one.
pub(super) const LATER: &str =
    "later|after that|afterwards|später|danach|plus tard|après|después|más tarde|dopo|depois|뒤|후|后|後";

/// Is it the day so many days behind another one, or the month of such a day: the 16th of "opened on the 14th, and to traffic two days
/// later", the 3rd of May of "left on 28 April. He came back five days later"?
pub(super) fn is_later(ours: &Quantity, near: &[NearNumber<'_>]) -> bool {
    let of_month = ours.unit.dimension == Dimension::Month;
    (of_month || ours.unit.dimension == Dimension::Day)
        && near.iter().any(|days| {
            let (text, all) = (days.text.text, &days.text.quantities[..]);
            let passed = days.number.value * days.number.unit.factor / Unit::DAY.factor;
            days.number.unit.dimension == Dimension::Time
                && phrase_at(text, run_end(text, days.number.behind as usize, char::is_whitespace), LATER) > 0
                && before(all, days.number, Dimension::Day).any(|day| {
                    let day = day.value + passed;
                    if of_month {
                        let next = ours.value - if ours.value > 1.0 { 1.0 } else { -11.0 };
                        day > SHORTEST_MONTH
                            && before(all, days.number, Dimension::Month).any(|month| month.value == next)
                    } else {
                        day == ours.value || (SHORTEST_MONTH..=LONGEST_MONTH).contains(&(day - ours.value))
                    }
                })
        })
}

const SHORTEST_MONTH: f64 = 28.0;
const LONGEST_MONTH: f64 = 31.0;

/// The nearest numbers of a dimension before another one.
fn before<'q>(
    all: &'q [Quantity],
    number: &Quantity,
    dimension: Dimension,
) -> impl Iterator<Item = &'q Quantity> {
    let from = count_before(all, number.start);
    all[..from].iter().rev().filter(move |one| one.unit.dimension == dimension).take(MOST)
}

/// By what part of them weeks may differ from the months that they are called.
const ABOUT: f64 = 0.1;

/// Is it about as many months as a source has weeks, or the other way round: "two months" of "eight weeks"?
pub(super) fn is_month_of_weeks(ours: &Quantity, near: &[NearNumber<'_>]) -> bool {
    const WEEK: f64 = 7.0;
    let days = |number: &Quantity| match number.unit.dimension {
        Dimension::Months => Some((true, number.value * number.unit.factor * MONTH)),
        Dimension::Time if number.unit.factor == WEEK * Unit::DAY.factor => {
            Some((false, number.value * WEEK))
        }
        _ => None,
    };
    let Some((in_months, ours)) = days(ours) else { return false };
    near.iter().any(|theirs| {
        days(theirs.number)
            .is_some_and(|(months, theirs)| months != in_months && (ours - theirs).abs() <= ours * ABOUT)
    })
}

/// Is it the time between what comes again and again, which a source tells by a unit alone: every 60 seconds, per minute?
pub(super) fn is_repeated(claim: &Text<'_>, ours: &Quantity, parts: &[&Part<'_>]) -> bool {
    let before = up_to(claim.text, ours.start as usize);
    ends_in_words(before, REPEATED)
        && parts.iter().any(|part| {
            let is_given = |theirs: &Quantity| {
                theirs.written == Written::Optional && ours.is_given_by(&Quantity { step: 1.0, ..*theirs })
            };
            part.text.quantities.iter().any(is_given)
        })
}

/// What stands before the time between what comes again and again.
const REPEATED: &str = "every|each|per|alle|cada|toutes les";

/// The words of a claim that are a length of time which its sources have in other units: "within a day", of "within 24 hours".
pub(in crate::verify::gate::number) fn told_lengths(Case { claim, search, parts }: Case<'_>) -> Set {
    let mut set = 0;
    let (mut before, mut near) = (0, None);
    for ours in &claim.quantities {
        let is_rate = before > 0 && ours.start.saturating_sub(before) <= WITHIN_RATE;
        before = ours.behind;
        let at = claim.terms_before(ours.start);
        let is_one = ours.is_unit_of_time()
            && ours.step == 1.0
            && !is_rate
            && at.checked_sub(1).is_some_and(|at| claim.terms[at].is_written(claim.text, ARTICLES));
        let gives = |theirs: &NearNumber<'_>| {
            theirs.number.written != Written::Optional && ours.is_given_by(theirs.number)
        };
        if is_one && near.get_or_insert_with(|| super::near(parts)).iter().any(gives) {
            set |= search.found(&claim.terms[at]);
        }
    }
    set
}

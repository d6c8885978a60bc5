//! Products: what so many of one are, and what a year is of so much a month.

use super::{NearNumber, is_said, is_same, span::MONTH};
use crate::verify::{
    gate::number::period::period_of,
    lexicon::{Dimension, Unit},
    number::Quantity,
    support::Part,
    text::Text,
};

/// How many numbers of a claim are looked at.
const MOST: usize = 16;

/// Is one of two numbers that only the claim has so many times the other as a source tells: "three months' rent: 1,800 of 600 €"?
pub(super) fn is_product(
    claim: &Text<'_>,
    ours: &Quantity,
    parts: &[&Part<'_>],
    near: &[NearNumber<'_>],
) -> bool {
    let counts = |number: &Quantity| !number.is_calendar() && number.value > 1.0;
    for own in claim.quantities.iter().take(MOST) {
        for theirs in near {
            let theirs = theirs.number;
            if own.start != ours.start
                && counts(ours)
                && counts(own)
                && counts(theirs)
                && (is_times(ours, own, theirs) || is_times(own, ours, theirs))
                && !is_said(own, parts)
            {
                return true;
            }
        }
    }
    false
}

/// Is a number another one times a third, and of the same as one of them?
fn is_times(number: &Quantity, one: &Quantity, other: &Quantity) -> bool {
    is_same(one.value * other.value, number.value) && (number.unit == one.unit || number.unit == other.unit)
}

/// Is a number so much in the claim's period as a source tells for another one: $120 a year, of $10 a month?
pub(in crate::verify::gate::number) fn is_for_period(
    claim: &Text<'_>,
    ours: &Quantity,
    near: &[NearNumber<'_>],
) -> bool {
    let Some(period) = period_of(claim, ours) else { return false };
    near.iter().any(|theirs| {
        let Some(other) = period_of(theirs.text, theirs.number) else { return false };
        let times = days(period) / days(other);
        let (one, more, times) = if times < 1.0 {
            (ours.value, theirs.number.value, (1.0 / times + 0.5).floor())
        } else {
            (theirs.number.value, ours.value, (times + 0.5).floor())
        };
        ours.unit == theirs.number.unit && times > 1.0 && is_same(one * times, more)
    })
}

/// How many days a period has.
fn days(period: Unit) -> f64 {
    if period.dimension == Dimension::Months {
        period.factor * MONTH
    } else {
        period.factor / Unit::DAY.factor
    }
}

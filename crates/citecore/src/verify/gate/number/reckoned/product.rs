//! Products: what so many of one are, and what a year is of so much a month.

use super::near;
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
pub(super) fn is_product(claim: &Text<'_>, ours: &Quantity, parts: &[&Part<'_>]) -> bool {
    let is_said = |own: &Quantity| {
        parts.iter().any(|part| part.text.quantities.iter().any(|theirs| own.is_given_by(theirs)))
    };
    let counts = |number: &Quantity| !number.is_calendar() && number.value > 1.0;
    let mut others = claim.quantities.iter().take(MOST).filter(|own| own.start != ours.start);
    counts(ours)
        && others.any(|own| {
            counts(own)
                && !is_said(own)
                && parts.iter().flat_map(|part| near(part)).any(|theirs| {
                    counts(theirs) && (is_times(ours, own, theirs) || is_times(own, ours, theirs))
                })
        })
}

/// Is a number another one times a third, and of the same as one of them?
fn is_times(number: &Quantity, one: &Quantity, other: &Quantity) -> bool {
    is_same(one.value * other.value, number.value) && (number.unit == one.unit || number.unit == other.unit)
}

/// Is a number so much in the claim's period as a source tells for another one: $120 a year, of $10 a month?
pub(in crate::verify::gate::number) fn is_for_period(
    claim: &Text<'_>,
    ours: &Quantity,
    parts: &[&Part<'_>],
) -> bool {
    let Some(period) = period_of(claim, ours) else { return false };
    parts.iter().any(|part| {
        near(part).any(|theirs| {
            ours.unit == theirs.unit
                && period_of(part.text, theirs).is_some_and(|other| {
                    let (longer, shorter) = (days(period), days(other));
                    let times = (longer / shorter).max(shorter / longer).round();
                    times > 1.0
                        && if longer > shorter {
                            is_same(theirs.value * times, ours.value)
                        } else {
                            is_same(ours.value * times, theirs.value)
                        }
                })
        })
    })
}

/// How many days a period has.
fn days(period: Unit) -> f64 {
    const MONTH: f64 = 30.4375;
    if period.dimension == Dimension::Months {
        period.factor * MONTH
    } else {
        period.factor / Unit::DAY.factor
    }
}

fn is_same(one: f64, other: f64) -> bool {
    (one - other).abs() <= other.abs() * 1e-9
}

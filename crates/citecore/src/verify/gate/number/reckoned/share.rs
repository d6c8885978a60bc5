//! Shares: what part one of two counts is of the other, and how much a share of a number is.

use super::{BREATH, NearNumber, ROUNDED, are_neighbours};
use crate::{
    mark::floor_boundary,
    verify::{
        gate::has_phrase,
        lexicon::{Dimension, Hedge},
        number::Quantity,
    },
};

/// Is it what part one of two counts is of the other, told in one breath: 60 % of "of the 48 ships, 29 were lost"?
pub(super) fn is_part(ours: &Quantity, near: &[NearNumber<'_>]) -> bool {
    let whole = match ours.unit.dimension {
        Dimension::Share => 100.0,
        Dimension::Plain if ours.value < 1.0 => 1.0,
        _ => return false,
    };
    let counts = |number: &Quantity| number.unit.dimension == Dimension::Plain && number.value >= 1.0;
    let is_ratio = |one: &Quantity, other: &Quantity| {
        let (less, more) = (one.value.min(other.value), one.value.max(other.value));
        let apart = (whole * less / more - ours.value).abs();
        less < more && apart <= ours.step.max(whole * ROUNDED) * 0.5
    };
    near.windows(2).any(|two| {
        let (text, one, other) = (two[0].text.text, two[0].number, two[1].number);
        if !are_neighbours(&two[0], &two[1], BREATH) || !counts(one) || !counts(other) {
            return false;
        }
        let from = floor_boundary(text, (one.start as usize).saturating_sub(OF_REACH));
        is_ratio(one, other) && has_phrase(&text[from..other.start as usize], OF)
    })
}

/// What makes one of two counts a part of the other, between the two or up to so many bytes before them.
const OF_REACH: usize = 8;
const OF: &str = "of |Of |von |Von |der |sur |Sur |de |De |su |из |Из |명 중|个中|人中";

/// How many numbers before a share, and behind it, it may be one of.
const WHOLES: usize = 4;

/// Is it a share of another number in the sentence that has both: 500,000 of "a quarter of the 2 million"?
pub(super) fn is_share(ours: &Quantity, near: &[NearNumber<'_>]) -> bool {
    for (at, share) in near.iter().enumerate() {
        let of_one = match share.number.unit.dimension {
            Dimension::Share => share.number.value / 100.0,
            Dimension::Plain => share.number.value,
            _ => continue,
        };
        if of_one >= 1.0 {
            continue;
        }
        for whole in &near[at.saturating_sub(WHOLES)..(at + 1 + WHOLES).min(near.len())] {
            let part = whole.number.value * of_one;
            if whole.number.unit == ours.unit
                && std::ptr::eq(whole.text, share.text)
                && whole.sentence == share.sentence
                && ((part - ours.value).abs() <= ours.value * ROUNDED
                    || ours.hedge == Hedge::Near && ours.is_given_by(&ours.with_value(part)))
            {
                return true;
            }
        }
    }
    false
}

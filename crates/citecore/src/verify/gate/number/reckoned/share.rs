//! Shares: what part one of two counts is of the other, and how much a share of a number is.

use super::{BREATH, ROUNDED, neighbours};
use crate::{
    mark::floor_boundary,
    verify::{
        gate::has_phrase,
        lexicon::{Dimension, Hedge},
        number::Quantity,
        support::Part,
    },
};

/// Is it what part one of two counts is of the other, told in one breath: 60 % of "of the 48 ships, 29 were lost"?
pub(super) fn is_part(ours: &Quantity, parts: &[&Part<'_>]) -> bool {
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
    parts.iter().any(|part| {
        neighbours(part, BREATH).any(|(one, other)| {
            let from = floor_boundary(part.text.text, (one.start as usize).saturating_sub(OF_REACH));
            let told = has_phrase(&part.text.text[from..other.start as usize], OF);
            told && counts(one) && counts(other) && is_ratio(one, other)
        })
    })
}

/// What makes one of two counts a part of the other, between the two or up to so many bytes before them.
const OF_REACH: usize = 8;
const OF: &str = "of |Of |von |Von |der |sur |Sur |de |De |su |из |Из |명 중|个中|人中";

/// How many numbers before a share, and behind it, it may be one of.
const WHOLES: usize = 4;

/// Is it a share of another number in the sentence that has both: 500,000 of "a quarter of the 2 million"?
pub(super) fn is_share(ours: &Quantity, parts: &[&Part<'_>]) -> bool {
    for part in parts {
        let Some(window) = &part.window else { continue };
        let (text, all) = (part.text, &part.text.quantities);
        for (at, share) in all.iter().enumerate() {
            let of_one = match share.unit.dimension {
                Dimension::Share => share.value / 100.0,
                Dimension::Plain => share.value,
                _ => continue,
            };
            let sentence = text.sentence_at(share.start);
            if of_one >= 1.0 || !window.contains(sentence) {
                continue;
            }
            for whole in &all[at.saturating_sub(WHOLES)..(at + 1 + WHOLES).min(all.len())] {
                let part = whole.value * of_one;
                let is_ours = || {
                    (part - ours.value).abs() <= ours.value * ROUNDED
                        || ours.hedge == Hedge::Near && ours.is_given_by(&ours.with_value(part))
                };
                if whole.unit == ours.unit && text.sentence_at(whole.start) == sentence && is_ours() {
                    return true;
                }
            }
        }
    }
    false
}

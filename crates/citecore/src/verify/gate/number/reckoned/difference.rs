//! Differences: of two numbers of a claim, and of what something changes from and to.

use super::{FROM_TO, NearNumber, ROUNDED, are_neighbours, is_said, is_same};
use crate::verify::{
    gate::has_phrase,
    lexicon::{Dimension, RISE},
    number::Quantity,
    support::Part,
    text::Text,
};

/// How many numbers of a claim are tried with how many others.
const MOST_OWN: usize = 16;

/// Is it the difference of two others of the claim that its sources have: "20 € cheaper: 60 € instead of 80"?
pub(super) fn is_difference(claim: &Text<'_>, ours: &Quantity, parts: &[&Part<'_>]) -> bool {
    if !ours.is_measured() || ours.value <= 0.0 {
        return false;
    }
    let others = &claim.quantities[..claim.quantities.len().min(MOST_OWN)];
    let is_other = |own: &Quantity| own.start != ours.start && own.unit == ours.unit;
    for one in others {
        for other in others {
            if is_same(one.value - other.value, ours.value)
                && is_other(one)
                && is_other(other)
                && is_said(one, parts)
                && is_said(other, parts)
            {
                return true;
            }
        }
    }
    false
}

/// What tells that a change of shares is reckoned in those.
const POINTS: &str = "point|Punkt|punt|ponto|百分点|포인트|ポイント";

/// Is it by how much something changed of which a source tells from what to what: "by about 22,000, from 161,902 to 184,317", or by which
/// part: a third, of "from 36 to 24"?
pub(super) fn is_change(claim: &Text<'_>, ours: &Quantity, near: &[NearNumber<'_>]) -> bool {
    let changes = || claim.terms.iter().any(|term| term.entry.opposite.abs() == RISE);
    if ours.is_calendar() || ours.value <= 0.0 || !changes() {
        return false;
    }
    let is_share = ours.unit.dimension == Dimension::Share;
    let whole = if is_share { 100.0 } else { 1.0 };
    let part = ours.part_of_whole().unwrap_or(ours.value);
    let is_part = is_share && !has_phrase(claim.text, POINTS) || !ours.is_measured() && part < 1.0;
    near.windows(2).any(|two| {
        let (one, other) = (two[0].number, two[1].number);
        if one.unit != other.unit || !are_neighbours(&two[0], &two[1], FROM_TO) {
            return false;
        }
        let apart = (one.value - other.value).abs();
        if is_part {
            return one.value > 0.0
                && (whole * apart / one.value - part).abs() <= ours.step.max(whole * ROUNDED) * 0.5;
        }
        (ours.unit == one.unit || ours.unit.dimension == Dimension::Plain)
            && ours.is_given_by(&Quantity { step: one.step.max(other.step), ..ours.with_value(apart) })
    })
}

//! A number that no source has, and that follows from what a source has: [`years`], the [`difference`] of two numbers, what is
//! [`compared`], a [`share`] of one, the time of a [`span`] or for what comes again and again, and a [`product`].

mod compared;
mod difference;
mod product;
mod share;
mod span;
mod years;

use crate::verify::{lexicon::Dimension, number::Quantity, support::Part, text::Text};
use compared::{is_apart, is_compared_with};
use difference::{is_change, is_difference};
pub(super) use product::is_for_period;
use product::is_product;
use share::{is_part, is_share};
pub(super) use span::told_lengths;
use span::{is_between, is_later, is_month_of_weeks, is_repeated};
use years::is_of_years;

/// Does a number of a claim follow from its sources?
pub(super) fn is_reckoned(claim: &Text<'_>, ours: &Quantity, parts: &[&Part<'_>]) -> bool {
    if ours.unit.dimension == Dimension::Year {
        return is_of_years(claim, ours, parts);
    }
    let near = &near(parts)[..];
    is_difference(claim, ours, parts)
        || is_change(claim, ours, near)
        || is_repeated(claim, ours, parts)
        || is_share(ours, near)
        || is_part(ours, near)
        || is_apart(claim, ours, near)
        || is_compared_with(claim, ours, near)
        || is_between(ours, parts)
        || is_later(ours, near)
        || is_month_of_weeks(ours, near)
        || is_product(claim, ours, parts, near)
        || is_for_period(claim, ours, near)
        || is_of_years(claim, ours, parts)
}

/// A number of a source that stands where that bears most on the claim.
#[derive(Clone, Copy)]
pub(super) struct NearNumber<'p> {
    text: &'p Text<'p>,
    number: &'p Quantity,
    sentence: usize,
}

/// How many such numbers are looked at.
const MOST_NEAR: usize = 64;

/// Those of all sources, in their order.
#[cfg_attr(target_family = "wasm", inline(never))]
pub(super) fn near<'p>(parts: &[&'p Part<'p>]) -> Vec<NearNumber<'p>> {
    let mut near = Vec::new();
    for part in parts {
        let (Some(window), text) = (&part.window, part.text) else { continue };
        for number in &text.quantities {
            let sentence = text.sentence_at(number.start);
            if window.contains(sentence) && near.len() < MOST_NEAR {
                near.push(NearNumber { text, number, sentence });
            }
        }
    }
    near
}

/// How many bytes may be between two counts that are told in one breath, and between what something changes from and to.
const BREATH: u32 = 24;
const FROM_TO: u32 = 40;

/// Do two numbers stand beside each other in a sentence, no more than so many bytes apart?
fn are_neighbours(one: &NearNumber<'_>, next: &NearNumber<'_>, reach: u32) -> bool {
    std::ptr::eq(one.text, next.text)
        && one.sentence == next.sentence
        && next.number.start.saturating_sub(one.number.end) <= reach
}

/// Has a source a number that gives one of the claim's?
#[cfg_attr(target_family = "wasm", inline(never))]
fn is_said(own: &Quantity, parts: &[&Part<'_>]) -> bool {
    parts.iter().any(|part| part.text.quantities.iter().any(|theirs| own.is_given_by(theirs)))
}

/// What is rounded away of a share at the most.
const ROUNDED: f64 = 0.01;

/// Are two numbers the same but for what is lost in reckoning?
fn is_same(one: f64, other: f64) -> bool {
    (one - other).abs() <= other.abs() * 1e-9
}

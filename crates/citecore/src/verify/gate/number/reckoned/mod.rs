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
use span::{is_between, is_later, is_month_of_weeks, is_repeated};
use years::is_of_years;

/// Does a number of a claim follow from its sources?
pub(super) fn is_reckoned(claim: &Text<'_>, ours: &Quantity, parts: &[&Part<'_>]) -> bool {
    let follows = || {
        is_difference(claim, ours, parts)
            || is_change(claim, ours, parts)
            || is_repeated(claim, ours, parts)
            || is_share(ours, parts)
            || is_part(ours, parts)
            || is_apart(claim, ours, parts)
            || is_compared_with(claim, ours, parts)
            || is_between(ours, parts)
            || is_later(ours, parts)
            || is_month_of_weeks(ours, parts)
            || is_product(claim, ours, parts)
            || is_for_period(claim, ours, parts)
    };
    ours.unit.dimension != Dimension::Year && follows() || is_of_years(claim, ours, parts)
}

/// How many bytes may be between two counts that are told in one breath, and between what something changes from and to.
const BREATH: usize = 24;
const FROM_TO: usize = 40;

/// What is rounded away of a share at the most.
const ROUNDED: f64 = 0.01;

/// Numbers that stand beside each other in a sentence where a source bears most on the claim, no more than so many bytes apart.
fn neighbours<'p>(part: &'p Part<'_>, reach: usize) -> impl Iterator<Item = (&'p Quantity, &'p Quantity)> {
    let text = part.text;
    text.quantities.windows(2).filter_map(move |two| {
        let window = part.window.as_ref()?;
        let sentence = text.sentence_at(two[0].start);
        let beside = window.contains(sentence)
            && text.sentence_at(two[1].start) == sentence
            && two[1].start.saturating_sub(two[0].end) as usize <= reach;
        beside.then_some((&two[0], &two[1]))
    })
}

/// The numbers that stand where a source bears most on the claim.
fn near<'p>(part: &'p Part<'_>) -> impl Iterator<Item = &'p Quantity> {
    let text = part.text;
    text.quantities.iter().filter(move |theirs| {
        part.window.as_ref().is_some_and(|window| window.contains(text.sentence_at(theirs.start)))
    })
}

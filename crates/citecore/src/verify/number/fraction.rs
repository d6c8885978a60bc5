//! A part of one in digits, as 3/4 and 4분의 1 are.

use super::{
    Quantity, Written, add,
    context::with_context,
    groups::{end_of, groups, integer_at, is_digit, worth},
    is_whole,
};
use crate::{
    phrases::phrase_at,
    place::{begins, char_at},
};

/// 3/4 and 1/1,000: a part of one. Anything else with a slash is two numbers.
pub(super) fn share_of(text: &str, at: usize, found: &mut Vec<Quantity>) -> Option<usize> {
    let (part, slash) = integer_at(text, at)?;
    let from = slash + 1;
    if char_at(text, slash) != Some('/') || !begins(text, from, is_digit) {
        return None;
    }
    let groups = groups(text, from);
    let (all, _, _) = worth(text, &groups)?;
    let end = end_of(&groups);
    let closed = !begins(text, end, |c| c.is_ascii_alphanumeric() || c == '/');
    // A twelfth is what a month is of a year.
    let likely = part < all && all <= 10.0 || part == 1.0 && (all == 12.0 || is_whole(all / 10.0));
    if part < 1.0 || !likely || !closed {
        return None;
    }
    add_part_of_one(found, at, end, part / all);
    // "One part in 100 000" is 1/100,000.
    add(found, from, end, all).written = Written::Optional;
    Some(end)
}

/// 4분의 1, 4分之1 and 4分の1: a part of one.
pub(super) fn share_behind(text: &str, at: usize, found: &mut Vec<Quantity>) -> Option<usize> {
    let (all, end) = integer_at(text, at)?;
    let rest = text[end..].trim_start();
    let told = phrase_at(rest, 0, "분의|分之|分の");
    let (part, end) = integer_at(text, text.len() - rest[told..].trim_start().len())?;
    if all < 1.0 || told == 0 {
        return None;
    }
    with_context(text, add_part_of_one(found, at, end, part / all));
    Some(end)
}

fn add_part_of_one(found: &mut Vec<Quantity>, start: usize, end: usize, value: f64) -> &mut Quantity {
    let part = add(found, start, end, value);
    part.step = value / 100.0;
    part
}

//! The groups of digits that a number has: which separators are those of thousands and which begin a decimal part differs by country, so that
//! a number may be worth one of two.

use super::is_whole;
use crate::{
    mark::digit,
    place::{char_at, run_end},
};

/// A run of digits in a number: 1,234.56 has three.
pub(super) struct Group {
    start: usize,
    end: usize,
    /// How many digits it has.
    pub(super) digits: usize,
    /// What stands before it; nothing of meaning of the first.
    separator: char,
}

impl Group {
    fn read(text: &str, start: usize, separator: char) -> Self {
        let end = digits_end(text, start);
        Self { start, end, digits: text[start..end].chars().count(), separator }
    }
}

/// The most groups of digits that are looked at.
const MOST_GROUPS: usize = 8;

/// Longer runs of digits are keys, not numbers.
pub(super) const MOST_DIGITS: usize = 18;

pub(super) fn is_digit(c: char) -> bool {
    digit(c).is_some()
}

pub(super) fn digits_end(text: &str, at: usize) -> usize {
    run_end(text, at, is_digit)
}

pub(super) fn value_of(digits: &str) -> f64 {
    digits.chars().filter_map(digit).fold(0.0, |value, digit| value * 10.0 + digit as f64)
}

/// Exact: none of the products is rounded.
fn power_of_ten(exponent: usize) -> f64 {
    (0..exponent.min(MOST_DIGITS)).fold(1.0, |power, _| power * 10.0)
}

/// The whole number that begins at a place, with where it ends.
pub(in crate::verify) fn integer_at(text: &str, at: usize) -> Option<(f64, usize)> {
    let end = digits_end(text, at);
    (end > at).then(|| (value_of(&text[at..end]), end))
}

/// The whole number that begins at a place, with what separates its thousands if anything does, and where it ends.
pub(super) fn grouped(text: &str, at: usize) -> Option<(f64, usize)> {
    let integer = integer_at(text, at)?;
    let groups = groups(text, at);
    let separated = worth(text, &groups).filter(|&(_, _, step)| step >= 1.0);
    separated.map_or(Some(integer), |(value, _, _)| Some((value, end_of(&groups))))
}

/// The groups of the number that begins at a place, one at least.
pub(super) fn groups(text: &str, at: usize) -> Vec<Group> {
    let mut last = Group::read(text, at, ' ');
    let mut groups = Vec::new();
    while groups.len() + 1 < MOST_GROUPS {
        let Some(separator) = char_at(text, last.end) else { break };
        let next = Group::read(text, last.end + separator.len_utf8(), separator);
        let separates = match separator {
            '.' | ',' | '\'' | '’' | '٬' | '٫' | '，' | '．' => true,
            // 1 000: groups of three alone, and nothing else may separate them.
            ' ' | '\u{a0}' | '\u{202f}' | '\u{2009}' => {
                next.digits == 3
                    && last.digits <= 3
                    && char_at(text, at) != Some('0')
                    && (groups.is_empty() || last.separator == separator)
            }
            _ => false,
        };
        if next.digits == 0 || !separates {
            break;
        }
        groups.push(last);
        last = next;
    }
    groups.push(last);
    groups
}

/// Are the groups those of thousands (or of lakhs)?
fn are_thousands(text: &str, groups: &[Group]) -> bool {
    if groups.len() < 2 {
        return true;
    }
    let (mut western, mut indian) = (true, groups.len() > 2);
    for (place, group) in groups.iter().enumerate() {
        if place == 0 {
            western &= (1..=3).contains(&group.digits);
            indian &= (1..=2).contains(&group.digits);
        } else {
            western &= group.digits == 3 && group.separator == groups[1].separator;
            let digits = if place + 1 == groups.len() { 3 } else { 2 };
            indian &= group.digits == digits && group.separator == groups[1].separator;
        }
    }
    (western || indian) && char_at(text, groups[0].start) != Some('0')
}

/// What groups are worth, what else they may be worth, and the step that they are given in.
pub(super) fn worth(text: &str, groups: &[Group]) -> Option<(f64, Option<f64>, f64)> {
    let (last, before) = groups.split_last()?;
    let (mut joined, mut power) = (0.0, 1.0);
    for group in groups {
        power = power_of_ten(group.digits);
        joined = joined * power + value_of(&text[group.start..group.end]);
    }
    // One division, rounded once: the same as the digits read as one decimal number.
    let (decimal, step) = (joined / power, 1.0 / power);
    if are_thousands(text, groups) {
        let rounded = rounded_step(joined);
        return Some(match last.separator {
            // Nobody writes 9.000 for 9.
            _ if groups.len() != 2 || is_whole(joined / 100.0) => (joined, None, rounded),
            ',' | '，' => (joined, Some(decimal), rounded),
            '.' | '．' => (decimal, Some(joined), step),
            _ => (joined, None, rounded),
        });
    }
    let is_decimal = matches!(last.separator, '.' | ',' | '٫' | '，' | '．')
        && before[1..].iter().all(|group| group.separator != last.separator);
    (is_decimal && are_thousands(text, before)).then_some((decimal, None, step))
}

/// Where groups end.
pub(super) fn end_of(groups: &[Group]) -> usize {
    groups.last().map_or(0, |group| group.end)
}

/// The step of a whole number: with two zeros and more at its end it may be rounded.
fn rounded_step(value: f64) -> f64 {
    let mut step = 1.0;
    while value >= 1000.0 && step < value && is_whole(value / (step * 10.0)) {
        step *= 10.0;
    }
    if step >= 100.0 { step } else { 1.0 }
}

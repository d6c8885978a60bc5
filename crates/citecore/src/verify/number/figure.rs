//! Numbers in digits, with the separators of any country, and what is written as one with them.

use super::{
    Quantity, Written, date, is_whole, known_word, label,
    place::{self, begins, behind, first, last},
    push_label, with_context,
};
use crate::{
    mark::digit,
    verify::lexicon::{Dimension, Unit},
    words::lower_of,
};

/// Digits and what separates them: 1,234.56 has three groups.
struct Groups {
    /// Where each begins and ends.
    ranges: Vec<(usize, usize)>,
    /// What stands between them.
    separators: Vec<char>,
}

/// The most groups of digits that are looked at.
const MOST_GROUPS: usize = 8;

/// Longer runs of digits are keys, not numbers.
const MOST_DIGITS: usize = 18;

fn is_digit(c: char) -> bool {
    digit(c).is_some()
}

fn run_end(text: &str, at: usize) -> usize {
    behind(text, at, is_digit)
}

fn value_of(digits: &str) -> f64 {
    digits.chars().filter_map(digit).fold(0.0, |value, digit| value * 10.0 + digit as f64)
}

/// Exact: none of the products is rounded.
fn power_of_ten(exponent: usize) -> f64 {
    (0..exponent.min(MOST_DIGITS)).fold(1.0, |power, _| power * 10.0)
}

fn count(text: &str, (start, end): (usize, usize)) -> usize {
    text[start..end].chars().count()
}

/// The whole number that begins at a place, with where it ends.
pub(super) fn whole(text: &str, at: usize) -> Option<(f64, usize)> {
    let end = run_end(text, at);
    (end > at).then(|| (value_of(&text[at..end]), end))
}

impl Groups {
    fn read(text: &str, at: usize) -> Self {
        let mut groups = Self { ranges: vec![(at, run_end(text, at))], separators: Vec::new() };
        while groups.ranges.len() < MOST_GROUPS {
            let Some(&(start, end)) = groups.ranges.last() else { break };
            let Some(separator) = first(text, end) else { break };
            let next = end + separator.len_utf8();
            if !begins(text, next, is_digit) {
                break;
            }
            let range = (next, run_end(text, next));
            let separates = match separator {
                '.' | ',' | '\'' | '’' | '٬' | '٫' | '，' | '．' => true,
                // 1 000: groups of three alone, and nothing else may separate them.
                ' ' | '\u{a0}' | '\u{202f}' | '\u{2009}' => {
                    count(text, range) == 3
                        && count(text, (start, end)) <= 3
                        && !text[start..].starts_with('0')
                        && groups.separators.iter().all(|&other| other == separator)
                }
                _ => false,
            };
            if !separates {
                break;
            }
            groups.ranges.push(range);
            groups.separators.push(separator);
        }
        groups
    }

    fn end(&self) -> usize {
        self.ranges.last().map_or(0, |&(_, end)| end)
    }

    /// Are the groups up to `until` those of thousands (or of lakhs)?
    fn thousands(&self, text: &str, until: usize) -> bool {
        let lengths: Vec<usize> = self.ranges[..until].iter().map(|&range| count(text, range)).collect();
        let [first, middle @ .., last] = &lengths[..] else { return true };
        let separators = &self.separators[..until - 1];
        let same = separators.iter().all(|separator| *separator == separators[0]);
        let western = (1..=3).contains(first) && middle.iter().all(|&length| length == 3);
        let indian =
            (1..=2).contains(first) && !middle.is_empty() && middle.iter().all(|&length| length == 2);
        let zero = text[self.ranges[0].0..].starts_with('0');
        same && *last == 3 && (western || indian) && !zero
    }

    fn joined(&self, text: &str, until: usize) -> f64 {
        self.ranges[..until].iter().fold(0.0, |value, &(start, end)| {
            let power = power_of_ten(count(text, (start, end)));
            value * power + value_of(&text[start..end])
        })
    }

    /// What the groups are worth, what else they may be worth, and the step that they are given in.
    fn value(&self, text: &str) -> Option<(f64, Option<f64>, f64)> {
        let all = self.ranges.len();
        let last = self.ranges[all - 1];
        let decimals = count(text, last);
        let fraction = |until: usize| {
            // One division, rounded once: the same as the digits read as one decimal number.
            let power = power_of_ten(decimals);
            let digits = self.joined(text, until) * power + value_of(&text[last.0..last.1]);
            (digits / power, 1.0 / power)
        };
        if all == 1 {
            let value = self.joined(text, 1);
            return Some((value, None, rounded_step(value)));
        }
        let separator = self.separators[all - 2];
        if self.thousands(text, all) {
            let joined = self.joined(text, all);
            if all > 2 || !matches!(separator, '.' | ',' | '，' | '．') {
                return Some((joined, None, rounded_step(joined)));
            }
            // Nobody writes 9.000 for 9.
            if is_whole(joined / 100.0) {
                return Some((joined, None, rounded_step(joined)));
            }
            let (decimal, step) = fraction(all - 1);
            return Some(match separator {
                ',' | '，' => (joined, Some(decimal), rounded_step(joined)),
                _ => (decimal, Some(joined), step),
            });
        }
        let before = &self.separators[..all - 2];
        let decimal = matches!(separator, '.' | ',' | '٫' | '，' | '．') && !before.contains(&separator);
        (decimal && self.thousands(text, all - 1)).then(|| {
            let (value, step) = fraction(all - 1);
            (value, None, step)
        })
    }
}

/// The step of a whole number: with two zeros and more at its end it may be rounded.
fn rounded_step(value: f64) -> f64 {
    let mut step = 1.0;
    while value >= 1000.0 && step < value && is_whole(value / (step * 10.0)) {
        step *= 10.0;
    }
    if step >= 100.0 { step } else { 1.0 }
}

/// What hangs on a number and changes nothing of it.
const SUFFIXES: [&str; 10] = ["st", "nd", "rd", "th", "x", "e", "er", "eme", "am", "pm"];

/// Reads what begins with a digit; gives back where it ends.
pub(super) fn read(text: &str, at: usize, found: &mut Vec<Quantity>) -> usize {
    if let Some(end) = date::in_digits(text, at, found) {
        return end;
    }
    if let Some(end) = is_no_number(text, at) {
        return end;
    }
    if let Some(end) =
        clock(text, at, found).or_else(|| share_of(text, at, found)).or_else(|| share_behind(text, at, found))
    {
        return end;
    }
    let groups = Groups::read(text, at);
    let end = groups.end();
    if end - at > MOST_DIGITS * 2 {
        return end;
    }
    let Some((value, other, step)) = groups.value(text) else {
        push_label(text, at, end, found);
        return end;
    };
    let mut quantity = Quantity { other, step, ..Quantity::plain(at, end, value) };
    let suffix_end = behind(text, end, char::is_alphabetic);
    let suffix = &text[end..suffix_end];
    if suffix.is_ascii() && !suffix.is_empty() {
        let folded = suffix.to_ascii_lowercase();
        let money = text[..at].trim_end().ends_with(['$', '€', '£', '¥', '₹', '₩']);
        let times = match folded.as_str() {
            "k" => Some(1e3),
            "m" | "mm" if money => Some(1e6),
            "b" if money => Some(1e9),
            _ => None,
        };
        let decade = folded == "s" && is_year(value);
        if times.is_some() || decade || SUFFIXES.contains(&folded.as_str()) {
            quantity.end = suffix_end as u32;
            if let Some(times) = times {
                (quantity.value, quantity.step) = (value * times, step * times);
                quantity = with_context(text, quantity);
            }
            if decade {
                (quantity.step, quantity.unit) = (10.0, Unit::of(Dimension::Year));
            }
            found.push(quantity);
            return suffix_end;
        }
        // 5G and 2D are names.
        if matches!(suffix, "G" | "T" | "S" | "H" | "D") {
            return label(text, at, found);
        }
        let known = known_word(text, end, &|known| known.unit().is_some() || known.magnitude().is_some());
        if known.is_none() {
            return label(text, at, found);
        }
    }
    let bare = groups.ranges.len() == 1 && count(text, (at, end)) == 4;
    if let Some((unit, end)) = calendar(text, end, value) {
        quantity.unit = unit;
        found.push(quantity);
        return end;
    }
    let mut quantity = with_context(text, quantity);
    if bare && quantity.unit.dimension == Dimension::Plain && is_year(quantity.value) {
        quantity.unit = Unit::of(Dimension::Year);
        quantity.step = 1.0;
        found.push(quantity);
        return short_range(text, end, value, found);
    }
    found.push(quantity);
    quantity.end as usize
}

pub(super) fn is_year(value: f64) -> bool {
    (1000.0..2200.0).contains(&value) && is_whole(value)
}

/// 2014年, 5월, 22日.
fn calendar(text: &str, at: usize, value: f64) -> Option<(Unit, usize)> {
    let at = behind(text, at, |c| c == ' ');
    let sign = first(text, at)?;
    let dimension = match sign {
        '年' | '년' if value >= 1000.0 => Dimension::Year,
        '月' | '월' if (1.0..=12.0).contains(&value) => Dimension::Month,
        '日' | '일' | '号'
            if (1.0..=31.0).contains(&value)
                && !text[at..].starts_with("日間")
                && !text[at..].starts_with("일간") =>
        {
            Dimension::Day
        }
        _ => return None,
    };
    Some((Unit::of(dimension), at + sign.len_utf8()))
}

/// 1992–93: the second year is given by its last two digits.
fn short_range(text: &str, end: usize, year: f64, found: &mut Vec<Quantity>) -> usize {
    let Some(dash) = first(text, end).filter(|c| matches!(c, '-' | '–' | '/' | '—')) else {
        return end;
    };
    let from = end + dash.len_utf8();
    let Some((value, after)) = whole(text, from) else { return end };
    let last = f64::from(year as u32 % 100);
    if after - from != 2
        || value <= last
        || begins(text, after, |c| c.is_alphanumeric() || c == '-' || c == '/')
    {
        return end;
    }
    let mut second = Quantity::plain(from, after, year - last + value);
    second.other = Some(value);
    second.unit = Unit::of(Dimension::Year);
    found.push(second);
    after
}

/// What is written in digits but counts nothing: a mark, the number of a list's item. Gives back its end.
fn is_no_number(text: &str, at: usize) -> Option<usize> {
    let end = run_end(text, at);
    let (before, behind) = (&text[..at], &text[end..]);
    if before.ends_with(['[', '†', '^', '【']) && end - at <= 3 {
        return behind.starts_with([']', '】', ',']).then_some(end);
    }
    const INDENT: usize = 8;
    let line = place::before(text, at, |c| matches!(c, ' ' | '>' | '-' | '*' | '('));
    let item = at - line < INDENT && matches!(last(text, line), None | Some('\n'));
    let marker =
        [". ", ") ", ".\n"].iter().any(|marker| behind.starts_with(marker)) || matches!(behind, "." | ")");
    // 22. Mai
    let dates = behind
        .strip_prefix('.')
        .is_some_and(|_| known_word(text, end + 1, &|known| known.month > 0).is_some());
    (item && marker && !dates && end - at <= 2).then_some(end)
}

/// 10:30 and 10:30 pm.
fn clock(text: &str, at: usize, found: &mut Vec<Quantity>) -> Option<usize> {
    let (hours, colon) = whole(text, at)?;
    let (minutes, end) = whole(text, colon + text[colon..].strip_prefix(':').map(|_| 1)?)?;
    if colon - at > 2 || end - colon != 3 || hours > 24.0 || minutes > 59.0 {
        return None;
    }
    let near = text[end..].trim_start();
    let half = |first: char| {
        let mut letters = near.chars().map(lower_of).filter(|c| *c != '.');
        letters.next() == Some(first) && letters.next() == Some('m')
    };
    let morning = half('a');
    let before = text[..at].trim_end();
    let later = half('p') || ["오후", "下午", "午後"].iter().any(|word| before.ends_with(word));
    let hours = match hours {
        12.0 if morning => 0.0,
        hours if later && hours < 12.0 => hours + 12.0,
        hours => hours,
    };
    let mut quantity = Quantity::plain(at, end, hours * 60.0 + minutes);
    quantity.unit = Unit::of(Dimension::Clock);
    if hours < 13.0 && !morning && !later {
        quantity.other = Some((hours + 12.0) * 60.0 + minutes);
    }
    found.push(quantity);
    Some(end)
}

/// 3/4 and 1/1,000: a part of one. Anything else with a slash is two numbers.
fn share_of(text: &str, at: usize, found: &mut Vec<Quantity>) -> Option<usize> {
    let (part, slash) = whole(text, at)?;
    let from = slash + text[slash..].strip_prefix('/').map(|_| 1)?;
    first(text, from).and_then(digit)?;
    let groups = Groups::read(text, from);
    let (all, _, _) = groups.value(text)?;
    let closed = !begins(text, groups.end(), |c| c.is_ascii_alphanumeric() || c == '/');
    let likely = part < all && all <= 10.0 || part == 1.0 && is_whole(all / 10.0);
    if part < 1.0 || !likely || !closed {
        return None;
    }
    found.push(part_of_one(at, groups.end(), part / all));
    // "One part in 100 000" is 1/100,000.
    found.push(Quantity { written: Written::Either, ..Quantity::plain(from, groups.end(), all) });
    Some(groups.end())
}

/// 4분의 1 and 4分之1: a part of one.
fn share_behind(text: &str, at: usize, found: &mut Vec<Quantity>) -> Option<usize> {
    let (all, end) = whole(text, at)?;
    let rest = text[end..].trim_start();
    let behind = rest.strip_prefix("분의").or_else(|| rest.strip_prefix("分之"))?.trim_start();
    let (part, end) = whole(text, text.len() - behind.len())?;
    if all < 1.0 {
        return None;
    }
    let quantity = with_context(text, part_of_one(at, end, part / all));
    found.push(quantity);
    Some(end)
}

fn part_of_one(start: usize, end: usize, value: f64) -> Quantity {
    Quantity { step: value / 100.0, ..Quantity::plain(start, end, value) }
}

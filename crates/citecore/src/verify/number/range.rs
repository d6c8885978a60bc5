//! Ranges and lists: what stands behind the last number holds for those before it.

use super::{
    Quantity, Written,
    below_zero::negate_below_zero,
    clock::{HALVES, MINUTES_A_DAY},
    unit::currency,
};
use crate::{
    phrases::{Phrases, is_among},
    place::{begins, has, last_word, run_end, run_start, up_to, without_first, without_last},
    verify::{
        lexicon::{Dimension, Hedge, Unit},
        text::joining,
    },
};

/// What stands between the numbers of a range or a list is no longer, in bytes.
const LONGEST_JOINING: usize = 40;

/// What stands before the two ends of a range that an "and" joins.
const BETWEEN: &str = "between Between zwischen Zwischen entre Entre tra fra";

/// How much may stand between a unit and the brackets with another case, in bytes: "12 km long (3 with the cable car)".
const LONG: usize = 8;

/// What stands before the case that a second number is of, the unit of which is that of the first: "3 days (5 to islands)".
const CASES: &str = "to on with for in at if when without by auf bei mit für im wenn ohne en con para si sin cuando avec pour sur dans \
    sans au aux";

/// Gives the numbers of ranges and lists the unit of the last: in "30 to 40 cm" both are lengths.
pub(super) fn join(text: &str, found: &mut [Quantity]) {
    for at in (1..found.len()).rev() {
        // "Open 9" may be a label, too.
        let label = usize::from(at > 1 && matches!(found[at - 1].written, Written::Apart(_)));
        let [first, .., second] = &mut found[at - 1 - label..=at] else { continue };
        let Some(between) = between(text, first, second) else { continue };
        let digits = |quantity: &Quantity| matches!(quantity.written, Written::Digits | Written::Words);
        if !digits(first) || !digits(second) || add_part(first, second, between) {
            continue;
        }
        let bare = without_last(between, |c| c == '-').trim_end();
        let joins =
            |words: &str| is_among(words, between) || bare.len() < between.len() && is_among(words, bare);
        let ratio = between == ":" && first.behind + 1 == second.start;
        if second.unit.dimension == Dimension::Plain
            && first.is_measured()
            && is_elided(text, between, second)
        {
            second.unit = first.unit;
        }
        let is_range = (ratio || joins(joining::RANGES)) && !are_apart(text, first, second, between)
            || is_among(joining::AND, between)
                && is_among(BETWEEN, last_word(up_to(text, first.start as usize)));
        if is_range || joins(joining::COUNTED) {
            second.second = is_range;
            share_unit(text, first, second, is_range || is_among(joining::AND, between));
        }
    }
}

/// What stands between two numbers, without the signs of either and what tells the half of the second's day. None where it is too
/// long to join them, as between most numbers.
fn between<'t>(text: &'t str, first: &Quantity, second: &Quantity) -> Option<&'t str> {
    let between = text.get(first.behind as usize..second.start as usize).map(str::trim).unwrap_or_default();
    if between.len() > LONGEST_JOINING {
        return None;
    }
    let between = between.strip_suffix(" minus").unwrap_or(between);
    // "$10 to $12", "-10 to +40 °C", "1. bis 15."
    let between = without_last(between, |c| c == '+' || currency(c).is_some()).trim_end();
    let between = without_first(between, |c| c == '.').trim_start();
    // "10 से शाम 6 बजे", "上午10至下午6点"
    let half =
        || HALVES.iter().find_map(|halves| Phrases(halves).find_map(|half| between.strip_suffix(half)));
    // None of them is of ASCII.
    let half = if between.is_ascii() { None } else { half() };
    Some(half.unwrap_or(between).trim_end())
}

/// Are two numbers no range, although what joins one stands between them?
fn are_apart(text: &str, first: &Quantity, second: &Quantity, between: &str) -> bool {
    // "20 % auf 3 Artikel" and "by 4 million to 62 million" are no ranges, "von 10 auf 12 Euro" and "by 4 to 6 million" are.
    let word = || last_word(up_to(text, first.start as usize));
    let whole = || first.is_measured() || has(first.digits(text), char::is_alphabetic);
    let by = || first.written == Written::Digits && whole() && word() == "by";
    // "From 1972-09-17 to 1983-02-28": the one is a day, the other a year.
    let of_dates =
        || first.is_calendar() && second.is_calendar() && first.unit.dimension != second.unit.dimension;
    between == "auf" && word() != "von" || between == "to" && by() || of_dates()
}

/// Gives each of two numbers that are joined what is said of the other alone. `hours`: by what joins them they may be those that a
/// time lasts from and to.
fn share_unit(text: &str, first: &mut Quantity, second: &mut Quantity, hours: bool) {
    // "Vom 1. bis 15. Juni", "June 1 to 15"
    let is_day = |one: &Quantity| one.unit.dimension == Dimension::Day;
    let may_be_day = |one: &Quantity| one.unit.dimension == Dimension::Plain && one.value < 32.0;
    if is_day(second) && may_be_day(first) || is_day(first) && may_be_day(second) {
        (first.unit.dimension, second.unit.dimension) = (Dimension::Day, Dimension::Day);
    }
    // "30 bis 40" has no more than its two ends.
    if second.hedge == Hedge::Below {
        second.hedge = Hedge::Exact;
    }
    if second.second && first.is_measured() && second.unit.dimension == Dimension::Plain {
        // "$16.5–17 billion"
        second.unit = first.unit;
    }
    let plain = first.unit.dimension == Dimension::Plain;
    if (plain || first.unit == second.unit) && second.step >= 1e3 && first.value < 1e3 {
        // "2 to 3 million"
        first.other = Some(first.value * second.step * tenths(second.digits(text)));
    }
    if plain && second.is_measured() {
        first.unit = second.unit;
        negate_below_zero(text, first);
    } else if plain && second.unit.dimension == Dimension::Clock && first.value <= 24.0 && hours {
        // "9 bis 17 Uhr", "9 to 5 pm", "zwischen 9 und 17 Uhr", and "9.30 bis 17 Uhr"
        let hours = first.value.floor();
        first.unit = second.unit;
        first.value = hours * 60.0 + (first.value - hours) * 100.0;
        // Up to one in the afternoon it may be of the other half of the day.
        first.other = (first.value < 13.0 * 60.0).then_some(first.value + MINUTES_A_DAY / 2.0);
    }
}

/// Leaves a number out its unit, which is that of the one before: "for 30 days, or 180 on Business", "30 days, on Business 180"?
fn is_elided(text: &str, between: &str, second: &Quantity) -> bool {
    let is_case = |text: &str| is_among(CASES, &text[..run_end(text, 0, char::is_alphabetic)]);
    let behind = &text[second.end as usize..];
    let next = without_first(between, |c| c == ',').trim_start();
    let is_in_brackets = between.len() <= LONG && between.ends_with('(');
    if is_in_brackets || is_among(joining::OR, next) {
        return behind.strip_prefix(' ').is_some_and(is_case);
    }
    next.len() < between.len() && is_case(next) && !begins(behind, 0, |c| !matches!(c, '.' | ',' | ';' | ')'))
}

/// How many times the step of a number with decimals the power of ten behind it is: 3.2 million is given in steps of 100,000.
fn tenths(written: &str) -> f64 {
    let end = run_end(written, 0, |c| !c.is_alphabetic() && !c.is_whitespace());
    let decimals = run_start(written, end, |c| !matches!(c, '.' | ','));
    match end - decimals {
        1 if decimals > 0 => 10.0,
        2 if decimals > 0 => 100.0,
        _ => 1.0,
    }
}

/// Adds the second of two numbers to the first where it is a part of it: "1 h 30 min", "one and a half hours".
fn add_part(first: &mut Quantity, second: &mut Quantity, between: &str) -> bool {
    let half = between == "and a" && second.value == 0.5 && !first.is_measured();
    // "1 m 80", "5 Euro 50", "5 ft 6 in", but "a 7.5 m one"
    let is_short = second.end - second.start <= 2 || second.written == Written::Words && second.value > 1.0;
    if between.is_empty() && second.unit.dimension == Dimension::Plain && is_short {
        let parts = match (first.unit.dimension, first.unit.factor) {
            (Dimension::Length | Dimension::Euro | Dimension::Dollar, 1.0) => 100.0,
            (Dimension::Length, 0.3048) => 12.0,
            // "One minute fifty"; but "in one hour 20 people"
            (Dimension::Time, 60.0 | 3600.0) if second.written == Written::Words => 60.0,
            _ => 0.0,
        };
        if parts > second.value {
            second.unit = Unit { factor: first.unit.factor / parts, ..first.unit };
        }
    }
    let smaller = first.is_measured()
        && first.unit.dimension == second.unit.dimension
        && first.unit.factor > second.unit.factor
        && (between.is_empty() || first.unit.dimension == Dimension::Time && is_among(joining::AND, between));
    if half {
        first.unit = second.unit;
    } else if !smaller {
        return false;
    }
    first.value += second.value * second.unit.factor / first.unit.factor;
    first.step = second.step * second.unit.factor / first.unit.factor;
    // What is said already may be missing by itself.
    second.written = Written::Optional;
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::verify::text::Text;

    #[test]
    fn whatever_joins_numbers_is_short_enough() {
        let halves = HALVES.iter().flat_map(|halves| Phrases(halves)).map(str::len).max().unwrap();
        for joins in [joining::RANGES, joining::COUNTED].iter().flat_map(|words| words.split(' ')) {
            assert!(joins.len() + " ".len() + halves <= LONGEST_JOINING, "{joins}");
        }
    }

    #[test]
    fn numbers_far_from_each_other_are_no_range() {
        let second = |text: &str| Text::read(text).quantities.last().is_some_and(|number| number.second);
        assert!(second("10 to 12"));
        assert!(!second("10 of them went to the harbour, and from there to 12"));
    }
}

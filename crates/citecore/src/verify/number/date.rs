//! Dates: in digits, and with the names of months.

use super::{
    Quantity, Written, add, clock::MINUTES_A_DAY, count_before, groups::integer_at, is_of_label, sort,
};
use crate::{
    phrases::{ends_in, phrase_at},
    place::{begins, char_at, has, up_to},
    verify::{lexicon::Dimension, term::Term},
};

/// A number of a date.
struct Part {
    value: f64,
    from: usize,
    end: usize,
}

/// 2014-05-22, 2014. 5. 22, 22.05.2014, 5/22/2014; gives back where the date ends.
pub(super) fn in_digits(text: &str, at: usize, found: &mut Vec<Quantity>) -> Option<usize> {
    let part = |from: usize| {
        let (value, end) = integer_at(text, from)?;
        Some(Part { value, from, end })
    };
    let separator = |at: usize| char_at(text, at).filter(|c| matches!(c, '-' | '.' | '/' | '‑'));
    let one = part(at)?;
    let divides = separator(one.end)?;
    // "2019. 3. 5."
    let next = |end: usize| {
        let from = end + divides.len_utf8();
        let spaced = divides == '.' && one.end - one.from == 4;
        part(from + usize::from(spaced && char_at(text, from) == Some(' ')))
    };
    let a = next(one.end)?;
    separator(a.end).filter(|&other| other == divides)?;
    let other = next(a.end)?;
    let end = other.end;
    if begins(text, end, is_of_label) {
        return None;
    }
    let length = |part: &Part| part.end - part.from;
    let (year, b) = match [length(&one), length(&a), length(&other)] {
        [4, ..=2, ..=2] => (&one, &other),
        [..=2, ..=2, 4] => (&other, &one),
        _ => return None,
    };
    let fits = |month: f64, day: f64| (1.0..=12.0).contains(&month) && (1.0..=31.0).contains(&day);
    // `a` is the month wherever the day stands at the outside; the other way round, where a slash leaves it open.
    let (outside, inside) = (fits(a.value, b.value), fits(b.value, a.value) && year.end == end);
    if !outside && !inside {
        return None;
    }
    let open = outside && inside && a.value != b.value;
    let mut add = |part: &Part, dimension: Dimension, open: bool| {
        let quantity = super::add(found, part.from, part.end, part.value);
        quantity.unit.dimension = dimension;
        quantity.written = if open { Written::Optional } else { Written::Digits };
    };
    add(year, Dimension::Year, false);
    if outside {
        add(&a, Dimension::Month, open);
        add(b, Dimension::Day, open);
    }
    if open || !outside {
        add(b, Dimension::Month, open);
        add(&a, Dimension::Day, open);
    }
    Some(end)
}

/// How many letters may stand between a month and its day or year: ". ", ", ", " de ", " of the ".
const BETWEEN: usize = 5;

/// Names months and days where a month's name stands beside a number: May 22, 22nd of May, Mai 2014.
pub(super) fn name_months(text: &str, terms: &[Term], found: &mut Vec<Quantity>) {
    let mut months = Vec::new();
    for term in terms {
        if term.entry.month == 0 || term.pair {
            continue;
        }
        let (start, end) = (term.start as usize, term.end as usize);
        let near = |from: usize, to: usize| {
            to >= from
                && to - from <= 4 * BETWEEN
                && text.get(from..to).is_some_and(|between| {
                    between.chars().count() <= BETWEEN
                        && !has(between, |c| matches!(c, '\n' | ';' | '!' | '?'))
                })
        };
        let behind = count_before(found, term.end);
        let mut beside = false;
        // The other way to read "On 10" stands behind the number.
        let before =
            found[..behind].iter().rposition(|quantity| !matches!(quantity.written, Written::Apart(_)));
        for &place in &[before.unwrap_or(usize::MAX), behind] {
            let Some(quantity) = found.get_mut(place) else { continue };
            let after = quantity.start as usize >= end;
            let close =
                if after { near(end, quantity.start as usize) } else { near(quantity.end as usize, start) };
            if !close {
                continue;
            }
            if quantity.unit.dimension == Dimension::Plain
                && (1.0..100.0).contains(&quantity.value)
                && quantity.step == 1.0
            {
                quantity.unit.dimension = Dimension::Day;
                beside = true;
            } else if matches!(quantity.unit.dimension, Dimension::Year | Dimension::Day) {
                beside = true;
            }
        }
        if beside {
            let month = add(&mut months, start, end, f64::from(term.entry.month));
            month.unit.dimension = Dimension::Month;
            month.written = Written::Words;
        }
    }
    if !months.is_empty() {
        put_in(months, found);
    }
}

/// Puts months among other numbers, each in the place of what else begins there.
fn put_in(months: Vec<Quantity>, found: &mut Vec<Quantity>) {
    let mut all = Vec::with_capacity(found.len() + months.len());
    for quantity in &*found {
        let month = months.get(count_before(&months, quantity.start));
        if month.is_none_or(|month| month.start != quantity.start) {
            all.push(*quantity);
        }
    }
    all.extend_from_slice(&months);
    *found = all;
    sort(found);
}

/// Days of the week in Portuguese, which are ordinals, from Monday: "quinta-feira", "de segunda a sexta".
const ORDINALS: [&str; 5] =
    ["segunda segundas", "terça terças", "quarta quartas", "quinta quintas", "sexta sextas"];

/// What stands behind one of them, or behind the first of two and before the second.
const FAIR: &str = "-feiras|-feira";
const TO_DAY: &str = " a quarta| a quinta| a sexta| a sábado| a domingo| à quarta| à quinta| à sexta| até quarta| até quinta| até sexta";
const FROM_DAY: &str =
    "segunda a|segunda à|segunda até|terça a|terça à|terça até|quarta a|quarta até|feira a|feira à|feira até";

/// The day of the week that a term names in Portuguese, from 1, where it is no ordinal, with where it ends.
fn portuguese_day(text: &str, term: &Term) -> Option<(f64, usize)> {
    // All that is asked of most words of a text
    if !matches!(text.as_bytes()[term.start as usize], b's' | b'S' | b't' | b'T' | b'q' | b'Q')
        || !matches!(term.written(text).as_bytes(), [.., b'a'] | [.., b'a', b's'])
    {
        return None;
    }
    let day = ORDINALS.iter().position(|words| term.is_written_in_any_case(text, words))?;
    let end = term.end as usize;
    let fair = phrase_at(text, end, FAIR);
    let named =
        fair > 0 || phrase_at(text, end, TO_DAY) > 0 || ends_in(up_to(text, term.start as usize), FROM_DAY);
    named.then_some(((day + 1) as f64, end + fair))
}

/// Days of the week, noon and midnight; a range of days has those between.
pub(super) fn name_weekdays(text: &str, terms: &[Term], found: &mut Vec<Quantity>) {
    let mut ordinals = Vec::new();
    for term in terms {
        if !term.pair
            && let Some((day, end)) = portuguese_day(text, term)
        {
            add(&mut ordinals, term.start as usize, end, day).unit.dimension = Dimension::Weekday;
        }
        // "Après-midi" is half a day, the Midi a part of France, and MIDI for music.
        let written = || term.written(text);
        let is_other = term.entry.weekday == 8
            && (matches!(written(), "Midi" | "MIDI")
                || written() == "midi" && text[..term.start as usize].ends_with('-'));
        if term.entry.weekday > 0 && !is_other {
            let day = f64::from(term.entry.weekday);
            let quantity = add(found, term.start as usize, term.end as usize, day);
            quantity.unit.dimension = Dimension::Weekday;
            if term.entry.weekday > 7 {
                quantity.unit.dimension = Dimension::Clock;
                let is_noon = term.entry.weekday == 8;
                quantity.value = if is_noon { MINUTES_A_DAY / 2.0 } else { 0.0 };
                quantity.other = (!is_noon).then_some(MINUTES_A_DAY);
            }
        }
    }
    found.retain(|number| ordinals.binary_search_by_key(&number.start, |day| day.start).is_err());
    found.append(&mut ordinals);
}

/// The day of the week behind one. The remainder of a division of such numbers would be two kilobytes of code.
fn day_behind(day: f64) -> f64 {
    if day < 7.0 { day + 1.0 } else { 1.0 }
}

/// Adds what is between the ends of ranges of days: who is open from Monday to Friday is so on Tuesday.
pub(super) fn fill_weeks(found: &mut Vec<Quantity>) {
    for place in 1..found.len() {
        let two = &found[place - 1..=place];
        if !two[1].second || two.iter().any(|one| one.unit.dimension != Dimension::Weekday) {
            continue;
        }
        let (mut day, last) = (day_behind(two[0].value), two[1].value);
        let (start, end) = (two[1].start as usize, two[1].end as usize);
        while day != last {
            let between = add(found, start, end, day);
            between.unit.dimension = Dimension::Weekday;
            (between.written, between.second) = (Written::Optional, true);
            day = day_behind(day);
        }
    }
}

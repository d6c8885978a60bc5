//! Dates: in digits, and with the names of months.

use super::{
    Quantity, Written,
    figure::whole,
    place::{begins, first},
    sort,
};
use crate::verify::{
    lexicon::{Dimension, Unit},
    term::Term,
};

fn part(range: (usize, usize), value: f64, dimension: Dimension) -> Quantity {
    let mut quantity = Quantity::plain(range.0, range.1, value);
    quantity.unit = Unit::of(dimension);
    quantity
}

/// 2014-05-22, 22.05.2014, 5/22/2014; gives back where the date ends.
pub(super) fn in_digits(text: &str, at: usize, found: &mut Vec<Quantity>) -> Option<usize> {
    let mut parts = [(0.0, (0, 0)); 3];
    let mut from = at;
    let mut separator = None;
    for (place, part) in parts.iter_mut().enumerate() {
        let (value, end) = whole(text, from)?;
        *part = (value, (from, end));
        if place == 2 {
            break;
        }
        let next = first(text, end).filter(|c| matches!(c, '-' | '.' | '/' | '‑'))?;
        if separator.is_some_and(|separator| separator != next) {
            return None;
        }
        separator = Some(next);
        from = end + next.len_utf8();
    }
    let length = |(_, (start, end)): &(f64, (usize, usize))| end - start;
    let [one, second, third] = &parts;
    let end = third.1.1;
    if begins(text, end, char::is_alphanumeric) || parts.iter().any(|part| length(part) > 4) {
        return None;
    }
    let fits = |month: f64, day: f64| (1.0..=12.0).contains(&month) && (1.0..=31.0).contains(&day);
    let (year, a, b) = if length(one) == 4 && length(second) <= 2 && length(third) <= 2 {
        (one, second, third)
    } else if length(third) == 4 && length(one) <= 2 && length(second) <= 2 {
        (third, second, one)
    } else {
        return None;
    };
    // `a` is the month wherever the day stands at the outside; the other way round, where a slash leaves it open.
    let (outside, inside) = (fits(a.0, b.0), fits(b.0, a.0) && std::ptr::eq(year, third));
    if !outside && !inside {
        return None;
    }
    let open = outside && inside && a.0 != b.0;
    found.push(part(year.1, year.0, Dimension::Year));
    let mut add = |month: &(f64, (usize, usize)), day: &(f64, (usize, usize))| {
        for (value, range, dimension) in
            [(month.0, month.1, Dimension::Month), (day.0, day.1, Dimension::Day)]
        {
            let mut quantity = part(range, value, dimension);
            if open {
                quantity.written = Written::Either;
            }
            found.push(quantity);
        }
    };
    if outside {
        add(a, b);
    }
    if inside && (open || !outside) {
        add(b, a);
    }
    Some(end)
}

/// How many letters may stand between a month and its day or year: ". ", ", ", " de ", " of the ".
const BETWEEN: usize = 5;

/// Names months and days where a month's name stands beside a number: May 22, 22nd of May, Mai 2014.
pub(super) fn name_months(text: &str, terms: &[Term], found: &mut Vec<Quantity>) {
    let mut months = Vec::new();
    for term in terms.iter().filter(|term| term.entry.month > 0 && !term.pair) {
        let (start, end) = (term.start as usize, term.end as usize);
        let near = |from: usize, to: usize| {
            to >= from
                && text.get(from..to).is_some_and(|between| {
                    between.chars().count() <= BETWEEN && !between.contains(['\n', ';', '!', '?'])
                })
        };
        let behind = found.partition_point(|quantity| (quantity.start as usize) < end);
        let mut beside = false;
        // The other way to read "On 10" stands behind the number.
        let before =
            found[..behind].iter().rposition(|quantity| !matches!(quantity.written, Written::Apart(_)));
        for place in before.into_iter().chain([behind]) {
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
                quantity.unit = Unit::of(Dimension::Day);
                beside = true;
            } else if quantity.unit.dimension == Dimension::Year {
                beside = true;
            }
        }
        if beside {
            let mut month = part((start, end), f64::from(term.entry.month), Dimension::Month);
            month.written = Written::Words;
            months.push(month);
        }
    }
    if !months.is_empty() {
        let is_month =
            |start: u32| months.binary_search_by_key(&start, |month: &Quantity| month.start).is_ok();
        found.retain(|quantity| !is_month(quantity.start));
        found.extend(months);
        sort(found);
    }
}

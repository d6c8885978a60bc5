//! What stands around a number and belongs to it: powers of ten and halves here, its [unit](super::unit), and what [says how near it
//! is](super::hedge).

use super::{
    CENTURY, Quantity,
    below_zero::{negate_below_zero, negate_where_told},
    figure,
    groups::grouped,
    hedge::{hedge_before, hedge_behind},
    known_word,
    unit::{HOURLY, METRES_PER_KILOMETRE, unit_before, unit_behind},
};
use crate::{
    phrases::{ends_in, phrase_at},
    place::{self, begins, char_at, char_before, up_to},
    verify::lexicon::{Dimension, Entry, Hedge, Unit},
    words::{is_hangul, is_unspaced},
};

/// Makes a number that a century is told by the century's years: 19th century, 19. Jahrhundert, 19世紀. Gives back whether it tells one.
pub(super) fn make_century(text: &str, quantity: &mut Quantity) -> bool {
    // Nobody counts the first one, and those to come have no history.
    if !(2.0..=21.0).contains(&quantity.value) {
        return false;
    }
    let end = quantity.end as usize;
    let word = end + phrase_at(text, end, "th|st|nd|rd|e|.|वीं|वी");
    let known = known_word(text, word, &|known| known.unit() == Some(Unit::CENTURY));
    let Some((_, behind)) = known else { return false };
    quantity.behind = behind as u32;
    (quantity.value, quantity.step) = ((quantity.value - 1.0) * CENTURY, CENTURY);
    quantity.unit.dimension = Dimension::Year;
    true
}

/// The magnitude, unit and hedge that stand around a number.
pub(super) fn with_context(text: &str, quantity: &mut Quantity) {
    if make_century(text, quantity) {
        return;
    }
    let halved = add_half(text, quantity);
    let mut at = quantity.end as usize;
    // "5,25 miles de millones"; alone, miles are a length.
    let thousands = phrase_at(text, at, " miles de");
    let is_power = |known: &Entry| known.magnitude().is_some() && known.unit().is_none();
    if let Some((known, end)) = known_word(text, at + thousands, &is_power) {
        let times = known.magnitude().unwrap_or(1.0) * if thousands > 0 { 1e3 } else { 1.0 };
        quantity.value *= times;
        quantity.other = quantity.other.map(|other| other * times);
        quantity.step *= times;
        at = add_smaller(text, end, times, quantity);
        // "1,2 mil millones", 5천만
        let myriads = |known: &Entry| known.magnitude().is_some_and(|more| more >= 1e4);
        if times < 1e4
            && let Some((known, end)) = known_word(text, at, &myriads)
        {
            let more = known.magnitude().unwrap_or(1.0);
            (quantity.value, quantity.step, at) = (quantity.value * more, quantity.step * more, end);
        }
        quantity.end = at as u32;
    }
    if quantity.unit.dimension == Dimension::Plain {
        // "In 2003 um 5 % gestiegen", "en 2003 ha ganado": behind a year these are words like any other.
        let may_be_year = quantity.end - quantity.start == 4 && figure::is_year(quantity.value);
        // "Under-18s" are people.
        let of_people =
            text[at..].starts_with('s') && ends_in(up_to(text, quantity.start as usize), "nder-|ver-");
        if let Some((unit, end)) = unit_behind(text, at, !may_be_year).filter(|_| !of_people) {
            quantity.unit = unit;
            at = end;
            // A kilo may be a kilometre here.
            if ends_in(up_to(text, quantity.start as usize), HOURLY) {
                quantity.unit =
                    Unit { dimension: Dimension::Speed, factor: unit.factor / METRES_PER_KILOMETRE };
            }
        } else if let Some((unit, start)) = unit_before(text, quantity.start as usize) {
            quantity.unit = unit;
            quantity.start = start as u32;
        }
    }
    negate_below_zero(text, quantity);
    quantity.hedge = hedge_before(text, quantity.start as usize)
        .or_else(|| hedge_behind(text, at))
        .unwrap_or(Hedge::Exact);
    quantity.behind = quantity.end.max(at as u32);
    negate_where_told(text, at, quantity);
    if !halved && quantity.unit.dimension != Dimension::Plain {
        add_half(text, quantity);
    }
}

/// Adds the half that is told behind a number or its unit: "one and a half hours", "una hora y media".
pub(super) fn add_half(text: &str, quantity: &mut Quantity) -> bool {
    const HALVES: &str =
        " and a half| y media| y medio| e mezza| e mezzo| e meia| e meio| et demie| et demi|半";
    const KOREAN: &str = " 반|반";
    let at = quantity.behind as usize;
    // Told by the first letters where it can be: every number asks.
    if !matches!(text.as_bytes()[at..], [b' ', b'a' | b'e' | b'y' | 0x80..=0xff, ..] | [0x80..=0xff, ..]) {
        return false;
    }
    let korean = if place::ends(up_to(text, at), is_hangul) { phrase_at(text, at, KOREAN) } else { 0 };
    let told = phrase_at(text, at, HALVES).max(korean);
    let goes_on = |c: char| match c {
        _ if is_hangul(c) => {
            !matches!(c, '입' | '이' | '을' | '의' | '만' | '에' | '간' | '과' | '은' | '짜')
        }
        _ if is_unspaced(c) => matches!(c, '径' | '徑' | '导' | '導' | '球'),
        _ => c.is_alphanumeric(),
    };
    if told == 0 || begins(text, at + told, goes_on) {
        return false;
    }
    quantity.value += 0.5;
    quantity.step = 0.1;
    quantity.behind += told as u32;
    quantity.end = quantity.behind;
    true
}

/// 3만 5천: what stands behind a power of ten with a smaller one, or none, is added.
fn add_smaller(text: &str, mut at: usize, mut times: f64, quantity: &mut Quantity) -> usize {
    for _ in 0..4 {
        let from = at + usize::from(char_at(text, at) == Some(' '));
        let Some((value, end)) = grouped(text, from) else { break };
        let next = known_word(text, end, &|known| known.magnitude().is_some_and(|next| next < times));
        let close = char_before(text, at).is_some_and(|c| is_unspaced(c) || is_hangul(c));
        // "3만 5,000": behind a space with all the digits that it may have, unless it is a year
        let apart = || value * 10.0 < times || figure::calendar(text, from, end, value).is_some();
        match next {
            Some((known, behind)) if close => {
                times = known.magnitude().unwrap_or(1.0);
                quantity.value += value * times;
                quantity.step = times;
                at = behind;
            }
            None if close && value < times && (from == at || !apart()) => {
                quantity.value += value;
                quantity.step = 1.0;
                return end;
            }
            _ => break,
        }
    }
    at
}

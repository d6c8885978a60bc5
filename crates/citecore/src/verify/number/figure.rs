//! Numbers in digits, and what is written as one with them: letters that hang on them, years and decades, the hours of a day.

use super::{
    Quantity, add,
    alone::add_all_hours,
    clock,
    context::{make_century, with_context},
    date,
    fraction::{share_behind, share_of},
    groups::{MOST_DIGITS, digits_end, end_of, groups, integer_at, is_digit, worth},
    is_whole, known_word, label, push_label, telephone,
    unit::french,
};
use crate::{
    phrases::{ends_in, ends_in_words, is_among, phrase_at},
    place::{self, begins, char_at, char_before, has, run_end, up_to},
    verify::lexicon::{Dimension, Entry},
    words::{is_capital, is_hangul, is_small, is_unspaced},
};

/// What hangs on a number and changes nothing of it.
const SUFFIXES: &str = "st nd rd th x e er eme am pm";

/// Reads what begins with a digit; gives back where it ends.
pub(super) fn read(text: &str, at: usize, found: &mut Vec<Quantity>) -> usize {
    if let Some(end) = date::in_digits(text, at, found) {
        return end;
    }
    if let Some(end) = pass_uncounted(text, at) {
        return end;
    }
    if let Some(end) = around_the_clock(text, at, found)
        .or_else(|| clock::read(text, at, found))
        .or_else(|| share_of(text, at, found))
        .or_else(|| share_behind(text, at, found))
        .or_else(|| telephone::read(text, at, found))
    {
        return end;
    }
    let groups = groups(text, at);
    let end = end_of(&groups);
    if end - at > MOST_DIGITS * 2 {
        return end;
    }
    let Some((value, other, step)) = worth(text, &groups) else {
        push_label(text, at, end, found);
        return end;
    };
    let quantity = add(found, at, end, value);
    (quantity.other, quantity.step) = (other, step);
    quantity.version = step < 1.0 && is_behind_name(text, at);
    if let Some(end) = with_suffix(text, at, end, found) {
        return end;
    }
    let Some(quantity) = found.last_mut() else { return end };
    let bare = groups.len() == 1 && groups[0].digits == 4;
    if let Some((dimension, end)) = calendar(text, at, end, value) {
        let decade = dimension == Dimension::Year && phrase_at(text, end, "대|代") > 0;
        (quantity.unit.dimension, quantity.step) = (dimension, if decade { 10.0 } else { 1.0 });
        quantity.behind = end as u32;
        return end;
    }
    with_context(text, quantity);
    if bare && quantity.unit.dimension == Dimension::Plain && is_year(quantity.value) {
        let decade = is_whole(value / 10.0) && ends_in_words(up_to(text, at), DECADES);
        quantity.unit.dimension = Dimension::Year;
        quantity.step = if decade { 10.0 } else { 1.0 };
        return short_range(text, end, value, found);
    }
    quantity.end as usize
}

/// Letters that hang on the number which was read last: 5k, 1990s, 1990er, 3rd; with others it is a name, as 5G is. Gives back where that ends,
/// where there are any but those of a unit.
fn with_suffix(text: &str, at: usize, end: usize, found: &mut Vec<Quantity>) -> Option<usize> {
    let space = usize::from(begins(text, end, |c| c == ' '));
    let apart = run_end(text, end + space, char::is_alphabetic);
    let million = matches!(&text[end + space..apart], "m" | "M");
    let may_be_money = begins(text, end + space, |c| matches!(c, 'm' | 'M' | 'b' | 'B'));
    let money = may_be_money && is_money(text, at, apart);
    let end = if money && million { end + space } else { end };
    let suffix_end = run_end(text, end, |c| c.is_alphabetic() && !is_unspaced(c) && !is_hangul(c));
    let suffix = &text[end..suffix_end];
    let quantity = found.last_mut().filter(|_| suffix.is_ascii() && !suffix.is_empty())?;
    let (value, step) = (quantity.value, quantity.step);
    let folded = suffix.to_ascii_lowercase();
    let times = match folded.as_str() {
        "k" => Some(1e3),
        "m" | "mm" if money || suffix == "M" => Some(1e6),
        "b" if money || suffix == "B" => Some(1e9),
        _ => None,
    };
    // "In the '70s"
    let short = folded == "s" && value < 100.0 && text[..at].ends_with(['\'', '’', '‘']);
    let decade = short || matches!(folded.as_str(), "s" | "er") && is_year(value);
    if make_century(text, quantity) {
        return Some(quantity.behind as usize);
    }
    if times.is_some() || decade || is_among(SUFFIXES, &folded) {
        quantity.end = suffix_end as u32;
        if let Some(times) = times {
            (quantity.value, quantity.step) = (value * times, step * times);
            with_context(text, quantity);
        }
        if short {
            (quantity.value, quantity.other) = (1900.0 + value, Some(2000.0 + value));
        }
        if decade {
            (quantity.step, quantity.unit.dimension) = (10.0, Dimension::Year);
        }
        return Some(suffix_end);
    }
    let measures = |known: &Entry| known.unit().is_some() || known.magnitude().is_some();
    // 5G and 2D are names.
    if matches!(suffix, "G" | "T" | "S" | "H" | "D")
        || known_word(text, end, &measures).is_none() && french(text, end).is_none()
    {
        found.pop();
        return Some(label(text, at, found));
    }
    None
}

/// Does the sign, the code or the name of a currency stand before a number or behind it? So its "m" is millions.
fn is_money(text: &str, at: usize, end: usize) -> bool {
    const SIGNS: &str = "$|€|£|¥|₹|₩|NOK|SEK|DKK|CHF|USD|EUR|GBP|JPY|AUD|CAD|INR|ZAR|PLN|BRL";
    const NAMES: &str = "$|€|£|euro|dollar|pound|krone|kronor|franc|rupee|yen";
    ends_in(up_to(text, at), SIGNS) || phrase_at(text, run_end(text, end, char::is_whitespace), NAMES) > 0
}

/// Stands a number right behind a name that isn't all capitals, as Python 3.10 does, or behind "version"?
fn is_behind_name(text: &str, at: usize) -> bool {
    let end = place::run_start(text, at, |c| matches!(c, ' ' | 'v'));
    let name = &text[place::run_start(text, end, char::is_alphabetic)..end];
    let is_written = name == "version" || end < at && matches!(text.as_bytes()[at - 1], b'v');
    has(name, is_capital) && has(name, is_small) || is_written
}

pub(super) fn is_year(value: f64) -> bool {
    (1000.0..2200.0).contains(&value) && is_whole(value)
}

/// What stands before the first year of a decade.
const DECADES: &str = "années|años|anos|anni|década de|década dos|décennie|decade of";

/// What stands behind a year in Russian: 1961 году, 1961 г. Behind other numbers these are lengths of time.
const RUSSIAN_YEAR: &str = "году|года|год|гг.|г.";

/// 2014年, 5월, 5月22日, 1961 г. Without a month, so many days are none of a month: 30日.
pub(super) fn calendar(text: &str, start: usize, end: usize, value: f64) -> Option<(Dimension, usize)> {
    let at = run_end(text, end, |c| c == ' ');
    let sign = char_at(text, at)?;
    if sign == 'г' && is_year(value) {
        let year = phrase_at(text, at, RUSSIAN_YEAR);
        return (year > 0).then_some((Dimension::Year, at + year));
    }
    let end = at + sign.len_utf8();
    let of_month = || ends_in(up_to(text, start), "月|월");
    let dimension = match sign {
        '年' | '년' if value >= 1000.0 => Dimension::Year,
        '月' | '월' if (1.0..=12.0).contains(&value) && phrase_at(text, end, "龄|齡") == 0 => {
            Dimension::Month
        }
        '日' | '일' | '号' if (1.0..=31.0).contains(&value) && (sign == '号' || of_month()) => {
            Dimension::Day
        }
        _ => return None,
    };
    Some((dimension, end))
}

/// 1992–93: the second year is given by its last two digits.
fn short_range(text: &str, end: usize, year: f64, found: &mut Vec<Quantity>) -> usize {
    let Some(dash) = char_at(text, end).filter(|c| matches!(c, '-' | '–' | '/' | '—')) else {
        return end;
    };
    let from = end + dash.len_utf8();
    let Some((value, after)) = integer_at(text, from) else { return end };
    let last = f64::from(year as u32 % 100);
    if after - from != 2
        || value <= last
        || begins(text, after, |c| c.is_alphanumeric() || c == '-' || c == '/')
    {
        return end;
    }
    let second = add(found, from, after, year - last + value);
    second.other = Some(value);
    second.unit.dimension = Dimension::Year;
    after
}

/// What is written in digits but counts nothing: a mark, the number of a list's item. Gives back its end.
fn pass_uncounted(text: &str, at: usize) -> Option<usize> {
    let end = digits_end(text, at);
    let behind = &text[end..];
    if char_before(text, at).is_some_and(|c| matches!(c, '[' | '†' | '^' | '【')) && end - at <= 3 {
        return begins(text, end, |c| matches!(c, ']' | '】' | ',')).then_some(end);
    }
    /// In bytes, with the markers of quotes and lists: what stands deeper is text.
    const INDENT: usize = 8;
    let line = place::run_start(text, at, |c| matches!(c, ' ' | '>' | '-' | '*' | '('));
    let item = at - line < INDENT && matches!(char_before(text, line), None | Some('\n'));
    let marker = phrase_at(behind, 0, ". |) |.\n") > 0 || matches!(behind, "." | ")");
    // 22. Mai
    let dates =
        || char_at(text, end) == Some('.') && known_word(text, end + 1, &|known| known.month > 0).is_some();
    (item && marker && end - at <= 2 && !dates()).then_some(end)
}

/// What stands for all hours of a day.
const AROUND_THE_CLOCK: &str = "24/7|24/24|24h/24|24 h/24|24h sur 24|24 h sur 24|24 heures sur 24";

/// 24/7: so many hours a day.
fn around_the_clock(text: &str, at: usize, found: &mut Vec<Quantity>) -> Option<usize> {
    // All that is asked of most numbers
    if !text[at..].starts_with("24") {
        return None;
    }
    let end = at + phrase_at(text, at, AROUND_THE_CLOCK);
    // "24/7/2020"
    if end == at || begins(text, end, |c| c == '/' || is_digit(c)) {
        return None;
    }
    add_all_hours(found, at, end);
    Some(end)
}

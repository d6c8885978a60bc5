//! Times of day.

use super::{Quantity, add, groups::integer_at, ideograph};
use crate::{
    phrases::{ends_in, ends_in_words, phrase_at, phrase_at_in_any_case},
    place::{begins, char_at, run_end, up_to},
    verify::lexicon::Dimension,
};

/// 10:30, 10:30 pm, 3 p.m., 15 Uhr, 3시 30분.
pub(super) fn read(text: &str, at: usize, found: &mut Vec<Quantity>) -> Option<usize> {
    read_hours(text, at, integer_at(text, at).filter(|(_, end)| end - at <= 2)?, found)
}

/// What begins with so many hours, which may be in ideographs, and goes on where they end.
pub(super) fn read_hours(
    text: &str,
    at: usize,
    (hours, colon): (f64, usize),
    found: &mut Vec<Quantity>,
) -> Option<usize> {
    let (minutes, end) = minutes(text, at, colon)?;
    if hours > 24.0 || minutes > 59.0 {
        return None;
    }
    let before = up_to(text, at);
    let half = half_behind(text, end, before, found);
    if end == colon && half.is_none() {
        return None;
    }
    let (later, end) = half.unwrap_or((false, end));
    let morning = half.is_some() && !later;
    let later = later || ends_in(before, HALVES[1]);
    let morning = morning || ends_in(before, HALVES[0]);
    let hours = match hours {
        12.0 if morning => 0.0,
        12.0 if ends_in(before, NIGHT) => 24.0,
        hours if later && hours < 12.0 => hours + 12.0,
        hours => hours,
    };
    let quantity = add(found, at, end, hours * 60.0 + minutes);
    quantity.unit.dimension = Dimension::Clock;
    // A day ends where the next begins.
    if hours == 0.0 {
        quantity.other = Some(MINUTES_A_DAY + minutes);
    } else if hours == 24.0 {
        quantity.other = Some(minutes);
    } else if hours < 13.0 && !morning && !later {
        quantity.other = Some((hours + 12.0) * 60.0 + minutes);
    }
    Some(end)
}

/// What tells the half of a day behind a time, and whether it is the second.
const HALVES_BEHIND: [(&str, bool); 4] = [
    (
        "am|a.m.|in the morning|morgens|de la mañana|du matin|del mattino|di mattina|da manhã|صباحًا|صباحا|فجرًا|فجرا",
        false,
    ),
    (
        "pm|p.m.|in the afternoon|in the evening|nachmittags|abends|de la tarde|de la noche|du soir|de l'après-midi|\
         di sera|del pomeriggio|da tarde|da noite|مساءً|مساء|ظهرًا|ظهرا|عصرًا|عصرا|ليلًا|ليلا",
        true,
    ),
    // Before a mark that took the full stop's place.
    ("a.m", false),
    ("p.m", true),
];

/// What tells the first half of a day before a time, and what the second.
pub(super) const HALVES: [&str; 2] = ["오전|上午|午前|早上|凌晨|सुबह", "오후|下午|午後|晚上|저녁|शाम|दोपहर"];

/// What makes midnight of twelve behind it.
const NIGHT: &str = "밤|晚上|夜里|夜裡|深夜|夜";

pub(in crate::verify) const MINUTES_A_DAY: f64 = 1440.0;

/// What stands before a time.
const TO_TIMES: &str = "at|until|till|from|before|after|by|to|around";

/// Tells of bare numbers that they may be hours.
pub(super) fn mark_hours(text: &str, found: &mut [Quantity]) {
    for number in found {
        number.hour = number.unit.dimension == Dimension::Plain
            && (1.0..=12.0).contains(&number.value)
            && ends_in_words(up_to(text, number.start as usize), TO_TIMES);
    }
}

/// What may stand between an hour and the half of its day.
const HOURS: &str = "heures|heure|o'clock";

/// "am" or "pm" behind a time: whether it is the second, and where it ends.
pub(super) fn half_of_day(text: &str, at: usize) -> Option<(bool, usize)> {
    let from = run_end(text, at, char::is_whitespace);
    for &(words, later) in &HALVES_BEHIND {
        let end = from + phrase_at_in_any_case(text, from, words);
        if end > from && !begins(text, end, char::is_alphanumeric) {
            return Some((later, end));
        }
    }
    None
}

/// The half of the day behind a time, or behind the word for its hours: "8 heures du soir". What begins with "in" may also tell when
/// something is done so often: "two tablets in the morning and 3 in the evening" has no time, "at 9 in the morning or 6 in the
/// evening" two.
fn half_behind(text: &str, at: usize, before: &str, found: &[Quantity]) -> Option<(bool, usize)> {
    let from = run_end(text, at, char::is_whitespace);
    let half = half_of_day(text, from + phrase_at_in_any_case(text, from, HOURS))?;
    let is_time = || {
        ends_in_words(before, TO_TIMES)
            || found.last().is_some_and(|last| last.unit.dimension == Dimension::Clock)
    };
    (!text[from..].starts_with("in") || is_time()).then_some(half)
}

/// The minutes of an hour that begins at `at` and ends at `colon`, or 0, with where they end: at `colon` where nothing has told yet that
/// it is an hour. None where a colon is without them.
fn minutes(text: &str, at: usize, colon: usize) -> Option<(f64, usize)> {
    let sign = char_at(text, colon);
    let two_digits = || integer_at(text, colon + 1).filter(|(_, end)| end - colon == 3);
    if sign == Some(':') {
        return two_digits();
    }
    // "9.30 Uhr", "9.30pm"
    let dotted = || {
        sign.filter(|&c| c == '.')?;
        let (minutes, end) = two_digits()?;
        let from = run_end(text, end, |c| c == ' ');
        let is_time =
            phrase_at(text, end, " Uhr") > 0 || phrase_at_in_any_case(text, from, "am|pm|a.m.|p.m.") > 0;
        is_time.then_some((minutes, end))
    };
    let alone = || hour_alone(text, at, colon);
    Some(minutes_behind(text, colon).or_else(alone).or_else(dotted).unwrap_or((0.0, colon)))
}

/// An hour without minutes where a word tells that it is a time, with where it ends: "às 9h".
fn hour_alone(text: &str, at: usize, end: usize) -> Option<(f64, usize)> {
    let before = up_to(text, at);
    (ends_in_words(before, "às|Às|das|dès")
        && char_at(text, end) == Some('h')
        && !begins(text, end + 1, char::is_alphanumeric))
    .then_some((0.0, end + 1))
}

/// The minutes behind an hour and its sign, none of which are 0, with where they end; none where there is no such sign.
fn minutes_behind(text: &str, at: usize) -> Option<(f64, usize)> {
    let from = run_end(text, at, |c| c == ' ');
    // 9h30, but for a length of time: 9 h 30 min.
    if char_at(text, from) == Some('h') {
        let minutes = integer_at(text, run_end(text, from + 1, |c| c == ' '));
        return minutes.filter(|&(_, end)| {
            text.as_bytes()[end - 2..end].iter().all(u8::is_ascii_digit)
                && !begins(text, run_end(text, end, |c| c == ' '), |c| c == 'm')
        });
    }
    for &(hour, minute, hours) in &[
        ("Uhr", "", "Uhren"),
        ("시", "분", "시간"),
        ("時", "分", "時間"),
        ("时", "分", "时间"),
        ("点", "分", "点数"),
        ("點", "分", "點數"),
        ("बजे", "मिनट", "बजें"),
    ] {
        let rest = &text[from..];
        if !rest.starts_with(hour) || rest.starts_with(hours) {
            continue;
        }
        let end = from + hour.len();
        let half = end + phrase_at(text, end, "半| 반|반");
        if half > end && !begins(text, half, |c| c == '드') {
            return Some((30.0, half));
        }
        let from = run_end(text, end, |c| c == ' ');
        let ideographs =
            || ideograph::quantity(text, from, '之').map(|number| (number.value, number.end as usize));
        let minutes = integer_at(text, from).or_else(ideographs);
        return Some(match minutes {
            Some((minutes, to)) if text[to..].starts_with(minute) => (minutes, to + minute.len()),
            _ => (0.0, end),
        });
    }
    None
}

//! Opening hours as signs have them: "Mon–Fri 8–18, Sat 9–13".

use super::{Quantity, Written, add, clock::MINUTES_A_DAY};
use crate::{
    phrases::ends_in_words,
    place::{begins, ends, has, run_end, run_start, up_to, without_first, without_last},
    verify::{lexicon::Dimension, term::Term},
    words::{is_capital, lowercase},
};

/// How days of the week are written short, from Monday on: in English, German, French, Spanish, Italian and Portuguese, and on signs.
const DAYS: [&str; 9] = [
    "mon tue wed thu fri sat sun",
    "mon tues wed thurs fri sat sun",
    "mo di mi do fr sa so",
    "lun mar mer jeu ven sam dim",
    "lun mar mié jue vie sáb dom",
    "lun mar mie jue vie sab dom",
    "lun mar mer gio ven sab dom",
    "seg ter qua qui sex sáb dom",
    "l m x j v s d",
];

/// A day is written with so many bytes at the most.
const LONGEST: usize = 5;

/// A day by itself is written with so many letters: "So 5–10" are people.
const LEAST_ALONE: usize = 3;

/// Adds the days that are written short: at an end of a range of days, or before a time.
pub(super) fn name_days(text: &str, terms: &[Term], found: &mut Vec<Quantity>) {
    let may_be =
        |term: &&Term| !term.pair && !term.digits && term.entry.weekday == 0 && is_near_a_sign(text, term);
    for term in terms.iter().filter(may_be) {
        let [before, behind] = [up_to(text, term.start as usize), &text[term.end as usize..]];
        let behind = behind.strip_prefix('.').unwrap_or(behind);
        let others = [other_before(before), other_behind(behind)]
            .map(|other| other.filter(|other| (1..=LONGEST).contains(&other.len())));
        let timed = begins_time(behind);
        if others == [None; 2] && !timed {
            continue;
        }
        let word = term.written(text);
        let days = short_for(word);
        if days == [None; DAYS.len()] {
            continue;
        }
        let day = others.into_iter().flatten().find_map(|other| in_one_language(&days, &short_for(other)));
        // "Mar 5" is in March.
        let may_stand_alone = word.len() >= LEAST_ALONE && is_title(word) && term.entry.month == 0;
        let alone = || days.iter().flatten().next().copied().filter(|_| may_stand_alone && timed);
        if let Some(day) = day.or_else(alone) {
            add(found, term.start as usize, term.end as usize, day).unit.dimension = Dimension::Weekday;
        }
    }
}

/// Is a word short enough, and is what stands next to it a dash or a number? By its bytes, since most words of a text are asked.
fn is_near_a_sign(text: &str, term: &Term) -> bool {
    let [before, behind] = [&text.as_bytes()[..term.start as usize], &text.as_bytes()[term.end as usize..]];
    let is_sign = |byte: &&u8| !(byte.is_ascii_whitespace() || **byte == b'.');
    // A dash, or a space that isn't ASCII's.
    let is_joint = |byte: &u8| matches!(byte, b'-' | 0x80..);
    term.end - term.start <= LONGEST as u32
        && (before.iter().rev().find(is_sign).is_some_and(is_joint)
            || behind.iter().find(is_sign).is_some_and(|byte| is_joint(byte) || matches!(byte, b'0'..=b':')))
}

/// The day that a word is short for in each language.
fn short_for(word: &str) -> [Option<f64>; DAYS.len()] {
    let word = lowercase(word);
    DAYS.map(|days| {
        let mut days = days.as_bytes().split(|&byte| byte == b' ');
        days.position(|day| day == word.as_bytes()).map(|at| at as f64 + 1.0)
    })
}

/// The day that a word is short for in the first language in which another one is short for another day.
fn in_one_language(days: &[Option<f64>], others: &[Option<f64>]) -> Option<f64> {
    days.iter().zip(others).find_map(|(&day, &other)| day.filter(|_| other.is_some() && other != day))
}

/// The word before a dash, if a text ends in one.
fn other_before(text: &str) -> Option<&str> {
    let joined = without_last(text, char::is_whitespace);
    let other = without_last(without_last(joined, is_dash), |c| c == '.' || c.is_whitespace());
    ends(joined, is_dash).then(|| &other[run_start(other, other.len(), char::is_alphabetic)..])
}

/// The word behind a dash, if a text begins with one.
fn other_behind(text: &str) -> Option<&str> {
    let joined = without_first(text, char::is_whitespace);
    let other = without_first(without_first(joined, is_dash), char::is_whitespace);
    begins(joined, 0, is_dash).then(|| &other[..run_end(other, 0, char::is_alphabetic)])
}

fn is_dash(c: char) -> bool {
    matches!(c, '-' | '–' | '—')
}

/// Has a word a capital letter, and small ones behind it? SAT is a test.
fn is_title(word: &str) -> bool {
    begins(word, 0, is_capital) && !word.chars().skip(1).any(is_capital)
}

/// Does a text begin with a time, or with the first end of a range of hours: "9–13", "9:00", "9 am"?
fn begins_time(text: &str) -> bool {
    let from = run_end(text, 0, |c| matches!(c, ' ' | ':'));
    let end = run_end(text, from, |c| c.is_ascii_digit());
    let next = run_end(text, end, |c| c == ' ');
    (from + 1..=from + 2).contains(&end)
        && begins(text, next, |c| is_dash(c) || matches!(c, ':' | 'a' | 'p' | 'h' | 'U'))
}

/// What stands between days and hours is no longer, in bytes; what ends in a word for where hours begin may be: "On Mondays we open from".
const BETWEEN: usize = 6;
const SAID: usize = 24;
const FROM: &str = "from|von|de|dalle|das";

/// How far behind a day what it would be a label with stands, in bytes.
const LABEL: u32 = 2;

/// Does a list go on between two numbers?
fn goes_on(between: &str) -> bool {
    /// In bytes.
    const LONGEST: usize = 40;
    between.len() <= LONGEST && !has(between, |c| matches!(c, '.' | ')' | ';' | '|' | '\n'))
}

/// Makes times of the bare hours behind a day, and of those behind such: "Mon 8–12, 14–18".
pub(super) fn name_hours(text: &str, found: &mut Vec<Quantity>) {
    // "Sat 9" is no label.
    let mut day_ends = None;
    found.retain(|number| {
        let near = day_ends.is_some_and(|end| (end..=end + LABEL).contains(&number.start));
        if number.unit.dimension == Dimension::Weekday {
            day_ends = Some(number.end);
        }
        !(near && matches!(number.written, Written::Apart(_)))
    });
    for at in 1..found.len().saturating_sub(1) {
        let [before, from, to] = [&found[at - 1], &found[at], &found[at + 1]];
        let is_hour = |number: &Quantity| {
            number.unit.dimension == Dimension::Plain
                && number.written == Written::Digits
                && number.value <= 24.0
                && number.end - number.start <= 2
        };
        let between = text.get(before.behind as usize..from.start as usize).unwrap_or_default();
        let most = if ends_in_words(between.trim_end(), FROM) { SAID } else { BETWEEN };
        let is_near = between.len() <= most && !has(between, |c| matches!(c, '\n' | '|'));
        // "Friday 10–12, Saturday 14–16 degrees"
        let measures = |next: &&Quantity| next.unit.dimension != Dimension::Weekday;
        let is_measured = found[at + 2..].iter().find(measures).is_some_and(|next| {
            next.is_measured()
                && !next.is_calendar()
                && next.unit.dimension != Dimension::Clock
                && text.get(to.end as usize..next.start as usize).is_some_and(goes_on)
        });
        let opens = before.unit.dimension == Dimension::Weekday
            || before.unit.dimension == Dimension::Clock && before.second;
        if opens && is_near && !is_measured && to.second && is_hour(from) && is_hour(to) {
            for hour in &mut found[at..=at + 1] {
                hour.unit.dimension = Dimension::Clock;
                hour.other = (hour.value < 13.0).then_some(hour.value * 60.0 + MINUTES_A_DAY / 2.0);
                hour.value *= 60.0;
            }
        }
    }
}

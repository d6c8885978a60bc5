//! Opening hours as signs have them: "Mon–Fri 8–18, Sat 9–13".

use super::{Quantity, Written, add, clock::DAY};
use crate::{
    phrases::{ends_in_words, is_among},
    place::{begins, run_end, run_start, up_to, without_first, without_last},
    verify::{lexicon::Dimension, term::Term},
    words::lowercase,
};

/// How days of the week are written short, from Monday on.
const DAYS: [&str; 7] = [
    "mon mo lun l seg",
    "tue tues di mar",
    "wed mi mer mié",
    "thu thur thurs do jeu jue gio",
    "fri fr ven vie v",
    "sat sa sam sáb sab",
    "sun so dim dom d",
];

/// A day is written with so many bytes at the most.
const LONGEST: usize = 5;

/// A day by itself is written with so many letters: "So 5–10" are people.
const LEAST_ALONE: usize = 3;

/// Adds the days that are written short: beside another one, or before a number.
pub(super) fn name_days(text: &str, terms: &[Term], found: &mut Vec<Quantity>) {
    for term in terms.iter().filter(|term| !term.pair && !term.digits) {
        let word = term.written(text);
        let Some(day) = short_for(word).filter(|_| term.entry.weekday == 0) else { continue };
        let [before, behind] = [up_to(text, term.start as usize), &text[term.end as usize..]];
        let behind = behind.strip_prefix('.').unwrap_or(behind);
        let other_before = || {
            let listed = without_last(before, |c| c == ' ');
            let other = without_last(listed, joins);
            let other_word = without_last(other, |c| matches!(c, ' ' | '.'));
            let start = run_start(other_word, other_word.len(), char::is_alphabetic);
            other.len() < listed.len() && short_for(&other_word[start..]).is_some()
        };
        let other_behind = || {
            let listed = without_first(behind, |c| c == ' ');
            let other = without_first(listed, joins);
            let other_word = without_first(other, |c| c == ' ');
            let end = run_end(other_word, 0, char::is_alphabetic);
            other.len() < listed.len() && short_for(&other_word[..end]).is_some()
        };
        let number = || {
            let number = without_first(behind, |c| matches!(c, ' ' | ':'));
            // "Mar 5" is in March.
            let may_be = word.len() >= LEAST_ALONE && term.capital && term.entry.month == 0;
            may_be && begins(number, 0, |c| c.is_ascii_digit())
        };
        if other_behind() || other_before() || number() {
            add(found, term.start as usize, term.end as usize, day).unit.dimension = Dimension::Weekday;
        }
    }
}

/// The day that a word is short for.
fn short_for(word: &str) -> Option<f64> {
    if word.is_empty() || word.len() > LONGEST {
        return None;
    }
    let word = lowercase(word);
    let at = DAYS.iter().position(|days| is_among(days, &word))?;
    Some(at as f64 + 1.0)
}

/// Does a character stand between days of a range, or a list?
fn joins(c: char) -> bool {
    matches!(c, '-' | '–' | '—' | ',' | '/' | '&' | '+')
}

/// What stands between days and hours is no longer, in bytes; what ends in a word for where hours begin may be: "On Mondays we open from".
const BETWEEN: usize = 6;
const SAID: usize = 24;
const FROM: &str = "from|von|de|dalle|das";

/// How far behind a day what it would be a label with stands, in bytes.
const LABEL: u32 = 2;

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
        let is_near = between.len() <= most && !between.contains(['\n', '|']);
        let opens = before.unit.dimension == Dimension::Weekday
            || before.unit.dimension == Dimension::Clock && before.second;
        if opens && is_near && to.second && is_hour(from) && is_hour(to) {
            for hour in &mut found[at..=at + 1] {
                hour.unit.dimension = Dimension::Clock;
                hour.other = (hour.value < 13.0).then_some(hour.value * 60.0 + DAY / 2.0);
                hour.value *= 60.0;
            }
        }
    }
}

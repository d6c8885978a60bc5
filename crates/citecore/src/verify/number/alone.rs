//! Units that no number stands before: an hour, per litre, ساعتين.

use super::{Quantity, Written, add, context::add_half};
use crate::{
    phrases::{ends_in_words, phrase_at},
    place::{begins, up_to},
    verify::{
        lexicon::{Dimension, Unit, entry},
        term::{Term, hash},
    },
};

/// What stands before a clock that is gone around.
const AROUND: &str = "around the|round the|rund um die";

/// What stands before a quarter that is one of a year.
const QUARTERLY: &str = "every|each|per|Every|Each";

/// What a dual loses its end before: two working days.
const OF_WORK: &str = " عمل";

/// Adds the hours of a day that are told as "around the clock", or the months that a quarter has that comes again. Tells whether it did.
pub(super) fn add_span_in_words(text: &str, term: &Term, word: &str, found: &mut Vec<Quantity>) -> bool {
    let (start, end) = (term.start as usize, term.end as usize);
    let is_behind = |words| ends_in_words(up_to(text, start), words);
    match word {
        "clock" | "Uhr" if is_behind(AROUND) => add_all_hours(found, start, end),
        // "Every quarter of an hour"
        "quarter" if is_behind(QUARTERLY) && phrase_at(text, end, " of| hour|-hour") == 0 => {
            let quarter = add(found, start, end, 1.0);
            quarter.unit = Unit { factor: 3.0, ..Unit::of(Dimension::Months) };
            (quarter.written, quarter.step) = (Written::Optional, 0.0);
        }
        _ => return false,
    }
    true
}

/// Adds the hours of all days: 24 a day, on seven days.
pub(super) fn add_all_hours(found: &mut Vec<Quantity>, start: usize, end: usize) {
    add(found, start, end, 24.0).unit = Unit::HOUR;
    add(found, start, end, 7.0).written = Written::Optional;
}

/// Adds what a unit alone is: it may be one of it, and is two in the Arabic dual. None where it is no unit.
pub(super) fn add_unit_alone(
    text: &str,
    term: &Term,
    word: &str,
    before: Option<&Term>,
    found: &mut Vec<Quantity>,
) -> Option<()> {
    /// In bytes. Shorter ones are the signs of units, which stand behind a number alone, and words of other meanings: m, in.
    const LEAST: usize = 3;
    // All that is asked of most words of a text
    if word.is_ascii() && word != "an" && term.entry.unit().is_none() {
        return None;
    }
    let dual = || {
        let of_work = || {
            let end = term.end as usize;
            let length = phrase_at(text, end, OF_WORK);
            length > 0 && !begins(text, end + length, char::is_alphabetic)
        };
        let one = word
            .strip_suffix("ين")
            .or_else(|| word.strip_suffix("ان"))
            .or_else(|| word.strip_suffix("ي").filter(|_| of_work()))?;
        let known = |word: &str| entry(hash(word)).unit();
        known(one).or_else(|| known(&joined!(one.strip_suffix("ت")?, "ة")))
    };
    let is_before = |words: &str| before.is_some_and(|before| before.is_written(text, words));
    // A year in French, an article in English.
    let year = word == "an" && is_before("par un Un");
    let known = if year { entry(hash("ans")) } else { term.entry };
    let (value, written, unit) = match known.unit().filter(|_| year || word.len() >= LEAST) {
        Some(unit) => (1.0, Written::Optional, unit),
        None => (2.0, Written::Words, dual()?),
    };
    let counted = !word.is_ascii() || !unit.is_duration() || is_before(ARTICLES);
    // In other languages than Italian these are other words.
    let in_italian = ["due", "sei", "otto"].iter().position(|&word| is_before(word));
    let (value, written) = in_italian.map_or((value, written), |at| ([2.0, 6.0, 8.0][at], Written::Words));
    let alone = add(found, term.start as usize, term.end as usize, value);
    (alone.unit, alone.written) = (unit, written);
    alone.step = if counted || in_italian.is_some() { 1.0 } else { 0.0 };
    if add_half(text, alone) {
        alone.written = Written::Words;
    }
    Some(())
}

/// What makes one of what no number stands before: "an hour", but not "each hour".
pub(in crate::verify) const ARTICLES: &str =
    "a an A An een Een ein eine einem einer einen Ein Eine Einen un una une Un Una Une um uma Um Uma";

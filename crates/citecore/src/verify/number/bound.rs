//! Until when something is so, and from when on: words before a number, or behind it, that make a bound of it.

use super::Quantity;
use crate::{
    mark::last_bytes,
    phrases::{is_among, phrase_at},
    place::last_word,
    verify::{
        lexicon::{Dimension, Hedge},
        text::joining,
    },
    words::lowercase,
};

/// What stands before a number from which on something is so, and behind it; what stands between.
const FROM: &str = "from since desde partir partire ab seit dal dai dès vanaf";
const FROM_BEHIND: &str = "부터|から| से|起";
const ARTICLES: &str = "el o al zum dem del du the los las les de da a ai à zu von";

/// What stands before how much time something takes at the most.
const WITHIN: &str = "within binnen innerhalb entro";

/// How far before a number these are looked for, in bytes.
const WORD_REACH: usize = 32;

/// Dates until which something is so are bounds, as those are from which on.
pub(super) fn bound_dates(text: &str, found: &mut [Quantity]) {
    for number in found.iter_mut().filter(|number| number.is_calendar()) {
        number.hedge = bound(text, number).unwrap_or(number.hedge);
    }
}

/// The bound that a number is, if also by words such as "until" and "from": "children from 6 years", "open until 9", "within 5 days".
pub(in crate::verify) fn way(text: &str, number: &Quantity) -> Hedge {
    if number.hedge != Hedge::Exact || number.other.is_some() || number.second {
        return number.hedge;
    }
    let within = || if is_among(WITHIN, &word_before(text, number)) { Hedge::Below } else { Hedge::Exact };
    bound(text, number).unwrap_or_else(within)
}

/// Does a number tell when something is?
pub(in crate::verify) fn is_point_in_time(number: &Quantity) -> bool {
    number.is_calendar() || number.unit.dimension == Dimension::Clock
}

/// The bound that "until" and "from" make of a number.
pub(in crate::verify) fn bound(text: &str, number: &Quantity) -> Option<Hedge> {
    let word = word_before(text, number);
    let told = |words, behind| is_among(words, &word) || phrase_at(text, number.behind as usize, behind) > 0;
    if told(joining::UNTIL_DATES, joining::BEHIND_DATES) {
        Some(Hedge::Below)
    } else {
        told(FROM, FROM_BEHIND).then_some(Hedge::Above)
    }
}

/// The word before a number, in lower case, articles aside.
fn word_before(text: &str, number: &Quantity) -> String {
    let mut before = last_bytes(&text[..number.start as usize], WORD_REACH).trim_end();
    let mut word = last_word(before);
    while is_among(ARTICLES, word) {
        before = before[..before.len() - word.len()].trim_end();
        word = last_word(before);
    }
    lowercase(word)
}

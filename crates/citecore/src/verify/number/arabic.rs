//! Numbers in Arabic words, which join what they are made of in an order of their own: خمسة وعشرون is five and twenty.

use super::{Quantity, clock::half_of_day};
use crate::{
    phrases::{is_among, phrase_at},
    place::{begins, has_char},
    verify::{
        lexicon::{Dimension, entry},
        term::{Term, fold_into, hash},
    },
    words::is_arabic,
};

/// Twos that have a thousand or a million in them.
const TWO_THOUSAND: &str = "الفان الفين الفا الفي";
const TWO_MILLION: &str = "مليونان مليونين";

/// What is one before a ten alone: in eleven.
const ONE: &str = "احد احدي الحادي الحاديه";

/// Powers of ten of which there are several where no number stands before them.
const SEVERAL: &str = "الاف ميات ملايين مليارات";

/// What is counted in thousands and is no unit elsewhere.
const COUNTED: &str = "ريال|دينار|درهم|جنيه|ليرة|شخص|نسمة|عامل|موظف|طالب";

/// What a folded word is worth in a number.
fn worth(word: &str) -> Option<u32> {
    let known = entry(hash(word));
    if let Some(value) = known.numeral().or_else(|| known.magnitude()) {
        return Some(value as u32).filter(|&value| value > 0);
    }
    if let Some(ones) = word.strip_suffix("ميه").or_else(|| word.strip_suffix("مايه")) {
        return Some(100 * entry(hash(ones)).numeral()? as u32);
    }
    [(ONE, 1), (TWO_THOUSAND, 2000), (TWO_MILLION, 2_000_000)]
        .iter()
        .find_map(|&(words, value)| is_among(words, word).then_some(value))
}

/// What words begin with of which numbers are made, where the lexicon has none of them.
const BEGINNINGS: &str = "ألف|الف|مليون|أحد|احد|إحد|الحاد";

/// The number that some terms begin with, and of how many it is.
pub(super) fn number(text: &str, terms: &[Term]) -> Option<(f64, usize)> {
    let first = terms.first()?;
    let start = first.start as usize;
    let known = || first.entry.numeral().or_else(|| first.entry.magnitude()).is_some();
    // Few words are any of this, and all are asked.
    let may_be = !text.as_bytes()[start].is_ascii()
        && begins(text, start, is_arabic)
        && (known() || phrase_at(text, start, BEGINNINGS) > 0 || has_char(first.written(text), 'ئ'));
    if !may_be {
        return None;
    }
    let (mut total, mut part, mut words) = (0.0, 0, 0);
    let mut end = first.start;
    for term in terms {
        let between = text.get(end as usize..term.start as usize);
        let written = term.written(text);
        if between != Some(if words == 0 { "" } else { " " }) || !begins(written, 0, is_arabic) {
            break;
        }
        let mut folded = String::new();
        fold_into(written, &mut folded);
        let joined = folded.strip_prefix('و').filter(|_| words > 0);
        let Some(value) = worth(joined.unwrap_or(&folded)) else { break };
        let ones = part % 100;
        match value {
            2000 | 2_000_000 if part == 0 => total += f64::from(value),
            1000.. if joined.is_none() => {
                total += f64::from(part.max(1)) * f64::from(value);
                part = 0;
            }
            10 if joined.is_none() && (1..10).contains(&ones) => part += 10,
            100 if joined.is_none() && (1..10).contains(&part) => part *= 100,
            _ if words == 0 => part = value,
            _ if joined.is_none() => break,
            20..100 if (1..10).contains(&ones) => part += value,
            1..100 if ones == 0 => part += value,
            100..1000 if part == 0 => part = value,
            _ => break,
        }
        if words == 0 && is_among(SEVERAL, &folded) {
            return None;
        }
        (end, words) = (term.end, words + 1);
    }
    let value = total + f64::from(part);
    let counted = || {
        terms.get(words).is_some_and(|behind| {
            behind.entry.unit().is_some() || phrase_at(behind.written(text), 0, COUNTED) > 0
        })
    };
    let counts = match value {
        1.0 => terms[0].entry.numeral().is_some(),
        // Who "ألف" a book has written it.
        1000.0 if words == 1 => counted(),
        _ => words > 0,
    };
    counts.then_some((value, words))
}

/// Makes a time of a number behind "the hour": الساعة الثامنة والنصف صباحا.
pub(super) fn hour(text: &str, before: Option<&Term>, quantity: &mut Quantity) {
    if !before.is_some_and(|before| before.is_written(text, "الساعة الساعه")) {
        return;
    }
    let mut minutes = 0.0;
    for &(words, more) in &[(" والنصف| ونصف", 30.0), (" والربع| وربع", 15.0)] {
        let length = phrase_at(text, quantity.end as usize, words);
        quantity.end += length as u32;
        minutes += if length > 0 { more } else { 0.0 };
    }
    let half = half_of_day(text, quantity.end as usize);
    quantity.end = half.map_or(quantity.end, |(_, end)| end as u32);
    quantity.behind = quantity.end;
    quantity.unit.dimension = Dimension::Clock;
    let time = quantity.value * 60.0 + minutes;
    let later = time + 720.0;
    (quantity.value, quantity.other) = match half {
        Some((true, _)) if time < 720.0 => (later, None),
        Some(_) => (time, None),
        None => (time, Some(later)),
    };
}

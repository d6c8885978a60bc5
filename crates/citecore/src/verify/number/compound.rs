//! Numerals of several parts in one word: zweiundzwanzig, dreihundert, veintidós, setecientas, 스물한.

use crate::{
    find::find,
    place::{begins, has},
    verify::{
        lexicon::{Dimension, Unit, entry},
        term::{fold_into, hash},
    },
    words::is_hangul,
};

/// The shortest such word of ASCII, or for a length of time, has so many bytes: "elfmal".
pub(super) const SHORTEST_COMPOUND: usize = 6;

/// What such a word is worth.
pub(super) fn compound(word: &str) -> Option<f64> {
    // All that is asked of most words of a text
    if let [b'v' | b'V', ..] = word.as_bytes()
        && let Some(ones) = word[1..].strip_prefix("einti")
    {
        return Some(20.0 + entry(hash(ones)).numeral()?);
    }
    if let Some(hundreds) = spanish_hundreds(word) {
        return Some(hundreds);
    }
    if !word.is_ascii() && begins(word, 0, is_hangul) {
        // The tens have one syllable or two, and a word may have no end.
        let (tens, ones) = word.char_indices().skip(1).take(2).find_map(|(at, _)| {
            let tens = entry(hash(&word[..at])).numeral().filter(|tens| (10.0..100.0).contains(tens))?;
            Some((tens, entry(hash(&word[at..])).numeral()?))
        })?;
        return (ones < 10.0).then_some(tens + ones);
    }
    if let Some(whole) = word.strip_suffix("einhalb") {
        return Some(0.5 + entry(hash(whole)).numeral()?);
    }
    // All of them have an "und", a "hundert" or a "tausend" in them, and few other words have an "nd".
    let may_be = (7..=40).contains(&word.len())
        && word.as_bytes().windows(2).any(|two| two.eq_ignore_ascii_case(b"nd"));
    if !may_be || !word.is_ascii() && !has(word, |c| matches!(c, 'ü' | 'ö' | 'ß')) {
        return None;
    }
    sum_of_parts(&crate::words::lowercase(word))
}

/// What Spanish hundreds are: seiscientas.
pub(super) fn spanish_hundreds(word: &str) -> Option<f64> {
    let of = word.strip_suffix("cientos").or_else(|| word.strip_suffix("cientas"))?;
    let hundreds = entry(hash(&crate::words::lowercase(of))).numeral()?;
    (2.0..10.0).contains(&hundreds).then_some(hundreds * 100.0)
}

/// The value and unit of a German adjective for a length of time, or for so many digits: dreimonatig, zweijährige, sechsstelliger; of
/// zweimal, too.
pub(super) fn length_of_time(word: &str) -> Option<(f64, Unit)> {
    if let Some(times) = word.strip_suffix("mal") {
        let times = sum_of_parts(&crate::words::lowercase(times)).filter(|&times| times > 1.0)?;
        return Some((times, Unit::of(Dimension::Times)));
    }
    let (numeral, unit) = split_length_of_time(word)?;
    Some((sum_of_parts(&numeral)?, unit))
}

/// The unit of one whose number stands in digits before it: 14-tägig.
pub(super) fn unit_of_time(word: &str) -> Option<Unit> {
    let (numeral, unit) = split_length_of_time(word)?;
    numeral.is_empty().then_some(unit)
}

/// What stands before the unit of such an adjective, folded, with that unit.
fn split_length_of_time(word: &str) -> Option<(String, Unit)> {
    const UNITS: [(&str, &str); 7] = [
        ("tag", "tage"),
        ("woch", "wochen"),
        ("monat", "monate"),
        ("jahr", "jahre"),
        ("stund", "stunden"),
        ("minut", "minuten"),
        ("stell", "stellen"),
    ];
    // All that is asked of most words of a text
    let ([stem @ .., b'i', b'g'] | [stem @ .., b'i', b'g', b'e'] | [stem @ .., b'i', b'g', b'e', _]) =
        word.as_bytes()
    else {
        return None;
    };
    let written = &word[..stem.len()];
    let mut stem = String::new();
    fold_into(written, &mut stem);
    let (length, unit) =
        UNITS.iter().find_map(|&(ending, unit)| Some((stem.strip_suffix(ending)?.len(), unit)))?;
    stem.truncate(length);
    Some((stem, entry(hash(unit)).unit().unwrap_or(Unit::of(Dimension::Plain))))
}

/// The numeral, or what those around a "tausend", a "hundert" and an "und" make together.
fn sum_of_parts(word: &str) -> Option<f64> {
    for &(name, times) in &[("tausend", 1000.0), ("hundert", 100.0), ("und", 1.0)] {
        if let Some(at) = find(word, name) {
            let (before, behind) = (&word[..at], &word[at + name.len()..]);
            let before = if before.is_empty() { 1.0 } else { sum_of_parts(before)? };
            let behind = if behind.is_empty() { 0.0 } else { sum_of_parts(behind)? };
            return (times > 1.0 || before < 10.0 && behind >= 20.0).then_some(before * times + behind);
        }
    }
    entry(hash(word)).numeral()
}

//! What says before a number, or behind it, that it is near what is meant, or a bound: "about 50", "more than 50", "50 and over".

use crate::{
    mark::floor_boundary,
    phrases::{ends_in_words, is_among, phrase_at},
    place::{self, begins, char_at, char_before, run_end, run_start},
    verify::{
        lexicon::{AT_LEAST, Hedge, MORE, OLDER, entry},
        term::hash,
    },
    words::{is_hangul, is_inside, is_unspaced},
};

/// What the words before a number say of how near it is: "about 50", "more than 50", "no more than 50".
pub(super) fn hedge_before(text: &str, at: usize) -> Option<Hedge> {
    let hedge = told_before(text, said_before(text, at))?;
    Some(match hedge {
        Hedge::Above if is_limit(text, at) => Hedge::Below,
        Hedge::Below if is_limit(text, at) => Hedge::Above,
        hedge => hedge,
    })
}

/// Does a denial turn around what is said before a number: "no more than 50"?
pub(in crate::verify) fn is_limit(text: &str, at: usize) -> bool {
    const LIMITS: &str = "no more than|not more than|no longer than|no older than|no larger than|no higher than|no heavier than|\
        not exceed|not exceeding|no less than|not less than|no fewer than|nicht mehr als|nicht weniger als|nicht länger als|\
        nicht schwerer als|nicht älter als|pas plus de|pas moins de|no más de|no menos de|non più di|non meno di|não mais de|\
        不得超过|不超过|不能超过|不可超过|不超過|不少于|不少於|不低于|不低於";
    ends_in_words(&text[..said_before(text, at)], LIMITS)
}

/// Where the words before a number end: before a sign, as of a currency.
fn said_before(text: &str, at: usize) -> usize {
    run_start(text, at, |c| {
        !c.is_alphanumeric() && !matches!(c, '~' | '≈' | '>' | '<' | '.' | ',' | ';' | '\n')
    })
}

fn told_before(text: &str, end: usize) -> Option<Hedge> {
    let hedge = |word: &str| if word.len() > 24 { None } else { entry(hash(word)).hedge() };
    match char_before(text, end)? {
        '~' | '≈' => return Some(Hedge::Near),
        '>' => return Some(Hedge::Above),
        '<' => return Some(Hedge::Below),
        last if is_unspaced(last) => {
            let letter = end - last.len_utf8();
            let two = letter - place::char_before(text, letter).map_or(0, char::len_utf8);
            return hedge(&text[two..end]).or_else(|| hedge(&text[letter..end]));
        }
        _ => {}
    }
    let (first, start) = word_before(text, end)?;
    let second = || word_before(text, start).map_or("", |(word, _)| word);
    // "Mais 50 euros" are no more than that in French: it is a "but", as the Portuguese "mas" is. "Mais de 50" are.
    let is_other = |word: &str| first.eq_ignore_ascii_case(word);
    if let Some(hedge) = hedge(first).filter(|_| !["up", "mais", "mas"].into_iter().any(is_other)) {
        // "al menos 50", "au moins 50", "au plus 50", "не более 50", but "au maximum 50"
        let second = second();
        let turned = is_among(AT_LEAST, second) && is_among("plus moins menos", first) || second == "не";
        return Some(match hedge {
            Hedge::Above if turned => Hedge::Below,
            Hedge::Below if turned => Hedge::Above,
            hedge => hedge,
        });
    }
    // "more than 50", "a maximum of 50", "close to 50", "older than 50".
    if is_among("than als", first) {
        let pair = entry(hash(second())).opposite;
        if [MORE, OLDER].contains(&pair.abs()) {
            return Some(if pair > 0 { Hedge::Above } else { Hedge::Below });
        }
    }
    is_among("than least of to que de di als von zu a من", first).then(|| hedge(second())).flatten()
}

/// How far back a word before a number is looked for, in bytes.
const WORD_REACH: usize = 64;

/// The last word before a place, with where it begins.
fn word_before(text: &str, at: usize) -> Option<(&str, usize)> {
    let from = floor_boundary(text, at.saturating_sub(WORD_REACH));
    let near = &text[from..at];
    let end = run_start(near, near.len(), |c| !is_inside(c));
    let start = run_start(near, end, is_inside);
    (start < end).then(|| (&near[start..end], from + start))
}

/// How far behind a number what says so is, in bytes, with the unit of Korean, Chinese and Japanese: "से कुछ ज़्यादा" alone takes 38.
const HEDGE_REACH: usize = 40;

/// What stands behind a number says of how near it is: "65 and over".
pub(super) fn hedge_behind(text: &str, at: usize) -> Option<Hedge> {
    if char_at(text, at) == Some('+') {
        return Some(Hedge::Above);
    }
    let rest = &text[at..];
    let near = &rest[..floor_boundary(rest, HEDGE_REACH)];
    let said = &near[run_end(near, 0, |c| {
        is_hangul(c) && !matches!(c, '이' | '미' | '초' | '넘')
            || is_unspaced(c) && !matches!(c, '以' | '多' | '余' | '未' | '超' | '上' | '下')
    })..];
    let said = said.trim_start();
    // Told by the first letter where it can be: every number asks.
    if !matches!(said.as_bytes().first(), Some(b'a' | b'e' | b'o' | b'u' | b'y' | 0x80..)) {
        return None;
    }
    let is_said = |words| {
        let length = phrase_at(said, 0, words);
        length > 0 && !(said.as_bytes()[0].is_ascii() && begins(said, length, char::is_alphabetic))
    };
    if is_said(OR_ABOVE) { Some(Hedge::Above) } else { is_said(OR_BELOW).then_some(Hedge::Below) }
}

/// What says behind a number that it may be more: "65 and over".
const OR_ABOVE: &str = "and over|and older|and above|and up|and more|or over|or older|or above|or more|or longer|or greater|or higher|\
    or later|und mehr|und älter|und darüber|oder mehr|oder älter|oder länger|et plus|ou plus|y más|o más|e più|o più|ou mais|e mais|\
    以上|이상|초과|넘|多|余|超|上回|से अधिक|से ज्यादा|से ज़्यादा|से कुछ अधिक|से कुछ ज्यादा|से कुछ ज़्यादा";
/// What says that it may be less.
const OR_BELOW: &str = "and under|and younger|and below|and less|or under|or younger|or below|or less|or fewer|or shorter|or smaller|or lower|\
    or earlier|und weniger|und jünger|und darunter|oder weniger|oder jünger|oder kürzer|et moins|ou moins|y menos|o menos|\
    e menos|e meno|o meno|ou menos|以下|以内|이하|이내|미만|未満|未满|下回|से कम";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::phrases::Phrases;

    #[test]
    fn no_phrase_behind_a_number_is_shut_out() {
        for (phrases, hedge) in [(OR_ABOVE, Hedge::Above), (OR_BELOW, Hedge::Below)] {
            for phrase in Phrases(phrases) {
                assert_eq!(hedge_behind(&format!("65 {phrase}."), 2), Some(hedge), "{phrase}");
            }
        }
        for other in ["", " minutes", " android", " ore"] {
            assert_eq!(hedge_behind(other, 0), None, "{other}");
        }
    }
}

//! What stands around a number and belongs to it: powers of ten, units, and what says how near it is.

use super::{Quantity, figure, is_hangul, known_word};
use crate::{
    verify::{
        lexicon::{Dimension, Hedge, Unit, entry},
        term::hash,
    },
    words::is_unspaced,
};

/// The magnitude, unit and hedge that stand around a number.
pub(super) fn with_context(text: &str, mut quantity: Quantity) -> Quantity {
    let mut at = quantity.end as usize;
    if let Some((known, end)) = known_word(text, at, &|known| known.magnitude().is_some()) {
        let times = known.magnitude().unwrap_or(1.0);
        quantity.value *= times;
        quantity.other = quantity.other.map(|other| other * times);
        quantity.step *= times;
        at = end;
        at = add_smaller(text, at, times, &mut quantity);
        quantity.end = at as u32;
    }
    if quantity.unit.dimension == Dimension::Plain {
        if let Some((unit, end)) = unit_behind(text, at) {
            quantity.unit = unit;
            at = end;
        } else if let Some(unit) = unit_before(text, quantity.start as usize) {
            quantity.unit = unit;
        }
    }
    if quantity.unit.dimension == Dimension::Celsius
        && text[..quantity.start as usize].ends_with(['-', '−', '–'])
    {
        quantity.value = -quantity.value;
    }
    quantity.hedge = hedge_before(text, quantity.start as usize)
        .or_else(|| hedge_behind(text, at))
        .unwrap_or(Hedge::Exact);
    quantity.behind = quantity.end.max(at as u32);
    quantity
}

/// 3만 5천: what stands behind a power of ten with a smaller one, or none, is added.
fn add_smaller(text: &str, mut at: usize, mut times: f64, quantity: &mut Quantity) -> usize {
    for _ in 0..4 {
        let rest = &text[at..];
        let inner = rest.strip_prefix(' ').unwrap_or(rest);
        let from = text.len() - inner.len();
        let Some((value, end)) = figure::whole(text, from) else { break };
        let next = known_word(text, end, &|known| known.magnitude().is_some_and(|next| next < times));
        let close = text[..at].chars().next_back().is_some_and(|c| is_unspaced(c) || is_hangul(c));
        match next {
            Some((known, behind)) if close => {
                times = known.magnitude().unwrap_or(1.0);
                quantity.value += value * times;
                quantity.step = times;
                at = behind;
            }
            None if close && inner.len() == rest.len() && value < times => {
                quantity.value += value;
                quantity.step = 1.0;
                return end;
            }
            _ => break,
        }
    }
    at
}

/// Units of more than one word, with the one word that they are.
const PHRASES: [(&str, &str); 11] = [
    ("per cent", "percent"),
    ("por ciento", "percent"),
    ("pour cent", "percent"),
    ("في المئة", "percent"),
    ("في المائة", "percent"),
    ("degrees celsius", "celsius"),
    ("degrees fahrenheit", "fahrenheit"),
    ("square kilometers", "km²"),
    ("square kilometres", "km²"),
    ("square meters", "m²"),
    ("square metres", "m²"),
];

/// The unit behind a number, with where it ends.
fn unit_behind(text: &str, at: usize) -> Option<(Unit, usize)> {
    let rest = &text[at..];
    let inner = rest.trim_start_matches([' ', '\u{a0}', '\u{202f}']);
    let from = text.len() - inner.len();
    let first = inner.chars().next().filter(|_| from - at <= 2)?;
    let behind = from + first.len_utf8();
    if matches!(first, '%' | '％' | '٪') {
        return Some((Unit::of(Dimension::Share), behind));
    }
    if let Some(sign) = currency(first)
        && !text[behind..].starts_with(|c: char| c.is_ascii_digit())
    {
        return Some((sign, behind));
    }
    if first == '°' {
        let scale = text[behind..].trim_start();
        let is =
            |letters: [char; 2]| scale.starts_with(letters) && !scale[1..].starts_with(char::is_alphabetic);
        let (word, length) = match () {
            () if is(['C', 'c']) => ("celsius", 1),
            () if is(['F', 'f']) => ("fahrenheit", 1),
            () => ("degrees", 0),
        };
        let end = if length == 0 { behind } else { text.len() - scale.len() + length };
        return Some((entry(hash(word)).unit()?, end));
    }
    for (phrase, word) in PHRASES {
        if inner.get(..phrase.len()).is_some_and(|start| start.eq_ignore_ascii_case(phrase)) {
            return Some((entry(hash(word)).unit()?, from + phrase.len()));
        }
    }
    let (known, end) = known_word(text, at, &|known| known.unit().is_some())?;
    if text[end..].starts_with("/h") {
        // km/h is no length.
        return Some((entry(hash("kmh")).unit()?, end + 2));
    }
    Some((known.unit().filter(|_| !text[end..].starts_with('/'))?, end))
}

fn currency(c: char) -> Option<Unit> {
    let dimension = match c {
        '$' | '＄' => Dimension::Dollar,
        '€' => Dimension::Euro,
        '£' => Dimension::PoundSterling,
        '¥' | '￥' => Dimension::Yen,
        '₩' | '￦' => Dimension::Won,
        '₹' => Dimension::Rupee,
        _ => return None,
    };
    Some(Unit::of(dimension))
}

fn unit_before(text: &str, at: usize) -> Option<Unit> {
    let before = text[..at].trim_end_matches([' ', '\u{a0}']);
    if let Some(unit) = before.chars().next_back().and_then(currency) {
        return Some(unit);
    }
    if before.ends_with("百分之") {
        return Some(Unit::of(Dimension::Share));
    }
    let word = before.rsplit(|c: char| !c.is_ascii_alphabetic()).next()?;
    (word.len() == 3 && word.bytes().all(|byte| byte.is_ascii_uppercase()))
        .then(|| entry(hash(word)).unit())
        .flatten()
        .filter(|unit| {
            matches!(
                unit.dimension,
                Dimension::Dollar
                    | Dimension::Euro
                    | Dimension::PoundSterling
                    | Dimension::Yen
                    | Dimension::Won
                    | Dimension::Yuan
                    | Dimension::Rupee
            )
        })
}

/// What the one or two words before a number say of how near it is: "about 50", "more than 50".
fn hedge_before(text: &str, at: usize) -> Option<Hedge> {
    let before = text[..at].trim_end_matches(|c: char| {
        !c.is_alphanumeric() && !matches!(c, '~' | '≈' | '>' | '<' | '.' | ',' | ';' | '\n')
    });
    match before.chars().next_back()? {
        '~' | '≈' => return Some(Hedge::Near),
        '>' => return Some(Hedge::Above),
        '<' => return Some(Hedge::Below),
        last if is_unspaced(last) => {
            return last_letters(before, 2).or_else(|| last_letters(before, 1));
        }
        _ => {}
    }
    let mut words = before
        .rsplit(|c: char| !c.is_alphanumeric() && !crate::words::is_combining(c))
        .filter(|word| !word.is_empty())
        .take(3);
    let first = words.next()?;
    let hedge = |word: &str| if word.len() > 24 { None } else { entry(hash(word)).hedge() };
    if let Some(hedge) = hedge(first) {
        return Some(hedge);
    }
    // "more than 50", "a maximum of 50", "close to 50".
    let second = words.next()?;
    ["than", "least", "of", "to", "que", "de", "als", "von", "a", "من"]
        .contains(&first)
        .then(|| hedge(second))
        .flatten()
}

fn last_letters(text: &str, count: usize) -> Option<Hedge> {
    let (from, _) = text.char_indices().rev().nth(count - 1)?;
    entry(hash(&text[from..])).hedge()
}

fn hedge_behind(text: &str, at: usize) -> Option<Hedge> {
    let rest = &text[at..];
    if rest.starts_with('+') {
        return Some(Hedge::Above);
    }
    let near = &rest[..crate::mark::floor_boundary(rest, 24)];
    for (word, hedge) in [
        ("以上", Hedge::Above),
        ("이상", Hedge::Above),
        ("以下", Hedge::Below),
        ("이하", Hedge::Below),
        ("多", Hedge::Above),
        ("余", Hedge::Above),
    ] {
        if near
            .trim_start_matches(|c: char| {
                is_hangul(c) && !matches!(c, '이') || is_unspaced(c) && !matches!(c, '以' | '多' | '余')
            })
            .trim_start()
            .starts_with(word)
        {
            return Some(hedge);
        }
    }
    None
}

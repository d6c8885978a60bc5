//! Numbers in Chinese characters and in Korean syllables: 三百二十, 삼백이십.

use super::{Quantity, Written, clock::HALVES, known_word};
use crate::{phrases, place, words::is_hangul};

/// What a character is worth in a number.
enum Sign {
    Digit(f64),
    /// Multiplies the digit before it.
    Ten(f64),
    /// Multiplies all before it.
    Myriad(f64),
}

/// The powers, and behind them digits, ten a row.
const IDEOGRAPHS: &str = "十百千万亿兆十百千萬億兆零一二三四五六七八九〇一两三四五六七八九〇一兩";
const SYLLABLES: &str = "십백천만억조십백천만억조영일이삼사오육칠팔구";
const POWERS: [f64; 6] = [10.0, 100.0, 1e3, 1e4, 1e8, 1e12];

fn sign(c: char) -> Option<Sign> {
    if c < '\u{3000}' {
        return None;
    }
    let signs = if is_hangul(c) { SYLLABLES } else { IDEOGRAPHS };
    let place = signs.chars().position(|sign| sign == c)?;
    Some(match place.checked_sub(2 * POWERS.len()) {
        Some(digit) => Sign::Digit((digit % 10) as f64),
        None if place % POWERS.len() < 3 => Sign::Ten(POWERS[place % POWERS.len()]),
        None => Sign::Myriad(POWERS[place % POWERS.len()]),
    })
}

/// What stands between the parts that there are and those that are meant: 三分之一 and 三分の一 are one of three.
const OF: &str = "分之|分の";

/// What stands between the two ends of a range: 五到七个, 五〜七個.
const TO: &str = "到|至|から|～|〜";

/// What stands behind an hour.
pub(super) const HOUR: &str = "点|點|時|时";

/// The most characters that are read as one number.
const LONGEST: usize = 16;

/// 一半 or 半分, where they are words by themselves: 半分钟 is half a minute, 同一半径 the same radius.
fn half(text: &str, at: usize, before: char) -> Option<Quantity> {
    let end = at + phrases::phrase_at(text, at, "一半|半分");
    if end == at {
        return None;
    }
    let goes_on = if place::char_at(text, at) == Some('一') {
        before.is_alphanumeric() || place::begins(text, end, |c| place::has_char("径徑导導球", c))
    } else {
        place::begins(text, end, |c| ('\u{4e00}'..='\u{9fff}').contains(&c))
    };
    let mut quantity = Quantity::plain(at, end, 0.5);
    (quantity.written, quantity.step) = (Written::Words, 0.5);
    (!goes_on).then_some(quantity)
}

/// What stands at a place before what joins the two ends of a range.
fn before_joint(text: &str, at: usize) -> Option<char> {
    let before = phrases::Phrases(TO).find_map(|to| text[..at].strip_suffix(to))?;
    place::char_before(before, before.len())
}

/// Is a number an hour, behind the half of its day or beside another hour? 一点 is a little, too.
fn is_hour(text: &str, at: usize, end: usize) -> bool {
    let behind = end + phrases::phrase_at(text, end, HOUR);
    let before = place::up_to(text, at);
    let joint = phrases::phrase_at(text, behind, TO);
    behind > end
        && (HALVES.iter().any(|halves| phrases::ends_in(before, halves))
            || before_joint(text, at).is_some_and(|c| place::has_char(HOUR, c))
            || joint > 0 && place::char_at(text, behind + joint).and_then(sign).is_some())
}

/// The signs that stand one behind the other at a place, and what they come to.
struct Signs {
    count: usize,
    /// How many of them are powers of ten.
    powers: usize,
    /// By their powers: 三百二十.
    value: f64,
    /// One digit behind the other: 二〇一四.
    digits: f64,
    end: usize,
}

impl Signs {
    /// Those of the script of the first. An ordinal ends before quarters: 第三四半期 is the third of four.
    fn read(text: &str, at: usize, hangul: bool, is_ordinal: bool) -> Self {
        let (mut total, mut part, mut digit) = (0.0, 0.0, None);
        let (mut count, mut powers, mut digits) = (0, 0, 0.0);
        let mut end = at;
        for c in text[at..].chars().take(LONGEST) {
            if is_hangul(c) != hangul || is_ordinal && count > 0 && phrases::phrase_at(text, end, "四半") > 0
            {
                break;
            }
            match sign(c) {
                None => break,
                Some(Sign::Digit(value)) => {
                    digits = digits * 10.0 + value;
                    digit = Some(value);
                }
                Some(Sign::Ten(power)) => {
                    powers += 1;
                    part += digit.take().unwrap_or(1.0) * power;
                }
                Some(Sign::Myriad(power)) => {
                    powers += 1;
                    let before: f64 = part + digit.take().unwrap_or(0.0);
                    total += if before == 0.0 { power } else { before * power };
                    part = 0.0;
                }
            }
            count += 1;
            end += c.len_utf8();
        }
        Self { count, powers, value: total + part + digit.unwrap_or(0.0), digits, end }
    }
}

/// What is counted one by one, right behind its number.
const COUNTED: &str = "个個人名次年月日岁歳本台枚片錠锭種种位家条倍回笔件張张項封つ명개번살";

/// The number that begins at a place. A single character is one only before what is counted, and Korean syllables only
/// where one of them is a power of ten: most of them are words or parts of words, too.
pub(super) fn quantity(text: &str, at: usize, before: char) -> Option<Quantity> {
    let first = place::char_at(text, at)?;
    if let Some(half) = half(text, at, before) {
        return Some(half);
    }
    sign(first)?;
    let (hangul, is_ordinal) = (is_hangul(first), before == '第');
    if hangul && before.is_alphanumeric() {
        return None;
    }
    let signs = Signs::read(text, at, hangul, is_ordinal);
    let end = signs.end;
    // 三分之三分之 … goes no further.
    let of = phrases::phrase_at(text, end, OF);
    let of = (of > 0 && !hangul && before != '之').then_some(end + of);
    let to = phrases::phrase_at(text, end, TO);
    let begins_range = to > 0 && before != '到' && quantity(text, end + to, '到').is_some();
    let counted = of.is_some()
        || before == '之'
        || is_ordinal
        || begins_range
        || is_hour(text, at, end)
        || known_word(text, end, &|known| known.unit().is_some()).is_some()
        || place::begins(text, end, |c| place::has_char(COUNTED, c));
    let value = match (signs.powers, signs.count) {
        (0, 2..) if !hangul => signs.digits,
        (0, 1) if !hangul && counted => signs.digits,
        (0, _) => return None,
        (_, 1)
            if of.is_none()
                && !begins_range
                && !(counted && before_joint(text, at).and_then(sign).is_some()) =>
        {
            return None;
        }
        _ if hangul && !counted && place::begins(text, end, is_hangul) => return None,
        _ => signs.value,
    };
    // 第二天 is the next day.
    if is_ordinal && value == 2.0 && text[end..].starts_with('天') {
        return None;
    }
    let mut number = Quantity::plain(at, end, value);
    // 第一 is 首 in other words.
    if !is_ordinal || value == 1.0 {
        number.written = Written::Words;
    }
    match of {
        Some(part) => part_of(text, number, part),
        None => Some(number),
    }
}

/// The number at `part` as one of so many parts; of nothing, where it says no more than that: 零分之一. 百分之 is a unit before its number.
fn part_of(text: &str, whole: Quantity, part: usize) -> Option<Quantity> {
    if whole.value == 100.0 {
        return None;
    }
    if whole.value <= 0.0 {
        return Some(whole);
    }
    let part = quantity(text, part, '之')?;
    let value = part.value / whole.value;
    Some(Quantity { end: part.end, behind: part.end, value, step: value / 100.0, ..whole })
}

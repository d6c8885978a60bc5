//! What stands around a number and belongs to it: powers of ten, units, and what says how near it is.

use super::{CENTURY, Quantity, compound::unit_of_time, figure, known_word};
use crate::{
    find::holds,
    mark::{floor_boundary, last_bytes},
    phrases,
    phrases::{ends_in, ends_in_words, is_among, phrase_at, phrase_at_in_any_case},
    place::{self, begins, char_at, char_before, run_end, run_start, up_to},
    verify::{
        lexicon::{AT_LEAST, Dimension, Entry, Hedge, MORE, OLDER, Unit, entry},
        term::hash,
    },
    words::{is_hangul, is_inside, is_unspaced, lowercase},
};

/// Makes a number that a century is told by the century's years: 19th century, 19. Jahrhundert, 19世紀. Gives back whether it tells one.
pub(super) fn make_century(text: &str, quantity: &mut Quantity) -> bool {
    if !(2.0..=21.0).contains(&quantity.value) {
        return false;
    }
    let end = quantity.end as usize;
    let word = end + phrase_at(text, end, "th|st|nd|rd|e|.|वीं|वी");
    let known = known_word(text, word, &|known| known.unit() == Some(Unit::CENTURY));
    let Some((_, behind)) = known else { return false };
    quantity.behind = behind as u32;
    (quantity.value, quantity.step) = ((quantity.value - 1.0) * CENTURY, CENTURY);
    quantity.unit.dimension = Dimension::Year;
    true
}

/// The magnitude, unit and hedge that stand around a number.
pub(super) fn with_context(text: &str, quantity: &mut Quantity) {
    if make_century(text, quantity) {
        return;
    }
    let halved = add_half(text, quantity);
    let mut at = quantity.end as usize;
    // "5,25 miles de millones"; alone, miles are a length.
    let thousands = phrase_at(text, at, " miles de");
    let is_power = |known: &Entry| known.magnitude().is_some() && known.unit().is_none();
    if let Some((known, end)) = known_word(text, at + thousands, &is_power) {
        let times = known.magnitude().unwrap_or(1.0) * if thousands > 0 { 1e3 } else { 1.0 };
        quantity.value *= times;
        quantity.other = quantity.other.map(|other| other * times);
        quantity.step *= times;
        at = add_smaller(text, end, times, quantity);
        // "1,2 mil millones", 5천만
        let myriads = |known: &Entry| known.magnitude().is_some_and(|more| more >= 1e4);
        if times < 1e4
            && let Some((known, end)) = known_word(text, at, &myriads)
        {
            let more = known.magnitude().unwrap_or(1.0);
            (quantity.value, quantity.step, at) = (quantity.value * more, quantity.step * more, end);
        }
        quantity.end = at as u32;
    }
    if quantity.unit.dimension == Dimension::Plain {
        // "In 2003 um 5 % gestiegen", "en 2003 ha ganado": behind a year these are words like any other.
        let may_be_year = quantity.end - quantity.start == 4 && figure::is_year(quantity.value);
        if let Some((unit, end)) = unit_behind(text, at, !may_be_year) {
            quantity.unit = unit;
            at = end;
            // A kilo may be a kilometre here.
            if ends_in(up_to(text, quantity.start as usize), HOURLY) {
                quantity.unit = Unit { dimension: Dimension::Speed, factor: unit.factor / METRES };
            }
        } else if let Some((unit, start)) = unit_before(text, quantity.start as usize) {
            quantity.unit = unit;
            quantity.start = start as u32;
        }
    }
    negate_below_zero(text, quantity);
    quantity.hedge = hedge_before(text, quantity.start as usize)
        .or_else(|| hedge_behind(text, at))
        .unwrap_or(Hedge::Exact);
    quantity.behind = quantity.end.max(at as u32);
    let is_warmth = matches!(quantity.unit.dimension, Dimension::Celsius | Dimension::Angle);
    if is_warmth && phrase_at(text, at, BELOW_ZERO) > 0 {
        quantity.value = -quantity.value;
    }
    if !halved && quantity.unit.dimension != Dimension::Plain {
        add_half(text, quantity);
    }
}

/// Adds the half that is told behind a number or its unit: "one and a half hours", "una hora y media".
pub(super) fn add_half(text: &str, quantity: &mut Quantity) -> bool {
    const HALVES: &str =
        " and a half| y media| y medio| e mezza| e mezzo| e meia| e meio| et demie| et demi|半";
    const KOREAN: &str = " 반|반";
    let at = quantity.behind as usize;
    // Told by the first letters where it can be: every number asks.
    if !matches!(text.as_bytes()[at..], [b' ', b'a' | b'e' | b'y' | 0x80..=0xff, ..] | [0x80..=0xff, ..]) {
        return false;
    }
    let korean = if place::ends(up_to(text, at), is_hangul) { phrase_at(text, at, KOREAN) } else { 0 };
    let told = phrase_at(text, at, HALVES).max(korean);
    let goes_on = |c: char| match c {
        _ if is_hangul(c) => {
            !matches!(c, '입' | '이' | '을' | '의' | '만' | '에' | '간' | '과' | '은' | '짜')
        }
        _ if is_unspaced(c) => matches!(c, '径' | '徑' | '导' | '導' | '球'),
        _ => c.is_alphanumeric(),
    };
    if told == 0 || begins(text, at + told, goes_on) {
        return false;
    }
    quantity.value += 0.5;
    quantity.step = 0.1;
    quantity.behind += told as u32;
    quantity.end = quantity.behind;
    true
}

/// Of temperatures and angles alone, a dash or "minus" says that they are below zero. "Plus or minus" doesn't, nor does a dash behind another
/// number: "400–500 °C".
pub(super) fn negate_below_zero(text: &str, quantity: &mut Quantity) {
    let before = &text[..quantity.start as usize];
    let unsigned = place::without_last(before, |c| matches!(c, '-' | '−' | '–'));
    let signed = unsigned.len() < before.len()
        && !place::ends(unsigned, |c| c.is_numeric() || matches!(c, '°' | 'C' | 'F' | '℃'));
    if matches!(quantity.unit.dimension, Dimension::Celsius | Dimension::Angle)
        && (signed || is_minus(before))
    {
        quantity.value = -quantity.value;
    }
}

/// What says behind a number that it is below zero.
const BELOW_ZERO: &str =
    " below zero| unter null| bajo cero| sotto zero| abaixo de zero| negativos| تحت الصفر";

fn is_minus(before: &str) -> bool {
    let near = lowercase(last_bytes(before, MINUS_REACH));
    const MINUS: &str = "minus |moins |menos |meno |ناقص |マイナス|零下|氷点下|영하 ";
    // "Al menos 20 °C", "più o meno"
    const NO_MINUS: &str = "al menos |o menos |u moins |almeno |o meno ";
    ends_in(&near, MINUS) && !ends_in(&near, NO_MINUS) && !holds(&near, "plus")
}

/// How far before a number a "minus" is looked for that may be that of "plus or minus", in bytes.
const MINUS_REACH: usize = 18;

/// 3만 5천: what stands behind a power of ten with a smaller one, or none, is added.
fn add_smaller(text: &str, mut at: usize, mut times: f64, quantity: &mut Quantity) -> usize {
    for _ in 0..4 {
        let from = at + usize::from(char_at(text, at) == Some(' '));
        let Some((value, end)) = figure::grouped(text, from) else { break };
        let next = known_word(text, end, &|known| known.magnitude().is_some_and(|next| next < times));
        let close = char_before(text, at).is_some_and(|c| is_unspaced(c) || is_hangul(c));
        // "3만 5,000": behind a space with all the digits that it may have, unless it is a year
        let apart = || value * 10.0 < times || figure::calendar(text, from, end, value).is_some();
        match next {
            Some((known, behind)) if close => {
                times = known.magnitude().unwrap_or(1.0);
                quantity.value += value * times;
                quantity.step = times;
                at = behind;
            }
            None if close && value < times && (from == at || !apart()) => {
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
const PHRASES: [(&str, &str); 3] = [
    ("per cent|por ciento|pour cent|في المئة|في المائة", "percent"),
    ("basis points", "basispunkte"),
    ("kilowatt hour|kilowatt-hour|kilowattstunde|kilovatios hora", "kwh"),
];

/// What makes an area of a length, before it and behind.
const SQUARE_BEFORE: &str = "square |sq |sq. |वर्ग ";
const SQUARE_BEHIND: &str = "²| cuadrado| carré| quadrat| quadrado";

/// What makes a volume of a length, before it and behind.
const CUBIC_BEFORE: &str = "cubic |cu |cu. |घन ";
const CUBIC_BEHIND: &str = "³| cúbico| cube| cubi";

/// How many litres are a cubic metre.
const LITRES: f64 = 1000.0;

/// What stands between a number and the days or hours that it counts.
const DAYS_OF: &str = "business|working|calendar|consecutive|full|कार्य|个工作|個工作";

/// The unit behind a number, with where it ends; a word that is common in some language only where it may be one.
fn unit_behind(text: &str, at: usize, may_be_common: bool) -> Option<(Unit, usize)> {
    let from = run_end(text, at, |c| matches!(c, ' ' | '\u{a0}' | '\u{202f}'));
    let sign = char_at(text, from).filter(|_| from - at <= 2)?;
    let behind = from + sign.len_utf8();
    if matches!(sign, '%' | '％' | '٪') {
        return Some((Unit::of(Dimension::Share), behind));
    }
    if let Some(unit) = currency(sign)
        && !begins(text, behind, |c| c.is_ascii_digit())
    {
        return Some((unit, behind));
    }
    if sign == '℃' {
        return Some((Unit::of(Dimension::Celsius), behind));
    }
    if sign == '㎡' {
        return Some((Unit::of(Dimension::Area), behind));
    }
    if sign == '°' {
        return Some(degrees(text, behind));
    }
    if let Some(word) = french(text, from) {
        return Some((entry(hash(word)).unit()?, from + 2));
    }
    for &(phrases, word) in &PHRASES {
        let length = phrase_at_in_any_case(text, from, phrases);
        if length > 0 {
            return Some((entry(hash(word)).unit()?, from + length));
        }
    }
    let (square, cubic) = (phrase_at(text, from, SQUARE_BEFORE), phrase_at(text, from, CUBIC_BEFORE));
    let kind = square + cubic + phrase_at(text, from, DAYS_OF);
    let at = if kind > 0 { from + kind } else { at };
    let known = known_word(text, at, &|known| known.unit().is_some() && (may_be_common || !known.common));
    let Some((known, end)) = known else {
        let from = at + usize::from(char_at(text, at) == Some('-'));
        let end = place::run_end(text, from, |c| c.is_alphabetic() && !is_unspaced(c));
        return Some((unit_of_time(&text[from..end])?, end));
    };
    let unit = known.unit()?;
    if unit == Unit::of(Dimension::Angle) {
        return Some(degrees(text, end));
    }
    if unit.dimension == Dimension::Length {
        let (squared, cubed) = (phrase_at(text, end, SQUARE_BEHIND), phrase_at(text, end, CUBIC_BEHIND));
        let per_hour = phrase_at(text, end, PER_HOUR);
        let (dimension, factor) = if square + squared > 0 {
            (Dimension::Area, unit.factor * unit.factor)
        } else if cubic + cubed > 0 {
            (Dimension::Volume, unit.factor * unit.factor * unit.factor * LITRES)
        } else if per_hour > 0 {
            (Dimension::Speed, unit.factor / METRES)
        } else {
            (unit.dimension, unit.factor)
        };
        let end = end + squared + cubed + per_hour;
        return (char_at(text, end) != Some('/')).then_some((Unit { dimension, factor }, end));
    }
    (char_at(text, end) != Some('/')).then_some((unit, end))
}

/// The unit that two letters are in French behind a number: elsewhere they are other words, in any other case, or behind another number.
pub(super) fn french(text: &str, at: usize) -> Option<&'static str> {
    let word = match text.get(at..at + 2)? {
        "an" if is_one_in_french(up_to(text, at)) => "ans",
        "Ko" => "kb",
        "Mo" => "mb",
        "Go" => "gb",
        "To" => "tb",
        _ => return None,
    };
    let number = run_end(text, at + 2, |c| c == ' ');
    (!begins(text, at + 2, is_inside) && !begins(text, number, char::is_numeric)).then_some(word)
}

/// Does a text end in a one, and not in the last digit of a year: "seit 1791 an"?
fn is_one_in_french(text: &str) -> bool {
    ends_in_words(text, "un") || &text[place::run_start(text, text.len(), |c| c.is_ascii_digit())..] == "1"
}

/// What degrees are behind a word or sign for them: of a scale of temperature where one is named.
fn degrees(text: &str, at: usize) -> (Unit, usize) {
    let scale = run_end(text, at, char::is_whitespace);
    let alone = || !begins(text, scale + 1, char::is_alphabetic);
    match char_at(text, scale) {
        Some('C' | 'c') if alone() => return (Unit::of(Dimension::Celsius), scale + 1),
        Some('F' | 'f') if alone() => return (Unit::FAHRENHEIT, scale + 1),
        _ => {}
    }
    let is_scale = |known: &Entry| known.unit().is_some_and(|unit| unit.dimension == Dimension::Celsius);
    let scale = known_word(text, at, &is_scale).and_then(|(known, end)| Some((known.unit()?, end)));
    scale.unwrap_or((Unit::of(Dimension::Angle), at))
}

/// What makes a speed of a length, behind it and before the number, and how many metres are a kilometre.
const PER_HOUR: &str = "/h| per hour| an hour| pro Stunde| par heure| à l'heure| à l’heure| por hora| all'ora|/小时|/小時|/時|/시간";
const HOURLY: &str = "时速|時速|시속";
const METRES: f64 = 1000.0;

pub(super) fn currency(c: char) -> Option<Unit> {
    if c == '¢' {
        return Some(Unit::CENT);
    }
    let dimension = match c {
        '$' | '＄' => Dimension::Dollar,
        '€' => Dimension::Euro,
        '£' => Dimension::PoundSterling,
        '¥' | '￥' => Dimension::YenOrYuan,
        '₩' | '￦' => Dimension::Won,
        '₹' => Dimension::Rupee,
        _ => return None,
    };
    Some(Unit::of(dimension))
}

/// What stands for rupees before a number.
const RUPEES: &str = "रु.|रु|Rs.|Rs";

/// The unit before a number, with where it and the number begin: that of a sign, which is no word, is where the number does.
fn unit_before(text: &str, at: usize) -> Option<(Unit, usize)> {
    let end = run_start(text, at, |c| matches!(c, ' ' | '\u{a0}'));
    if let Some(unit) = char_before(text, end).and_then(currency) {
        return Some((unit, at));
    }
    if text[..end].ends_with("百分之") {
        return Some((Unit::of(Dimension::Share), at));
    }
    let rupees = phrases::Phrases(RUPEES).find_map(|sign| text[..end].strip_suffix(sign));
    if let Some(before) = rupees.filter(|before| !place::ends(before, is_inside)) {
        return Some((Unit::of(Dimension::Rupee), before.len()));
    }
    let start = run_start(text, end, |c| c.is_ascii_alphabetic());
    let word = &text[start..end];
    if word.len() != 3 || !word.bytes().all(|byte| byte.is_ascii_uppercase()) {
        return None;
    }
    let unit = entry(hash(word)).unit().filter(|unit| {
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
    })?;
    Some((unit, start))
}

/// What the one or two words before a number say of how near it is: "about 50", "more than 50".
fn hedge_before(text: &str, at: usize) -> Option<Hedge> {
    let end = run_start(text, at, |c| {
        !c.is_alphanumeric() && !matches!(c, '~' | '≈' | '>' | '<' | '.' | ',' | ';' | '\n')
    });
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

fn hedge_behind(text: &str, at: usize) -> Option<Hedge> {
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

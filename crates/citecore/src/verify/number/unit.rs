//! The unit of a number, before it or behind: $5, 5 km/h, 5 square metres, INR 5.

use super::{compound::unit_of_time, known_word};
use crate::{
    phrases::{self, ends_in_words, phrase_at, phrase_at_in_any_case},
    place::{self, begins, char_at, char_before, run_end, run_start, up_to},
    verify::{
        lexicon::{Dimension, Entry, Unit, entry},
        term::hash,
    },
    words::{is_inside, is_unspaced},
};

/// Units of more than one word, with the one word that they are.
const PHRASES: [(&str, &str); 4] = [
    ("per cent|por ciento|pour cent|في المئة|في المائة", "percent"),
    (
        "revolutions per minute|u/min|umdrehungen pro minute|tr/min|tours par minute|revoluciones por minuto",
        "rpm",
    ),
    ("basis points", "basispunkte"),
    ("kilowatt hour|kilowatt-hour|kilowattstunde|kilovatios hora", "kwh"),
];

/// May one of them begin with a letter? Every number asks.
fn has_phrase(letter: char) -> bool {
    matches!(letter.to_ascii_lowercase(), 'b' | 'k' | 'p' | 'r' | 't' | 'u' | 'ف')
}

/// What makes an area of a length, before it and behind.
const SQUARE_BEFORE: &str = "square |sq |sq. |वर्ग ";
const SQUARE_BEHIND: &str = "²| cuadrado| carré| quadrat| quadrado";

/// What makes a volume of a length, before it and behind.
const CUBIC_BEFORE: &str = "cubic |cu |cu. |घन ";
const CUBIC_BEHIND: &str = "³| cúbico| cube| cubi";

/// How many litres are a cubic metre.
const LITRES_PER_CUBIC_METRE: f64 = 1000.0;

/// What stands between a number and the days or hours that it counts.
const DAYS_OF: &str = "business|working|calendar|consecutive|full|कार्य|个工作|個工作";

/// The unit behind a number, with where it ends; a word that is common in some language only where it may be one.
pub(super) fn unit_behind(text: &str, at: usize, may_be_common: bool) -> Option<(Unit, usize)> {
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
    let phrases = if has_phrase(sign) { &PHRASES[..] } else { &[] };
    for &(phrases, word) in phrases {
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
    let (unit, end) = if unit.dimension == Dimension::Length {
        of_length(text, end, unit, square > 0, cubic > 0)
    } else {
        (unit, end)
    };
    (char_at(text, end) != Some('/')).then_some((unit, end))
}

/// What a length is a part of, by what stands behind it or stood before it: an area, a volume or a speed; with where that ends.
fn of_length(text: &str, at: usize, length: Unit, square: bool, cubic: bool) -> (Unit, usize) {
    let (squared, cubed) = (phrase_at(text, at, SQUARE_BEHIND), phrase_at(text, at, CUBIC_BEHIND));
    let per_hour = phrase_at(text, at, PER_HOUR);
    let Unit { dimension, factor } = length;
    let (dimension, factor) = if square || squared > 0 {
        (Dimension::Area, factor * factor)
    } else if cubic || cubed > 0 {
        (Dimension::Volume, factor * factor * factor * LITRES_PER_CUBIC_METRE)
    } else if per_hour > 0 {
        (Dimension::Speed, factor / METRES_PER_KILOMETRE)
    } else {
        (dimension, factor)
    };
    (Unit { dimension, factor }, at + squared + cubed + per_hour)
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
pub(super) const HOURLY: &str = "时速|時速|시속";
pub(super) const METRES_PER_KILOMETRE: f64 = 1000.0;

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
pub(super) fn unit_before(text: &str, at: usize) -> Option<(Unit, usize)> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_unit_of_several_words_is_shut_out() {
        for (phrases, _) in PHRASES {
            assert!(
                phrases.split('|').all(|phrase| phrase.chars().next().is_some_and(has_phrase)),
                "{phrases}"
            );
        }
    }
}

//! The numbers of a text: what they are worth, of what, and how exactly they are given.
//!
//! [`quantities`] reads those in digits ([`figure`], by their [`groups`] of digits, with [`fraction`], [`clock`] and [`telephone`]) and in
//! ideographs ([`ideograph`]), then those in words ([`word`], with [`compound`], [`roman`] and [`arabic`]) and units alone ([`alone`]), each
//! with what stands around it and belongs to it ([`context`]): its [`unit`], what says how near it is ([`hedge`]), and whether it is
//! [`below_zero`]. Then [`date`] names weekdays and months, and [`opening`] the days and hours of signs, [`range`] tells what the last of
//! several says of those before it, [`share`] what part of another one is, and [`mod@bound`] until when something is so. [`same`] holds two
//! against each other.

mod alone;
mod arabic;
mod below_zero;
mod bound;
mod clock;
mod compound;
mod context;
mod date;
mod figure;
mod fraction;
mod groups;
mod hedge;
mod ideograph;
mod opening;
mod range;
mod roman;
mod same;
mod share;
mod telephone;
mod unit;
mod word;

use super::{
    lexicon::{Dimension, Entry, Hedge, Unit, entry},
    term::{Term, hash},
};
use crate::{
    mark::digit,
    pairs::in_order,
    phrases,
    place::{self, char_at, char_before},
    words::{is_capital, is_hangul, is_unspaced},
};
pub(super) use alone::ARTICLES;
pub(super) use bound::{bound, is_point_in_time, way};
pub(super) use clock::MINUTES_A_DAY;
use context::with_context;
pub(super) use groups::integer_at;
pub(super) use hedge::is_limit;

/// The step that a century is given in, in years.
pub(super) const CENTURY: f64 = 100.0;

/// A number in a text.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Quantity {
    /// Where it stands, in bytes, its unit aside.
    pub(super) start: u32,
    pub(super) end: u32,
    /// Where its unit ends.
    pub(super) behind: u32,
    /// What it is worth, in its unit; of a label its hash.
    pub(super) value: f64,
    /// What else it may be worth: 1.234 is a thousand and more to some, and a fifth is 0.2.
    pub(super) other: Option<f64>,
    /// The step that it is given in: 10 for 120, if that is rounded.
    pub(super) step: f64,
    pub(super) unit: Unit,
    pub(super) hedge: Hedge,
    pub(super) written: Written,
    /// It is the second of two that a hyphen or a "to" joins: the end of a range, the other side's score.
    pub(super) second: bool,
    /// It names a version, of which each part counts by itself: 3.10 comes nine after 3.1.
    pub(super) version: bool,
    /// It is bare, and may be an hour by the word before it: "at 9", "from 9 to 5".
    pub(super) hour: bool,
}

/// How a number is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Written {
    /// In digits.
    Digits,
    /// In words.
    Words,
    /// In digits among letters, as in A320: a name more than a number. With the hash of its letters.
    Label(u32),
    /// Letters and digits apart, which may be a label: F 16, TiO 2. It may be missing.
    Apart(u32),
    /// One of two ways to read something, or a unit alone, of which there may be one: it may be missing.
    Optional,
}

impl Quantity {
    /// Of nothing in particular. Apart: it is a dozen fields at each of a dozen places.
    #[cfg_attr(target_family = "wasm", inline(never))]
    fn plain(start: usize, end: usize, value: f64) -> Self {
        Self {
            start: start as u32,
            end: end as u32,
            behind: end as u32,
            value,
            other: None,
            step: 1.0,
            unit: Unit::of(Dimension::Plain),
            hedge: Hedge::Exact,
            written: Written::Digits,
            second: false,
            version: false,
            hour: false,
        }
    }

    /// An exact number of the same.
    pub(super) fn with_value(&self, value: f64) -> Self {
        Self { value, other: None, step: 1.0, hedge: Hedge::Exact, written: Written::Digits, ..*self }
    }

    /// Is it a word as "first" and "both" are, which measures nothing?
    pub(super) fn is_mere_word(&self) -> bool {
        self.written == Written::Words && !self.is_measured()
    }

    /// As it stands in its text, its unit aside.
    pub(super) fn digits<'t>(&self, text: &'t str) -> &'t str {
        &text[self.start as usize..self.end as usize]
    }
}

/// Adds a number of nothing in particular to others.
#[cfg_attr(target_family = "wasm", inline(never))]
fn add(found: &mut Vec<Quantity>, start: usize, end: usize, value: f64) -> &mut Quantity {
    let at = found.len();
    found.push(Quantity::plain(start, end, value));
    &mut found[at]
}

/// How many of some numbers begin before a place.
pub(super) fn count_before(numbers: &[Quantity], at: u32) -> usize {
    numbers.partition_point(|number| number.start < at)
}

/// The numbers of a text in their order. `terms` are the text's.
pub(super) fn quantities(text: &str, terms: &[Term]) -> Vec<Quantity> {
    let mut found = in_signs(text);
    sort(&mut found);
    let in_words = word::read(text, terms, &found);
    found.extend_from_slice(&in_words);
    date::name_weekdays(text, terms, &mut found);
    opening::name_days(text, terms, &mut found);
    sort(&mut found);
    date::name_months(text, terms, &mut found);
    // "Am 12" is no label where 12 is a day.
    found.dedup_by(|other, day| {
        other.start == day.start
            && matches!(other.written, Written::Apart(_))
            && day.unit.dimension == Dimension::Day
    });
    share::tell(text, &mut found);
    range::join(text, &mut found);
    opening::name_hours(text, &mut found);
    date::fill_weeks(&mut found);
    bound::bound_dates(text, &mut found);
    clock::mark_hours(text, &mut found);
    sort(&mut found);
    found
}

/// The numbers in digits and in ideographs, and the names with digits in them.
fn in_signs(text: &str) -> Vec<Quantity> {
    let mut found = Vec::new();
    let bytes = text.as_bytes();
    let mut at = 0;
    let mut before = ' ';
    loop {
        while let Some(byte) = bytes.get(at)
            && byte.is_ascii()
            && !byte.is_ascii_digit()
        {
            before = char::from(*byte);
            at += 1;
        }
        let Some(c) = char_at(text, at) else { break };
        if digit(c).is_none() {
            at = in_ideographs(text, at, before, &mut found).unwrap_or(at + c.len_utf8());
            before = c;
            continue;
        }
        // Digits behind a letter belong to a name, but where a word has run into them: "arms and legs2".
        let named =
            before.is_alphabetic() && !is_unspaced(before) && !is_hangul(before) && !is_word(text, at);
        // v4.2 is version 4.2, and the Arabic "and" hangs on what it joins.
        let named = named && !matches!(&text[label_start(text, at)..at], "v" | "V" | "و");
        let start = at;
        if named {
            at = label(text, label_start(text, at), &mut found);
        } else {
            at = figure::read(text, at, &mut found);
            apart(text, start, at, &mut found);
        }
        debug_assert!(at > start);
        before = char_before(text, at).unwrap_or(' ');
    }
    found
}

/// Adds the number in ideographs that begins at a place, which may be a time of day, and gives back its end.
fn in_ideographs(text: &str, at: usize, before: char, found: &mut Vec<Quantity>) -> Option<usize> {
    let mut quantity = ideograph::quantity(text, at, before)?;
    let end = quantity.end as usize;
    if phrases::phrase_at(text, end, ideograph::HOUR) > 0
        && let Some(end) = clock::read_hours(text, at, (quantity.value, end), found)
    {
        return Some(end);
    }
    with_context(text, &mut quantity);
    found.push(quantity);
    Some(end)
}

/// Puts numbers in the order of their places. Of those that are read together, as the parts of a date, a later one may stand first; of
/// two at the same place, the one that was read first stays first.
pub(super) fn sort(found: &mut Vec<Quantity>) {
    *found = in_order(found, |quantity| quantity.start as usize);
}

/// Of what is no longer than a number that is read exactly. The remainder of a division would be a kilobyte of code.
fn is_whole(value: f64) -> bool {
    value.floor() == value
}

/// Is what stands right before a place a word, in small letters but for the first?
fn is_word(text: &str, at: usize) -> bool {
    /// Shorter ones are units and names with a number of theirs: km2, pH7.
    const LEAST: usize = 4;
    let word = &text.as_bytes()[label_start(text, at)..at];
    word.len() >= LEAST && word[1..].iter().all(u8::is_ascii_lowercase)
}

fn label_start(text: &str, at: usize) -> usize {
    place::run_start(text, at, is_of_label)
}

/// In Korean, Chinese and Japanese words run into a label: コードE03は.
fn is_of_label(c: char) -> bool {
    c.is_alphanumeric() && !is_unspaced(c) && !is_hangul(c)
}

/// Takes a run of letters and digits as a label; gives back its end.
fn label(text: &str, start: usize, found: &mut Vec<Quantity>) -> usize {
    let end = place::run_end(text, start, is_of_label);
    let end = if end > start { end } else { start + char_at(text, start).map_or(1, char::len_utf8) };
    push_label(text, start, end, found);
    end
}

fn push_label(text: &str, start: usize, end: usize, found: &mut Vec<Quantity>) {
    let written = &text[start..end];
    // Bytes of an address or a key say nothing that a reader would hold against another.
    const LONGEST: usize = 24;
    if written.len() > LONGEST {
        return;
    }
    let mut letters = String::new();
    for c in written.chars() {
        if !c.is_numeric() {
            letters.push(c);
        }
    }
    add(found, start, end, f64::from(hash(written))).written = Written::Label(hash(&letters));
    // Q3 is the third quarter.
    if let [b'Q', digit @ b'1'..=b'4'] = written.as_bytes() {
        add(found, start, end, f64::from(digit - b'0')).written = Written::Optional;
    }
}

/// Takes a number for a label where a few letters stand before it, some of them capitals: TiO 2.
fn apart(text: &str, start: usize, end: usize, found: &mut Vec<Quantity>) {
    // Longer words are hardly symbols, and longer numbers count something.
    const MOST_LETTERS: usize = 4;
    const MOST_DIGITS: usize = 2;
    let Some(' ' | '-') = char_before(text, start) else { return };
    let letters = &text[label_start(text, start - 1)..start - 1];
    if letters.len() <= MOST_LETTERS
        && end - start <= MOST_DIGITS
        && letters.chars().all(char::is_alphabetic)
        && letters.chars().any(is_capital)
    {
        let label = joined!(letters, &text[start..end]);
        add(found, start, end, f64::from(hash(&label))).written = Written::Apart(hash(letters));
    }
}

/// The word that begins at a place or behind a space or hyphen there, with where it ends: what is known of it, or, where words
/// have no ends, of its longest beginning that something is known of.
fn known_word(text: &str, at: usize, knows: &dyn Fn(&Entry) -> bool) -> Option<(Entry, usize)> {
    // In characters. Where words have no ends, every beginning of so many is looked up.
    const LONGEST: usize = 16;
    const LONGEST_OPEN: usize = 6;
    let is_open = |c: char| is_unspaced(c) || is_hangul(c);
    let between = char_at(text, at).filter(|c| matches!(c, ' ' | '\u{a0}' | '\u{202f}' | '-' | '\u{2009}'));
    let start = at + between.map_or(0, char::len_utf8);
    let open = is_open(char_at(text, start)?);
    let known = |end: usize| {
        let known = entry(hash(&text[start..end]));
        knows(&known).then_some((known, end))
    };
    let (mut letters, mut end, mut found) = (0, start, None);
    for c in text[start..].chars().take(LONGEST + 1) {
        let inside = c.is_alphabetic() || crate::words::is_combining(c) || c == '°';
        if !inside || is_open(c) != open {
            break;
        }
        (letters, end) = (letters + 1, end + c.len_utf8());
        if open && letters <= LONGEST_OPEN {
            found = known(end).or(found);
        }
    }
    if open || letters == 0 || letters > LONGEST { found } else { known(end) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::verify::text::Text;

    /// Value and dimension of every number of a text.
    fn read(text: &str) -> Vec<(f64, Dimension)> {
        Text::read(text).quantities.iter().map(|quantity| (quantity.value, quantity.unit.dimension)).collect()
    }

    #[test]
    fn numbers_are_read_with_what_they_count() {
        use Dimension::*;
        let table: &[(&str, &[(f64, Dimension)])] = &[
            ("$1.5 million of $2,300,000", &[(1.5e6, Dollar), (2.3e6, Dollar)]),
            ("1.234,56 € und zweiundzwanzig Leute", &[(1234.56, Euro), (22.0, Plain)]),
            ("1 234 567 personas y 12,5 por ciento", &[(1_234_567.0, Plain), (12.5, Share)]),
            (
                "Zweiundzwanzig, dreihundert, zweitausendfünfhundert",
                &[(22.0, Plain), (300.0, Plain), (2500.0, Plain)],
            ),
            ("two hundred and fifty, half, twenty-one", &[(250.0, Plain), (0.5, Plain), (21.0, Plain)]),
            ("22. Mai 2014", &[(22.0, Day), (5.0, Month), (2014.0, Year)]),
            ("2014年5月22日", &[(2014.0, Year), (5.0, Month), (22.0, Day)]),
            ("三百二十人，3万5千元，1億2000万人", &[(320.0, Plain), (35_000.0, Yuan), (1.2e8, Plain)]),
            ("3만 5천 원, 삼백이십 명, 두 개", &[(35_000.0, Won), (320.0, Plain), (2.0, Plain)]),
            ("14킬로그램은 86.9퍼센트", &[(14.0, Mass), (86.9, Share)]),
            ("١٬٢٣٤ كيلوغرام و ٥٠٪", &[(1234.0, Mass), (50.0, Share)]),
            ("5.5 लाख रुपये, 1,00,000 लोग", &[(550_000.0, Rupee), (100_000.0, Plain)]),
            ("10:30 pm, 100 km/h, -5 °C", &[(1350.0, Clock), (100.0, Speed), (-5.0, Celsius)]),
            ("30 to 40 cm", &[(30.0, Length), (40.0, Length)]),
            ("no number [3], 1. here", &[(1.0, Plain)]),
        ];
        for (text, expected) in table {
            assert_eq!(read(text), *expected, "{text}");
        }
    }

    #[test]
    fn letters_and_digits_are_a_name() {
        for text in ["A320", "TiO2", "5G", "192.168.1.1"] {
            let read = Text::read(text).quantities;
            assert!(matches!(read[..], [Quantity { written: Written::Label(_), .. }]), "{text}: {read:?}");
        }
    }
}

//! Numbers in words: twenty-one, two hundred and fifty, zweiundzwanzig, quatre-vingt-dix.

use super::{
    Quantity, Written, add, arabic,
    context::{add_half, with_context},
    is_whole,
    roman::centuries,
};
use crate::{
    place::{begins, begun, find, has, is_among},
    verify::{
        joining,
        lexicon::{Dimension, entry},
        term::{Term, hash},
    },
};

/// A number in words that is being put together.
#[derive(Default)]
struct Sum {
    total: f64,
    part: f64,
    words: usize,
}

impl Sum {
    /// Takes a numeral; false where it can't be part of the same number.
    fn numeral(&mut self, value: f64) -> bool {
        if self.words == 0 {
            self.part = value;
        } else if self.part >= 1.0 && value < 0.5 {
            // Three quarters, two thirds
            self.part *= value;
        } else if self.part == 4.0 && value == 20.0 {
            // quatre-vingts
            self.part = 80.0;
        } else if self.part >= 20.0
            && is_whole(self.part / 10.0)
            && value < 20.0
            && (value < 10.0 || matches!(self.part as u32 % 100, 60 | 80))
            // dix-sept
            || self.part == 10.0 && (7.0..10.0).contains(&value)
            || self.part >= 100.0 && is_whole(self.part / 100.0) && value < 100.0
        {
            self.part += value;
        } else if self.part == 0.0 && self.total > 0.0 && value < 1000.0 {
            self.part = value;
        } else {
            return false;
        }
        self.words += 1;
        true
    }

    fn magnitude(&mut self, times: f64) {
        if times == 100.0 {
            self.part = self.part_or_one() * times;
        } else if self.part == 0.0 && self.total > 0.0 {
            // "Mil millones"
            self.total *= times;
        } else {
            self.total += self.part_or_one() * times;
            self.part = 0.0;
        }
        self.words += 1;
    }

    fn part_or_one(&self) -> f64 {
        if self.part > 0.0 { self.part } else { 1.0 }
    }

    fn value(&self) -> f64 {
        self.total + self.part
    }
}

/// Numerals of one word: zweiundzwanzig, dreihundert, veintidós.
fn compound(word: &str) -> Option<f64> {
    // All that is asked of most words of a text
    if begins(word, 0, |c| matches!(c, 'v' | 'V'))
        && let Some(ones) = word[1..].strip_prefix("einti")
    {
        return Some(20.0 + entry(hash(ones)).numeral()?);
    }
    if let Some(whole) = word.strip_suffix("einhalb") {
        return Some(0.5 + entry(hash(whole)).numeral()?);
    }
    // All of them have an "und", a "hundert" or a "tausend" in them, and few other words have an "nd".
    let may_be = (8..=40).contains(&word.len())
        && word.as_bytes().windows(2).any(|two| two.eq_ignore_ascii_case(b"nd"));
    if !may_be || !word.is_ascii() && !has(word, |c| matches!(c, 'ü' | 'ö' | 'ß')) {
        return None;
    }
    sum_of_parts(&crate::words::lowercase(word))
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

/// Adds what a unit alone is: it may be one of it, and is two in the Arabic dual: an hour, per litre, ساعتين. None where it is no unit.
fn add_unit_alone(text: &str, term: &Term, before: Option<&Term>, found: &mut Vec<Quantity>) -> Option<()> {
    const LEAST: usize = 3;
    let word = term.written(text);
    let dual = || {
        let one = word.strip_suffix("ين").or_else(|| word.strip_suffix("ان"))?;
        let known = |word: &str| entry(hash(word)).unit();
        known(one).or_else(|| known(&joined!(one.strip_suffix("ت")?, "ة")))
    };
    let is_before = |words: &str| before.is_some_and(|before| before.is_written(text, words));
    // A year in French, an article in English.
    let year = word == "an" && is_before("par");
    let known = if year { entry(hash("ans")) } else { term.entry };
    let (value, written, unit) = match known.unit().filter(|_| year || word.len() >= LEAST) {
        Some(unit) => (1.0, Written::Either, unit),
        None => (2.0, Written::Words, dual()?),
    };
    let counted = !word.is_ascii()
        || !matches!(unit.dimension, Dimension::Time | Dimension::Months)
        || is_before(ARTICLES);
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

/// What makes one of a unit that no number stands before: "an hour", but not "each hour".
const ARTICLES: &str = "a an A An ein eine einem einer einen un une una um uma";

/// The numbers in words, beside those in digits.
pub(super) fn read(text: &str, terms: &[Term], in_digits: &[Quantity]) -> Vec<Quantity> {
    let mut found: Vec<Quantity> = Vec::new();
    let mut next = 0;
    let mut at = 0;
    while let Some(first) = terms.get(at) {
        let before = at.checked_sub(1).map(|before| &terms[before]);
        at += 1;
        while in_digits.get(next).is_some_and(|next| next.start <= first.start) {
            next += 1;
        }
        let (mut end, mut behind) = (0, 0);
        for &before in &[in_digits[..next].last(), found.last()] {
            let Some(before) = before else { continue };
            (end, behind) = (end.max(before.end), behind.max(before.behind));
        }
        let is_unit = behind > first.start;
        if first.pair || end > first.start {
            continue;
        }
        if centuries(text, terms, at - 1, &mut found) {
            continue;
        }
        let mut sum = Sum::default();
        let arabic = arabic::number(text, &terms[at - 1..]);
        if let Some((value, words)) = arabic {
            (sum.total, sum.words) = (value, words);
            at += words - 1;
        } else if let Some(value) = first.entry.numeral().or_else(|| compound(first.written(text))) {
            sum.numeral(value);
        } else if is_unit {
            continue;
        } else if begins_number(text, first, &terms[at..]) {
            sum.magnitude(first.entry.magnitude().unwrap_or(1.0));
        } else {
            add_unit_alone(text, first, before, &mut found);
            continue;
        }
        let value = sum.value();
        // What else the word is: "second" of time, "may", an article.
        let mut end = terms[at - 1].end;
        while let Some(next) = terms.get(at).filter(|_| arabic.is_none()) {
            let between = text.get(end as usize..next.start as usize).unwrap_or("\n");
            if !matches!(between, " " | "-" | "\u{a0}" | " and " | " et " | " y ") {
                break;
            }
            let joins = match (next.entry.numeral(), next.entry.magnitude()) {
                _ if next.digits => false,
                // The third quarter is none of three.
                (Some(0.25), _) if next.written(text) == "quarter" => false,
                (_, Some(times)) => {
                    sum.magnitude(times);
                    true
                }
                (Some(value), None) => sum.numeral(value),
                (None, None) => {
                    let linked = sum.value() >= 20.0 && next.is_written(text, joining::AND);
                    // vingt et un, treinta y un
                    let numeral = |term: &Term| match term.written(text) {
                        "un" => Some(1.0),
                        _ => term.entry.numeral(),
                    };
                    match terms.get(at + 1).filter(|_| linked).and_then(numeral) {
                        Some(value) if value < sum.value() && sum.numeral(value) => {
                            at += 1;
                            true
                        }
                        _ => false,
                    }
                }
            };
            if !joins {
                break;
            }
            end = terms[at].end;
            at += 1;
        }
        let value = if sum.words > 1 { sum.value() } else { value };
        let quantity = add(&mut found, first.start as usize, end as usize, value);
        quantity.written = Written::Words;
        quantity.step = if sum.words > 1 && value >= 1e3 {
            value.min(1e3)
        } else if value < 1.0 {
            0.01
        } else {
            1.0
        };
        if sum.words == 1
            && (value == 0.25 || value == 0.5)
            && let Some(hour) = terms.get(at + 1)
            && text.get(end as usize..hour.start as usize) == Some(" past ")
            && let Some(hours) = hour.entry.numeral()
        {
            quantity.end = hour.end;
            quantity.behind = hour.end;
            quantity.unit.dimension = Dimension::Clock;
            quantity.value = (hours + value) * 60.0;
            quantity.other = Some(quantity.value + 720.0);
            continue;
        }
        let end = quantity.end;
        quantity.end = if value < 1.0 { behind_article(text, end as usize) as u32 } else { end };
        if let Some(next) = terms.get(at).filter(|_| sum.words == 1)
            && is_quarter(text, first, next)
        {
            (quantity.end, quantity.behind) = (next.end, next.end);
            // The third quarter is Q3.
            let label = f64::from(hash(&joined!("Q", value as u32)));
            add(&mut found, first.start as usize, next.end as usize, label).written =
                Written::Apart(hash("Q"));
            continue;
        }
        with_context(text, quantity);
        if arabic.is_some() {
            arabic::hour(text, before, quantity);
        }
        if quantity.value == value && !quantity.is_measured() {
            (quantity.end, quantity.behind) = (end, end);
        }
    }
    found
}

/// Is a power of ten a number by itself, or with the numeral behind it: "mil doscientos", "cent vingt"?
fn begins_number(text: &str, first: &Term, next: &[Term]) -> bool {
    let written = first.written(text);
    // All that is asked of most words of a text
    if written.len() > 6 || !written.starts_with(['c', 'm']) {
        return false;
    }
    // "Cento e vinte"
    let and = next.first().is_some_and(|next| next.written(text) == "e");
    let next = next.get(usize::from(and));
    let joins =
        |next: &Term| !next.digits && (next.entry.numeral().is_some() || next.entry.magnitude().is_some());
    is_among("mil mille cien ciento", written) && !text[..first.start as usize].ends_with("por ")
        || is_among("cent cento", written) && next.is_some_and(joins)
}

/// Do two words tell a quarter of a year?
fn is_quarter(text: &str, first: &Term, next: &Term) -> bool {
    first.is_written(text, "first second third fourth")
        && next.written(text) == "quarter"
        && text.get(first.end as usize..next.start as usize) == Some(" ")
}

/// Where what may stand between a fraction and its unit ends: "half a minute", "a quarter of an hour".
fn behind_article(text: &str, at: usize) -> usize {
    (at + begun(text, at, " of an | of a | of the | an | a ")).saturating_sub(1).max(at)
}

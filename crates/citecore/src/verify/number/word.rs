//! Numbers in words: twenty-one, two hundred and fifty, zweiundzwanzig, quatre-vingt-dix.

use std::ops::Range;

use super::{
    ARTICLES, Quantity, Written, add,
    alone::{add_span_in_words, add_unit_alone},
    arabic,
    clock::MINUTES_A_DAY,
    compound::{SHORTEST_COMPOUND, compound, length_of_time, spanish_hundreds},
    context::with_context,
    is_whole,
    roman::centuries,
};
use crate::{
    phrases::{is_among, phrase_at},
    place::up_to,
    verify::{
        lexicon::{Dimension, Entry},
        term::{Term, hash},
        text::joining,
    },
};

/// A number in words that is being put together.
#[derive(Default)]
struct Sum {
    total: f64,
    part: f64,
    /// What the first word adds to the number behind it: साढ़े तीन is 3.5.
    added: f64,
    words: usize,
}

impl Sum {
    /// Takes a numeral; false where it can't be part of the same number.
    fn numeral(&mut self, value: f64) -> bool {
        if self.words == 0 {
            self.part = value;
        } else if self.added != 0.0 && self.value() == 0.0 {
            self.part = value + self.added;
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

    /// The step that such a number is given in: "two million" is rounded.
    fn step(&self) -> f64 {
        match self.value() {
            value if self.words > 1 && value >= 1e3 => value.min(1e3),
            value if value < 1.0 => 0.01,
            _ => 1.0,
        }
    }
}

/// The numbers in words, beside those in digits.
pub(super) fn read(text: &str, terms: &[Term], in_digits: &[Quantity]) -> Vec<Quantity> {
    let mut reader = Reader { text, terms, found: Vec::new() };
    let (mut at, mut digits) = (0, 0);
    while let Some(first) = terms.get(at) {
        while in_digits.get(digits).is_some_and(|next| next.start <= first.start) {
            digits += 1;
        }
        at = reader.read(at, in_digits[..digits].last());
    }
    reader.found
}

struct Reader<'r> {
    text: &'r str,
    terms: &'r [Term],
    found: Vec<Quantity>,
}

impl<'r> Reader<'r> {
    /// Reads what begins with a term, the last number in digits standing before it. Gives back which term is next.
    fn read(&mut self, at: usize, in_digits: Option<&Quantity>) -> usize {
        let first = &self.terms[at];
        let (mut end, mut behind) = (0, 0);
        for &before in &[in_digits, self.found.last()] {
            let Some(before) = before else { continue };
            (end, behind) = (end.max(before.end), behind.max(before.behind));
        }
        let is_unit = behind > first.start;
        let word = first.written(self.text);
        // All that is asked of most words of a text.
        if !may_begin_number(word, &first.entry) {
            return at + 1;
        }
        if first.pair || end > first.start || centuries(self.text, self.terms, at, &mut self.found) {
            return at + 1;
        }
        if let Some((value, words)) = arabic::number(self.text, &self.terms[at..]) {
            self.add_sum(at..at + words, &Sum { total: value, words, ..Sum::default() }, true);
            return at + words;
        }
        if let Some((value, unit)) = length_of_time(word) {
            let quantity = add(&mut self.found, first.start as usize, first.end as usize, value);
            (quantity.written, quantity.unit) = (Written::Words, unit);
            return at + 1;
        }
        if add_span_in_words(self.text, first, word, &mut self.found) {
            return at + 1;
        }
        if let Some(mut sum) = self.begin(at, word, !is_unit) {
            let next = self.go_on(&mut sum, at + 1);
            self.add_sum(at..next, &sum, false);
            return next;
        }
        if !is_unit {
            add_unit_alone(self.text, first, word, self.before(at), &mut self.found);
        }
        at + 1
    }

    fn before(&self, at: usize) -> Option<&'r Term> {
        at.checked_sub(1).map(|before| &self.terms[before])
    }

    /// What a number begins with, if a term begins one. A power of ten does only where it `may` be no unit.
    fn begin(&self, at: usize, word: &str, may: bool) -> Option<Sum> {
        let first = &self.terms[at];
        let mut sum = Sum { added: hindi_part(word), ..Sum::default() };
        if sum.added != 0.0 {
            sum.words = 1;
            return self.terms.get(at + 1)?.entry.numeral().map(|_| sum);
        }
        if let Some(value) = compound(word).or(first.entry.numeral().filter(|_| !self.is_rate(at))) {
            sum.numeral(value);
        } else if may && begins_number(self.text, self.before(at), first, &self.terms[at + 1..]) {
            sum.magnitude(first.entry.magnitude().unwrap_or(1.0));
        } else {
            return None;
        }
        Some(sum)
    }

    /// Is a term a unit that something is counted by: "per second", "requests/second"?
    fn is_rate(&self, at: usize) -> bool {
        let first = &self.terms[at];
        let is_behind = |before: &Term| before.is_written(self.text, "per por par pro");
        first.entry.unit().is_some()
            && (self.before(at).is_some_and(is_behind)
                || up_to(self.text, first.start as usize).ends_with('/'))
    }

    /// Takes what goes on with a number from a term on. Gives back which term is next.
    fn go_on(&self, sum: &mut Sum, from: usize) -> usize {
        let mut at = from;
        while let Some(next) = self.terms.get(at) {
            let between = self.text.get(self.terms[at - 1].end as usize..next.start as usize);
            if !matches!(between, Some(" " | "-" | "\u{a0}")) {
                break;
            }
            let taken = self.take(sum, at);
            if taken == 0 {
                break;
            }
            at += taken;
        }
        at
    }

    /// Takes a term to a number, or two that are linked to it; gives back how many.
    fn take(&self, sum: &mut Sum, at: usize) -> usize {
        let next = &self.terms[at];
        let numeral = next.entry.numeral().or_else(|| spanish_hundreds(next.written(self.text)));
        match (numeral, next.entry.magnitude()) {
            _ if next.digits => 0,
            // The third quarter is none of three.
            (Some(0.25), _) if next.written(self.text) == "quarter" => 0,
            (_, Some(times)) => {
                sum.magnitude(times);
                1
            }
            (Some(value), None) => usize::from(sum.numeral(value)),
            (None, None) if sum.value() >= 20.0 && next.is_written(self.text, joining::AND) => {
                let linked = self.terms.get(at + 1).and_then(|linked| linked_numeral(self.text, linked));
                2 * usize::from(linked.is_some_and(|value| value < sum.value() && sum.numeral(value)))
            }
            (None, None) => 0,
        }
    }

    /// Adds the number that some terms make, with what stands around it.
    fn add_sum(&mut self, terms: Range<usize>, sum: &Sum, is_arabic: bool) {
        let (text, value) = (self.text, sum.value());
        let (first, behind) = (&self.terms[terms.start], &self.terms[terms.end..]);
        let end = self.terms[terms.end - 1].end;
        let before = self.before(terms.start);
        let quantity = add(&mut self.found, first.start as usize, end as usize, value);
        (quantity.written, quantity.step) = (Written::Words, sum.step());
        if sum.words == 1 {
            if make_time(text, behind, quantity) {
                return;
            }
            if let Some(end) = quarter_of_year(text, first, behind) {
                (quantity.end, quantity.behind) = (end, end);
                // The third quarter is Q3.
                let label = f64::from(hash(&joined!("Q", value as u32)));
                let label = add(&mut self.found, first.start as usize, end as usize, label);
                label.written = Written::Apart(hash("Q"));
                return;
            }
        }
        if value < 1.0 {
            quantity.end = behind_article(text, end as usize) as u32;
        }
        with_context(text, quantity);
        if is_arabic {
            arabic::hour(text, before, quantity);
        }
        if quantity.value == value && !quantity.is_measured() {
            (quantity.end, quantity.behind) = (end, end);
        }
    }
}

/// May a word of which so much is known be a number, a unit or a span of time, or begin one?
fn may_begin_number(word: &str, known: &Entry) -> bool {
    !word.is_ascii()
        || known.counts()
        || !known.common && word.len() >= SHORTEST_COMPOUND
        // In French, "an" is a year as well.
        || matches!(word, "an" | "clock" | "Uhr")
}

/// What a Hindi word before a number adds to it, if it is such a word.
fn hindi_part(word: &str) -> f64 {
    match word {
        "सा\u{922}\u{93c}े" | "सा\u{95d}े" | "साढे" => 0.5,
        "सवा" => 0.25,
        "पौने" => -0.25,
        _ => 0.0,
    }
}

/// The numeral behind an "and": vingt et un, treinta y un. By itself, "un" is an article.
fn linked_numeral(text: &str, term: &Term) -> Option<f64> {
    if term.written(text) == "un" { Some(1.0) } else { term.entry.numeral() }
}

/// Makes a time of a fraction and the hour behind it: "half past ten", "halb zehn". Tells whether it did.
fn make_time(text: &str, behind: &[Term], quantity: &mut Quantity) -> bool {
    let is_half = is_among("halb Halb", quantity.digits(text));
    let Some(hour) = behind.get(usize::from(!is_half)) else { return false };
    let Some(hours) = hour.entry.numeral().filter(|hours| (1.0..=12.0).contains(hours)) else { return false };
    let between = text.get(quantity.end as usize..hour.start as usize);
    let part = match quantity.value {
        _ if is_half => -0.5,
        0.25 | 0.5 => quantity.value,
        _ => return false,
    };
    if between != Some(if is_half { " " } else { " past " }) {
        return false;
    }
    (quantity.end, quantity.behind) = (hour.end, hour.end);
    quantity.unit.dimension = Dimension::Clock;
    quantity.value = (hours + part) * 60.0;
    quantity.other = Some(quantity.value + MINUTES_A_DAY / 2.0);
    true
}

/// Where an ordinal and the word behind it end, if they are a quarter of a year.
fn quarter_of_year(text: &str, first: &Term, behind: &[Term]) -> Option<u32> {
    let quarter = behind.first()?;
    let are_one = first.is_written(text, "first second third fourth")
        && quarter.written(text) == "quarter"
        && text.get(first.end as usize..quarter.start as usize) == Some(" ");
    are_one.then_some(quarter.end)
}

/// Is a power of ten a number by itself, behind an article or with the numeral behind it: "mil doscientos", "a hundred", "cent vingt"?
fn begins_number(text: &str, before: Option<&Term>, first: &Term, next: &[Term]) -> bool {
    let word = first.written(text);
    // All that is asked of most words of a text. A cent is a coin as well.
    if first.entry.magnitude().is_none() {
        return false;
    }
    let is_coin = matches!(word, "cent" | "cents");
    if !is_coin && before.is_some_and(|before| before.is_written(text, ARTICLES)) {
        return true;
    }
    // "Cento e vinte"
    let and = next.first().is_some_and(|next| next.written(text) == "e");
    let next = next.get(usize::from(and));
    let joins =
        |next: &Term| !next.digits && (next.entry.numeral().is_some() || next.entry.magnitude().is_some());
    is_among("mil mille cien ciento сто ста सौ Mil Mille Cien Ciento", word)
        && !text[..first.start as usize].ends_with("por ")
        || matches!(word, "cent" | "cento" | "Cent" | "Cento") && next.is_some_and(joins)
}

/// Where what may stand between a fraction and its unit ends: "half a minute", "a quarter of an hour".
fn behind_article(text: &str, at: usize) -> usize {
    (at + phrase_at(text, at, " of an | of a | of the | an | a ")).saturating_sub(1).max(at)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::verify::lexicon::{COMMON, entry};

    /// Most words of a text are told by this not to be asked any more.
    #[test]
    fn no_word_that_is_passed_begins_a_number() {
        let may_begin = |word: &str| may_begin_number(word, &entry(hash(word)));
        let passed = COMMON.split_whitespace().filter(|word| !may_begin(word));
        for word in passed.clone() {
            let capital = format!("{}{}", word[..1].to_uppercase(), &word[1..]);
            for written in [word, &capital, &word.to_uppercase()] {
                assert_eq!((compound(written), length_of_time(written)), (None, None), "{written}");
            }
        }
        assert!(passed.count() > 300);
        let begin =
            "clock Uhr quarter an Jahr hundred elfmal zweimal einundzwanzig veintidos eintausend zweieinhalb";
        assert_eq!(begin.split(' ').find(|word| !may_begin(word)), None);
    }
}

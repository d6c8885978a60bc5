//! What of a claim counts, and how much.

use super::listed::says_nothing;
use crate::verify::{
    number::{Quantity, Written},
    support::{MOST_TERMS, Search},
    term::Term,
    text::Text,
};

/// What a term weighs by its word's [frequency](crate::verify::lexicon::frequency): first a rare one, then from the most frequent on.
const BY_FREQUENCY: [f64; 5] = [1.0, 0.2, 0.35, 0.5, 0.62];

/// A pair of letters is a part of a word.
const PAIR: f64 = 0.6;

/// What part of a name weighs more.
const NAME: f64 = 1.15;

/// What a number weighs: in digits as much as a rare word, in words half of that, since "one" and "second" often count nothing.
const IN_DIGITS: f64 = 1.0;
const IN_WORDS: f64 = 0.5;

/// The most numbers of a claim that are looked for: each is held against each of its sources.
const MOST_NUMBERS: usize = 48;

/// A term of a claim that counts.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::verify) struct Sought {
    pub(in crate::verify) hash: u32,
    /// Of the word as the claim writes it.
    pub(in crate::verify) form: u32,
    pub(in crate::verify) family: u32,
    pub(in crate::verify) weight: f64,
    /// It is part of a name.
    pub(in crate::verify) name: bool,
    /// It is a noun of German, where names are hardly told from nouns.
    pub(in crate::verify) noun: bool,
    /// It may be part of a name: in other languages than English a sentence may begin with any word.
    pub(in crate::verify) may_name: bool,
    /// It stands right behind the term before it.
    pub(in crate::verify) joined: bool,
    /// It is a number.
    pub(in crate::verify) number: bool,
    /// It says that something costs nothing.
    pub(in crate::verify) free: bool,
    /// The clause of the claim that it is in.
    pub(in crate::verify) clause: usize,
}

/// What a term weighs that isn't common.
pub(in crate::verify) fn weight(term: &Term) -> f64 {
    BY_FREQUENCY[usize::from(term.entry.frequency)] * if term.pair { PAIR } else { 1.0 }
}

/// What is sought of a claim, in its order, each term once.
pub(super) fn search(claim: &Text<'_>) -> Search {
    let mut sought: Vec<Sought> = Vec::new();
    let english = claim.is_english();
    let mut clause = 0;
    let mut end = 0;
    // The place right behind the last word that was taken.
    let mut next = usize::MAX;
    let mut quantities = &claim.quantities[..];
    // Where a number ends of which it is open what it is, as the 7 of 7.8.1856.
    let mut open = 0;
    let mut numbers: Vec<(usize, Quantity)> = Vec::new();
    for (place, term) in claim.terms.iter().enumerate() {
        if sought.len() == MOST_TERMS {
            break;
        }
        let between = claim.text.get(end..term.start as usize).unwrap_or_default();
        if place > 0 && claim.divides(&claim.terms[place - 1], term) {
            clause += 1;
        }
        end = term.end as usize;
        while let [quantity, rest @ ..] = quantities
            && quantity.start < term.end
        {
            quantities = rest;
            let weight = match quantity.written {
                Written::Optional | Written::Apart(_) => {
                    open = quantity.end;
                    continue;
                }
                _ if numbers.len() == MOST_NUMBERS || says_nothing(claim, quantity, term) => continue,
                Written::Digits | Written::Label(_) => IN_DIGITS,
                Written::Words => IN_WORDS,
            };
            if sought.len() < MOST_TERMS {
                numbers.push((sought.len(), *quantity));
                sought.push(Sought { weight, number: true, clause, ..Sought::default() });
            }
        }
        let known = || sought.iter().any(|other| other.hash == term.hash);
        let is_open = term.digits && term.start < open;
        if is_open || term.number || term.entry.common || sought.len() == MOST_TERMS || known() {
            continue;
        }
        let joined = next == place && between.trim().is_empty();
        sought.push(Sought { clause, joined, ..word(claim, place, english) });
        next = place + 1;
    }
    Search::new(sought, numbers, claim)
}

/// What is sought of a claim's word, by its place among the claim's terms.
fn word(claim: &Text<'_>, place: usize, english: bool) -> Sought {
    let term = &claim.terms[place];
    let starts = place == 0 || claim.terms[place - 1].sentence != term.sentence;
    let name = term.capital && (!starts || english && term.entry.frequency == 0);
    Sought {
        hash: term.hash,
        form: term.form,
        family: term.family,
        weight: weight(term) * if name { NAME } else { 1.0 },
        name,
        noun: term.noun,
        may_name: name || term.capital && !english,
        free: term.free && term.entry.extent().is_some(),
        ..Sought::default()
    }
}

//! Names that one text writes in full and another one by their first letters: "the UCI", "Unión Ciclista Internacional".

use std::ops::RangeInclusive;

use crate::{
    find,
    place::char_at,
    verify::{support::Part, text::Text},
    words::is_capital,
};

/// How many letters an abbreviation has.
const LETTERS: RangeInclusive<usize> = 2..=6;

/// Do sources have a name by its first letters, or in full if it is these?
pub(super) fn is_abbreviated(name: &[&str], parts: &[&Part<'_>]) -> bool {
    match name {
        [letters] if is_abbreviation(letters) => parts.iter().any(|part| is_spelt(letters, part.text)),
        [_, _, ..] => {
            let letters: String = name.iter().filter_map(|word| char_at(word, 0)).collect();
            let is_it = |part: &&Part<'_>| {
                part.text.terms.iter().any(|term| term.capital && term.written(part.text.text) == letters)
            };
            is_abbreviation(&letters) && parts.iter().any(is_it)
        }
        _ => false,
    }
}

fn is_abbreviation(word: &str) -> bool {
    LETTERS.contains(&word.chars().count()) && word.chars().all(is_capital)
}

/// Do words of a text that stand behind one another begin with some letters, little ones between them aside?
fn is_spelt(letters: &str, text: &Text<'_>) -> bool {
    let words = text.terms.iter().filter(|term| !term.entry.common);
    let begun: String = words.filter_map(|term| char_at(text.text, term.start as usize)).collect();
    find::holds(&begun, letters)
}

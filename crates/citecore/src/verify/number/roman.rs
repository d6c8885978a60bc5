//! Centuries in Roman numerals: XIXe siècle, siglo XIX, XVIII y XIX.

use super::{CENTURY, Quantity, Written, add};
use crate::{
    place::without_last,
    verify::{
        lexicon::{Dimension, Unit},
        term::{Term, away},
    },
};

/// So many words are looked at on either side of the one that says what they count.
const REACH: usize = 5;

/// The centuries that are told beside a word for one, on the side where one stands right beside it. The first is what that word
/// counts; another ("au XVIIIe et au XIXe siècle") may be a king's number.
pub(super) fn centuries(text: &str, terms: &[Term], word: usize, found: &mut Vec<Quantity>) -> bool {
    if terms[word].entry.unit() != Some(Unit::CENTURY) {
        return false;
    }
    let told = found.len();
    told_by(text, terms, word, true, found);
    if found.len() == told {
        told_by(text, terms, word, false, found);
    }
    found.len() > told
}

/// Adds those on one side of the word for them.
fn told_by(text: &str, terms: &[Term], word: usize, back: bool, found: &mut Vec<Quantity>) {
    /// What may stand between two of them, in bytes: "et", "au", "del".
    const LONGEST_JOINT: u32 = 3;
    let mut written = Written::Digits;
    for steps in 1..=REACH {
        let Some(term) = away(terms, word, steps, back) else { break };
        match numeral(term.written(text)) {
            Some(number) => {
                let (start, end) = (term.start as usize, term.end as usize);
                let century = add(found, start, end, (number - 1.0) * CENTURY);
                century.unit.dimension = Dimension::Year;
                (century.written, century.step) = (written, CENTURY);
                written = Written::Optional;
            }
            None if written == Written::Optional && term.end - term.start <= LONGEST_JOINT => {}
            None => break,
        }
    }
}

/// A Roman numeral up to that of our century, as an ordinal or without what makes it one.
fn numeral(word: &str) -> Option<f64> {
    let letters = without_last(word, |c| matches!(c, 'e' | 'è' | 'm' | 'ᵉ'));
    let (mut sum, mut greatest) = (0, 0);
    for letter in letters.bytes().rev() {
        let value = match letter {
            b'I' => 1,
            b'V' => 5,
            b'X' => 10,
            _ => return None,
        };
        if value < greatest {
            sum -= value;
        } else {
            (sum, greatest) = (sum + value, value);
        }
    }
    (1..=21).contains(&sum).then(|| f64::from(sum))
}

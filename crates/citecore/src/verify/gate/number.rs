//! A number of the claim that its sources don't have, where they have another one in its place.

use crate::verify::{
    lexicon::Dimension,
    number::{Quantity, Written},
    part::{Part, window},
    term::Term,
    text::Text,
    window::{Has, Search},
};

/// How many sentences a number may be away from the words that it belongs to.
const REACH: usize = 3;

/// How much of what the best window has of the claim's words has to be around a number. Dates may stand at the head of a text.
const SHARE: f64 = 0.3;

/// Among how many terms before and behind a number the word is that it belongs to.
const BESIDE: usize = 2;

/// Is there such a number?
pub(super) fn mismatch(claim: &Text<'_>, search: &Search, parts: &[&Part<'_>]) -> bool {
    let words = search.set(|one| one.number.is_none());
    let best = search.weigh(window(parts).families & words);
    search.sought.iter().enumerate().any(|(place, one)| {
        let Some(ours) = one.number.map(|number| &claim.quantities[number]) else { return false };
        // "One of the two" counts nothing that a source would have to count.
        if ours.written == Written::Words {
            return false;
        }
        let enough = if ours.is_calendar() { 0.0 } else { SHARE * best };
        let given = parts.iter().any(|part| {
            let sentences = &part.sentences;
            sentences.iter().any(|&(sentence, has)| {
                let near = || search.weigh(around(sentences, sentence).families & words);
                has.terms >> place & 1 == 1 && near() >= enough
            })
        });
        if given {
            !ours.is_calendar() && is_given_of_another(claim, ours, parts)
        } else {
            parts.iter().any(|part| part.text.quantities.iter().any(|theirs| ours.is_alike(theirs)))
        }
    })
}

/// What the sentences around one have.
fn around(found: &[(usize, Has)], sentence: usize) -> Has {
    let from = found.partition_point(|&(place, _)| place + REACH < sentence);
    let near = found[from..].iter().take_while(|(place, _)| *place <= sentence + REACH);
    near.fold(Has::default(), |all, &(_, has)| all.with(has))
}

/// Is the number itself there, but of something else, and another one of what the claim counts or measures? 60 years don't say
/// 60 mm where 50 mm are spoken of, nor six members position 6 where there is a position 8.
fn is_given_of_another(claim: &Text<'_>, ours: &Quantity, parts: &[&Part<'_>]) -> bool {
    let plain = ours.unit.dimension == Dimension::Plain;
    let beside_ours = beside(claim, ours);
    let mut other = false;
    for text in parts.iter().map(|part| part.text) {
        for theirs in &text.quantities {
            let in_digits = theirs.written != Written::Words;
            let same = ours.unit.dimension == theirs.unit.dimension;
            let shares = || {
                let mut both = beside_ours.iter().zip(beside(text, theirs));
                both.any(|(ours, theirs)| ours.is_some() && *ours == theirs)
            };
            if ours.is_given_by(theirs) {
                // What stands bare, as at a clause's end, may be of anything.
                let bare =
                    || !text.text[theirs.behind as usize..].trim_start().starts_with(char::is_alphabetic);
                if if plain { same && in_digits } else { same || bare() } || shares() {
                    return false;
                }
            } else if !other && in_digits && ours.is_alike(theirs) {
                other = if plain { shares() } else { same };
            }
        }
    }
    other
}

/// The words that count before and behind a number, as far as there are any close by.
fn beside(text: &Text<'_>, quantity: &Quantity) -> [Option<u32>; 2] {
    let counts = |term: &&Term| !term.entry.common && !term.number;
    let (before, _) = text.terms.split_at(text.terms.partition_point(|term| term.start < quantity.start));
    let (_, behind) = text.terms.split_at(text.terms.partition_point(|term| term.start < quantity.behind));
    let hash = |term: &Term| term.hash;
    [
        before.iter().rev().take(BESIDE).find(counts).map(hash),
        behind.iter().take(BESIDE).find(counts).map(hash),
    ]
}

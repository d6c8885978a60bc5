//! A clause that a claim adds to all that its sources say: "It weighs 12 kg and explodes on contact."

use crate::verify::{
    gate::Case,
    number::count_before,
    support::{all_sentences, contains},
    term::Term,
    text::{Text, joining},
};

/// A clause with fewer words that count may be said in those of another one.
const LEAST_WORDS: usize = 2;

/// How many terms before the first that counts the word stands that joins a clause: "and is free".
const BEFORE: usize = 3;

/// Has a claim of several clauses one of which no source has a word, and have they fewer words left that could say it in other ones?
pub(super) fn is_added(Case { claim, search, parts }: Case<'_>) -> bool {
    let heard = all_sentences(parts).families;
    let (mut clause, mut words, mut said, mut most) = (0, 0, false, 0);
    for (place, one) in search.sought.iter().enumerate() {
        if one.clause != clause {
            (clause, words, said) = (one.clause, 0, false);
        }
        words += 1;
        said |= contains(heard, place);
        let ends = search.sought.get(place + 1).is_none_or(|next| next.clause != clause);
        if ends && !said && words > most && is_joined(claim, search.sought[place + 1 - words].hash) {
            most = words;
        }
    }
    let mut left = 0;
    clause > 0
        && most >= LEAST_WORDS
        && !parts.iter().any(|part| {
            let is_left = |term: &&Term| {
                !term.entry.common && !is_counted(part.text, term) && search.place(term).is_none()
            };
            left += part.text.terms.iter().filter(is_left).take(most).count();
            left >= most
        })
}

/// Stands an "and" before a word that a clause begins with? What a comma parts may be a condition, or said by the way.
fn is_joined(claim: &Text<'_>, first: u32) -> bool {
    let place = claim.terms.iter().position(|term| term.hash == first).unwrap_or_default();
    let before = &claim.terms[place.saturating_sub(BEFORE)..place];
    before.iter().any(|term| term.is_written(claim.text, joining::AND))
}

/// Is a term a part of a number, as its unit is?
fn is_counted(text: &Text<'_>, term: &Term) -> bool {
    let number = count_before(&text.quantities, term.end).checked_sub(1).map(|at| &text.quantities[at]);
    number.is_some_and(|number| term.start < number.behind)
}

//! A claim that says of all what its source says of so many: "All unused days can be carried over", of "Up to five unused days can be carried
//! over"; "every Sunday", of "on the first Sunday of each month".

use crate::verify::{
    lexicon::Extent,
    support::Search,
    term::{Term, away},
    text::Text,
};

/// How many terms behind "all", and behind a number, stands what there are so many of.
const NEAR: usize = 3;

/// What stands before the number of all of them: "the five plans".
const THE: &str = "the our your its die der den unsere ihre les nos vos los las nuestros nuestras";

/// What is one of several though such a word stands before it.
const ORDINAL: &str = "first second third fourth last erste ersten letzten premier première primer primera";

/// Does the claim say of all things what a sentence says of them where it counts them, and of no others?
pub(super) fn is_of_counted(claim: &Text<'_>, search: &Search, source: &Text<'_>, sentence: &[Term]) -> bool {
    let is_all = |term: &Term| term.entry.extent() == Some(Extent::All);
    let Some(all) = claim.terms.iter().position(is_all) else { return false };
    let behind = &claim.terms[all + 1..];
    // "Each month" is when, and not of what.
    if behind.first().is_none_or(|term| term.entry.unit().is_some()) {
        return false;
    }
    let named = behind.iter().take(NEAR).take_while(|term| !term.number || term.entry.weekday > 0);
    let Some(thing) = named.filter(|term| !term.entry.common).last() else { return false };
    let counted = |at: usize| {
        let mut last = &sentence[at];
        for steps in 1..=NEAR {
            let Some(before) = away(sentence, at, steps, true) else { break };
            if source.divides(before, last) || is_all(before) {
                break;
            }
            if before.number {
                let the = away(sentence, at, steps + 1, true)
                    .is_some_and(|the| is_all(the) || the.is_written_in_any_case(source.text, THE));
                let ordinal = before.is_written_in_any_case(source.text, ORDINAL);
                return search.place(before).is_none() && (ordinal || !the);
            }
            last = before;
        }
        false
    };
    let mut fewer = false;
    for (at, term) in sentence.iter().enumerate() {
        if term.hash == thing.hash {
            if !counted(at) {
                return false;
            }
            fewer = true;
        }
    }
    fewer
}

//! A claim that asserts what its source doubts or asks: "The update fixes the fault", of "The update may fix the fault" or of "Does the update
//! fix the fault?"

use super::Scope;
use crate::verify::{
    gate::denial::{Asked, asked},
    lexicon::Extent,
    support::{Has, Part, Search, Window},
    term::{Term, away},
    text::Text,
};

/// How many terms behind a doubt what is doubted stands.
const DOUBTED_BEHIND: usize = 3;

/// How many terms before a doubt what is doubted stands.
const DOUBTED_BEFORE: usize = 2;

/// How many terms behind what asks or denies it.
const DENIED: usize = 5;

/// Does a doubt of a sentence stand by a word of the claim, or, where the claim neither asks nor denies, a word that does?
pub(super) fn is_doubted(search: &Search, source: &Text<'_>, sentence: &[Term], scope: &Scope) -> bool {
    let is_claimed = |term: &Term| !term.entry.common && search.place(term).is_some_and(|(_, exact)| exact);
    let denial = sentence.iter().position(|term| term.entry.negation);
    sentence.iter().enumerate().any(|(place, term)| {
        let near = |back: bool, most: usize| {
            let mut last = term;
            (1..most + 1)
                .map_while(|steps| {
                    let next = away(sentence, place, steps, back)?;
                    let [first, second] = if back { [next, last] } else { [last, next] };
                    last = next;
                    (!source.divides(first, second)).then_some(next)
                })
                .any(is_claimed)
        };
        let permitted = scope.permits && term.written(source.text) == "may";
        match term.entry.extent() {
            Some(Extent::Doubted) => {
                !is_named(term, place)
                    && !permitted
                    && (near(false, DOUBTED_BEHIND) || near(true, DOUBTED_BEFORE))
            }
            Some(Extent::Denied) => scope.asserts && near(false, DENIED),
            // "No se sabe si"
            _ => {
                scope.asserts
                    && term.written(source.text) == "si"
                    && denial.is_some_and(|denial| denial < place)
                    && near(false, DENIED)
            }
        }
    })
}

/// Is the best sentence a question that isn't answered by "yes", and no other one has about as much of the claim?
pub(super) fn is_asked(search: &Search, part: &Part<'_>, best: &Window) -> bool {
    /// How much more of a claim a question has than what counts beside it.
    const MORE: f64 = 0.1;
    let says =
        |(sentence, has): &(usize, Has)| *sentence != best.first && search.share(has) >= best.share - MORE;
    asked(part.text, best.first) == Asked::Open && !part.sentences.iter().any(says)
}

/// May is a month, too.
pub(super) fn is_named(term: &Term, place: usize) -> bool {
    term.number || term.capital && place > 0
}

//! What costs nothing, in whatever words: "free", "no fee", "keine Gebühren", "kostet nichts".

use crate::{
    place::has,
    verify::{
        lexicon::{Extent, WITH},
        term::Term,
    },
};

/// How many terms before a cost what denies it stands, and how many behind.
const BEFORE: usize = 3;
const BEHIND: usize = 2;

/// Denials that are of a verb: "do not charge the battery".
const OF_VERBS: &str = "not never nicht nie nunca jamais";

/// What one doesn't do where there is no price: "you don't have to pay".
const PAY: &str = "pay zahlen bezahlen payer pagar pagare";

/// What denies the verb before it.
const NOTHING: &str = "nothing nichts rien nada";

/// Marks the terms that say it, and what denies a cost.
pub(super) fn mark_free(text: &str, terms: &mut [Term]) {
    for at in 0..terms.len() {
        match terms[at].entry.extent() {
            Some(Extent::Free) => {
                terms[at].free = true;
                // "Free of charge" names no cost.
                if let [of, cost, ..] = &mut terms[at + 1..] {
                    cost.free = cost.entry.extent() == Some(Extent::Cost) && of.is_one("of");
                }
            }
            Some(Extent::Cost) if !terms[at].free => {
                if let Some(denial) = denial(text, terms, at) {
                    (terms[at].free, terms[denial].free) = (true, true);
                }
            }
            _ => {}
        }
    }
}

/// Where the cost is denied that stands at a place, with nothing but words between the two.
fn denial(text: &str, terms: &[Term], at: usize) -> Option<usize> {
    let cost = &terms[at];
    let is_near = |term: &Term| {
        let (from, to) =
            if term.start < cost.start { (term.end, cost.start) } else { (cost.end, term.start) };
        let between = text.get(from as usize..to as usize).unwrap_or_default();
        term.sentence == cost.sentence && !has(between, |c| matches!(c, ',' | ';' | ':' | '，' | '；'))
    };
    let denies = |&place: &usize| {
        let term = &terms[place];
        (term.entry.negation && (!term.is_one(OF_VERBS) || cost.is_one(PAY)) || term.entry.opposite == -WITH)
            && is_near(term)
    };
    let nothing = |&place: &usize| {
        let term = &terms[place];
        (term.entry.negation && term.entry.behind || term.is_one(NOTHING)) && is_near(term)
    };
    let before = (at.saturating_sub(BEFORE)..at).find(denies);
    before.or_else(|| (at + 1..(at + 1 + BEHIND).min(terms.len())).find(nothing))
}

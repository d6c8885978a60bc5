//! A claim that says of things what its source says of some or most of them: "Claims are decided within ten days", of "Most claims are decided
//! within ten days".

use crate::verify::{lexicon::Extent, term::Term, text::Text};

/// Does a claim begin with things of which a sentence says what it does of some, and nothing of the others?
pub(super) fn is_of_some(claim: &Text<'_>, sentence: &[Term]) -> bool {
    let Some(things) = claim.terms.iter().find(|term| !term.entry.common && !term.number) else {
        return false;
    };
    let is_them = |term: &Term| term.hash == things.hash;
    // "The most popular features" are no most of them.
    let [some, own, behind @ ..] = sentence else { return false };
    some.entry.extent() == Some(Extent::Some) && is_them(own) && !behind.iter().any(is_them)
}

//! Forms of one word that the stems of short words don't tell, and what can be that is: "used" of "use", "refundable" of "refunded".

use super::said::Reading;
use crate::{
    place::{is_among, shared},
    verify::{
        support::{MOST_TERMS, Set, only},
        term::Term,
    },
};

/// Which word of the claim a word of the text is, or a form of it.
pub(super) fn word_of(reading: &Reading<'_>, term: &Term) -> Set {
    let Reading { claim, search, text } = reading;
    if let Some((place, true)) = search.place(term) {
        return only(place);
    }
    let written = term.written(text.text);
    let mut words = claim.terms.iter().take(MOST_TERMS);
    words.find(|ours| inflects(ours.written(claim.text), written)).map_or(0, |form| search.found(form))
}

/// Is a word a form of another one?
fn inflects(ours: &str, theirs: &str) -> bool {
    theirs.len() > 2 && ours.strip_prefix(theirs).is_some_and(|ending| is_among("d ed s es ing se", ending))
        || theirs.strip_prefix(ours) == Some("se")
        || theirs.strip_suffix("ing").is_some_and(|stem| ours.strip_suffix('e') == Some(stem))
        || can_be(ours, theirs)
        || can_be(theirs, ours)
}

/// What words end in that say that something is done, and that it can be.
const DONE: &str = "e ed es ing red ring t en et é és ée ées er a an ado ada ados adas ato ata ati ate";
const POSSIBLE: &str = "able ables eable eables ible ibles bar abile abili ável áveis";

/// Is what a text says of one thing what another says that it can be: "refunded" and "refundable"?
pub(super) fn can_be(done: &str, possible: &str) -> bool {
    /// Of fewer letters, words that begin alike are others.
    const LEAST: usize = 4;
    let most = shared(done, possible);
    // "Reembolsan" and "reembolsables" share the vowel as well.
    (LEAST..most + 1).rev().take(2).any(|at| {
        done.is_char_boundary(at) && is_among(POSSIBLE, &possible[at..]) && is_among(DONE, &done[at..])
    })
}

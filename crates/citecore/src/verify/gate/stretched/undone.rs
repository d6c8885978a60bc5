//! A claim that says as done what its source says was almost or partly done, tried, wanted or proposed: "She almost became president".

use crate::{
    mark::Beginnings,
    phrases::phrase_at_in_any_case,
    verify::{
        lexicon::{Dimension, Extent},
        support::{MOST_TERMS, Part, Search, Set},
        term::Term,
        text::Text,
    },
};

/// What says before something that it wasn't done, or may not have been.
const UNDONE: &str = "partially |partly |hardly |barely |teilweise |kaum |partiellement |en partie |parcialmente |en parte |almost |\
    nearly |tried to |attempted to |wanted to |threatened to |agreed to |neglected to |would have |called on |lacks |lacked |beinahe |versuchte |versuchten |wollte |wollten |drohte |hätte |hätten |erwägt|presque |tenté de |essayé de |voulait |aurait |\
    auraient |casi |intentó |trató de |quiso |quería |habría |habrían |some of the |some of its |some of our |half of the |half of its |parts of the |a portion of the |a handful of |\
    einen teil der |hälfte der |moitié de la |moitié des |mitad de la |mitad de los ";

/// What says so before a word that ends in "ing".
const UNDONE_ING: &str = "considering |considered |discussed |discusses |proposed |proposes |suggested |avoids |avoided |blocked |opposed ";

/// What they all begin with: every word of a sentence is asked for them.
const BEGINNINGS: Beginnings = Beginnings::of(UNDONE).with_all(UNDONE_ING);

/// What a claim says with, whatever its source does, that something isn't done.
const ALIKE: &str =
    "partially partiellement will would shall wird werden almost nearly beinahe fast presque casi quasi";

/// What stands before what is only meant to be done.
const TO: &str = "to zu pour para per";

/// How many terms behind that what isn't done stands.
const NEAR: usize = 4;

/// Does a claim say as done what the nearest sentence of a source says wasn't, in a word that is there for nothing else?
pub(super) fn is_undone(claim: &Text<'_>, search: &Search, part: &Part<'_>, sentence: usize) -> bool {
    let text = part.text;
    let terms = text.of_sentence(sentence);
    if (0..terms.len()).all(|at| undone_at(search, claim, text, &terms[at..]).is_none()) {
        return false;
    }
    let (mut undone, mut done): (Set, Set) = (0, 0);
    let mut at = 0;
    while at < terms.len() {
        if let Some((place, word)) = undone_at(search, claim, text, &terms[at..]) {
            undone |= word;
            at += place;
        } else {
            done |= search.found(&terms[at]);
        }
        at += 1;
    }
    let near =
        |other: usize| other != sentence && part.window.as_ref().is_some_and(|near| near.contains(other));
    for (other, has) in &part.sentences {
        done |= if near(*other) { has.families } else { 0 };
    }
    undone & !done != 0
}

/// The word of a claim that some terms begin by saying that it wasn't done, and how far behind that stands.
fn undone_at(search: &Search, claim: &Text<'_>, text: &Text<'_>, terms: &[Term]) -> Option<(usize, Set)> {
    let start = terms[0].start as usize;
    if !BEGINNINGS.may_begin(&text.text.as_bytes()[start..]) {
        return None;
    }
    let length = phrase_at_in_any_case(text.text, start, UNDONE);
    let doing = phrase_at_in_any_case(text.text, start, UNDONE_ING);
    let behind = terms.iter().position(|term| term.start as usize >= start + length.max(doing))?;
    let next = &terms[behind];
    let says_so = |ours: &Term| {
        ours.hash == terms[0].hash || ours.entry.extent() == Some(Extent::Some) || ours.is_one(ALIKE)
    };
    if behind == 0
        || next.number
        || next.entry.extent().is_some()
        || doing > 0 && !next.written(text.text).ends_with("ing")
        || claim.terms.iter().take(MOST_TERMS).any(says_so)
        || claim.quantities.iter().any(|number| number.unit.dimension == Dimension::Share)
    {
        return None;
    }
    let place = behind + terms[behind..].iter().take(NEAR).position(|term| !term.entry.common)?;
    let word = search.found(&terms[place]);
    // "Was set up to celebrate", of "wanted to celebrate"
    let aims =
        claim.terms.windows(2).take(MOST_TERMS).any(|two| two[0].is_one(TO) && search.found(&two[1]) == word);
    (word != 0 && !aims).then_some((place, word))
}

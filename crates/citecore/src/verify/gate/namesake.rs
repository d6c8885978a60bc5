//! Half of a name that its sources have with another half: Thomas Schmidt, of Anna Schmidt.

use super::Case;
use crate::verify::{
    support::{Part, all_sentences, contains},
    term::Term,
    text::Text,
};

/// An initial stands for any name.
const INITIAL: usize = 2;

/// Nor are these anybody's name.
const ADDRESSES: &str = "Mrs Miss Sir Lord Lady Prof Professor Doctor President Minister King Queen Frau Herr Herrn Doktor Präsident Kanzler \
    König Königin Madame Monsieur Mme Don Doña Señor Señora Signor Signora Präsidentin Kanzlerin Professorin Saint St San Santa";

/// Has the claim a name of two words one of which no source has, where they have the other with another one in its place?
pub(super) fn has_namesake(Case { claim, search, parts }: Case<'_>) -> bool {
    let heard = all_sentences(parts).families;
    (1..search.sought.len()).any(|at| {
        let (first, last) = (&search.sought[at - 1], &search.sought[at]);
        let is_missing = |form: u32| {
            let ours = claim.terms.iter().find(|term| term.form == form);
            ours.is_some_and(|ours| is_name(claim, ours))
        };
        let is_beside = |name: u32, before: bool| parts.iter().any(|part| has_beside(part, name, before));
        let are_name = last.joined && first.may_name && last.may_name;
        are_name
            && match [contains(heard, at - 1), contains(heard, at)] {
                [false, true] => is_missing(first.form) && is_beside(last.hash, true),
                [true, false] => is_missing(last.form) && is_beside(first.hash, false),
                _ => false,
            }
    })
}

/// Has a source a name with another one right before it, or right behind?
fn has_beside(part: &Part<'_>, name: u32, before: bool) -> bool {
    part.text.terms.windows(2).any(|two| {
        let [first, last] = two else { return false };
        let (one, other) = if before { (last, first) } else { (first, last) };
        one.hash == name
            && one.capital
            && is_name(part.text, other)
            && first.sentence == last.sentence
            && part.text.between(first, last).trim().is_empty()
    })
}

fn is_name(text: &Text<'_>, term: &Term) -> bool {
    let length = (term.end - term.start) as usize;
    term.capital
        && !term.entry.common
        && !term.number
        && length > INITIAL
        && !term.is_written(text.text, ADDRESSES)
}

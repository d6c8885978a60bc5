//! Half of a name that its sources have with another half: Pedro García, of Ana García.

use super::Case;
use crate::verify::{
    support::{Part, all_sentences, contains},
    term::Term,
    text::Text,
};

/// An initial stands for any name.
const INITIAL: usize = 2;

/// Nor are these anybody's name.
const ADDRESSES: &str = "Mrs Miss Sir Lord Lady Prof Professor Doctor President Minister Chancellor Senator Governor Mayor Judge Captain Colonel \
    General Emperor Pope King Queen Prince Princess Duke Saint St Company Lake Mount River Monsieur Madame Mme Docteur Président Ministre \
    Maire Roi Reine Pape Don Doña Señor Señora Presidente Presidenta Ministro Alcalde Rey Reina Papa San Santa Signor Signora";

/// Has the claim a name of two words one of which no source has, where they have the other with another one in its place, and never alone?
/// In German any noun may stand before a name.
pub(super) fn has_namesake(Case { claim, search, parts }: Case<'_>) -> bool {
    let heard = all_sentences(parts).families;
    if claim.is_german() {
        return false;
    }
    (1..search.sought.len()).any(|at| {
        let (first, last) = (&search.sought[at - 1], &search.sought[at]);
        let is_missing = |form: u32| {
            let ours = claim.terms.iter().find(|term| term.form == form);
            ours.is_some_and(|ours| is_name(claim, ours))
        };
        let is_beside = |name: u32, before: bool| {
            let mut beside = parts.iter().map(|part| stands_beside(part, name, before));
            beside.try_fold(false, |any, one| Some(any | one?)) == Some(true)
        };
        last.joined
            && first.may_name
            && last.may_name
            && match [contains(heard, at - 1), contains(heard, at)] {
                [false, true] => is_missing(first.form) && is_beside(last.hash, true),
                [true, false] => is_missing(last.form) && is_beside(first.hash, false),
                _ => false,
            }
    })
}

/// Has a source a name with another one right before it, or right behind? None where it has it alone as well.
fn stands_beside(part: &Part<'_>, name: u32, before: bool) -> Option<bool> {
    let (text, terms) = (part.text, &part.text.terms);
    let mut found = false;
    for (at, one) in terms.iter().enumerate().filter(|(_, term)| term.hash == name) {
        let other = terms.get(if before { at.wrapping_sub(1) } else { at + 1 })?;
        let (first, last) = if before { (other, one) } else { (one, other) };
        let is_beside = first.sentence == last.sentence && text.between(first, last).trim().is_empty();
        if !is_beside || !is_name(text, other) {
            return None;
        }
        found = true;
    }
    Some(found)
}

fn is_name(text: &Text<'_>, term: &Term) -> bool {
    let length = (term.end - term.start) as usize;
    term.capital
        && !term.entry.common
        && !term.number
        && length > INITIAL
        && !term.is_written(text.text, ADDRESSES)
}

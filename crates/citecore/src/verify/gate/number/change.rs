//! A change that is told by how much it is, of which the source tells to what it leads, or the other way round: "rose by 5" of "rose to 5".

use crate::{
    mark::last_bytes,
    place::{last_word, without_last},
    verify::{lexicon::RISE, number::Quantity, support::Part, text::Text},
};

/// Does the claim tell otherwise what changed than all of its sources?
pub(super) fn is_told_otherwise(claim: &Text<'_>, parts: &[&Part<'_>]) -> bool {
    claim.terms.iter().any(|term| term.entry.opposite.abs() == RISE)
        && claim.quantities.iter().any(|ours| {
            let Some(by) = is_by(claim, ours) else { return false };
            let mut otherwise = false;
            for part in parts {
                let all = &part.text.quantities;
                for (at, theirs) in all.iter().enumerate().filter(|(_, theirs)| ours.is_given_by(theirs)) {
                    // "From 40 to 20" is by 20, too.
                    let apart = at > 0 && (all[at - 1].value - theirs.value).abs() == theirs.value;
                    if apart || is_by(part.text, theirs) != Some(!by) {
                        return false;
                    }
                    otherwise = true;
                }
            }
            otherwise
        })
}

/// Does a number tell how much a change is, rather than to what it leads? None where neither is told.
pub(super) fn is_by(text: &Text<'_>, number: &Quantity) -> Option<bool> {
    let before = without_last(&text.text[..number.start as usize], |c| !c.is_alphanumeric());
    // A text without spaces would be gone through for each of its numbers.
    match last_word(last_bytes(before, WORD_REACH)) {
        "by" | "um" => Some(true),
        "to" | "auf" => Some(false),
        _ => None,
    }
}

/// How far back a word is looked for, in bytes.
const WORD_REACH: usize = 8;

//! A number that a source gives as what once was: "The fee rose from $10 to $12."

use crate::{
    find::holds,
    mark::last_bytes,
    phrases::{ends_in, ends_in_words, phrase_at},
    place::{last_word, without_last},
    verify::{gate::has_word, lexicon::RISE, text::Text},
};

/// Words that tell of what was.
const PAST: &str = "from was were had before until previously formerly originally used instead rather old former von war \
    waren früher vorher bisher statt lieu était étaient auparavant era eran antes lugar prima";

/// Does a claim tell of what was, or of both?
pub(super) fn tells_of_past(claim: &Text<'_>) -> bool {
    claim.quantities.iter().any(|number| number.second) || has_word(claim, &claim.terms, PAST)
}

/// What stands before an old number.
const OLD: &str = "used to be|used to cost|instead of|up from|down from|previously|formerly|statt|statt bisher|früher|\
    au lieu de|en lugar de|en vez de|invece di";

/// What else than words for more and less tells of a change.
const CHANGES: &str =
    "changed changes moved went extended doubled halved passé passée passés passe pasó cambió geändert";

/// How many terms before a number, or behind it, the word for the change may stand.
const NEAR: usize = 16;

/// How far before a number its sign is and what tells that it is old, in bytes.
const REACH: usize = 24;

/// Is a text's number what once was: the first of two that something has changed from and to, or behind "instead of"?
pub(super) fn is_old(text: &Text<'_>, at: usize) -> bool {
    let number = &text.quantities[at];
    if number.is_calendar() {
        return false;
    }
    let before = last_bytes(&text.text[..number.start as usize], REACH);
    let before = without_last(before, |c| !c.is_alphanumeric());
    if ends_in_words(before, OLD) {
        return true;
    }
    let next = || text.quantities.get(at + 1).filter(|next| next.second || number.measures_like(next));
    let is_first = match last_word(before) {
        "from" | "From" | "von" | "de" | "da" => {
            next().is_some_and(|next| next.second) || ["up ", "down "].iter().any(|way| holds(before, way))
        }
        _ => {
            let behind = &text.text[number.behind as usize..];
            let leaves = ends_in(before, "从|從|由") || phrase_at(behind, 0, "에서|から| से ") > 0;
            leaves && next().is_some()
        }
    };
    is_first
        && text.has_near(number, NEAR, &|term| {
            term.entry.opposite.abs() == RISE || term.is_written(text.text, CHANGES)
        })
}

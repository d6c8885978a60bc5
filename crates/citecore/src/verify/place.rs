//! What stands at a place of a text, before it and behind. Nothing here is generic: these few functions are called from all over, and
//! each kind of characters would make a copy of them.

pub(super) use crate::words::first;

/// A kind of characters.
pub(super) type Kind = fn(char) -> bool;

/// The character before a place.
pub(super) fn last(text: &str, at: usize) -> Option<char> {
    text[..at].chars().next_back()
}

/// Is the character at a place of a kind?
pub(super) fn begins(text: &str, at: usize, kind: Kind) -> bool {
    first(text, at).is_some_and(kind)
}

/// Has a text a character of a kind?
pub(super) fn has(text: &str, kind: Kind) -> bool {
    text.chars().any(kind)
}

/// How many letters a text has.
pub(super) fn letters(text: &str) -> usize {
    let mut letters = 0;
    for c in text.chars() {
        letters += usize::from(c.is_alphabetic());
    }
    letters
}

/// Where a run of a kind ends that begins at a place.
pub(super) fn behind(text: &str, at: usize, kind: Kind) -> usize {
    text.len() - text[at..].trim_start_matches(kind).len()
}

/// Where a run of a kind begins that ends at a place.
pub(super) fn before(text: &str, at: usize, kind: Kind) -> usize {
    text[..at].trim_end_matches(kind).len()
}

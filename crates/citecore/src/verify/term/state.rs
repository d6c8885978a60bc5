//! States and unions of them that are written in full, or by their first letters, with points between these or without.

use crate::{phrases::is_among, place::begins};

/// What each is written as, and how it is read.
const STATES: &[(&str, &str)] = &[
    ("United States of America", "US"),
    ("United States", "US"),
    ("U.S.A.", "US"),
    ("USA", "US"),
    ("U.S.", "US"),
    ("Americans", "US"),
    ("American", "US"),
    ("America", "US"),
    ("British", "UK"),
    ("United Kingdom", "UK"),
    ("U.K.", "UK"),
    ("European Union", "EU"),
    ("E.U.", "EU"),
    ("United Nations", "UN"),
    ("U.N.", "UN"),
    ("Vereinigte Staaten", "US"),
    ("Vereinigten Staaten", "US"),
    ("Europäische Union", "EU"),
    ("Europäischen Union", "EU"),
    ("États-Unis", "US"),
    ("Union européenne", "EU"),
    ("Estados Unidos", "US"),
    ("EE. UU.", "US"),
    ("EE.UU.", "US"),
    ("Unión Europea", "EU"),
    ("UE", "EU"),
];

/// Words that are part of a longer name behind one of [`PARTS`], or before a name: "South American", "British Museum".
const PEOPLES: &str = "American Americans America British";
const PARTS: &str = "South North Latin Central Native African";

/// The state that a text begins with, whose first word is given, and the word before: by its first letters, and its length in the text.
pub(super) fn state(before: &str, word: &str, text: &str) -> Option<(&'static str, usize)> {
    // Told by its first byte where it can be: every word asks.
    if !matches!(word.as_bytes()[0], b'A' | b'B' | b'E' | b'U' | b'V' | 0xc3) {
        return None;
    }
    let is_named = || matches!(text.as_bytes()[word.len()..], [b' ', b'A'..=b'Z', ..]);
    if is_among(PEOPLES, word) && (is_named() || is_among(PARTS, before)) {
        return None;
    }
    let is_there =
        |written: &str| text.starts_with(written) && !begins(text, written.len(), char::is_alphanumeric);
    let (written, read) = STATES.iter().find(|(written, _)| is_there(written))?;
    Some((read, written.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_state_is_read_by_its_first_letters() {
        for &(written, read) in STATES {
            let end = written.find(|c: char| !c.is_alphabetic()).unwrap_or(written.len());
            let text = format!("{written} abc");
            assert_eq!(state("", &written[..end], &text), Some((read, written.len())), "{written}");
        }
        assert_eq!(state("South", "American", "American cities"), None);
        assert_eq!(state("", "British", "British Museum"), None);
        assert_eq!(state("", "Uniform", "Uniform States"), None);
        assert_eq!(state("", "USAGE", "USAGE"), None, "a longer word");
        assert_eq!(state("", "UEFA", "UEFA rules"), None);
    }
}

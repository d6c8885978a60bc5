//! What stands at a place of a text, before it and behind. Nothing here is generic: these few functions are called from all over, and
//! each kind of characters would make a copy of them.

/// A kind of characters.
pub(crate) type Kind = fn(char) -> bool;

/// The character at a place; quick in ASCII.
pub(crate) fn first(text: &str, at: usize) -> Option<char> {
    match text.as_bytes().get(at)? {
        byte if byte.is_ascii() => Some(char::from(*byte)),
        _ => text[at..].chars().next(),
    }
}

/// The character before a place.
pub(crate) fn last(text: &str, at: usize) -> Option<char> {
    text[..at].chars().next_back()
}

/// Is the character at a place of a kind?
pub(crate) fn begins(text: &str, at: usize, kind: Kind) -> bool {
    first(text, at).is_some_and(kind)
}

/// Has a text a character of a kind?
pub(crate) fn has(text: &str, kind: Kind) -> bool {
    text.chars().any(kind)
}

/// How many letters a text has.
pub(crate) fn letters(text: &str) -> usize {
    let mut letters = 0;
    for c in text.chars() {
        letters += usize::from(c.is_alphabetic());
    }
    letters
}

/// Where a run of a kind ends that begins at a place.
pub(crate) fn behind(text: &str, at: usize, kind: Kind) -> usize {
    text.len() - text[at..].trim_start_matches(kind).len()
}

/// Where a run of a kind begins that ends at a place.
pub(crate) fn before(text: &str, at: usize, kind: Kind) -> usize {
    text[..at].trim_end_matches(kind).len()
}

/// Is the last character of a kind?
pub(crate) fn ends(text: &str, kind: Kind) -> bool {
    last(text, text.len()).is_some_and(kind)
}

/// A text without the run of a kind that it begins with.
pub(crate) fn without_first(text: &str, kind: Kind) -> &str {
    &text[behind(text, 0, kind)..]
}

/// A text without the run of a kind that it ends in.
pub(crate) fn without_last(text: &str, kind: Kind) -> &str {
    &text[..before(text, text.len(), kind)]
}

/// A text without the runs of a kind at both of its ends.
pub(crate) fn trimmed(text: &str, kind: Kind) -> &str {
    without_last(without_first(text, kind), kind)
}

/// What stands behind the last white space of a text.
pub(crate) fn last_word(text: &str) -> &str {
    &text[before(text, text.len(), |c| !c.is_whitespace())..]
}

/// Phrases that stand apart by a `|`, one after the other. A list of them as strings would be downloaded with where each of them is.
pub(crate) struct Phrases(pub(crate) &'static str);

impl Iterator for Phrases {
    type Item = &'static str;

    #[inline(never)]
    fn next(&mut self) -> Option<&'static str> {
        let all = self.0;
        let end = all.bytes().position(|byte| byte == b'|').unwrap_or(all.len());
        self.0 = all.get(end + 1..).unwrap_or_default();
        (end > 0).then(|| &all[..end])
    }
}

/// How long the first of some phrases is that a text begins with at a place; 0 where it begins with none.
pub(crate) fn begun(text: &str, at: usize, phrases: &'static str) -> usize {
    let rest = &text[at..];
    Phrases(phrases).find(|phrase| rest.starts_with(phrase)).map_or(0, str::len)
}

/// The same of ASCII letters in any case.
pub(crate) fn begun_in_any_case(text: &str, at: usize, phrases: &'static str) -> usize {
    let rest = &text.as_bytes()[at..];
    let begins = |phrase: &&str| {
        rest.get(..phrase.len()).is_some_and(|start| start.eq_ignore_ascii_case(phrase.as_bytes()))
    };
    Phrases(phrases).find(begins).map_or(0, str::len)
}

/// Does a text end in one of some phrases?
pub(crate) fn ends_in(text: &str, phrases: &'static str) -> bool {
    Phrases(phrases).any(|phrase| text.ends_with(phrase))
}

/// Is it one of some words, which stand apart by a space? A list of them as strings would be downloaded with where each of them is, but
/// takes half the time: where a list is gone through at every word of a text, it is one.
pub(crate) fn is_among(words: &str, word: &str) -> bool {
    words.as_bytes().split(|&byte| byte == b' ').any(|other| other == word.as_bytes())
}

//! What stands at a place of a text, before it and behind. Nothing here is generic: these few functions are called from all over, and
//! each kind of characters would make a copy of them. They stand apart in what is downloaded, here as elsewhere; natively the compiler
//! may put them where they are called, by which a claim is verified a tenth sooner.

/// A kind of characters.
pub(crate) type Kind = fn(char) -> bool;

/// The character at a place; quick in ASCII.
#[cfg_attr(target_family = "wasm", inline(never))]
pub(crate) fn char_at(text: &str, at: usize) -> Option<char> {
    match text.as_bytes().get(at)? {
        byte if byte.is_ascii() => Some(char::from(*byte)),
        _ => text[at..].chars().next(),
    }
}

/// The character before a place; quick in ASCII.
#[cfg_attr(target_family = "wasm", inline(never))]
pub(crate) fn char_before(text: &str, at: usize) -> Option<char> {
    match text.as_bytes()[..at].last()? {
        byte if byte.is_ascii() => Some(char::from(*byte)),
        _ => text[..at].chars().next_back(),
    }
}

/// Is the character at a place of a kind?
#[cfg_attr(target_family = "wasm", inline(never))]
pub(crate) fn begins(text: &str, at: usize, kind: Kind) -> bool {
    char_at(text, at).is_some_and(kind)
}

/// Has a text a character of a kind?
#[cfg_attr(target_family = "wasm", inline(never))]
pub(crate) fn has(text: &str, kind: Kind) -> bool {
    text.chars().any(kind)
}

/// Has a text this character?
pub(crate) fn has_char(text: &str, c: char) -> bool {
    text.chars().any(|other| other == c)
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
#[cfg_attr(target_family = "wasm", inline(never))]
pub(crate) fn run_end(text: &str, at: usize, kind: Kind) -> usize {
    let mut end = at;
    while let Some(c) = char_at(text, end).filter(|&c| kind(c)) {
        end += c.len_utf8();
    }
    end
}

/// Where a run of a kind begins that ends at a place.
#[cfg_attr(target_family = "wasm", inline(never))]
pub(crate) fn run_start(text: &str, at: usize, kind: Kind) -> usize {
    let mut start = at;
    while let Some(c) = char_before(text, start).filter(|&c| kind(c)) {
        start -= c.len_utf8();
    }
    start
}

/// Is the last character of a kind?
#[cfg_attr(target_family = "wasm", inline(never))]
pub(crate) fn ends(text: &str, kind: Kind) -> bool {
    char_before(text, text.len()).is_some_and(kind)
}

/// A text without the run of a kind that it begins with.
pub(crate) fn without_first(text: &str, kind: Kind) -> &str {
    &text[run_end(text, 0, kind)..]
}

/// A text without the run of a kind that it ends in.
pub(crate) fn without_last(text: &str, kind: Kind) -> &str {
    &text[..run_start(text, text.len(), kind)]
}

/// A text without the runs of a kind at both of its ends.
pub(crate) fn trimmed(text: &str, kind: Kind) -> &str {
    without_last(without_first(text, kind), kind)
}

/// A text up to a place, without the white space there.
#[cfg_attr(target_family = "wasm", inline(never))]
pub(crate) fn up_to(text: &str, at: usize) -> &str {
    &text[..run_start(text, at, char::is_whitespace)]
}

/// How many bytes two texts begin with alike.
#[cfg_attr(target_family = "wasm", inline(never))]
pub(crate) fn shared_prefix(one: &str, other: &str) -> usize {
    let mut bytes = 0;
    while bytes < one.len() && one.as_bytes().get(bytes) == other.as_bytes().get(bytes) {
        bytes += 1;
    }
    bytes
}

/// What stands behind the last white space of a text.
pub(crate) fn last_word(text: &str) -> &str {
    &text[run_start(text, text.len(), |c| !c.is_whitespace())..]
}

/// What stands before the first white space of a text, that at its beginning aside.
pub(crate) fn first_word(text: &str) -> &str {
    let text = without_first(text, char::is_whitespace);
    &text[..run_end(text, 0, |c| !c.is_whitespace())]
}

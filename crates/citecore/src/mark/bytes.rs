//! Passing over the bytes of a text that mean nothing to its reader.

/// Bytes, told apart: true where one may mean something.
pub(crate) type Bytes = [bool; 256];

/// The first place from `from` on whose byte means something, or the end.
pub(crate) fn pass(text: &[u8], from: usize, meaning: &Bytes) -> usize {
    seek::<8>(text, from, |byte| meaning[byte as usize])
}

/// Where the line ends that a place is in: at its line feed, if it has one.
pub(crate) fn line_end(text: &str, from: usize) -> Option<usize> {
    let end = seek::<32>(text.as_bytes(), from, |byte| byte == b'\n');
    (end < text.len()).then_some(end)
}

/// The first place from `from` on whose byte is sought, or the end.
///
/// Most bytes aren't, and all of a text comes through here: a stride of them is asked about at once.
fn seek<const STRIDE: usize>(text: &[u8], from: usize, sought: impl Fn(u8) -> bool) -> usize {
    let mut at = from;
    while let Some(stride) = text.get(at..).and_then(|rest| rest.first_chunk::<STRIDE>())
        && !stride.iter().fold(false, |any, &byte| any | sought(byte))
    {
        at += STRIDE;
    }
    while text.get(at).is_some_and(|&byte| !sought(byte)) {
        at += 1;
    }
    at
}

/// Adds the first bytes of characters to those that mean something.
pub(crate) const fn with_first_bytes(mut bytes: Bytes, characters: &[char]) -> Bytes {
    let mut at = 0;
    while at < characters.len() {
        let mut buffer = [0; 4];
        characters[at].encode_utf8(&mut buffer);
        bytes[buffer[0] as usize] = true;
        at += 1;
    }
    bytes
}

/// The greatest character boundary that is not behind `at`.
pub(crate) fn floor_boundary(text: &str, at: usize) -> usize {
    if at >= text.len() {
        return text.len();
    }
    (0..=at).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0)
}

/// The end of a text: so many bytes, up to three more where a character would be cut.
pub(crate) fn last_bytes(text: &str, length: usize) -> &str {
    &text[floor_boundary(text, text.len().saturating_sub(length))..]
}

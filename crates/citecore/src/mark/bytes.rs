//! Passing over the bytes of a text that mean nothing to its reader.

/// Bytes, told apart: true where one may mean something.
pub(crate) type Bytes = [bool; 256];

/// How many bytes are asked about at once.
const STRIDE: usize = 8;
/// How many bytes are compared at once: a vector of most processors.
const VECTOR: usize = 16;
/// Without vectors, asking is quicker than comparing.
const HAS_VECTORS: bool = !cfg!(target_arch = "wasm32");

/// The first place from `from` on whose byte means something, or the end.
///
/// Most bytes mean nothing, and all of a text comes through here: a stride is asked about without a branch, and the words
/// behind it are passed over a vector at a time.
pub(crate) fn pass(text: &[u8], from: usize, meaning: &Bytes) -> usize {
    let mut at = from;
    while let Some(stride) = text.get(at..).and_then(|rest| rest.first_chunk::<STRIDE>()) {
        let bits =
            stride.iter().rev().fold(0_u32, |bits, &byte| bits << 1 | u32::from(meaning[byte as usize]));
        if bits != 0 {
            return at + bits.trailing_zeros() as usize;
        }
        at += STRIDE;
        while HAS_VECTORS
            && let Some(vector) = text.get(at..).and_then(|rest| rest.first_chunk::<VECTOR>())
            && vector.iter().fold(0, |others, &byte| others | u8::from(!is_of_words(byte))) == 0
        {
            at += VECTOR;
        }
    }
    while text.get(at).is_some_and(|&byte| !meaning[byte as usize]) {
        at += 1;
    }
    at
}

/// Is a byte one of those that words, numbers and what stands between them are made of? They mean nothing to any reader.
const fn is_of_words(byte: u8) -> bool {
    // Compared without a branch, so that it can be done with vectors.
    ((byte | 0x20).wrapping_sub(b'a') < 26)
        | (byte == b' ')
        | (byte.wrapping_sub(b'%') <= b'-' - b'%')
        | (byte.wrapping_sub(b'/') <= b'9' - b'/')
}

/// The same bytes, where none of them is passed over as a part of words.
pub(crate) const fn told_from_words(bytes: Bytes) -> Bytes {
    let mut byte = 0;
    while byte < 256 {
        assert!(!(bytes[byte] && is_of_words(byte as u8)));
        byte += 1;
    }
    bytes
}

/// Where the line ends that a place is in: at its line feed, if it has one.
pub(crate) fn line_end(text: &str, from: usize) -> Option<usize> {
    const LINE_FEED: Bytes = with_first_bytes([false; 256], &['\n']);
    let text = text.as_bytes();
    let mut at = from;
    while let Some(stride) = text.get(at..).and_then(|rest| rest.first_chunk::<32>())
        && !stride.iter().fold(false, |any, &byte| any | (byte == b'\n'))
    {
        at += stride.len();
    }
    let end = pass(text, at, &LINE_FEED);
    (end < text.len()).then_some(end)
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

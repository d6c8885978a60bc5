//! Passing over the bytes of a text that mean nothing to its reader.

use crate::eights::{HIGHEST, each, next_byte, place_of};

/// Bytes, told apart: true where one may mean something.
pub(crate) type Bytes = [bool; 256];

/// The first place from `from` on whose byte means something, or the end.
///
/// Most bytes mean nothing, and all of a text comes through here: eight at a time are told from those of words, and the others
/// alone are asked about: of a letter beyond ASCII its first byte.
#[cfg_attr(hot_paths, optimize(speed))]
pub(crate) fn pass(text: &[u8], from: usize, meaning: &Bytes) -> usize {
    let (eights, _) = text.get(from..).unwrap_or_default().as_chunks();
    let mut at = from;
    for eight in eights {
        let mut others = not_of_words(u64::from_le_bytes(*eight));
        while others != 0 {
            let place = place_of(others);
            if meaning[text[at + place] as usize] {
                return at + place;
            }
            others &= others - 1;
        }
        at += 8;
    }
    while text.get(at).is_some_and(|&byte| !meaning[byte as usize]) {
        at += 1;
    }
    at
}

/// The highest bits of those of eight bytes that words, numbers and what stands between them aren't made of, nor go on with a
/// character.
const fn not_of_words(eight: u64) -> u64 {
    let ascii = eight & !HIGHEST;
    let of_words =
        between(ascii | each(0x20), b'a', b'z') | (between(ascii, b'%', b'9') & other_than(ascii, b'.'));
    let signs = !of_words & other_than(ascii, b' ') & HIGHEST;
    if eight & HIGHEST == 0 {
        return signs;
    }
    let first_bytes = eight & eight << 1;
    signs & !eight | first_bytes & HIGHEST
}

/// The highest bits of those of eight ASCII bytes that aren't this one; what the other bits are is left open.
const fn other_than(eight: u64, byte: u8) -> u64 {
    (eight ^ each(byte)) + each(0x7f)
}

/// The highest bits of those of eight ASCII bytes that are from `first` to `last`; what the other bits are is left open.
const fn between(eight: u64, first: u8, last: u8) -> u64 {
    // No byte carries into the next.
    (eight + each(0x80 - first)) & !(eight + each(0x7f - last))
}

/// Is a byte one of those that words, numbers and what stands between them are made of? They mean nothing to any reader.
const fn is_of_words(byte: u8) -> bool {
    not_of_words(byte as u64) & 0x80 == 0
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
#[cfg_attr(hot_paths, optimize(speed))]
pub(crate) fn line_end(text: &str, from: usize) -> Option<usize> {
    let end = next_byte(text.as_bytes(), from, b'\n', 0);
    (end < text.len()).then_some(end)
}

/// Tells of each byte that is no ASCII letter, by its place.
pub(crate) fn each_but_letters(text: &[u8], mut tell: impl FnMut(usize)) {
    let (eights, rest) = text.as_chunks();
    let mut at = 0;
    for eight in eights {
        let eight = u64::from_le_bytes(*eight);
        let letters = between(eight & !HIGHEST | each(0x20), b'a', b'z') & !eight;
        let mut others = !letters & HIGHEST;
        while others != 0 {
            tell(at + place_of(others));
            others &= others - 1;
        }
        at += 8;
    }
    for byte in rest {
        if !byte.is_ascii_alphabetic() {
            tell(at);
        }
        at += 1;
    }
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

/// What some phrases or characters begin with: by the last five bits of a first byte, those of the bytes that stand behind it, a bit
/// for each. A first byte alone says little beyond ASCII, where all letters of a script have a few.
pub(crate) struct Beginnings([u32; 32]);

impl Beginnings {
    pub(crate) const NONE: Self = Self([0; 32]);

    /// With those of a phrase. What may follow one byte isn't told by it.
    pub(crate) const fn with(mut self, phrase: &[u8]) -> Self {
        let bits = match phrase {
            [_, second, ..] => 1 << (*second & 31),
            _ => u32::MAX,
        };
        self.0[phrase[0] as usize & 31] |= bits;
        self
    }

    /// Those of phrases that stand apart by a `|`.
    pub(crate) const fn of(phrases: &str) -> Self {
        Self::NONE.with_all(phrases)
    }

    /// With those of such phrases.
    pub(crate) const fn with_all(self, phrases: &str) -> Self {
        let (mut all, mut rest) = (self, phrases.as_bytes());
        let mut at = 0;
        while at < rest.len() {
            let ends = at + 1 == rest.len();
            if ends || rest[at] == b'|' {
                let (phrase, later) = rest.split_at(if ends { at + 1 } else { at });
                all = all.with(phrase);
                (rest, at) = (if ends { later } else { later.split_at(1).1 }, 0);
            } else {
                at += 1;
            }
        }
        all
    }

    /// May a text begin so, by its first two bytes? ASCII letters count in any case.
    pub(crate) fn may_begin(&self, text: &[u8]) -> bool {
        match text {
            [first, second, ..] => self.0[usize::from(first & 31)] >> (second & 31) & 1 == 1,
            [first] => self.0[usize::from(first & 31)] != 0,
            [] => true,
        }
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_but_letters_are_told_of_in_their_order() {
        let every: Vec<u8> = (0..=u8::MAX).collect();
        for start in 0..9 {
            for end in [start, 100, 200, every.len()] {
                let text = &every[start..end.max(start)];
                let mut told = Vec::new();
                each_but_letters(text, |at| told.push(at));
                let expected: Vec<_> =
                    (0..text.len()).filter(|&at| !text[at].is_ascii_alphabetic()).collect();
                assert_eq!(told, expected, "{start}..{end}");
            }
        }
    }
}

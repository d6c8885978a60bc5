//! UTF-16 offsets of places in a text that come one behind the other, as those of an answer's citations do. A table of all
//! places, as [`Utf16Offsets`](citecore::Utf16Offsets) is, would take four times the text.

/// A place in a text, whose bytes are told by words of eight.
pub(super) struct Units<'t> {
    words: &'t [[u8; 8]],
    rest: &'t [u8],
    /// The words before it are counted, and those from it up to `next` are ASCII.
    counted: usize,
    next: usize,
    /// How many code units more than bytes the counted words have, less than none as a rule.
    beyond: u32,
}

impl<'t> Units<'t> {
    pub(super) fn of(text: &'t str) -> Self {
        let (words, rest) = text.as_bytes().as_chunks();
        Self { words, rest, counted: 0, next: 0, beyond: 0 }
    }

    /// The offset of what begins at a byte. To go back is to begin anew.
    #[cfg_attr(hot_paths, optimize(speed))]
    pub(super) fn at(&mut self, byte: usize) -> u32 {
        let whole = byte / 8;
        if whole < self.counted {
            (self.counted, self.next, self.beyond) = (0, 0, 0);
        }
        while self.next < whole
            && let Some(word) = self.words.get(self.next)
        {
            self.beyond = self.beyond.wrapping_add(beyond(u64::from_le_bytes(*word)));
            self.next += 1;
            self.counted = self.next;
            let later = self.words.get(self.next..).unwrap_or_default().iter();
            self.next += later.take_while(|word| u64::from_le_bytes(**word) & NOT_ASCII == 0).count();
        }
        let before = (byte as u32).wrapping_add(self.beyond);
        if self.next > whole {
            return before;
        }
        let word = match self.words.get(whole) {
            Some(word) => u64::from_le_bytes(*word),
            None => self.rest.iter().rfold(0, |word, &own| word << 8 | u64::from(own)),
        };
        before.wrapping_add(beyond(word & !(u64::MAX << (8 * (byte % 8)))))
    }
}

/// The highest bits of eight bytes.
const NOT_ASCII: u64 = 0x8080_8080_8080_8080;

/// How many code units more begin in eight bytes than there are bytes, less than none as a rule: each character has a first byte,
/// and one of four bytes is two.
#[inline(never)]
fn beyond(word: u64) -> u32 {
    let second = word << 1;
    let later = word & !second & NOT_ASCII;
    let of_four = word & second & word << 2 & word << 3 & NOT_ASCII;
    of_four.count_ones().wrapping_sub(later.count_ones())
}

#[cfg(test)]
mod tests {
    use wasm_bindgen_test::wasm_bindgen_test;

    use super::Units;

    #[wasm_bindgen_test]
    fn offsets_are_those_of_javascript() {
        let text = "a별😀é한글 plain text 😀😀😀 望远镜, 14 kg\u{301} 끝".repeat(3);
        let mut offsets = Units::of(&text);
        for (byte, _) in text.char_indices().chain([(text.len(), ' ')]) {
            let expected = text[..byte].encode_utf16().count();
            assert_eq!(offsets.at(byte) as usize, expected, "{byte}");
            assert_eq!(Units::of(&text).at(byte) as usize, expected, "{byte} at once");
        }
        assert_eq!(offsets.at(1), 1, "back again");
    }
}

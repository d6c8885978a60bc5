//! UTF-16 offsets of places in a text that come one behind the other, as those of an answer's citations do. A table of all
//! places, as [`Utf16Offsets`](citecore::Utf16Offsets) is, would take four times the text.

/// A place in a text, in bytes and in UTF-16 code units.
pub(super) struct Units<'t> {
    text: &'t str,
    byte: usize,
    units: u32,
}

impl<'t> Units<'t> {
    pub(super) fn of(text: &'t str) -> Self {
        Self { text, byte: 0, units: 0 }
    }

    /// The offset of what begins at a byte. To go back is to begin anew.
    pub(super) fn at(&mut self, byte: usize) -> u32 {
        if byte < self.byte {
            (self.byte, self.units) = (0, 0);
        }
        let between = self.text.as_bytes().get(self.byte..byte).unwrap_or_default();
        let (words, rest) = between.as_chunks::<8>();
        self.units += words.iter().map(|word| units(u64::from_le_bytes(*word), 8)).sum::<u32>();
        let mut last = [0; 8];
        for (byte, &own) in last.iter_mut().zip(rest) {
            *byte = own;
        }
        self.units += units(u64::from_le_bytes(last), rest.len() as u32);
        self.byte = byte;
        self.units
    }
}

/// How many code units begin in so many bytes, eight at most: each character has a first byte, and one of four bytes is two.
fn units(word: u64, bytes: u32) -> u32 {
    const LOWEST: u64 = 0x0101_0101_0101_0101;
    let [first, second, third, fourth] = [7, 6, 5, 4].map(|bit| word >> bit & LOWEST);
    bytes - (first & !second).count_ones() + (first & second & third & fourth).count_ones()
}

#[cfg(test)]
mod tests {
    use super::Units;

    #[test]
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

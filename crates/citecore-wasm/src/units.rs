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
        self.units += between.len() as u32;
        for word in words {
            self.count(u64::from_le_bytes(*word));
        }
        self.count(rest.iter().rfold(0, |word, &own| word << 8 | u64::from(own)));
        self.byte = byte;
        self.units
    }

    /// Counts what eight bytes have more than one code unit each.
    fn count(&mut self, word: u64) {
        if word & NOT_ASCII != 0 {
            self.units = self.units.wrapping_add(beyond(word));
        }
    }
}

/// The highest bits of eight bytes.
const NOT_ASCII: u64 = 0x8080_8080_8080_8080;

/// How many code units more begin in eight bytes than there are bytes, less than none as a rule: each character has a first byte,
/// and one of four bytes is two.
fn beyond(word: u64) -> u32 {
    let second = word << 1;
    let later = word & !second & NOT_ASCII;
    let of_four = word & second & word << 2 & word << 3 & NOT_ASCII;
    of_four.count_ones().wrapping_sub(later.count_ones())
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

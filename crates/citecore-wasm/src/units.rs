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
        // Each character has a first byte, and those of four bytes are two code units.
        let units = |byte: &u8| u32::from(byte & 0xc0 != 0x80) + u32::from(*byte >= 0xf0);
        self.units += between.iter().map(units).sum::<u32>();
        self.byte = byte;
        self.units
    }
}

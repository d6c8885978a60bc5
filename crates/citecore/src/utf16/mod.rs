//! Offsets as those count them who read an answer in JavaScript: in UTF-16 code units.

mod evidence;
mod read;
mod written;

/// The UTF-16 code units before every byte of a text.
///
/// ```
/// let offsets = citecore::Utf16Offsets::of("별😀!");
/// assert_eq!((offsets.at(3), offsets.at(7), offsets.at(8)), (1, 3, 4));
/// assert_eq!((offsets.byte(1, "별😀!"), offsets.byte(2, "별😀!")), (Some(3), None));
/// ```
pub struct Utf16Offsets(Vec<u32>);

impl Utf16Offsets {
    /// Those of a text. There is nothing to keep where each byte is one.
    pub fn of(text: &str) -> Self {
        if text.is_ascii() {
            return Self::none();
        }
        let mut units = Vec::with_capacity(text.len() + 1);
        let mut before = 0;
        for c in text.chars() {
            units.extend(std::iter::repeat_n(before, c.len_utf8()));
            before += c.len_utf16() as u32;
        }
        units.push(before);
        Self(units)
    }

    pub(crate) fn none() -> Self {
        Self(Vec::new())
    }

    /// The offset of what begins at a byte.
    pub fn at(&self, byte: usize) -> usize {
        self.0.get(byte).map_or(byte, |&units| units as usize)
    }

    /// The byte of `text`, whose offsets these are, at which an offset lies; none where that is inside a character or behind
    /// the end.
    pub fn byte(&self, offset: usize, text: &str) -> Option<usize> {
        let byte = if self.0.is_empty() {
            offset
        } else {
            self.0.partition_point(|&units| (units as usize) < offset)
        };
        (byte <= text.len() && self.at(byte) == offset).then_some(byte)
    }
}

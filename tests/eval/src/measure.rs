//! Places in an answer, by what stands before them.

/// Counts the letters and digits of a text that are in no mark.
///
/// A count names a place whatever becomes of marks, white space, Markdown and punctuation around it. What looks like a
/// mark is never counted, so that one that is missed or left out moves no place.
#[derive(Clone, Debug)]
pub(crate) struct Measure {
    /// Byte offsets of what is counted, in order.
    offsets: Vec<usize>,
}

impl Measure {
    pub(crate) fn of(text: &str) -> Self {
        let mut offsets = Vec::new();
        let mut at = 0;
        while let Some(c) = text[at..].chars().next() {
            match mark(&text[at..]) {
                Some(length) => at += length,
                None => {
                    if c.is_alphanumeric() {
                        offsets.push(at);
                    }
                    at += c.len_utf8();
                }
            }
        }
        Self { offsets }
    }

    /// How many stand before a byte offset.
    pub(crate) fn before(&self, offset: usize) -> usize {
        self.offsets.partition_point(|&counted| counted < offset)
    }

    /// How many the text has.
    pub(crate) fn all(&self) -> usize {
        self.offsets.len()
    }

    /// The text from the first that is counted between two counts to what follows the last; `text` is the one measured.
    pub(crate) fn slice<'t>(&self, text: &'t str, from: usize, to: usize) -> &'t str {
        let start = self.offsets.get(from).copied().unwrap_or(text.len());
        let end = self.offsets.get(to).copied().unwrap_or(text.len());
        if from < to { text[start..end].trim_end() } else { "" }
    }
}

/// The length of `[12]` where a text begins with one.
fn mark(text: &str) -> Option<usize> {
    let digits = text.strip_prefix('[')?.bytes().take_while(u8::is_ascii_digit).count();
    (digits > 0 && text[1 + digits..].starts_with(']')).then_some(digits + 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_and_digits_outside_of_marks_count() {
        let text = "**Ab** 1.5 é[12], 事实[1][2]。";
        let measure = Measure::of(text);
        assert_eq!(measure.all(), 7);
        let before = |part: &str| measure.before(text.find(part).unwrap());
        assert_eq!(
            [before("1.5"), before("[12]"), before("事"), before("[2]"), before("。")],
            [2, 5, 5, 7, 7]
        );
        assert_eq!(measure.before(text.len()), 7);
    }

    #[test]
    fn a_mark_more_or_less_moves_no_place() {
        let (with, without) = ("One [31] two", "One two");
        let place = |text: &str| Measure::of(text).before(text.find("two").unwrap());
        assert_eq!(place(with), place(without));
    }

    #[test]
    fn counts_slice_out_what_they_name() {
        let text = "One. “Two [1].” Three";
        let measure = Measure::of(text);
        assert_eq!(measure.slice(text, 0, 3), "One. “");
        assert_eq!(measure.slice(text, 3, 6), "Two [1].”");
        assert_eq!(measure.slice(text, 6, 11), "Three");
        assert_eq!(measure.slice(text, 4, 4), "");
        assert_eq!(measure.slice(text, 20, 30), "");
    }
}

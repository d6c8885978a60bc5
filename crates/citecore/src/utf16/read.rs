//! Answers that were written out and come back.

use std::ops::Range;

use crate::{Error, answer::Answer, utf16::Utf16Offsets};

impl Answer {
    /// An answer as [`Answer::in_utf16`] wrote it, read back: its offsets count code units still, and become bytes here.
    ///
    /// Errors: an offset lies inside a character or behind the text, a range ends before it begins, a citation isn't where it is said to
    /// be, or a statement has citations that the answer hasn't.
    ///
    /// ```
    /// use citecore::{Answer, AnswerOptions, Passage, Source, process_answer};
    ///
    /// let sources = [Source::new(1, Passage::new("별"))];
    /// let answer = process_answer("별이다[1].", &sources, &AnswerOptions::default());
    /// let read: Answer = serde_json::from_value(serde_json::to_value(answer.in_utf16()).unwrap()).unwrap();
    /// assert_eq!(read.from_utf16()?, answer);
    /// # Ok::<(), citecore::Error>(())
    /// ```
    #[allow(clippy::wrong_self_convention, reason = "it names what the offsets are, not the type")]
    pub fn from_utf16(mut self) -> Result<Self, Error> {
        let (text, raw) = (Utf16Offsets::of(&self.text), Utf16Offsets::of(&self.raw));
        for (index, citation) in self.citations.iter_mut().enumerate() {
            let (start, range) =
                (citation.start(), bytes(citation.range(), &text, &self.text, ("citations", index))?);
            let mark = joined!("[", citation.number(), "]");
            if self.text[range.clone()] != mark {
                return Err(Error::invalid_input(
                    joined!("citations[", index, "].start"),
                    joined!("there is no ", mark, " in the text at ", start, ": has it been changed?"),
                ));
            }
            citation.set_range(range);
        }
        for (index, statement) in self.statements.iter_mut().enumerate() {
            let range = bytes(statement.range(), &text, &self.text, ("statements", index))?;
            statement.set_range(range);
            for (name, run) in [("citations", statement.citations()), ("inherited", statement.inherited())] {
                if run.end > self.citations.len() {
                    return Err(Error::invalid_input(
                        joined!("statements[", index, "].", name),
                        "expected indexes of the answer's citations",
                    ));
                }
            }
        }
        for (index, dropped) in self.dropped.iter_mut().enumerate() {
            dropped.at = byte(dropped.at, &raw, &self.raw, "the text", ("dropped", index, "at"))?;
        }
        Ok(self)
    }
}

fn bytes(
    range: Range<usize>,
    offsets: &Utf16Offsets,
    text: &str,
    at: (&str, usize),
) -> Result<Range<usize>, Error> {
    let start = byte(range.start, offsets, text, "the text", (at.0, at.1, "start"))?;
    let end = byte(range.end, offsets, text, "the text", (at.0, at.1, "end"))?;
    if end < start {
        return Err(Error::invalid_input(
            joined!(at.0, "[", at.1, "].end"),
            "expected an offset behind its start",
        ));
    }
    Ok(start..end)
}

/// The byte at which an offset lies. `name` is what the text is called where there is none, `at` where the offset stands.
pub(super) fn byte(
    offset: usize,
    offsets: &Utf16Offsets,
    text: &str,
    name: &str,
    at: (&str, usize, &str),
) -> Result<usize, Error> {
    offsets.byte(offset, text).ok_or_else(|| {
        let path = joined!(at.0, "[", at.1, "].", at.2);
        Error::invalid_input(path, joined!("there is no character boundary of ", name, " at ", offset))
    })
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use crate::{Answer, AnswerOptions, Passage, Source, process_answer};

    #[test]
    fn what_an_answer_cannot_have_is_named() {
        let sources = [Source::new(1, Passage::new("별"))];
        let answer = process_answer("별이다[1]. 멀다[9].", &sources, &AnswerOptions::default());
        let written = serde_json::to_value(answer.in_utf16()).unwrap();
        let table: [(&str, Value, &str); 8] = [
            ("/text", json!("Hello. 별이다[1]. 멀다."), "citations[0].start"),
            ("/citations/0/number", json!(2), "citations[0].start"),
            ("/citations/0/start", json!(99), "citations[0].start"),
            ("/citations/0/end", json!(999), "citations[0].end"),
            ("/citations/0/end", json!(1), "citations[0].end"),
            ("/statements/0/citations", json!([5]), "statements[0].citations"),
            ("/statements/1/inherited", json!([0, 1]), "statements[1].inherited"),
            ("/dropped/0/at", json!(99), "dropped[0].at"),
        ];
        for (place, value, path) in table {
            let mut broken = written.clone();
            *broken.pointer_mut(place).unwrap() = value;
            let read: Answer = serde_json::from_value(broken).unwrap();
            assert_eq!(read.from_utf16().unwrap_err().path(), Some(path), "{place}");
        }
    }
}

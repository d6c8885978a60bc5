//! Offsets for those who count in UTF-16 code units, as JavaScript does.

use crate::{answer::Answer, exchange::Outcome};

impl Answer {
    /// The same answer with all offsets in UTF-16 code units.
    ///
    /// ```
    /// use citecore::{AnswerOptions, Passage, Source, process_answer};
    ///
    /// let sources = [Source::new(1, Passage::new("별"))];
    /// let answer = process_answer("별이다[1].", &sources, &AnswerOptions::default());
    /// assert_eq!((answer.citations[0].start, answer.citations[0].end), (9, 12));
    /// let answer = answer.in_utf16();
    /// assert_eq!((answer.citations[0].start, answer.citations[0].end), (3, 6));
    /// ```
    #[must_use]
    pub fn in_utf16(mut self) -> Self {
        let text = Units::of(&self.text);
        for citation in &mut self.citations {
            citation.start = text.at(citation.start);
            citation.end = text.at(citation.end);
        }
        for statement in &mut self.statements {
            statement.start = text.at(statement.start);
            statement.end = text.at(statement.end);
        }
        let raw = Units::of(&self.raw);
        for dropped in &mut self.dropped {
            dropped.at = raw.at(dropped.at);
        }
        self
    }
}

impl Outcome {
    /// The same outcome with all offsets in UTF-16 code units.
    #[must_use]
    pub fn in_utf16(self) -> Self {
        Self { answer: self.answer.in_utf16(), original: self.original.in_utf16(), ..self }
    }
}

/// The code units before every byte of a text; nothing to keep where each byte is one.
struct Units(Vec<usize>);

impl Units {
    fn of(text: &str) -> Self {
        if text.is_ascii() {
            return Self(Vec::new());
        }
        let mut units = Vec::with_capacity(text.len() + 1);
        let mut before = 0;
        for c in text.chars() {
            units.extend(std::iter::repeat_n(before, c.len_utf8()));
            before += c.len_utf16();
        }
        units.push(before);
        Self(units)
    }

    fn at(&self, byte: usize) -> usize {
        self.0.get(byte).copied().unwrap_or(byte)
    }
}

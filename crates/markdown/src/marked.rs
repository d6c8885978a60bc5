//! Markdown with a stand-in in the place of every citation.
//!
//! `[1]` itself would not do: `[1](…)` is a link, and a definition of the model's own gives `[1]` another meaning.

use std::borrow::Cow;

use citecore::{Answer, Segment};

/// Punctuation, as `[` and `]` are, so that emphasis opens and closes beside it as it would beside `[1]`; and nothing
/// to Markdown. A model that writes it itself is not mistaken: the place decides.
pub(crate) const STAND_IN: char = '\u{2058}';

/// Markdown and where its citations stand.
#[derive(Clone, Debug, Default)]
pub(crate) struct Marked {
    pub(crate) text: String,
    /// Offset of the stand-in and what it stands for, in the order of the text.
    citations: Vec<(usize, Cited)>,
    /// How many citations there were so far, those that were left out among them.
    count: usize,
    /// How many containers begin on the last line, [`IN_TEXT`] behind them.
    begun: usize,
}

/// So many containers begin on one line at the most, quotations and items of lists. The parser looks through all that are open at each
/// line: thousands of them would take as much time as thousands times the lines.
const MOST_BEGUN: usize = 100;
const IN_TEXT: usize = MOST_BEGUN + 1;
/// Is seen as a blank, but begins no item of a list and indents no code.
const FORM_FEED: char = '\x0c';

/// What a stand-in stands for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cited {
    pub(crate) number: usize,
    /// Which citation of the answer it is.
    pub(crate) index: usize,
}

impl Marked {
    pub(crate) fn push(&mut self, segment: &Segment<'_>) {
        match segment {
            Segment::Text { text } => self.write(text),
            Segment::Citation { numbers, .. } => numbers.iter().for_each(|&number| self.cite(number)),
        }
    }

    pub(crate) fn of_answer(answer: &Answer) -> Self {
        let mut marked = Self::default();
        let mut at = 0;
        for citation in &answer.citations {
            // Offsets that someone else counted may not fit; the text between them is shown either way.
            match answer.text.get(at..citation.start()) {
                Some(before) => {
                    marked.write(before);
                    marked.cite(citation.number());
                    at = citation.end();
                }
                None => marked.count += 1,
            }
        }
        marked.write(answer.text.get(at..).unwrap_or_default());
        marked
    }

    fn cite(&mut self, number: usize) {
        self.citations.push((self.text.len(), Cited { number, index: self.count }));
        self.count += 1;
        self.begun = IN_TEXT;
        self.text.push(STAND_IN);
    }

    /// Adds text, with a form feed for what would begin one container too many.
    fn write(&mut self, text: &str) {
        for c in text.chars() {
            let begins =
                c == '>' || matches!(c, ' ' | '\t') && self.text.ends_with(['-', '+', '*', '.', ')']);
            let mut written = c;
            match c {
                '\n' | '\r' => self.begun = 0,
                _ if begins && self.begun < MOST_BEGUN => self.begun += 1,
                _ if begins && self.begun == MOST_BEGUN => written = FORM_FEED,
                '-' | '+' | '*' | '.' | ')' | '0'..='9' | ' ' | '\t' => {}
                _ => self.begun = IN_TEXT,
            }
            self.text.push(written);
        }
    }

    /// Leaves the first `end` bytes out.
    pub(crate) fn drop_before(&mut self, end: usize) {
        self.text.drain(..end);
        let passed = self.citations.partition_point(|&(at, _)| at < end);
        self.citations.drain(..passed);
        self.citations.iter_mut().for_each(|(at, _)| *at -= end);
    }

    /// The citation that stands at this offset; none where the character is the model's own.
    pub(crate) fn cited_at(&self, offset: usize) -> Option<Cited> {
        let index = self.citations.binary_search_by_key(&offset, |&(at, _)| at).ok()?;
        Some(self.citations[index].1)
    }

    /// `text`, which Markdown made of the `source` at `start`, with its citations written out: `[1]`.
    pub(crate) fn written_out<'a>(&self, text: &'a str, source: &str, start: usize) -> Cow<'a, str> {
        if !text.contains(STAND_IN) {
            return Cow::Borrowed(text);
        }
        let mut numbers = source.match_indices(STAND_IN).map(|(at, _)| self.cited_at(start + at));
        let mut out = String::with_capacity(text.len());
        for (index, piece) in text.split(STAND_IN).enumerate() {
            if index > 0 {
                match numbers.next().flatten() {
                    Some(cited) => write_mark(&mut out, cited.number),
                    None => out.push(STAND_IN),
                }
            }
            out.push_str(piece);
        }
        Cow::Owned(out)
    }
}

pub(crate) fn write_mark(out: &mut String, number: usize) {
    out.push('[');
    out.push_str(&number.to_string());
    out.push(']');
}

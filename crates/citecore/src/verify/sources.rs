//! The sources that an answer's citations are held against.

use std::ops::Range;

use super::{text::Text, verdict::Evidence};
use crate::{answer::Answer, pairs::Pairs, passage::Passage};

/// The sources of an answer, each read once.
pub(super) struct Sources<'a> {
    /// The number of each in the context, with its text.
    pub(super) texts: Vec<(usize, Text<'a>)>,
    /// Which of them each reference stands for.
    cited: Vec<Range<usize>>,
    /// The references by their numbers.
    numbers: Pairs,
}

impl<'a> Sources<'a> {
    pub(super) fn read(answer: &'a Answer) -> Self {
        let mut sources = Self { texts: Vec::new(), cited: Vec::new(), numbers: Pairs::default() };
        let mut numbers = Vec::with_capacity(answer.references.len());
        for reference in &answer.references {
            let first = sources.texts.len();
            for source in &reference.passages {
                sources.add(source.number, &source.passage);
            }
            if reference.passages.is_empty() {
                sources.add(reference.original, &reference.passage);
            }
            numbers.push((reference.number, sources.cited.len()));
            sources.cited.push(first..sources.texts.len());
        }
        for source in &answer.uncited {
            sources.add(source.number, &source.passage);
        }
        sources.numbers = Pairs::new(numbers);
        sources
    }

    fn add(&mut self, number: usize, passage: &'a Passage) {
        self.texts.push((number, Text::read(&passage.text)));
    }

    /// The places of a reference's texts.
    pub(super) fn of(&self, number: usize) -> Option<&Range<usize>> {
        self.cited.get(self.numbers.get(number)?)
    }

    pub(super) fn evidence(&self, place: usize, range: Range<usize>) -> Evidence {
        let (number, text) = &self.texts[place];
        Evidence::new(*number, text.text, range)
    }
}

//! The sources that an answer's citations are held against.

use std::ops::Range;

use super::{text::Text, verdict::Evidence};
use crate::{
    answer::Answer, correct::named_sources, indexes::Indexes, numbering::key, pairs::Pairs, passage::Passage,
    source::Source,
};

/// How many passages of a cited document a citation is held against beside those that are cited: a reader who follows it
/// finds them all.
const MOST_SIBLINGS: usize = 16;

/// A citation of a document with more texts than these is held against those around the one that its mark names: all citations of it
/// against all that is cited of it would take time by the square of that.
const MOST_TEXTS: usize = 48;

/// The sources of an answer, each read once.
pub(super) struct Sources<'a> {
    /// The number of each in the context, with its title and behind that its text.
    pub(super) texts: Vec<(usize, Text<'a>)>,
    /// Which of them each reference stands for.
    cited: Vec<Range<usize>>,
    /// The references by their numbers.
    numbers: Pairs,
    /// For each citation the numbers in the context of what its mark names; empty where no document has more than [`MOST_TEXTS`].
    named: Vec<Vec<usize>>,
    /// The places of all texts by those numbers; as empty.
    by_number: Pairs,
}

impl<'a> Sources<'a> {
    pub(super) fn read(answer: &'a Answer) -> Self {
        let mut sources = Self {
            texts: Vec::new(),
            cited: Vec::new(),
            numbers: Pairs::default(),
            named: Vec::new(),
            by_number: Pairs::default(),
        };
        let mut documents = Indexes::default();
        let mut siblings: Vec<Vec<&Source>> = Vec::new();
        for (index, reference) in answer.references.iter().enumerate() {
            siblings.push(Vec::new());
            if let Some(key) = key(&reference.passage, true) {
                documents.insert(key, index);
            }
        }
        let mut others: Vec<&Source> = Vec::new();
        for source in &answer.uncited {
            let document = key(&source.passage, true).and_then(|key| documents.get(&key));
            match document.and_then(|index| siblings.get_mut(index)) {
                Some(siblings) if siblings.len() < MOST_SIBLINGS => siblings.push(source),
                _ => others.push(source),
            }
        }
        let mut numbers = Vec::with_capacity(answer.references.len());
        for (reference, siblings) in answer.references.iter().zip(siblings) {
            let first = sources.texts.len();
            for source in &reference.passages {
                sources.add(source.number, &source.passage);
            }
            if reference.passages.is_empty() {
                sources.add(reference.original, &reference.passage);
            }
            for sibling in siblings {
                sources.add(sibling.number, &sibling.passage);
            }
            numbers.push((reference.number, sources.cited.len()));
            sources.cited.push(first..sources.texts.len());
        }
        for source in others {
            sources.add(source.number, &source.passage);
        }
        sources.numbers = Pairs::new(numbers);
        if sources.cited.iter().any(|places| places.len() > MOST_TEXTS) {
            sources.named = named_sources(answer);
            let mut places = Vec::with_capacity(sources.texts.len());
            for (place, (number, _)) in sources.texts.iter().enumerate() {
                places.push((*number, place));
            }
            sources.by_number = Pairs::new(places);
        }
        sources
    }

    fn add(&mut self, number: usize, passage: &'a Passage) {
        Text::add_passage(passage, |text| self.texts.push((number, text)));
    }

    /// The places of a reference's texts.
    pub(super) fn of(&self, number: usize) -> Option<&Range<usize>> {
        self.cited.get(self.numbers.get(number)?)
    }

    /// The places of the texts that a citation of a reference is held against.
    pub(super) fn of_citation(&self, number: usize, citation: usize) -> Option<Range<usize>> {
        let Range { start, end } = self.of(number)?.clone();
        if end - start <= MOST_TEXTS {
            return Some(start..end);
        }
        let named = self.named.get(citation).and_then(|named| self.by_number.get(*named.first()?));
        let middle = named.filter(|place| (start..end).contains(place)).unwrap_or(start);
        Some(start.max(middle.saturating_sub(MOST_TEXTS / 2))..end.min(middle + MOST_TEXTS / 2))
    }

    pub(super) fn evidence(&self, place: usize, range: Range<usize>) -> Evidence {
        let (number, text) = &self.texts[place];
        Evidence::new(*number, text.text, range)
    }
}

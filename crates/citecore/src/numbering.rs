//! Which number each source gets: the first cited is 1, and sources of one document share theirs.

use std::collections::HashMap;

use crate::{
    answer::Reference,
    passage::{Passage, Source},
};

/// Gives out final numbers in the order in which sources are first cited.
#[derive(Clone, Debug)]
pub(crate) struct Numbering {
    references: Vec<Reference>,
    by_key: HashMap<String, usize>,
    /// By index of the source: the index of its reference.
    by_source: HashMap<usize, usize>,
    merge: bool,
    next: usize,
}

impl Numbering {
    /// `known` references keep their numbers; new ones go on behind the greatest of them.
    pub(crate) fn new(merge: bool, known: &[Reference]) -> Self {
        let mut numbering = Self {
            references: Vec::new(),
            by_key: HashMap::new(),
            by_source: HashMap::new(),
            merge,
            next: known.iter().map(|reference| reference.number).max().unwrap_or(0) + 1,
        };
        for reference in known {
            if let Some(key) = numbering.key(&reference.passage) {
                numbering.by_key.insert(key, numbering.references.len());
            }
            let reference = Reference { occurrences: 0, passages: Vec::new(), ..reference.clone() };
            numbering.references.push(reference);
        }
        numbering
    }

    /// The number of a source that is cited now. `index` tells it among the sources.
    pub(crate) fn cite(&mut self, index: usize, source: &Source) -> usize {
        let at = match self.by_source.get(&index) {
            Some(&at) => at,
            None => self.assign(index, source),
        };
        self.references[at].number
    }

    fn assign(&mut self, index: usize, source: &Source) -> usize {
        let key = self.key(&source.passage);
        let shared = key.as_ref().and_then(|key| self.by_key.get(key)).copied();
        let at = shared.unwrap_or(self.references.len());
        if shared.is_none() {
            self.references.push(Reference {
                passage: source.passage.clone(),
                number: self.next,
                relevance: source.relevance,
                original: source.number,
                occurrences: 0,
                passages: Vec::new(),
            });
            self.next += 1;
            self.by_key.extend(key.map(|key| (key, at)));
        }
        let reference = &mut self.references[at];
        if reference.passages.is_empty() {
            reference.original = source.number;
        }
        reference.passages.push(source.clone());
        self.by_source.insert(index, at);
        at
    }

    /// What makes two sources one document: their url, else their id. Apart from each other, they are one only where
    /// their text is the same too.
    fn key(&self, passage: &Passage) -> Option<String> {
        let own = passage.url.as_deref().map(|url| format!("url {url}"));
        let own = own.or_else(|| passage.id.as_deref().map(|id| format!("id {id}")))?;
        Some(if self.merge { own } else { format!("{own}\n{}", passage.text) })
    }

    /// What is cited so far, in the order of the first citations; nothing is counted yet.
    pub(crate) fn references(&self) -> impl Iterator<Item = &Reference> {
        self.references.iter().filter(|reference| !reference.passages.is_empty())
    }

    /// Is the source with that index cited?
    pub(crate) fn is_cited(&self, index: usize) -> bool {
        self.by_source.contains_key(&index)
    }

    /// The cited references by number, with how often each occurs.
    pub(crate) fn into_references(self, numbers: impl Iterator<Item = usize>) -> Vec<Reference> {
        let mut occurrences: HashMap<usize, usize> = HashMap::new();
        for number in numbers {
            *occurrences.entry(number).or_insert(0) += 1;
        }
        let mut cited: Vec<Reference> = self
            .references
            .into_iter()
            .filter_map(|reference| {
                let occurrences = *occurrences.get(&reference.number)?;
                Some(Reference { occurrences, ..reference })
            })
            .collect();
        cited.sort_by_key(|reference| reference.number);
        cited
    }
}

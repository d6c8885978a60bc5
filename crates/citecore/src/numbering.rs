//! Which number each source gets: the first cited is 1, and sources of one document share theirs.

use std::{iter::Filter, slice};

use crate::{
    indexes::Indexes,
    passage::{Passage, given},
    references::Reference,
    source::Source,
};

/// References of earlier turns with greater numbers aren't believed.
const GREATEST_KNOWN: usize = 1_000_000_000;

/// Gives out final numbers in the order in which sources are first cited.
#[derive(Clone, Debug)]
pub(crate) struct Numbering {
    /// In the order of their numbers.
    references: Vec<Reference>,
    by_key: Indexes,
    /// By index of the source: the index of its reference, once it is cited.
    by_source: Vec<Option<usize>>,
    merge: bool,
    /// The greatest number of an earlier turn.
    known: usize,
    next: usize,
}

impl Numbering {
    /// `known` references keep their numbers; new ones go on behind the greatest of them.
    pub(crate) fn new(merge: bool, known: &[Reference]) -> Self {
        let mut references: Vec<Reference> = Vec::new();
        for reference in known.iter().filter(|reference| reference.number <= GREATEST_KNOWN) {
            // Of two with one number the first is believed.
            if let Err(at) = references.binary_search_by_key(&reference.number, |other| other.number) {
                let reference = Reference { occurrences: 0, passages: Vec::new(), ..reference.clone() };
                references.insert(at, reference);
            }
        }
        let known = references.last().map_or(0, |reference| reference.number);
        let by_key = Indexes::default();
        let mut numbering = Self { references, by_key, by_source: Vec::new(), merge, known, next: known + 1 };
        for at in 0..numbering.references.len() {
            let passage = &numbering.references[at].passage;
            let mut keys = keys(passage, merge);
            if keys.iter().all(Option::is_none) {
                keys[0] = Some(key_of_before(passage));
            }
            numbering.note(keys, at);
        }
        numbering
    }

    /// Notes what the document of a reference is known by. Of two references with one key the first has it.
    fn note(&mut self, keys: [Option<String>; 2], at: usize) {
        for key in keys.into_iter().flatten() {
            if self.by_key.get(&key).is_none() {
                self.by_key.insert(key, at);
            }
        }
    }

    /// The reference of the document that a passage is of.
    fn of_document(&self, keys: &[Option<String>; 2], passage: &Passage) -> Option<usize> {
        let found = |key: &Option<String>| self.by_key.get(key.as_ref()?);
        keys.iter().filter_map(found).find(|&at| may_be_one(&self.references[at].passage, passage))
    }

    /// Has the document of a passage a reference?
    pub(crate) fn has_document(&self, passage: &Passage) -> bool {
        self.of_document(&keys(passage, self.merge), passage).is_some()
    }

    /// The greatest number of an earlier turn, 0 without any.
    pub(crate) fn known(&self) -> usize {
        self.known
    }

    /// The reference of a source that is cited now: its index among them all, and its number. `index` tells the source
    /// among the sources.
    pub(crate) fn cite(&mut self, index: usize, source: &Source) -> (usize, usize) {
        let known = self.by_source.get(index).copied().flatten();
        let at = known.unwrap_or_else(|| self.assign(index, source));
        (at, self.references[at].number)
    }

    fn assign(&mut self, index: usize, source: &Source) -> usize {
        let keys = keys(&source.passage, self.merge);
        let shared = if keys.iter().any(Option::is_some) {
            self.of_document(&keys, &source.passage)
        } else {
            // Two passages of one turn aren't one: the first takes the number of before.
            (self.by_key.get(&key_of_before(&source.passage)))
                .filter(|&at| self.references[at].passages.is_empty())
        };
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
        }
        self.note(keys, at);
        let reference = &mut self.references[at];
        if reference.passages.is_empty() {
            // Of a source that an earlier turn cites, this one may have found another passage.
            reference.passage = source.passage.clone();
            (reference.relevance, reference.original) = (source.relevance, source.number);
        }
        reference.passages.push(source.clone());
        if index >= self.by_source.len() {
            self.by_source.resize(index + 1, None);
        }
        self.by_source[index] = Some(at);
        at
    }

    /// What is cited so far, by number; nothing is counted yet.
    pub(crate) fn references(&self) -> Cited<'_> {
        cited(&self.references)
    }

    /// Is the source with that index cited?
    pub(crate) fn is_cited(&self, index: usize) -> bool {
        self.by_source.get(index).is_some_and(Option::is_some)
    }

    /// The cited references by number, with how often each of `numbers` occurs.
    pub(crate) fn into_references(mut self, numbers: impl Iterator<Item = usize>) -> Vec<Reference> {
        for number in numbers {
            // Without earlier turns they are numbered from 1 without gaps.
            let guess = number.saturating_sub(1);
            let found = match self.references.get(guess) {
                Some(reference) if reference.number == number => Ok(guess),
                _ => self.references.binary_search_by_key(&number, |reference| reference.number),
            };
            if let Ok(at) = found {
                self.references[at].occurrences += 1;
            }
        }
        self.references.retain(|reference| reference.occurrences > 0);
        self.references
    }
}

/// References that are cited, without those that only an earlier turn cites.
pub(crate) type Cited<'r> = Filter<slice::Iter<'r, Reference>, fn(&&Reference) -> bool>;

pub(crate) fn cited(references: &[Reference]) -> Cited<'_> {
    references.iter().filter(|reference| !reference.passages.is_empty())
}

/// What a document is known by first: its url, else its id.
pub(crate) fn key(passage: &Passage, merge: bool) -> Option<String> {
    keys(passage, merge).into_iter().flatten().next()
}

/// What makes two sources one document: their url, or their id. Kept apart, they are one only where their text is the same too.
fn keys(passage: &Passage, merge: bool) -> [Option<String>; 2] {
    let text = if merge { "" } else { &passage.text };
    [("url ", &passage.url), ("id ", &passage.id)]
        .map(|(field, own)| given(own).map(|own| joined!(field, own, "\n", text)))
}

/// Can passages with one id be of one document? Two indexes may have given it to two: where their urls differ, and what a reader knows them
/// by differs too, they aren't.
fn may_be_one(one: &Passage, other: &Passage) -> bool {
    let (ours, theirs) = (given(&one.url), given(&other.url));
    ours.is_none()
        || theirs.is_none()
        || ours == theirs
        || (one.title == other.title && one.source == other.source)
}

/// What a passage without url and id is known by in a later turn: all that a reader sees of it.
fn key_of_before(passage: &Passage) -> String {
    let Passage { text, title, source, page, .. } = passage;
    joined!("text ", title, "\n", source, "\n", page.unwrap_or(0), "\n", text)
}

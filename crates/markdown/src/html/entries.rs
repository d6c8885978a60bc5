//! The answer's references, each of them once, as citations and the list at the end name them.

use citecore::{Answer, Reference};

use super::{
    escape::escaped,
    labels::{HtmlLabels, numbered},
};

/// A reference that citations lead to.
pub(super) struct Entry<'a> {
    pub(super) reference: &'a Reference,
    /// Its name on one line, escaped.
    pub(super) name: String,
    /// How many citations lead to it.
    pub(super) cited: usize,
}

/// References by their numbers.
pub(super) struct Entries<'a>(Vec<Entry<'a>>);

impl<'a> Entries<'a> {
    /// Of references with the same number, which only answers by another's hand have, the first counts: an id stands once.
    pub(super) fn of(answer: &'a Answer, labels: &HtmlLabels) -> Self {
        let mut references: Vec<&Reference> = answer.references.iter().collect();
        references.sort_by_key(|reference| reference.number);
        references.dedup_by_key(|reference| reference.number);
        let entry = |reference: &'a Reference| Entry { reference, name: name(reference, labels), cited: 0 };
        Self(references.into_iter().map(entry).collect())
    }

    /// The reference that a citation leads to, from now on one more of them.
    pub(super) fn cite(&mut self, number: usize) -> Option<&Entry<'a>> {
        let at = self.0.binary_search_by_key(&number, |entry| entry.reference.number).ok()?;
        let entry = &mut self.0[at];
        entry.cited += 1;
        Some(entry)
    }

    /// No references at all.
    pub(super) fn none() -> Self {
        Self(Vec::new())
    }

    pub(super) fn iter(&self) -> std::slice::Iter<'_, Entry<'a>> {
        self.0.iter()
    }
}

/// Names may hold line ends and control characters: a space takes the place of each run of them.
fn name(reference: &Reference, labels: &HtmlLabels) -> String {
    let name = reference.passage.name();
    let name = name.map_or_else(|| numbered(&labels.source, reference.original), str::to_owned);
    let words = name.split(|c: char| c.is_whitespace() || c.is_control()).filter(|word| !word.is_empty());
    escaped(&words.collect::<Vec<_>>().join(" "))
}

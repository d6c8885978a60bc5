//! The rows and the columns of a table that a claim names: "Texts cost €0.19 in Zone 2" names "Texts" and "Zone 2".

use crate::verify::{
    number::Quantity,
    support::{MOST_TERMS, Part, Window},
    term::Term,
    text::{Cell, Table, Text},
};

/// So many labels at the most are held against each other, and so many words of each.
const MOST: usize = 16;

/// The table that the part of a source is in that has most of a claim.
pub(super) fn table<'t>(part: &'t Part<'_>) -> Option<Table<'t>> {
    let text = part.text;
    let within = |window: &Window| {
        (window.first..=window.last).rev().find_map(|sentence| text.table_at(text.sentences[sentence].start))
    };
    let found = part.sentence.as_ref().and_then(within).or_else(|| part.window.as_ref().and_then(within));
    found.map(|(table, ..)| table)
}

/// The words by which a claim names rows and columns.
#[derive(Clone, Copy)]
pub(super) struct Names<'a> {
    pub(super) claim: &'a Text<'a>,
    /// A number of the claim that names none: it is sought in a cell.
    pub(super) besides: Option<&'a Quantity>,
}

impl Names<'_> {
    /// The labels that the claim names: of which it has half of what they say, and none of which has less than another one of what tells
    /// the two apart.
    fn named(&self, labels: &[Cell<'_>]) -> Vec<usize> {
        let is_named = |at: &usize| {
            let (all, said) = self.count(&labels[*at]);
            said > 0 && 2 * said >= all
        };
        let (mut named, mut fitting) = (Vec::new(), Vec::new());
        named.extend((0..labels.len()).filter(is_named).take(MOST));
        for &at in &named {
            if !named.iter().any(|&other| self.are_another(&labels[at], &labels[other])) {
                fitting.push(at);
            }
        }
        fitting
    }

    /// The rows that the claim names.
    pub(super) fn rows(&self, table: &Table<'_>) -> Vec<usize> {
        self.named(&table.labels)
    }

    /// Does the claim have more than half of what a label says?
    pub(super) fn has_most(&self, label: &Cell<'_>) -> bool {
        let (all, said) = self.count(label);
        2 * said > all
    }

    /// How many words of a label say something, and how many of these the claim has.
    fn count(&self, label: &Cell<'_>) -> (usize, usize) {
        let words = || label.name.iter().filter(|term| counts(term)).take(MOST);
        (words().count(), words().filter(|term| self.has(term)).count())
    }

    /// The columns that the claim names, beside the first, which has the labels.
    pub(super) fn columns(&self, table: &Table<'_>) -> Vec<usize> {
        let mut named = self.named(&table.columns);
        named.retain(|&column| column > 0);
        named
    }

    /// Does the claim name the other one of two, by what tells them apart?
    pub(super) fn are_another(&self, own: &Cell<'_>, other: &Cell<'_>) -> bool {
        if self.has_any(alone(own.terms, other.terms)) {
            return false;
        }
        // What says little tells two apart where nothing else does: "Plan A" and "Plan B".
        let tells = alone(other.name, own.terms).any(counts);
        let mut theirs =
            alone(other.name, own.terms).filter(|term| counts(term) || !tells).take(MOST).peekable();
        theirs.peek().is_some() && theirs.all(|term| self.has(term))
    }

    /// Does the claim name no more than one of which the other one says more: "Basic", of "Basic with ads"?
    pub(super) fn is_less(&self, own: &Cell<'_>, other: &Cell<'_>) -> bool {
        let mut more = alone(own.terms, other.terms).peekable();
        more.peek().is_some() && !self.has_any(more) && alone(other.name, own.terms).next().is_none()
    }

    fn has_any<'t>(&self, words: impl Iterator<Item = &'t Term>) -> bool {
        words.take(MOST).any(|word| self.has(word))
    }

    /// Has the claim a word, or one of its family, elsewhere than in the number that is sought?
    pub(super) fn has(&self, word: &Term) -> bool {
        self.place(word).is_some()
    }

    /// Where the claim has a word first.
    pub(super) fn place(&self, word: &Term) -> Option<usize> {
        self.claim.terms.iter().take(MOST_TERMS).position(|term| {
            let within =
                self.besides.is_some_and(|number| number.start <= term.start && term.start < number.end);
            !within && (term.hash == word.hash || word.family != 0 && term.family == word.family)
        })
    }
}

/// Those of some words that others haven't.
fn alone<'t>(some: &'t [Term], others: &'t [Term]) -> impl Iterator<Item = &'t Term> {
    some.iter().filter(|term| !others.iter().any(|other| other.hash == term.hash))
}

/// Does a word of a label say something?
pub(super) fn counts(term: &Term) -> bool {
    term.number || term.digits || !term.entry.common
}

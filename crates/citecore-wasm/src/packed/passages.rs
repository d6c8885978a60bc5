//! Passages, and what is made of them.

use std::sync::Arc;

use citecore::{Passage, Reference, Relevance, Source};

use super::{Pack, Packer, Unpack, Unpacker, choices};

choices! {
    Relevance { High, Medium, Low }
}

impl Unpack for Passage {
    fn unpack(from: &mut Unpacker<'_>) -> Self {
        Self {
            text: from.value(),
            id: from.value(),
            title: from.value(),
            url: from.value(),
            score: from.value(),
            source: from.value(),
            year: from.value(),
            page: from.value(),
            updated: from.value(),
            embedding: from.value(),
            metadata: from.or_default(),
        }
    }
}

impl Pack for Passage {
    fn pack(&self, to: &mut Packer) {
        self.text.pack(to);
        self.id.pack(to);
        self.title.pack(to);
        self.url.pack(to);
        self.score.pack(to);
        self.source.pack(to);
        self.year.pack(to);
        self.page.pack(to);
        self.updated.pack(to);
        self.embedding.pack(to);
        if self.metadata.is_empty() {
            to.none();
        } else {
            to.some(&self.metadata);
        }
    }
}

impl Unpack for Arc<Passage> {
    fn unpack(from: &mut Unpacker<'_>) -> Self {
        Self::new(from.value())
    }
}

impl Unpack for Source {
    fn unpack(from: &mut Unpacker<'_>) -> Self {
        Self { passage: from.value(), number: from.value(), relevance: from.value() }
    }
}

impl Pack for Source {
    fn pack(&self, to: &mut Packer) {
        to.passage(&self.passage);
        self.number.pack(to);
        self.relevance.pack(to);
    }
}

impl Unpack for Reference {
    fn unpack(from: &mut Unpacker<'_>) -> Self {
        Self {
            passage: from.value(),
            number: from.value(),
            relevance: from.value(),
            original: from.value(),
            occurrences: from.or_default(),
            passages: from.or_default(),
        }
    }
}

impl Pack for Reference {
    fn pack(&self, to: &mut Packer) {
        to.passage(&self.passage);
        self.number.pack(to);
        self.relevance.pack(to);
        self.original.pack(to);
        to.some(&self.occurrences);
        if stands_for_itself(self) { to.none() } else { to.some(&self.passages) }
    }
}

/// Is its own passage the one that its number stands for? JavaScript makes it of what it has then.
fn stands_for_itself(reference: &Reference) -> bool {
    let Reference { passage, relevance, original, passages, .. } = reference;
    matches!(&passages[..], [own] if Arc::ptr_eq(&own.passage, passage)
        && own.relevance == *relevance && own.number == *original)
}

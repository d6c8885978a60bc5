//! The words of a shelf as they are typed, which mistyped ones are read by.

use std::collections::BTreeSet;

use tantivy::{Searcher, Term, schema::Field};

use crate::mistyped::{Vocabulary, typed};

/// The words of texts that may be meant by mistyped ones, each once, with spaces between.
pub(super) fn words(texts: &[&str]) -> String {
    let words: BTreeSet<String> = texts.iter().flat_map(|text| typed(text)).collect();
    words.into_iter().collect::<Vec<_>>().join(" ")
}

/// All words of a shelf.
pub(super) struct Known<'a> {
    /// The shelf's.
    pub(super) searcher: &'a Searcher,
    /// The field that has the terms of each chunk.
    pub(super) terms: Field,
    /// The field that has what [`words`] gives of it.
    pub(super) words: Field,
}

impl Vocabulary for Known<'_> {
    type Error = tantivy::TantivyError;

    fn holds(&self, term: &str) -> tantivy::Result<bool> {
        Ok(self.searcher.doc_freq(&Term::from_field_text(self.terms, term))? > 0)
    }

    fn each(&self, first: char, take: &mut dyn FnMut(&str)) -> tantivy::Result<()> {
        let first = first.to_string();
        for segment in self.searcher.segment_readers() {
            let index = segment.inverted_index(self.words)?;
            let mut words = index.terms().range().ge(first.as_bytes()).into_stream()?;
            while words.advance() && words.key().starts_with(first.as_bytes()) {
                if let Ok(word) = std::str::from_utf8(words.key()) {
                    take(word);
                }
            }
        }
        Ok(())
    }
}

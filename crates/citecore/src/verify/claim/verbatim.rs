//! Whether a text says a claim in its very words.
//!
//! How much it says is asked in three ways: the words of a short part of a statement and none of another, all of the claim wherever it
//! stands, or whole sentences of it and nothing more.

use super::Claim;
use crate::{
    find::places,
    place::{begins, has, run_end, run_start},
    verify::{
        support::Part,
        term::Term,
        text::{Text, joining},
    },
    words::{is_hangul, is_question_mark, is_unspaced},
};

impl Claim<'_> {
    /// Has a text its very words, but for the one that joins it, in a sentence without any that its statement hasn't?
    pub(super) fn is_said_in(&self, statement: &Self, part: &Part<'_>) -> bool {
        let terms = &self.text.terms;
        let joined = terms.first().is_some_and(|first| first.is_written(self.text.text, joining::CLAUSES));
        // A share isn't exact.
        let words = (terms.len() - usize::from(joined)) as f64 - 0.01;
        let is_ours = |term: &Term| {
            let is_sought = |claim: &Self| claim.search.place(term).is_some();
            term.entry.common || is_sought(self) || is_sought(statement)
        };
        part.run * terms.len() as f64 >= words
            && part.sentences.iter().any(|(sentence, has)| {
                has.families & self.search.all == self.search.all
                    && part.text.of_sentence(*sentence).iter().all(is_ours)
            })
    }

    /// Does a text say the claim word for word, in one of its sentences or in several that follow one another, and nothing more there?
    /// Whatever a gate takes it for, that is what the text says, unless it asks.
    pub(super) fn is_whole_in(&self, text: &Text<'_>) -> bool {
        let said = self.said();
        let is_whole = |start: usize| {
            let end = start + said.len();
            let behind = run_end(text.text, end, |c| !c.is_alphanumeric());
            let sentence = &text.sentences[text.sentence_at(start as u32)];
            let begins = run_end(text.text, sentence.start as usize, char::is_whitespace) == start;
            let ends = behind == text.text.len()
                || text.sentence_at(behind as u32) != text.sentence_at(end as u32 - 1);
            begins && ends && !has(&text.text[end..behind], is_question_mark)
        };
        !said.is_empty() && places(text.text, said).into_iter().any(is_whole)
    }

    /// Its words, without what ends them.
    pub(super) fn said(&self) -> &str {
        let said = self.text.text.trim();
        &said[..run_start(said, said.len(), |c| !c.is_alphanumeric())]
    }
}

/// Has a text these very words, the last of them whole? "Needs Python 3.1" isn't said of what needs 3.10.
pub(super) fn has_words(text: &str, words: &str) -> bool {
    let goes_on = |c: char| c.is_alphanumeric() && !is_unspaced(c) && !is_hangul(c);
    !words.is_empty() && places(text, words).iter().any(|at| !begins(text, at + words.len(), goes_on))
}

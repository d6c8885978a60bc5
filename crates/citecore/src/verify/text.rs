//! A text that is read once, for all that it is held against.

use std::ops::Range;

use super::{
    number::{Quantity, quantities},
    term::{Term, terms},
};
use crate::sentences;

/// A text with its sentences, terms and numbers.
pub(super) struct Text<'t> {
    pub(super) text: &'t str,
    pub(super) sentences: Vec<Range<u32>>,
    pub(super) terms: Vec<Term>,
    pub(super) quantities: Vec<Quantity>,
}

impl<'t> Text<'t> {
    pub(super) fn read(text: &'t str) -> Self {
        let sentences = split(text);
        let mut all = Vec::with_capacity(text.len() / 6);
        let mut sentence = 0;
        terms(text, |mut term| {
            while sentences.get(sentence + 1).is_some_and(|next| next.start <= term.start) {
                sentence += 1;
            }
            term.sentence = sentence as u32;
            all.push(term);
        });
        let quantities = quantities(text, &all);
        let mut next = quantities.iter().peekable();
        for term in &mut all {
            while next.next_if(|quantity| quantity.end <= term.start).is_some() {}
            term.number = next.peek().is_some_and(|quantity| quantity.start < term.end);
        }
        Self { text, sentences, terms: all, quantities }
    }

    /// The place of the sentence that a place of the text is in.
    pub(super) fn sentence_at(&self, at: u32) -> usize {
        self.sentences.partition_point(|sentence| sentence.start <= at).saturating_sub(1)
    }
}

/// The sentences of a text with paragraphs, headings and lists. A line ends a sentence unless the next one goes on with a small
/// letter, as lines of a fixed width do.
fn split(text: &str) -> Vec<Range<u32>> {
    let mut found = Vec::new();
    let mut start = 0;
    let mut at = 0;
    while at < text.len() {
        let end = text[at..].find('\n').map_or(text.len(), |length| at + length + 1);
        let goes_on = text[end..].starts_with(char::is_lowercase)
            && !text[at..end].trim_end().ends_with(['.', '!', '?', ':', '|']);
        if !goes_on || end - start > LONGEST_PARAGRAPH {
            let whole = |range: Range<usize>| (start + range.start) as u32..(start + range.end) as u32;
            found.extend(sentences(&text[start..end]).into_iter().map(whole));
            start = end;
        }
        at = end;
    }
    found
}

/// Lines are taken together up to this length, in bytes.
const LONGEST_PARAGRAPH: usize = 4000;

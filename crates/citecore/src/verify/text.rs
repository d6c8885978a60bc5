//! A text that is read once, for all that it is held against.

use std::ops::Range;

use super::{
    number::{Quantity, Written, quantities},
    place::{before, begins, first, last},
    term::{Term, terms},
};
use crate::{sentences, words::is_unspaced};

/// A text with its sentences, terms and numbers.
pub(super) struct Text<'t> {
    pub(super) text: &'t str,
    pub(super) sentences: Vec<Range<u32>>,
    pub(super) terms: Vec<Term>,
    pub(super) quantities: Vec<Quantity>,
    /// How many terms there are of each script.
    scripts: [usize; SCRIPTS],
}

/// Scripts that are told apart.
const SCRIPTS: usize = 7;

fn script(c: char) -> usize {
    match c {
        '\u{0}'..='\u{24f}' | '\u{1e00}'..='\u{1eff}' => 0,
        '\u{370}'..='\u{52f}' => 1,
        '\u{600}'..='\u{6ff}' => 2,
        '\u{900}'..='\u{97f}' => 3,
        '\u{ac00}'..='\u{d7a3}' => 4,
        c if is_unspaced(c) => 5,
        _ => 6,
    }
}

impl<'t> Text<'t> {
    pub(super) fn read(text: &'t str) -> Self {
        let sentences = split(text);
        let mut all = terms(text);
        let mut scripts = [0; SCRIPTS];
        let mut sentence = 0;
        for term in &mut all {
            while sentences.get(sentence + 1).is_some_and(|next| next.start <= term.start) {
                sentence += 1;
            }
            term.sentence = sentence as u32;
            if !term.digits {
                scripts[first(text, term.start as usize).map_or(0, script)] += 1;
            }
        }
        let quantities = quantities(text, &all);
        let mut left = &quantities[..];
        for term in &mut all {
            while let [quantity, rest @ ..] = left
                && (quantity.behind <= term.start
                    || matches!(quantity.written, Written::Either | Written::Apart(_)))
            {
                left = rest;
            }
            term.number = left.first().is_some_and(|quantity| quantity.start < term.end);
        }
        Self { text, sentences, terms: all, quantities, scripts }
    }

    /// Is most of it in a script that the others hardly have? Then it is in another language than they are.
    pub(super) fn is_foreign_to<'o>(&self, others: impl Iterator<Item = &'o Self>) -> bool
    where
        Self: 'o,
    {
        const HARDLY: usize = 20;
        let mut most = 0;
        for (script, &count) in self.scripts.iter().enumerate() {
            if count >= self.scripts[most] {
                most = script;
            }
        }
        let (mut all, mut theirs) = (0, 0);
        for other in others {
            all += other.scripts.iter().sum::<usize>();
            theirs += other.scripts[most];
        }
        self.scripts[most] * 2 >= self.scripts.iter().sum() && all > 0 && theirs * HARDLY < all
    }

    /// Does a sentence end as sentences do? Headings, menus and datelines don't.
    pub(super) fn is_whole(&self, sentence: usize) -> bool {
        let Range { start, end } = self.sentences[sentence];
        let text = &self.text[start as usize..end as usize];
        let end = before(text, text.len(), |c| !c.is_alphanumeric() && !is_stop(c));
        last(text, end).is_some_and(is_stop)
    }

    /// The terms of a sentence.
    pub(super) fn of_sentence(&self, sentence: usize) -> &[Term] {
        self.of_sentences(sentence, sentence)
    }

    /// The terms from a sentence to another one.
    pub(super) fn of_sentences(&self, first: usize, last: usize) -> &[Term] {
        let begin = |sentence: usize| self.terms.partition_point(|term| (term.sentence as usize) < sentence);
        &self.terms[begin(first)..begin(last + 1)]
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
        let line = &text[at..end];
        let ends = last(line, before(line, line.len(), char::is_whitespace));
        let goes_on =
            begins(text, end, char::is_lowercase) && !matches!(ends, Some('.' | '!' | '?' | ':' | '|'));
        if !goes_on || end - start > LONGEST_PARAGRAPH {
            for range in sentences(&text[start..end]) {
                found.push((start + range.start) as u32..(start + range.end) as u32);
            }
            start = end;
        }
        at = end;
    }
    found
}

/// Lines are taken together up to this length, in bytes.
const LONGEST_PARAGRAPH: usize = 4000;

fn is_stop(c: char) -> bool {
    matches!(c, '.' | '!' | '?' | ':' | ';' | '…' | '。' | '！' | '？' | '．' | '।' | '۔' | '؟')
}

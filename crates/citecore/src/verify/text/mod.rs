//! A text that is read once, for all that it is held against.
//!
//! [`Text::read`] cuts it into sentences, terms and numbers, tells its [`language`], and puts right what is known of a word where its
//! [`sense`] is another one: what denies ([`deny`]), what costs nothing ([`free`]), the [`noun`]s of German. Of a long text an [`excerpt`]
//! is held against a claim. [`outline`] tells under what a sentence stands, and [`table`] in which cell. [`joining`] has the words that
//! join what is said.

mod deny;
mod excerpt;
mod free;
pub(super) mod joining;
mod language;
mod noun;
mod outline;
mod sense;
mod table;

use std::{borrow::Cow, ops::Range};

use super::{
    clause::begins_clause,
    lexicon::Hedge,
    number::{Quantity, Written, is_limit, quantities},
    support::Part,
    term::{Term, terms},
};
use crate::{
    mark::last_bytes,
    passage::{Passage, given},
    phrases::ends_in,
    place::{begins, char_before, ends, run_start, without_first},
    statement::{is_full_stop, loose_sentences},
    words::{is_hangul, is_small},
};
pub(super) use excerpt::Excerpt;
use excerpt::Index;
use free::mark_free;
use language::Language;
pub(crate) use language::asked_in;
use noun::tell_nouns;
use outline::Outline;
pub(super) use outline::{is_item, is_numbered, leads_in};
use sense::Senses;
pub(super) use table::{Cell, Table};

/// How long the quotation marks and brackets are at the most that close a sentence behind its full stop, in bytes.
const LONGEST_CLOSE: usize = 40;

/// A text with its sentences, terms and numbers.
pub(super) struct Text<'t> {
    pub(super) text: &'t str,
    pub(super) sentences: Cow<'t, [Range<u32>]>,
    pub(super) terms: Vec<Term>,
    pub(super) quantities: Vec<Quantity>,
    /// It is the title of the text behind it, which a reader is shown with that, and never as what a claim rests on.
    pub(super) is_title: bool,
    language: Language,
    outline: Cow<'t, Outline>,
    /// Of a long text.
    index: Option<Index>,
}

impl<'t> Text<'t> {
    pub(super) fn read(text: &'t str) -> Self {
        let sentences = split(text);
        let mut terms = terms(text);
        let language = Language::of(text, &terms);
        place_in_sentences(&mut terms, &sentences);
        let mut senses = Senses::new(text, &sentences, &language);
        for place in 0..terms.len() {
            let (before, [term, ..]) = terms.split_at_mut(place) else { break };
            senses.put_right(term, before.last());
        }
        mark_free(text, &mut terms);
        if language.is_german() {
            tell_nouns(text, &mut terms);
        }
        let quantities = quantities(text, &terms);
        mark_numbers(&mut terms, &quantities);
        clear_limits(text, &mut terms, &quantities);
        let outline = Cow::Owned(Outline::new(text, &sentences));
        let index = Index::of(&terms, sentences.len());
        Self {
            text,
            sentences: Cow::Owned(sentences),
            terms,
            quantities,
            is_title: false,
            language,
            outline,
            index,
        }
    }

    /// Adds the texts of a passage: its title, where its text doesn't begin with that, and its text. What a page is about, its title
    /// may say alone.
    pub(super) fn add_passage(passage: &'t Passage, mut add: impl FnMut(Self)) {
        let begins = without_first(&passage.text, |c| !c.is_alphanumeric());
        if let Some(title) = given(&passage.title).filter(|&title| !begins.starts_with(title)) {
            add(Self { is_title: true, ..Self::read(title) });
        }
        add(Self::read(&passage.text));
    }

    /// Is it in another language than the others, which have so much of it?
    pub(super) fn is_foreign_to(&self, others: &[&Part<'_>], share: f64) -> bool {
        let mut theirs = Language::default();
        for other in others {
            theirs.add(&other.text.language);
        }
        self.language.is_foreign_to(&theirs, share)
    }

    /// Has no other language more common words in it than English?
    pub(super) fn is_english(&self) -> bool {
        self.language.is_english()
    }

    /// Is it in German?
    pub(super) fn is_german(&self) -> bool {
        self.language.is_german()
    }

    /// Does a sentence end as sentences do? Headings, menus and datelines don't.
    pub(super) fn ends_as_sentence(&self, sentence: usize) -> bool {
        let text = last_bytes(self.sentence(sentence), LONGEST_CLOSE);
        let end = run_start(text, text.len(), |c| !c.is_alphanumeric() && !is_stop(c));
        char_before(text, end).is_some_and(is_stop)
    }

    /// Does a clause begin between one of its terms and the next?
    pub(super) fn divides(&self, term: &Term, next: &Term) -> bool {
        let word = term.written(self.text);
        // The "e" of "e-mails" is no "and".
        let next_word =
            if self.text[next.end as usize..].starts_with('-') { "" } else { next.written(self.text) };
        begins_clause(self.between(term, next), next_word)
            || ends(word, is_hangul) && ends_in(word, "지만|하고|되고|이고|이며|으나|는데")
    }

    /// What stands between two terms: nothing between pairs of letters.
    pub(super) fn between(&self, term: &Term, next: &Term) -> &str {
        self.text.get(term.end as usize..next.start as usize).unwrap_or_default()
    }

    /// A sentence as it is written.
    pub(super) fn sentence(&self, sentence: usize) -> &'t str {
        let Range { start, end } = self.sentences[sentence];
        &self.text[start as usize..end as usize]
    }

    /// The sentences that one stands under.
    pub(super) fn heads(&self, sentence: usize) -> impl Iterator<Item = usize> + '_ {
        self.outline.heads(sentence)
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

    /// How many of its terms begin before a place.
    #[cfg_attr(target_family = "wasm", inline(never))]
    pub(super) fn terms_before(&self, at: u32) -> usize {
        self.terms.partition_point(|term| term.start < at)
    }

    /// Does something hold for a term of a number's sentence that is one of so many before the number, or of as many from there on?
    pub(super) fn has_near(&self, number: &Quantity, reach: usize, holds: &dyn Fn(&Term) -> bool) -> bool {
        let at = self.terms_before(number.start);
        let near = &self.terms[at.saturating_sub(reach)..(at + reach).min(self.terms.len())];
        let sentence = self.sentence_at(number.start) as u32;
        near.iter().any(|term| term.sentence == sentence && holds(term))
    }

    /// The place of the sentence that a place of the text is in.
    #[cfg_attr(target_family = "wasm", inline(never))]
    pub(super) fn sentence_at(&self, at: u32) -> usize {
        self.sentences.partition_point(|sentence| sentence.start <= at).saturating_sub(1)
    }
}

/// Tells each term the place of its sentence.
fn place_in_sentences(terms: &mut [Term], sentences: &[Range<u32>]) {
    let mut sentence = 0;
    for term in terms {
        while sentences.get(sentence + 1).is_some_and(|next| next.start <= term.start) {
            sentence += 1;
        }
        term.sentence = sentence as u32;
    }
}

/// Tells the terms that are part of a number. Those of what may be none are not.
fn mark_numbers(terms: &mut [Term], quantities: &[Quantity]) {
    let mut left = quantities;
    for term in terms {
        while let [quantity, rest @ ..] = left
            && (quantity.behind <= term.start
                || matches!(quantity.written, Written::Optional | Written::Apart(_)))
        {
            left = rest;
        }
        term.number = left.first().is_some_and(|quantity| quantity.start < term.end);
    }
}

/// How many terms before a number the denial of "no more than" stands.
const LIMIT: usize = 4;

/// What denies in "no more than 50" makes a limit of the number, and denies nothing.
fn clear_limits(text: &str, terms: &mut [Term], quantities: &[Quantity]) {
    let is_bound = |number: &&Quantity| matches!(number.hedge, Hedge::Above | Hedge::Below);
    for number in quantities.iter().filter(is_bound) {
        let start = number.start as usize;
        if is_limit(text, start) {
            let at = terms.partition_point(|term| term.start < number.start);
            let before = terms[at.saturating_sub(LIMIT)..at].iter_mut();
            if let Some(denial) = before.rev().find(|term| term.entry.negation) {
                denial.entry.negation = false;
            }
        }
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
        let ends = char_before(line, run_start(line, line.len(), char::is_whitespace));
        let goes_on = begins(text, end, is_small) && !matches!(ends, Some('.' | '!' | '?' | ':' | '|'));
        if !goes_on || end - start > LONGEST_PARAGRAPH {
            for range in loose_sentences(&text[start..end]) {
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
    matches!(c, ':' | ';') || is_full_stop(c)
}

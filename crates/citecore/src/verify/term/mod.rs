//! The terms of a text: its words as what two texts are held against each other by.
//!
//! A [`word`] is looked up as [`fold`] writes it, and without its [`ending`], by which forms of one word are one term; where words have
//! no spaces, its [`pair`]s of letters are the terms. [`around`] tells what a word is by those beside it, a [`particle`] what a verb is,
//! and [`state`] the names of states.

mod around;
mod ending;
mod fold;
mod pair;
mod particle;
mod state;
mod word;

use super::lexicon::{Entry, place};
use crate::{
    phrases::{is_among, is_among_in_any_case, next_item},
    place::run_end,
    words::{Run, lowercase, runs},
};
use around::Words;
use ending::strip;
pub(super) use ending::{is_korean_or_hindi, may_be_verb};
use fold::hash_of;
pub(super) use fold::{LetterHash, fold_into, hash};
use pair::pairs;
pub(super) use particle::Particles;

/// A word of a text, or a pair of letters where words have no spaces.
#[derive(Clone, Copy, Debug)]
pub(super) struct Term {
    /// Of its stem.
    pub(super) hash: u32,
    /// Of the word as it is written, whatever its case and accents.
    pub(super) form: u32,
    /// Of its beginning, by which words of one family are told; 0 where it is short.
    pub(super) family: u32,
    /// Of what it denies by what it begins with: of "members" in "non-members"; 0 where that is nothing.
    pub(super) denies: u32,
    /// Where it stands, in bytes.
    pub(super) start: u32,
    pub(super) end: u32,
    /// The place of its sentence.
    pub(super) sentence: u32,
    /// The byte that what is written so begins with, whatever its case and accents.
    first: u8,
    /// What is known of it.
    pub(super) entry: Entry,
    /// It begins with a capital letter.
    pub(super) capital: bool,
    /// It has that as a noun of German, where every noun has one.
    pub(super) noun: bool,
    /// A pair of letters.
    pub(super) pair: bool,
    /// It has digits in it.
    pub(super) digits: bool,
    /// It is part of a number that has been read.
    pub(super) number: bool,
    /// It is in the condition that a sentence begins with.
    pub(super) conditional: bool,
    /// It says that something costs nothing.
    pub(super) free: bool,
}

impl Term {
    /// As it stands in its text. Apart: it is asked for at dozens of places.
    #[cfg_attr(target_family = "wasm", inline(never))]
    pub(super) fn written<'t>(&self, text: &'t str) -> &'t str {
        &text[self.start as usize..self.end as usize]
    }

    /// Is it one of some words, whatever its case and accents? They are in lower case and without any.
    pub(super) fn is_one(&self, words: &str) -> bool {
        let mut from = 0;
        while let Some(start) = next_item(words.as_bytes(), from, b' ', self.first, 0) {
            let word = &words[start..run_end(words, start, |c| c != ' ')];
            if self.form == hash_of(word, word.len()) {
                return true;
            }
            from = start + 1;
        }
        false
    }

    /// Is it written as one of some words is?
    pub(super) fn is_written(&self, text: &str, words: &str) -> bool {
        is_among(words, self.written(text))
    }

    /// Is it written as one of some words is, whatever its case? They are in lower case.
    pub(super) fn is_written_in_any_case(&self, text: &str, words: &str) -> bool {
        let written = self.written(text);
        if !written.is_ascii() {
            return is_among(words, &lowercase(written));
        }
        is_among_in_any_case(words, written)
    }
}

/// The term so many steps on from a place, or back from it.
#[cfg_attr(target_family = "wasm", inline(never))]
pub(super) fn away(terms: &[Term], from: usize, steps: usize, back: bool) -> Option<&Term> {
    terms.get(if back { from.wrapping_sub(steps) } else { from.wrapping_add(steps) })
}

/// Does one of some terms deny?
#[cfg_attr(target_family = "wasm", inline(never))]
pub(super) fn deny(terms: &[Term]) -> bool {
    terms.iter().any(|term| term.entry.negation)
}

/// The terms of a text, in order; their sentences are set by whoever knows of them.
pub(super) fn terms(text: &str) -> Vec<Term> {
    let mut found = Vec::with_capacity(text.len() / 6);
    let mut words = Words::new(text);
    let start = |run: &str| run.as_ptr() as usize - text.as_ptr() as usize;
    for run in runs(text) {
        match run {
            Run::Word(written) => words.add(written, start(written), &mut found),
            Run::Unspaced(run) => pairs(run, start(run), &mut found),
        }
    }
    found
}

/// The stems of a text's words, for counting how frequent they are.
pub fn claim_stems(text: &str) -> Vec<String> {
    let mut stems = Vec::new();
    for term in terms(text) {
        if !term.pair && !term.digits && !term.entry.common {
            let mut stem = String::new();
            fold_into(term.written(text), &mut stem);
            strip(&mut stem);
            stems.push(stem);
        }
    }
    stems
}

/// The place of a stem in the table of frequent ones.
pub fn stem_place(stem: &str) -> u32 {
    place(hash(stem)) as u32
}

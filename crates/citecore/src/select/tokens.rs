//! Words as numbers: what is compared by the thousand is hashed, not copied.

use crate::{
    place,
    words::{Run, is_unspaced, lower_of, runs, stem},
};

/// Hashes to the same number on every platform, unlike those of the standard library.
#[derive(Clone, Copy)]
pub(super) struct Hash(u64);

impl Hash {
    pub(super) const fn new(seed: u64) -> Self {
        Self(seed ^ 0x9e37_79b9_7f4a_7c15)
    }

    pub(super) fn with(self, value: u64) -> Self {
        Self((self.0 ^ value).wrapping_mul(0xff51_afd7_ed55_8ccd).rotate_left(29))
    }

    pub(super) fn end(self) -> u64 {
        let mixed = (self.0 ^ (self.0 >> 33)).wrapping_mul(0xc4ce_b9fe_1a85_ec53);
        mixed ^ (mixed >> 33)
    }

    /// Of a text, case aside. Most letters are of ASCII, which needs no tables to be folded.
    pub(super) fn of(text: &str) -> u64 {
        let mut hash = Self::new(0);
        for c in text.chars() {
            hash = hash.with_letter(if c.is_ascii() { c.to_ascii_lowercase() } else { lower_of(c) });
        }
        hash.end()
    }

    fn with_letter(self, c: char) -> Self {
        self.with(u64::from(u32::from(c)))
    }
}

/// A word of a text, or a letter where words aren't spaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Token {
    pub(super) hash: u64,
    /// It holds a digit.
    pub(super) is_figure: bool,
}

/// Takes in the tokens of a text in their order, case aside.
pub(super) fn each_token(text: &str, mut take: impl FnMut(Token)) {
    for run in runs(text) {
        match run {
            Run::Word(word) => {
                take(Token { hash: Hash::of(word), is_figure: place::has(word, char::is_numeric) });
            }
            Run::Unspaced(run) => {
                for c in run.chars() {
                    take(Token { hash: Hash::new(0).with_letter(c).end(), is_figure: false });
                }
            }
        }
    }
}

/// What a text is about: the stems of its words, pairs of letters where words aren't spaced.
pub(super) fn terms(text: &str) -> Vec<u64> {
    let mut terms = Vec::new();
    for run in runs(text) {
        match run {
            Run::Word(word) => terms.push(Hash::of(stem(word))),
            Run::Unspaced(run) => {
                let mut before: Option<Hash> = None;
                for (at, c) in run.char_indices() {
                    let lone = Hash::new(0).with_letter(c);
                    match before.replace(lone) {
                        Some(before) => terms.push(before.with_letter(c).end()),
                        None if at + c.len_utf8() == run.len() => terms.push(lone.end()),
                        None => {}
                    }
                }
            }
        }
    }
    terms
}

/// Adds the letters of a text in lower case.
pub(super) fn push_folded(folded: &mut String, text: &str) {
    for c in text.chars() {
        folded.push(lower_of(c));
    }
}

/// A text's letters with case and white space aside: every run of it is one space, none stands at an end.
pub(super) fn squeezed(text: &str) -> String {
    let mut squeezed = String::with_capacity(text.len());
    for part in text.split_whitespace() {
        if !squeezed.is_empty() {
            squeezed.push(' ');
        }
        push_folded(&mut squeezed, part);
    }
    squeezed
}

/// How letters of a script that isn't spaced make words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Script {
    /// Chinese and Japanese: a word has two letters in the mean.
    Han,
    /// What Japanese borrows: a run is a word.
    Katakana,
    /// Thai, Lao, Khmer: a word has four letters or more.
    Southern,
}

impl Script {
    pub(super) fn of(c: char) -> Option<Self> {
        match c {
            '\u{30a0}'..='\u{30ff}' => Some(Self::Katakana),
            '\u{e00}'..='\u{eff}' | '\u{1780}'..='\u{17ff}' => Some(Self::Southern),
            _ => is_unspaced(c).then_some(Self::Han),
        }
    }

    /// How many words letters stand for whose pairs, so many, were found one behind the other.
    pub(super) fn words(self, pairs: usize) -> usize {
        let mean = if self == Self::Southern { 4 } else { 2 };
        if pairs == 0 { 0 } else { ((pairs + 1) / mean).max(1) }
    }
}

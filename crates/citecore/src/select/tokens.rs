//! Words as numbers: what is compared by the thousand is hashed, not copied.

use crate::words::{Piece, is_unspaced, lower_of, pieces, stem};

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

    pub(super) fn of(letters: impl Iterator<Item = char>) -> u64 {
        letters.fold(Self::new(0), |hash, c| hash.with(u64::from(u32::from(c)))).end()
    }

    /// Of a word, case aside. Most are of ASCII, which needs no tables to be folded.
    fn of_word(word: &str) -> u64 {
        if word.is_ascii() {
            Self::of(word.bytes().map(|byte| char::from(byte.to_ascii_lowercase())))
        } else {
            Self::of(folded(word))
        }
    }
}

/// A word of a text, or a letter where words aren't spaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Token {
    pub(super) hash: u64,
    /// It holds a digit.
    pub(super) is_figure: bool,
}

/// The tokens of a text in their order, case aside.
pub(super) fn tokens(text: &str) -> impl Iterator<Item = Token> + '_ {
    pieces(text).flat_map(|piece| {
        let (word, run) = match piece {
            Piece::Word(word) => (Some(word), ""),
            Piece::Unspaced(run) => (None, run),
        };
        let word =
            word.map(|word| Token { hash: Hash::of_word(word), is_figure: word.contains(char::is_numeric) });
        let letters = run.chars().map(|c| Token { hash: Hash::of(std::iter::once(c)), is_figure: false });
        word.into_iter().chain(letters)
    })
}

/// What a text is about: the stems of its words, pairs of letters where words aren't spaced.
pub(super) fn terms(text: &str) -> impl Iterator<Item = u64> + '_ {
    pieces(text).flat_map(|piece| {
        let (word, run) = match piece {
            Piece::Word(word) => (Some(Hash::of_word(stem(word))), ""),
            Piece::Unspaced(run) => (None, run),
        };
        let mut letters = run.chars();
        let first = letters.next();
        let lone = first.filter(|_| letters.as_str().is_empty()).map(|c| Hash::of(std::iter::once(c)));
        let pairs = run.chars().zip(letters).map(|(a, b)| Hash::of([a, b].into_iter()));
        word.or(lone).into_iter().chain(pairs)
    })
}

/// The letters of a text in lower case.
pub(super) fn folded(text: &str) -> impl Iterator<Item = char> + '_ {
    text.chars().map(lower_of)
}

/// A text's letters with case and white space aside: every run of it is one space, none stands at an end.
pub(super) fn squeezed(text: &str) -> impl Iterator<Item = char> + '_ {
    text.split_whitespace()
        .enumerate()
        .flat_map(|(index, part)| (index > 0).then_some(' ').into_iter().chain(folded(part)))
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

    /// How many words a stretch of so many letters, found together, stands for.
    pub(super) fn words(self, letters: usize) -> usize {
        match self {
            Self::Han => (letters / 2).max(1),
            Self::Katakana => 1,
            Self::Southern => (letters / 4).max(1),
        }
    }
}

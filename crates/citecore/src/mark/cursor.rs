//! Reading ahead in text that may not be there yet.

use super::bytes::floor_boundary;
use crate::{phrases::Phrases, place::Kind};

/// Why a reader stopped before its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stop {
    /// What is there already tells that this is something else.
    No,
    /// What is there fits, and it takes more text to tell.
    More,
}

/// What a reader read, none where there is something else.
#[inline]
pub(crate) fn optional<T>(read: Result<T, Stop>) -> Result<Option<T>, Stop> {
    match read {
        Ok(value) => Ok(Some(value)),
        Err(Stop::No) => Ok(None),
        Err(Stop::More) => Err(Stop::More),
    }
}

/// A place in text of which more may come.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cursor<'t> {
    text: &'t str,
    /// How far it has read, in bytes.
    pub(crate) at: usize,
    /// No text comes after this.
    pub(super) last: bool,
}

impl<'t> Cursor<'t> {
    pub(crate) fn new(text: &'t str, last: bool) -> Self {
        Self { text, at: 0, last }
    }

    pub(crate) fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    pub(crate) fn read(&self) -> &'t str {
        &self.text[..self.at]
    }

    /// The next character, none at the end of the text.
    #[inline]
    pub(crate) fn peek(&self) -> Result<Option<char>, Stop> {
        match self.text.as_bytes().get(self.at) {
            Some(byte) if byte.is_ascii() => Ok(Some(char::from(*byte))),
            None if !self.last => Err(Stop::More),
            _ => Ok(self.rest().chars().next()),
        }
    }

    pub(crate) fn next(&mut self) -> Result<Option<char>, Stop> {
        let next = self.peek()?;
        self.at += next.map_or(0, char::len_utf8);
        Ok(next)
    }

    /// How many spaces are ahead.
    pub(super) fn spaces(&self) -> usize {
        let rest = self.rest().as_bytes();
        rest.iter().position(|&byte| byte != b' ').unwrap_or(rest.len())
    }

    /// Reads `expected` where it stands next, its ASCII letters in any case.
    pub(crate) fn eat(&mut self, expected: &str) -> Result<bool, Stop> {
        let rest = self.rest().as_bytes();
        let there = rest.len().min(expected.len());
        if !rest[..there].eq_ignore_ascii_case(&expected.as_bytes()[..there]) {
            return Ok(false);
        }
        if there < expected.len() {
            return if self.last { Ok(false) } else { Err(Stop::More) };
        }
        self.at += expected.len();
        Ok(true)
    }

    pub(crate) fn expect(&mut self, expected: &str) -> Result<(), Stop> {
        if self.eat(expected)? { Ok(()) } else { Err(Stop::No) }
    }

    /// Reads the first of some words that stands next.
    pub(super) fn eat_one(&mut self, words: &'static str) -> Result<bool, Stop> {
        for word in Phrases(words) {
            if self.eat(word)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Reads characters as long as they are of a kind, gives how many bytes they are.
    pub(crate) fn skip_while(&mut self, kind: Kind) -> Result<usize, Stop> {
        let from = self.at;
        while let Some(c) = self.peek()? {
            if !kind(c) {
                break;
            }
            self.at += c.len_utf8();
        }
        Ok(self.at - from)
    }

    /// Reads this character, which is ASCII, as often as it stands next; gives how often it does.
    pub(super) fn skip_run(&mut self, of: char) -> Result<usize, Stop> {
        let from = self.at;
        while self.peek()? == Some(of) {
            self.at += 1;
        }
        Ok(self.at - from)
    }

    /// Reads spaces and tabs.
    pub(crate) fn skip_blanks(&mut self) -> Result<usize, Stop> {
        if self.rest().as_bytes().first().is_some_and(|byte| !matches!(byte, b' ' | b'\t')) {
            return Ok(0);
        }
        self.skip_while(|c| matches!(c, ' ' | '\t'))
    }
}

/// How far behind the bound a reader may look, in bytes.
const LOOK_BEHIND: usize = 4;

/// Reads with a bound: what fits but is longer than `bound` bytes is something else. So a decision never hangs on how
/// much text happens to be there.
pub(crate) fn bounded<T>(
    text: &str,
    last: bool,
    bound: usize,
    read: impl FnOnce(&mut Cursor<'_>) -> Result<T, Stop>,
) -> Result<(usize, T), Stop> {
    let window = &text[..floor_boundary(text, bound + LOOK_BEHIND)];
    let cut = window.len() < text.len();
    let mut cursor = Cursor::new(window, last && !cut);
    match read(&mut cursor) {
        Ok(value) if cursor.at <= bound => Ok((cursor.at, value)),
        Ok(_) => Err(Stop::No),
        Err(Stop::More) if cut => Err(Stop::No),
        Err(stop) => Err(stop),
    }
}

//! Texts that are the same whatever their case, in place of the crate of this name. Its table of letters is 7 KB of what a reader's
//! browser loads, for the labels of links in Markdown; the engine has a table of its own already. As that crate, it takes labels
//! for the same whose small letters are; unlike it, not "ß" for "ss". Elsewhere it has the standard library's letters, which the engine's
//! are too: a dependency's build script is compiled with it, and waits for no engine.
#![forbid(unsafe_code)]

use std::{
    cmp::Ordering,
    hash::{Hash, Hasher},
    ops::Deref,
};

#[cfg(target_family = "wasm")]
use citecore::lower_of as small;

/// A text that is compared, and looked up, whatever its case.
///
/// ```
/// use unicase::UniCase;
///
/// assert_eq!(UniCase::new("Été"), UniCase::new("ÉTÉ"));
/// assert_eq!(UniCase::new("ΟΔΟΣ"), UniCase::new("οδος"));
/// assert_ne!(UniCase::new("Été"), UniCase::new("Ete"));
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct UniCase<S>(S);

impl<S> UniCase<S> {
    /// Of a text.
    pub const fn new(text: S) -> Self {
        Self(text)
    }

    /// Of a text that has no letters beyond ASCII.
    pub const fn ascii(text: S) -> Self {
        Self(text)
    }

    /// Of a text that may have some.
    pub const fn unicode(text: S) -> Self {
        Self(text)
    }
}

impl<S: AsRef<str>> UniCase<S> {
    fn letters(&self) -> impl Iterator<Item = char> + '_ {
        // A sigma at a word's end is another letter.
        self.0.as_ref().chars().map(|c| if c == 'ς' { 'σ' } else { small(c) })
    }
}

#[cfg(not(target_family = "wasm"))]
fn small(c: char) -> char {
    c.to_lowercase().next().unwrap_or(c)
}

impl<S: AsRef<str>> AsRef<str> for UniCase<S> {
    fn as_ref(&self) -> &str {
        self.0.as_ref()
    }
}

impl<S> Deref for UniCase<S> {
    type Target = S;

    fn deref(&self) -> &S {
        &self.0
    }
}

impl<S> From<S> for UniCase<S> {
    fn from(text: S) -> Self {
        Self(text)
    }
}

impl<S: AsRef<str>> PartialEq for UniCase<S> {
    fn eq(&self, other: &Self) -> bool {
        self.letters().eq(other.letters())
    }
}

impl<S: AsRef<str>> Eq for UniCase<S> {}

impl<S: AsRef<str>> PartialOrd for UniCase<S> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<S: AsRef<str>> Ord for UniCase<S> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.letters().cmp(other.letters())
    }
}

impl<S: AsRef<str>> Hash for UniCase<S> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        for letter in self.letters() {
            letter.hash(hasher);
        }
        // No text hashes as the beginning of another one.
        hasher.write_u8(0xff);
    }
}

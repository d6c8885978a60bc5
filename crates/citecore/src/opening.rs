//! What an answer may have before it begins, which is left out: what a model thinks aloud, and the prefix.

use crate::{mark::Stop, prefix::read_prefix, thoughts};

/// Passes what an answer has before it begins, however often that stands there.
#[derive(Clone, Debug)]
pub(crate) struct Opening {
    state: State,
    strip_prefix: bool,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum State {
    /// The thoughts of a model that thinks aloud may yet come.
    Untold,
    /// It thinks.
    Thoughts,
    /// The prefix may yet come.
    Prefix,
    /// What was read last takes the white space behind it along.
    Blank,
    /// The answer has begun.
    Over,
}

impl Opening {
    pub(crate) fn new(strip_prefix: bool) -> Self {
        Self { state: State::Untold, strip_prefix }
    }

    /// How much of what comes next is left out, and whether the answer has begun behind it; if not, more text is needed.
    pub(crate) fn pass(&mut self, text: &str, last: bool) -> (usize, bool) {
        let mut at = 0;
        while self.state != State::Over {
            let rest = &text[at..];
            let (read, behind, otherwise) = match self.state {
                State::Untold => {
                    let begun = if self.strip_prefix { State::Prefix } else { State::Over };
                    (thoughts::read_tag(rest, last), State::Thoughts, begun)
                }
                State::Prefix => (read_prefix(rest, last), State::Blank, State::Over),
                State::Thoughts => match thoughts::end(rest) {
                    Ok(length) => (Ok(length), State::Blank, State::Blank),
                    Err(passed) => return (at + passed, false),
                },
                State::Blank | State::Over => {
                    let blank = rest.len() - rest.trim_start().len();
                    let told = if blank == rest.len() { State::Blank } else { State::Untold };
                    (Ok(blank), told, told)
                }
            };
            let length = match read {
                Ok(length) => length,
                Err(Stop::More) => return (at, false),
                Err(Stop::No) => 0,
            };
            self.state = if read.is_ok() { behind } else { otherwise };
            at += length;
            if length == rest.len() {
                return (at, false);
            }
        }
        (at, true)
    }
}

/// Where an answer begins; at its end where it has nothing but thoughts.
pub(crate) fn behind_opening(answer: &str, strip_prefix: bool) -> usize {
    let (at, begun) = Opening::new(strip_prefix).pass(answer, true);
    if begun { at } else { answer.len() }
}

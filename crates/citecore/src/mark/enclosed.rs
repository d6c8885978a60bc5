//! What may enclose a mark so that it is none: a link's text, math.

use super::{
    bytes::floor_boundary,
    cursor::{Stop, optional},
    link::read_target,
};
use crate::{find, place};

/// How far ahead the end of an enclosure is looked for, in bytes. It bounds what a stream holds back for it.
const ENCLOSED_REACH: usize = 400;

/// What is open at a place of a paragraph.
#[derive(Clone, Debug, Default)]
pub(crate) struct Enclosures {
    brackets: usize,
    /// The kinds of math that may have begun.
    math: [bool; CLOSING.len()],
}

/// How math is enclosed.
#[derive(Clone, Copy)]
pub(crate) enum Math {
    Parentheses,
    Brackets,
    Dollars,
    Dollar,
}

/// What closes each of them.
const CLOSING: [&str; 4] = ["\\)", "\\]", "$$", "$"];

impl Enclosures {
    pub(crate) fn open(&mut self, math: Math) {
        self.math[math as usize] = true;
    }

    pub(crate) fn close(&mut self, math: Math) {
        self.math[math as usize] = false;
    }

    /// Opens what the same characters close.
    pub(crate) fn toggle(&mut self, math: Math) {
        self.math[math as usize] ^= true;
    }

    /// Passes one dollar. It begins math behind what is no word and before what is neither a space nor an amount of money, where it
    /// ends none.
    pub(crate) fn pass_dollar(&mut self, before: &str, next: Option<char>) {
        let open = &mut self.math[Math::Dollar as usize];
        *open = !*open
            && !place::ends(before, char::is_alphanumeric)
            && next.is_some_and(|c| !c.is_whitespace() && !c.is_ascii_digit());
    }

    pub(crate) fn open_brackets(&mut self, count: usize) {
        self.brackets += count;
    }

    pub(crate) fn close_bracket(&mut self) {
        self.brackets = self.brackets.saturating_sub(1);
    }

    pub(crate) fn brackets(&self) -> usize {
        self.brackets
    }
}

/// Is a place inside of a link's text or math that is open there, going by what follows it?
pub(crate) fn encloses(open: &Enclosures, after: &str, last: bool) -> Result<bool, Stop> {
    let math = open.math.contains(&true);
    if open.brackets == 0 && !math {
        return Ok(false);
    }
    let end = floor_boundary(after, ENCLOSED_REACH);
    let window = &after[..end];
    let whole = last || end < after.len();
    if math {
        let ends = ["\n\n", "\n\r\n", "\n#"].iter().filter_map(|end| find::find(window, end)).min();
        let paragraph = ends.map_or(window, |end| &window[..end]);
        // What comes may still be of the paragraph, and of the word that begins behind a dollar.
        let open_end = paragraph.len() == window.len() && !whole;
        for (close, open) in CLOSING.iter().zip(open.math) {
            let closes = |at| {
                close.len() > 1 || !(open_end && at + 1 == paragraph.len()) && closes_math(paragraph, at)
            };
            if open && find::find(paragraph, close).is_some_and(closes) {
                return Ok(true);
            }
        }
        if open_end {
            return Err(Stop::More);
        }
    }
    if open.brackets > 0 { in_link(open.brackets, after, window, last, whole) } else { Ok(false) }
}

/// Does a dollar end math? None does that is behind a space, or before a word: "$A and $B".
fn closes_math(text: &str, at: usize) -> bool {
    !place::ends(&text[..at], char::is_whitespace) && !place::begins(text, at + 1, char::is_alphanumeric)
}

fn in_link(open: usize, after: &str, window: &str, last: bool, whole: bool) -> Result<bool, Stop> {
    // Brackets opened in the window, and those of the ones before it that are still open.
    let (mut inner, mut outer) = (0usize, open);
    let mut characters = window.char_indices();
    while let Some((at, c)) = characters.next() {
        match c {
            '\\' => {
                characters.next();
            }
            '\n' if window[at + 1..].starts_with('\n') || window[at + 1..].starts_with("\r\n") => {
                return Ok(false);
            }
            '[' => inner += 1,
            ']' if inner > 0 => inner -= 1,
            ']' => {
                if optional(read_target(&after[at + 1..], last))?.is_some() {
                    return Ok(true);
                }
                outer -= 1;
                if outer == 0 {
                    return Ok(false);
                }
            }
            _ => {}
        }
    }
    if whole { Ok(false) } else { Err(Stop::More) }
}

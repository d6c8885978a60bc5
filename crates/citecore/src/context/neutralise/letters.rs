//! A text as a reader sees it who isn't to be deceived: without what can't be seen, each letter in its plainest form.

use crate::place;

/// A place in a text, from which letters are read. Backslashes are passed over like what can't be seen, so that what is read stays
/// the same however many of them are added.
#[derive(Clone, Copy)]
pub(super) struct Letters<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Letters<'t> {
    pub(super) fn new(text: &'t str, at: usize) -> Self {
        Self { text, at }
    }

    /// Where the next letter stands, and what it is; none at the end of the text.
    pub(super) fn peek(&mut self) -> Option<(usize, char)> {
        loop {
            let c = place::char_at(self.text, self.at)?;
            if c != '\\' && !is_unseen(c) {
                return Some((self.at, plain(c)));
            }
            self.at += c.len_utf8();
        }
    }

    /// Reads the next letter.
    pub(super) fn pass(&mut self) {
        if self.peek().is_some() {
            self.at += place::char_at(self.text, self.at).map_or(0, char::len_utf8);
        }
    }

    /// Reads the next letter, if it is this one, and gives its place.
    pub(super) fn eat(&mut self, letter: char) -> Option<usize> {
        let (at, _) = self.peek().filter(|&(_, c)| c == letter)?;
        self.pass();
        Some(at)
    }

    /// Reads letters as long as they are among these; gives how many were.
    pub(super) fn skip(&mut self, any: &str) -> usize {
        let mut count = 0;
        while self.peek().is_some_and(|(_, c)| place::has_char(any, c)) {
            self.pass();
            count += 1;
        }
        count
    }

    pub(super) fn skip_blanks(&mut self) {
        self.skip(" ");
    }

    /// What is written from here up to a later place, backslashes and all.
    pub(super) fn written(self, end: Self) -> &'t str {
        &self.text[self.at..end.at]
    }

    /// Reads a word of so many letters at most.
    pub(super) fn word(&mut self, longest: usize) -> String {
        let mut word = String::new();
        for _ in 0..longest {
            let Some((_, c)) = self.peek().filter(|&(_, c)| c.is_alphabetic() || c == '_') else { break };
            word.push(c);
            self.pass();
        }
        word
    }
}

/// Does a character end a line, for one or another reader?
pub(super) fn is_line_end(c: char) -> bool {
    matches!(c, '\n'..='\r' | '\u{1c}'..='\u{1e}' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

/// Characters that show nothing, or only change the one before them: zero-width ones, those that set the direction of writing, tags,
/// variation selectors, combining marks, controls.
fn is_unseen(c: char) -> bool {
    let shown = c.is_whitespace() || is_line_end(c);
    (c.is_control() && !shown)
        || matches!(c, '\u{ad}' | '\u{300}'..='\u{36f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{20d0}'..='\u{20ff}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}'
            | '\u{e0000}'..='\u{e0fff}')
}

/// Lower case, and of the forms of a character that look alike the one that structure is made of.
fn plain(c: char) -> char {
    match c {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(c as u32 - 0xfee0).unwrap_or(c).to_ascii_lowercase(),
        '﹤' => '<',
        '﹥' => '>',
        '∕' | '⁄' => '/',
        '﹕' | '︓' | '∶' | '꞉' | 'ː' => ':',
        '\u{2800}' | '\u{3164}' | '\u{ffa0}' => ' ',
        c if is_line_end(c) => '\n',
        c if c.is_whitespace() => ' ',
        c => c.to_ascii_lowercase(),
    }
}

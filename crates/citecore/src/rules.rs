//! Does a text begin with what rules say?
//!
//! A language's rules are a list of texts, named by letters: the first is A, the second B. In a rule
//!
//! - a line is one way to go, of several: any may fit;
//! - a space parts what follows one another, with no letter or digit of the text between them but those of marks;
//! - `|` parts words of which one fits;
//! - `?` before a part lets it be missing;
//! - `~` before a part looks for it from there to the end of the sentence;
//! - `_` is between words of one phrase, whatever stands there that is neither letter nor digit, or nothing at all;
//! - a capital letter is the rule of that name, and `.` the end of a word that isn't followed by a space.
//!
//! Words are in lower case; the text's may be in any. A word fits what begins with it too: `source` is `sources`.

use std::cell::Cell;

use crate::{eights::next_byte, place, words::is_letter_or_digit};

/// How far the later part of a sentence is looked for that a rule knows, in bytes.
const LATER_REACH: usize = 240;

/// At how many places parts are looked for, in all: a text may be made to fit everything but the last part, in many ways.
const MOST_PLACES: usize = 1000;

/// The rules of a language as one text: a list of them as strings would be downloaded with where each of them is.
pub(crate) struct Rules {
    /// One behind the other.
    pub(crate) text: &'static str,
    /// Of each, in bytes.
    pub(crate) lengths: &'static [u16],
}

/// Rules in the order of their letters.
macro_rules! rules {
    ($($rule:literal),+ $(,)?) => {
        $crate::rules::Rules { text: concat!($($rule),+), lengths: &[$($rule.len() as u16),+] }
    }
}
pub(crate) use rules;

impl Rules {
    pub(crate) const NONE: Self = Self { text: "", lengths: &[] };

    /// The rows of the rule that a letter names.
    pub(crate) fn named(&self, name: u8) -> impl Iterator<Item = &'static [u8]> {
        let (mut start, mut end) = (0, 0);
        for &length in &self.lengths[..=usize::from(name - b'A')] {
            (start, end) = (end, end + usize::from(length));
        }
        self.text.as_bytes()[start..end].split(|&byte| byte == b'\n')
    }
}

/// Does the text begin with a row of parts, and does what is behind that fit as well?
pub(crate) fn fits(text: &str, row: &[u8], rules: &Rules, behind: &dyn Fn(&str) -> bool) -> bool {
    Fitting { rules, left: Cell::new(MOST_PLACES) }.fits(text, row, behind)
}

/// Rules that a text is held against.
struct Fitting<'r> {
    rules: &'r Rules,
    /// At how many more places it is.
    left: Cell<usize>,
}

impl Fitting<'_> {
    fn fits(&self, text: &str, row: &[u8], behind: &dyn Fn(&str) -> bool) -> bool {
        let end = next_byte(row, 0, b' ', 0);
        let go_on = |text: &str| match row.get(end + 1..) {
            Some(rest) => self.fits(text, rest, behind),
            None => behind(text),
        };
        let how = row[0];
        let choices = &row[usize::from(matches!(how, b'?' | b'~'))..end];
        let reach = if how == b'~' { sentence_end(text) } else { 0 };
        for at in 0..=reach {
            // What stands before a word was passed over from the first place on.
            let starts = at == 0 || !text.as_bytes()[at - 1].is_ascii_alphanumeric();
            let is_word = |text: &&str| at == 0 || place::begins(text, 0, is_letter_or_digit);
            if starts && text.get(at..).filter(is_word).is_some_and(|text| self.begins(text, choices, &go_on))
            {
                return true;
            }
        }
        how == b'?' && go_on(text)
    }

    /// Does the text begin with one of some choices, and does what is behind it go on as it should?
    fn begins(&self, text: &str, choices: &[u8], go_on: &dyn Fn(&str) -> bool) -> bool {
        let Some(left) = self.left.get().checked_sub(1) else { return false };
        self.left.set(left);
        let next = skip(text);
        let first = next.as_bytes().first().map(u8::to_ascii_lowercase);
        choices.split(|&byte| byte == b'|').any(|choice| match choice {
            b"." => {
                let text = behind_marks(text);
                !place::begins(text, 0, |c| c.is_alphanumeric() || c.is_whitespace()) && go_on(text)
            }
            [name @ b'A'..=b'Z'] => self.rules.named(*name).any(|row| self.fits(text, row, go_on)),
            phrase => Some(phrase[0]) == first && behind_phrase(next, phrase).is_some_and(go_on),
        })
    }
}

/// Where the sentence ends that a text begins with, as far as it is looked at.
fn sentence_end(text: &str) -> usize {
    let from = text.len() - skip(text).len();
    let ends = |(at, c): (usize, char)| match c {
        '.' => !place::begins(text, at + 1, |c| !c.is_whitespace()),
        c => at > from + LATER_REACH || matches!(c, '!' | '?' | '。' | '！' | '？' | '।' | '؟' | '\n'),
    };
    text.char_indices().find(|&place| place.0 >= from && ends(place)).map_or(text.len(), |(at, _)| at)
}

/// What is behind a phrase that a text begins with.
fn behind_phrase<'t>(text: &'t str, phrase: &[u8]) -> Option<&'t str> {
    phrase.split(|&byte| byte == b'_').try_fold(text, |text, word| {
        let text = skip(text);
        let same = text.as_bytes().get(..word.len())?.eq_ignore_ascii_case(word);
        if same { text.get(word.len()..) } else { None }
    })
}

/// A text without what may stand between the parts that a rule knows, and before them. Marks may: "The sources [1][2] do not say."
pub(crate) fn skip(text: &str) -> &str {
    let mut rest = text;
    loop {
        let next = place::without_first(rest, |c| !is_letter_or_digit(c));
        if !text[..text.len() - next.len()].ends_with('[') {
            return next;
        }
        match behind_mark(next) {
            Some(behind) => rest = behind,
            None => return next,
        }
    }
}

/// A text without the marks that it begins with.
fn behind_marks(text: &str) -> &str {
    let mut rest = text;
    while let Some(behind) = rest.trim_start_matches(' ').strip_prefix('[').and_then(behind_mark) {
        rest = behind;
    }
    rest
}

/// What is behind a mark whose bracket is open.
fn behind_mark(text: &str) -> Option<&str> {
    place::without_first(text, |c| matches!(c, '0'..='9' | ',' | ' ')).strip_prefix("]")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        refusal::{COURTESIES, LANGUAGES},
        verify::FRAMES,
    };

    /// Checks a rule and all that it names; `open` are those that it is named by.
    fn check(rules: &Rules, name: u8, open: &mut Vec<u8>) {
        assert!(!open.contains(&name), "{:?} names itself by way of {open:?}", char::from(name));
        open.push(name);
        for row in rules.named(name) {
            for part in row.split(|&byte| byte == b' ') {
                let choices = part.strip_prefix(b"?").or(part.strip_prefix(b"~")).unwrap_or(part);
                for choice in choices.split(|&byte| byte == b'|') {
                    match choice {
                        b"." => {}
                        [inner @ b'A'..=b'Z'] => check(rules, *inner, open),
                        phrase => {
                            let phrase = std::str::from_utf8(phrase).unwrap();
                            let words = phrase.split('_').all(|word| word.starts_with(is_letter_or_digit));
                            assert!(
                                words && phrase == phrase.to_lowercase(),
                                "{phrase:?} in {:?}",
                                rules.text
                            );
                        }
                    }
                }
            }
        }
        open.pop();
    }

    #[test]
    fn every_row_of_every_language_can_be_read() {
        let refusals =
            LANGUAGES.iter().flat_map(|language| [&language.refusals, &language.asides, &language.turns]);
        for rules in refusals.chain(&FRAMES).chain([&COURTESIES]) {
            (0..rules.lengths.len() as u8).for_each(|rule| check(rules, b'A' + rule, &mut Vec::new()));
            fits("no", b"A", rules, &|_| true);
        }
    }

    #[test]
    fn a_text_that_almost_fits_in_many_ways_is_given_up() {
        const RULES: Rules = rules!["in ~in ~in ~out"];
        let fitting = |places| Fitting { rules: &RULES, left: Cell::new(places) };
        assert!(fitting(MOST_PLACES).fits(&format!("{}out", "in ".repeat(20)), b"A", &|_| true));
        let wearisome = fitting(MOST_PLACES);
        assert!(!wearisome.fits(&"in ".repeat(60), b"A", &|_| true));
        assert_eq!(wearisome.left.get(), 0);
    }

    #[test]
    fn marks_between_words_are_passed_over() {
        for (text, rest) in
            [("[1][2] do", "do"), (" [1, 2]. Do", "Do"), ("[2024", "2024"), ("[a] b", "a] b"), ("[1]", "")]
        {
            assert_eq!(skip(text), rest, "{text}");
        }
    }
}

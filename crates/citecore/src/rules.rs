//! Does a text begin with what rules say?
//!
//! A language's rules are a list of texts, named by letters: the first is A, the second B. In a rule
//!
//! - a line is one way to go, of several: any may fit;
//! - a space parts what follows one another, with no letter or digit of the text between them;
//! - `|` parts words of which one fits;
//! - `?` before a part lets it be missing;
//! - `~` before a part looks for it from there to the end of the sentence;
//! - `_` is between words of one phrase, whatever stands there that is neither letter nor digit, or nothing at all;
//! - a capital letter is the rule of that name, and `.` the end of a word that isn't followed by a space.
//!
//! Words are in lower case; the text's may be in any. A word fits what begins with it too: `source` is `sources`.

use crate::{place, words::is_letter_or_digit};

/// How far the later part of a refusal is looked for, in bytes.
const LATER_REACH: usize = 240;

/// Does the text begin with a row of parts, and does what is behind that fit as well?
pub(crate) fn fits(text: &str, row: &[u8], rules: &[&str], behind: &dyn Fn(&str) -> bool) -> bool {
    let end = row.iter().position(|&byte| byte == b' ').unwrap_or(row.len());
    let go_on = |text: &str| match row.get(end + 1..) {
        Some(rest) => fits(text, rest, rules, behind),
        None => behind(text),
    };
    let how = row[0];
    let choices = &row[usize::from(matches!(how, b'?' | b'~'))..end];
    let begins = |text: &str| {
        let next = skip(text);
        let first = next.bytes().next().unwrap_or(0).to_ascii_lowercase();
        for choice in choices.split(|&byte| byte == b'|') {
            let fits = match choice {
                b"." => !place::begins(text, 0, |c| c.is_alphanumeric() || c.is_whitespace()) && go_on(text),
                [name @ b'A'..=b'Z'] => named(rules, *name).any(|row| fits(text, row, rules, &go_on)),
                phrase => phrase[0] == first && behind_phrase(next, phrase).is_some_and(go_on),
            };
            if fits {
                return true;
            }
        }
        false
    };
    let reach = if how == b'~' { sentence_end(text) } else { 0 };
    for at in 0..=reach {
        let starts = at == 0 || !text.as_bytes()[at - 1].is_ascii_alphanumeric();
        if starts && text.get(at..).is_some_and(begins) {
            return true;
        }
    }
    how == b'?' && go_on(text)
}

/// The rows of the rule that a letter names.
pub(crate) fn named<'r>(rules: &[&'r str], name: u8) -> impl Iterator<Item = &'r [u8]> {
    rules[usize::from(name - b'A')].as_bytes().split(|&byte| byte == b'\n')
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

/// A text without what may stand between the parts of a refusal, and before it.
pub(crate) fn skip(text: &str) -> &str {
    place::without_first(text, |c| !is_letter_or_digit(c))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{refusal::LANGUAGES, statement::COURTESIES, verify::FRAMES};

    /// Holds a rule and all that it names; `open` are those that it is named by.
    fn hold(rules: &[&str], name: u8, open: &mut Vec<u8>) {
        assert!(!open.contains(&name), "{:?} names itself by way of {open:?}", char::from(name));
        open.push(name);
        for row in named(rules, name) {
            for part in row.split(|&byte| byte == b' ') {
                let choices = part.strip_prefix(b"?").or(part.strip_prefix(b"~")).unwrap_or(part);
                for choice in choices.split(|&byte| byte == b'|') {
                    match choice {
                        b"." => {}
                        [inner @ b'A'..=b'Z'] => hold(rules, *inner, open),
                        phrase => {
                            let phrase = std::str::from_utf8(phrase).unwrap();
                            let words = phrase.split('_').all(|word| word.starts_with(is_letter_or_digit));
                            assert!(words && phrase == phrase.to_lowercase(), "{phrase:?} in {rules:?}");
                        }
                    }
                }
            }
        }
        open.pop();
    }

    #[test]
    fn every_row_of_every_language_can_be_read() {
        let refusals = LANGUAGES.iter().flat_map(|language| [language.refusals, language.asides]);
        for rules in refusals.chain(FRAMES).chain([COURTESIES]) {
            (0..rules.len() as u8).for_each(|rule| hold(rules, b'A' + rule, &mut Vec::new()));
            fits("no", b"A", rules, &|_| true);
        }
    }
}

//! Lines that would pass for the structure of a prompt: separators, its headings, the words that name who speaks.

use super::{Point, letters::Letters};
use crate::phrases::is_among;

/// What such a line begins with, before a colon or as a heading.
const NAMES: &[&str] = &[
    "assistant",
    POLICY,
    "developer",
    "human",
    "instruction",
    "instructions",
    "question",
    "rules",
    "sources",
    "system",
    "system prompt",
    "user",
    YOUR_ANSWER,
];

/// What means something as a heading alone.
const HEADINGS: &str = "context input items response";

/// The heading of the citation policy, which is kept from meaning anything wherever it stands.
const POLICY: &str = "citation policy";

/// The heading over the answer to repair, as far as it tells.
const YOUR_ANSWER: &str = "your answer so far";

/// Where, in the line from a place on, a backslash keeps it from meaning anything.
pub(super) fn points(text: &str, from: usize) -> [Option<usize>; 2] {
    let mut letters = Letters::new(text, from);
    letters.skip_blanks();
    if let Some(second) = separator(letters) {
        return [Some(second), None];
    }
    let mut heading = false;
    while let Some((_, c)) = letters.peek().filter(|&(_, c)| decorates(c) || c == ' ') {
        heading |= c == '#';
        letters.pass();
    }
    let Some((first, _)) = letters.peek() else { return [None; 2] };
    let name = read_name(&mut letters);
    let named = NAMES.contains(&name.as_str());
    let end = letters.peek();
    let colon = end.filter(|&(_, c)| c == ':').map(|(at, _)| at);
    let ends = colon.is_some() || end.is_none_or(|(_, c)| c == '\n');
    let whole = heading && ends && (named || is_among(HEADINGS, &name));
    [(whole || name == YOUR_ANSWER).then_some(first), colon.filter(|_| named)]
}

/// Where a backslash keeps the heading of a policy from meaning anything, if one begins at a place.
pub(super) fn policy(text: &str, at: usize) -> Option<Point> {
    let mut letters = Letters::new(text, at);
    let mut ahead = letters;
    ahead.pass();
    ahead.eat('i')?;
    if read_name(&mut letters) != POLICY {
        return None;
    }
    let at = letters.eat(':')?;
    Some(Point { at, optional: false })
}

/// What Markdown puts before and around a word, numbers of lists included.
fn decorates(c: char) -> bool {
    matches!(c, '#' | '>' | '*' | '_' | '-' | '+' | '~' | '`' | '|' | '.' | ')' | '(' | '"' | '\'')
        || c.is_numeric()
}

/// Reads words with one space between two, and no more than a name may have.
fn read_name(letters: &mut Letters<'_>) -> String {
    let longest = YOUR_ANSWER.len() + 1;
    let mut name = String::new();
    while name.len() < longest {
        match letters.peek() {
            Some((_, c)) if c.is_alphabetic() => name.push(c),
            Some((_, ' ')) if !name.ends_with(' ') => name.push(' '),
            Some((_, ' ' | '*' | '_' | '`' | '~' | '#' | '"')) => {}
            _ => break,
        }
        letters.pass();
    }
    name.truncate(name.trim_end().len());
    name
}

/// The second sign of a line of three or more alike, with nothing but blanks between them.
fn separator(mut letters: Letters<'_>) -> Option<usize> {
    let alike = |c: char| match c {
        '-' | '‐' | '‑' | '‒' | '–' | '—' | '―' | '−' | '─' | '━' => Some('-'),
        '*' | '_' | '=' => Some(c),
        _ => None,
    };
    let (_, first) = letters.peek()?;
    let sign = alike(first)?;
    letters.pass();
    letters.skip_blanks();
    let (second, _) = letters.peek()?;
    let mut count = 1;
    while letters.peek().is_some_and(|(_, c)| alike(c) == Some(sign)) {
        letters.pass();
        count += 1;
        letters.skip_blanks();
    }
    (count >= 3 && letters.peek().is_none_or(|(_, c)| c == '\n')).then_some(second)
}

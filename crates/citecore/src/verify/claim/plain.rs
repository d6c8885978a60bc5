//! A statement as plain text: what an answer writes around its words is no part of what it claims.

use super::{frame::without_frame, named::without_numbers};
use crate::{
    mark::{floor_boundary, read_target},
    place::{begins, char_before, run_end},
    prefix::read_prefix,
    statement::{canonical_mark, without_attribution},
};

/// How much of a statement is held against its sources, in bytes: one that goes on for pages is held against as many as it has
/// marks.
const LONGEST: usize = 1 << 14;

/// The text without marks, the targets of links, what a list's item or a heading begins with, an answer's prefix, and what it calls its sources.
pub(in crate::verify) fn plain(statement: &str) -> String {
    let statement = without_attribution(without_prefix(statement.trim()));
    let statement = without_numbers(without_marker(&statement[..floor_boundary(statement, LONGEST)]));
    let mut plain = String::with_capacity(statement.len());
    let mut rest = without_frame(&statement);
    loop {
        let at = run_end(rest, 0, |c| !matches!(c, '[' | ']' | '`' | '*' | '_' | '|' | '<'));
        plain.push_str(&rest[..at]);
        rest = &rest[at..];
        let Some(&sign) = rest.as_bytes().first() else { return plain };
        let taken = mark(rest).or_else(|| link_target(rest)).or_else(|| tag(rest));
        match taken {
            Some(length) => rest = &rest[length..],
            None => {
                match sign {
                    // Inside of a word, as in snake_case, it is a part of that.
                    b'_' if char_before(&plain, plain.len()).is_some_and(char::is_alphanumeric)
                        && begins(rest, 1, char::is_alphanumeric) =>
                    {
                        plain.push('_')
                    }
                    b'|' => plain.push_str(" ; "),
                    b'<' => plain.push('<'),
                    _ => {}
                }
                rest = &rest[1..];
            }
        }
    }
}

/// The length of the mark that a text begins with.
fn mark(text: &str) -> Option<usize> {
    /// `[999]`: four digits in brackets are a year.
    const LONGEST_MARK: usize = 5;
    canonical_mark(text).filter(|&length| length <= LONGEST_MARK && !text[length..].starts_with('('))
}

/// The length of a link's target, behind its text.
fn link_target(text: &str) -> Option<usize> {
    let (length, _) = read_target(text.strip_prefix(']')?, true).ok()?;
    Some(length + 1)
}

/// The length of the tag that a text begins with.
fn tag(text: &str) -> Option<usize> {
    /// In bytes: a text of nothing but the beginnings of tags would be read as often as it has them.
    const LONGEST_TAG: usize = 200;
    let inner = text.strip_prefix("<")?;
    if !begins(inner, 0, |c| c.is_ascii_alphabetic() || c == '/') {
        return None;
    }
    let end = inner.bytes().take(LONGEST_TAG).position(|byte| byte == b'>')?;
    Some(end + 2)
}

/// What numbers of items end in: "1. ", "1) ", "1️⃣ ".
const MARKERS: [&str; 3] = [". ", ") ", "\u{fe0f}\u{20e3} "];

/// Without "- ", "1. ", "## ", "> " and pictures at its beginning.
fn without_marker(text: &str) -> &str {
    let decorates = |c| {
        matches!(c, '#' | '>' | '-' | '+' | '•' | '·' | ' ' | '\t' | '\u{fe0f}' | '\u{20e3}')
            || matches!(c, '\u{2190}'..='\u{21ff}' | '\u{2300}'..='\u{2bff}' | '\u{1f300}'..='\u{1faff}')
    };
    let rest = &text[run_end(text, 0, decorates)..];
    let rest = rest.strip_prefix("* ").unwrap_or(rest);
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    if (1..=2).contains(&digits)
        && let Some(item) = MARKERS.iter().find_map(|marker| rest[digits..].strip_prefix(marker))
    {
        return item;
    }
    if rest.len() < text.len() && begins(text, 0, |c| c == '-' || c == '+') && !text[1..].starts_with(' ') {
        return text;
    }
    rest
}

fn without_prefix(text: &str) -> &str {
    read_prefix(text, true).map_or(text, |length| text[length..].trim_start())
}

//! The marks around which sentences end, as the engine writes them: `[1]`.

use crate::{
    mark::is_separator,
    place::{self, Kind},
};

/// Where the marks end that stand at a place, one behind the other, with commas between or without.
pub(super) fn behind_marks(text: &str, from: usize) -> usize {
    let mut at = from;
    loop {
        let between: Kind = if at > from { |c| is_blank(c) || is_separator(c) } else { is_blank };
        let next = place::run_end(text, at, between);
        let Some(length) = canonical_mark(&text[next..]) else { return at };
        at = next + length;
    }
}

/// Where the marks of the next line end, if there is nothing else in it.
pub(super) fn behind_line_of_marks(text: &str, from: usize) -> Option<usize> {
    let end_of_line = |at| {
        let end = place::run_end(text, at, |c| matches!(c, ' ' | '\t' | '\r'));
        (end == text.len() || text[end..].starts_with('\n')).then_some(end)
    };
    let line = end_of_line(from)? + 1;
    let line = place::run_end(text.get(line..)?, 0, |c| matches!(c, ' ' | '\t' | '>')) + line;
    let behind = behind_marks(text, line);
    (behind > line && end_of_line(behind).is_some()).then_some(behind)
}

/// A text without the canonical marks at its end, and without what else may stand among them.
pub(super) fn without_marks_behind(text: &str, among: Kind) -> &str {
    let mut rest = place::without_last(text, among);
    while let Some(before) = before_mark(rest) {
        rest = place::without_last(before, among);
    }
    rest
}

/// The length of the canonical mark that a text begins with.
pub(crate) fn canonical_mark(text: &str) -> Option<usize> {
    if !text.starts_with('[') {
        return None;
    }
    let end = place::run_end(text, 1, |c| c.is_ascii_digit());
    (end > 1 && text[end..].starts_with(']')).then_some(end + 1)
}

/// What is before the canonical mark that a text ends in.
fn before_mark(text: &str) -> Option<&str> {
    let inner = text.strip_suffix("]")?;
    let before = place::without_last(inner, |c| c.is_ascii_digit());
    if before.len() < inner.len() { before.strip_suffix("[") } else { None }
}

pub(super) fn is_blank(c: char) -> bool {
    matches!(c, ' ' | '\t')
}

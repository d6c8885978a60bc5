//! What tells no more than the source of what stands before it: "(Source: [2])", "**[2]**", "— [2]", a line with "Source: [2]".

use super::{
    canonical::{behind_marks, is_blank, without_marks_behind},
    ending::is_terminator,
};
use crate::{
    mark::{floor_boundary, last_bytes},
    place,
    words::is_small,
};

/// How far its end is looked for, in bytes.
const REACH: usize = 240;

/// How long the words before its marks are at the most, in bytes: "Vergleiche auch Abschnitt drei in".
const LONGEST_LEAD: usize = 40;

/// Where an attribution ends that stands at a place. Its words end in a colon, if neither brackets nor emphasis are around them.
pub(super) fn behind_attribution(text: &str, from: usize) -> Option<usize> {
    let start = place::behind(text, from, char::is_whitespace);
    let near = &text[start..];
    let near = &near[..floor_boundary(near, REACH)];
    let opened = place::behind(near, 0, |c| is_around(c) || is_dash(c) || is_blank(c));
    let lead = place::behind(near, opened, |c| !ends_lead(c));
    let marks = behind_marks(near, lead);
    let words = place::trimmed(&near[opened..lead], |c| is_around(c) || is_blank(c));
    if marks == lead || words.len() > LONGEST_LEAD || opened == 0 && words.is_empty() {
        return None;
    }
    let end = place::behind(near, marks, is_around);
    let around = place::has(&near[..end], is_around);
    let apart = || {
        let next = near[end..].trim_start();
        next.is_empty() || next.len() < near.len() - end && !place::begins(next, 0, is_small)
    };
    let told = around || (words.is_empty() || place::ends(words, |c| matches!(c, ':' | '：'))) && apart();
    (told && is_balanced(&near[..end])).then_some(start + end)
}

/// A statement without the attribution at its end: nothing is left where it is no more than that.
pub(crate) fn without_attribution(statement: &str) -> &str {
    let whole = place::without_last(statement, |c| matches!(c, '.' | '。') || c.is_whitespace());
    let before = without_marks_behind(whole, |c| is_around(c) || is_blank(c));
    let near = before.len() - last_bytes(before, LONGEST_LEAD).len();
    let at = near
        + place::before(&before[near..], before.len() - near, |c| {
            !(is_terminator(c) || opens(c) || c == '\n')
        });
    let at = place::before(before, at, opens);
    let begins = at == 0 || at > near;
    if begins && behind_attribution(whole, at) == Some(whole.len()) { &statement[..at] } else { statement }
}

/// Stands it around an attribution?
fn is_around(c: char) -> bool {
    matches!(c, '(' | ')' | '（' | '）' | '*' | '_')
}

fn opens(c: char) -> bool {
    matches!(c, '(' | '（' | '*' | '_')
}

fn is_dash(c: char) -> bool {
    matches!(c, '—' | '–' | '-' | '→')
}

/// May the words before its marks not go beyond this?
fn ends_lead(c: char) -> bool {
    matches!(c, '[' | '\n') || is_terminator(c)
}

/// Is all closed that is opened?
fn is_balanced(text: &str) -> bool {
    let (mut open, mut emphasis) = (0, 0);
    for c in text.chars() {
        match c {
            '(' | '（' => open += 1,
            ')' | '）' => open -= 1,
            '*' => emphasis ^= 1,
            '_' => emphasis ^= 2,
            _ => {}
        }
        if open < 0 {
            return false;
        }
    }
    open == 0 && emphasis == 0
}

//! What tells no more than the source of what stands before it: "(Source: [2])", "**[2]**", "— [2]", a line with "Source: [2]".

use super::{
    canonical::{behind_marks, is_blank, without_marks_behind},
    ending::is_terminator,
};
use crate::{
    mark::{AND, floor_boundary, last_bytes},
    phrases::phrase_at,
    place,
    words::{is_colon, is_small},
};

/// How far the end of its marks is looked for, in bytes.
const REACH: usize = 240;

/// How long the words before its marks are at the most, in bytes: "Vergleiche auch Abschnitt drei in".
const LONGEST_LEAD: usize = 40;

/// Where an attribution ends that stands at a place. Its words end in a colon, if it doesn't stand in brackets.
pub(super) fn behind_attribution(text: &str, from: usize) -> Option<usize> {
    if !may_begin(&text.as_bytes()[from..]) {
        return None;
    }
    let start = place::run_end(text, from, char::is_whitespace);
    let opened = place::run_end(text, start, |c| is_around(c) || is_dash(c) || is_blank(c));
    let lead = &text[opened..floor_boundary(text, opened + LONGEST_LEAD)];
    let lead = &lead[..place::run_end(lead, 0, |c| !ends_lead(c))];
    let marks = opened + lead.len();
    let words = place::trimmed(lead, |c| is_around(c) || is_blank(c));
    let behind = behind_joined_marks(&text[..floor_boundary(text, marks + REACH)], marks);
    if behind == marks || opened == start && words.is_empty() {
        return None;
    }
    let end = place::run_end(text, behind, is_around);
    let apart = || {
        let stop = place::run_end(text, end, |c| matches!(c, '.' | '。'));
        let next = text[stop..].trim_start();
        next.is_empty() || next.len() < text.len() - stop && !place::begins(next, 0, is_small)
    };
    let leads = words.is_empty() || place::ends(words, is_colon);
    // "**The tripod is level [1]** and light (see [2])" says something of its own.
    let told = if place::has(&text[behind..end], |c| matches!(c, ')' | '）')) {
        place::has(&text[start..opened], |c| matches!(c, '(' | '（'))
    } else {
        leads && (end > behind || apart())
    };
    (told && is_balanced(&text[start..end])).then_some(end)
}

/// Where marks end that stand at a place, with an "and" before the last or without.
fn behind_joined_marks(text: &str, from: usize) -> usize {
    let behind = behind_marks(text, from);
    let word = place::run_end(text, behind, is_blank);
    let next = word + phrase_at(text, word, AND);
    let joined = behind > from && next > word;
    Some(behind_marks(text, next)).filter(|&end| joined && end > next).unwrap_or(behind)
}

/// Is a statement an attribution, and no more?
pub(super) fn is_attribution(statement: &str) -> bool {
    let ends = |end: usize| place::without_last(&statement[end..], |c| matches!(c, '.' | '。')).is_empty();
    behind_attribution(statement, 0).is_some_and(ends)
}

/// Does a text begin with a word that leads in, as the source of the sentence before it may be: "It's free. Source: [2]"?
pub(super) fn leads_in(text: &[u8]) -> bool {
    text.iter().find(|byte| !byte.is_ascii_alphabetic()) == Some(&b':')
}

/// May a text begin with an attribution? Told by its bytes: most begin with none.
fn may_begin(text: &[u8]) -> bool {
    let near = &text[..text.len().min(LONGEST_LEAD)];
    let Some(mark) = near.iter().position(|&byte| byte == b'[') else { return false };
    let lead = near[..mark].trim_ascii();
    // Brackets of full width and dashes begin with 0xef and 0xe2, and a colon of full width ends in 0x9a.
    let begins_with_word = lead.first().is_some_and(|&byte| {
        byte.is_ascii_alphanumeric() || byte == b'|' || !byte.is_ascii() && !matches!(byte, 0xe2 | 0xef)
    });
    !begins_with_word || matches!(lead, [.., b':' | 0x9a])
}

/// A statement without the attribution at its end: nothing is left where it is no more than that.
pub(crate) fn without_attribution(statement: &str) -> &str {
    let whole = place::without_last(statement, |c| matches!(c, '.' | '。') || c.is_whitespace());
    let before = without_marks_behind(whole, |c| is_around(c) || is_blank(c));
    let near = before.len() - last_bytes(before, LONGEST_LEAD).len();
    let at = near
        + place::run_start(&before[near..], before.len() - near, |c| {
            !(is_terminator(c) || opens(c) || c == '\n')
        });
    let at = place::run_start(before, at, opens);
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
    matches!(c, '[' | '\n' | ')' | '）') || is_terminator(c)
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

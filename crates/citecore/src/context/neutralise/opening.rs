//! What opens with a bracket and would pass for a mark, a tag or a slot.

use super::{Point, letters::Letters};
use crate::{mark::is_label, phrases, place};

/// What models and their templates write in square brackets beside marks.
const TOKENS: &str = "inst system_prompt";

/// What ends a mark, or goes on in one behind a number.
const BEHIND_NUMBER: &str = "]】〕〗〛⟧⁆﹞❳,;:、،؛-‐‑‒–—−~†‡";

/// Elements that give a prompt its structure, ours or another's; whatever begins with "source" does too.
const TAGS: &str = "assistant bos context end_of_turn eos human instructions question start_of_turn sys system think \
    thinking user";

/// Elements that marks are written with, and much else.
const MARKED: &str = "cite sup";

/// The slots of a prompt's template.
const SLOTS: &str = "context query";

/// The longest of these words.
const LONGEST_WORD: usize = 14;

/// Where a backslash keeps what opens at a place from meaning anything; none where it opens nothing.
pub(super) fn point(text: &str, at: usize, open: char) -> Option<Point> {
    let behind = at + open.len_utf8();
    let letters = Letters::new(text, behind);
    match open {
        '[' | '［' | '【' | '〔' | '〖' | '〚' | '⟦' | '⁅' | '﹝' | '❲' => {
            let at = bracket(letters)?;
            Some(Point { at, optional: open == '[' && at == behind && may_be_index(text, at) })
        }
        '<' | '＜' | '﹤' => angle(text, letters),
        '{' | '｛' => brace(letters),
        _ => None,
    }
}

/// `[3]`, `[†3]`, `[^3]`, `[Source 3]`, `[doc3]`, `[1, 2]`, `[1-3]`, `[/INST]`; not `[1.5]` or `[3 m]`. A sign or a label speaks for a
/// mark whatever stands behind its number.
fn bracket(mut letters: Letters<'_>) -> Option<usize> {
    letters.skip_blanks();
    let (first, _) = letters.peek()?;
    letters.skip("/# ");
    let signed = letters.skip("^†‡") > 0;
    letters.skip("/^†‡# ");
    let word = letters.word(LONGEST_WORD);
    if phrases::is_among(TOKENS, &word) {
        return Some(first);
    }
    if !word.is_empty() && !is_label(&word) {
        return None;
    }
    letters.skip(":#†^ ");
    if !letters.peek()?.1.is_numeric() {
        return None;
    }
    while letters.peek().is_some_and(|(_, c)| c.is_numeric()) {
        letters.pass();
    }
    letters.skip_blanks();
    let ends = letters.peek().is_none_or(|(_, c)| place::has_char(BEHIND_NUMBER, c));
    (signed || !word.is_empty() || ends).then_some(first)
}

/// Is a bracket with a plain number right behind a word, a call or another bracket? Whether it is an index, the reader of marks tells.
fn may_be_index(text: &str, number: usize) -> bool {
    let before = &text.as_bytes()[..number];
    let word = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b')' | b']');
    text.as_bytes().get(number).is_some_and(u8::is_ascii_digit)
        && before.len().checked_sub(2).is_some_and(|at| word(&before[at]))
}

/// `</source>`, `<source id="1">`, `<sup>`, `<|im_start|>`, `<<SYS>>`
fn angle(text: &str, mut letters: Letters<'_>) -> Option<Point> {
    let open = letters;
    letters.skip_blanks();
    let (first, c) = letters.peek()?;
    if c == '|' {
        return Some(Point { at: first, optional: false });
    }
    letters.skip("/ ");
    let word = letters.word(LONGEST_WORD);
    if phrases::is_among(MARKED, &word) {
        let written = open.written(letters);
        let plain = place::without_first(written, |c| c == '/').eq_ignore_ascii_case(&word);
        return Some(Point { at: first, optional: plain && text[..first].ends_with('<') });
    }
    (word.starts_with("source") || phrases::is_among(TAGS, &word))
        .then_some(Point { at: first, optional: false })
}

/// `{{CONTEXT}}`
fn brace(mut letters: Letters<'_>) -> Option<Point> {
    let at = letters.eat('{')?;
    letters.skip_blanks();
    phrases::is_among(SLOTS, &letters.word(LONGEST_WORD)).then_some(Point { at, optional: false })
}

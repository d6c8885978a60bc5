//! What marks take along where they are left out, and what separates two of them.

use crate::place::{behind, first};

/// The longest run of spaces, opening brackets and emphasis that a mark which is left out can take along, in bytes.
pub(super) const LONGEST_GLUE: usize = 16;

pub(super) fn is_blank(c: char) -> bool {
    matches!(c, ' ' | '\t')
}

pub(super) fn is_separator(c: char) -> bool {
    matches!(c, ',' | ';' | '、' | '，' | '；' | '،' | '؛')
}

/// Does a text separate two marks, or may it yet?
pub(crate) fn separates(text: &str) -> bool {
    let mut at = behind(text, 0, is_blank);
    if let Some(c) = first(text, at).filter(|&c| is_separator(c)) {
        at += c.len_utf8();
    }
    text.len() <= LONGEST_GLUE && behind(text, at, is_blank) == text.len()
}

/// Does it begin emphasis, or end it?
pub(super) fn emphasizes(c: char) -> bool {
    matches!(c, '*' | '_' | '~')
}

/// A text without the opening bracket or the emphasis at its end, and what closes that.
pub(super) fn without_opening(text: &str) -> Option<(&str, &str)> {
    let bracket = [('(', ")"), ('（', "）")]
        .into_iter()
        .find_map(|(open, close)| Some((text.strip_suffix(open)?, close)));
    bracket.or_else(|| {
        let sign = *text.as_bytes().last().filter(|&&byte| emphasizes(char::from(byte)))?;
        let run = text.bytes().rev().take_while(|&byte| byte == sign).count();
        Some(text.split_at(text.len() - run))
    })
}

/// Where the spaces, opening brackets and emphasis begin that a text ends in.
pub(super) fn glue_start(text: &str) -> usize {
    const WIDE: &[u8] = "（".as_bytes();
    let mut rest = text.as_bytes();
    loop {
        let before = match rest {
            [before @ .., b' ' | b'\t' | b'(' | b'*' | b'_' | b'~'] => before,
            _ => match rest.strip_suffix(WIDE) {
                Some(before) => before,
                None => return rest.len(),
            },
        };
        if text.len() - before.len() > LONGEST_GLUE {
            return rest.len();
        }
        rest = before;
    }
}

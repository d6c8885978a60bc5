//! What marks take along where they are left out, and what separates two of them.

use crate::{
    mark::{AND, JOINING_BEGINNINGS, OR, is_separator, last_bytes},
    phrases::Phrases,
    place::{self, char_at, run_end},
};

/// The longest run of spaces, opening brackets and emphasis that a mark which is left out can take along, in bytes.
pub(super) const LONGEST_GLUE: usize = 16;

/// A carriage return is the end of a line, before which white space is blank.
pub(super) fn is_blank(c: char) -> bool {
    matches!(c, ' ' | '\t' | '\r' | '\u{a0}' | '\u{202f}' | '\u{3000}')
}

/// Does a text separate two marks, or may it yet?
pub(crate) fn separates(text: &str) -> bool {
    if text.len() > LONGEST_GLUE {
        return false;
    }
    let at = run_end(text, 0, is_blank);
    let separator = char_at(text, at).filter(|&c| is_separator(c)).map_or(0, char::len_utf8);
    let word = &text[run_end(text, at + separator, is_blank)..];
    let bare = place::without_last(word, is_blank);
    // Behind a comma "y" is what the next mark stands behind: "x [1], y [1]".
    !(separator > 0 && bare == "y")
        && Phrases(AND)
            .chain(Phrases(OR))
            .any(|joining| joining == bare || (joining.starts_with(bare) && bare == word))
}

/// Does a text that stands right behind a mark, and makes nothing else of it, separate it from no other? Told by its first signs, as
/// most texts do; where they don't tell, [`separates`] has to be asked bit by bit.
pub(super) fn ends_marks(text: &str) -> bool {
    let at = run_end(text, 0, is_blank);
    let makes_more = |c| at == 0 && matches!(c, '(' | ':');
    char_at(text, at).is_some_and(|c| !is_separator(c) && !makes_more(c))
        && !JOINING_BEGINNINGS.may_begin(&text.as_bytes()[at..])
}

/// Does a sentence go on with a word behind a mark, be it with a space or without?
pub(super) fn goes_on_with_word(text: &str) -> bool {
    place::begins(text, run_end(text, 0, is_blank), char::is_alphabetic)
}

/// Words that lead to a mark, in brackets with it: `(see [1])`, `(Source: [1])`.
const LEADS: [&str; 21] = [
    "see", "cf", "sources", "source", "siehe", "vgl", "quellen", "quelle", "voir", "véase", "fuente", "출처",
    "来源", "参见", "见", "見", "参照", "참고", "참조", "vedi", "ver",
];

/// A text without the word at its end that leads to a mark in brackets. `yet`: neither may the word be at its end.
pub(super) fn without_lead(text: &str, yet: bool) -> &str {
    let tail = last_bytes(text, LONGEST_GLUE);
    // Most texts have no bracket near their end, and needn't be looked at sign by sign.
    if !tail.bytes().any(|byte| byte == b'(' || byte == FIRST_OF_WIDE) {
        return text;
    }
    let bare = place::without_last(tail, |c| is_blank(c) || matches!(c, ':' | '：' | '.'));
    let start = place::run_start(bare, bare.len(), char::is_alphabetic);
    let word = &bare.as_bytes()[start..];
    let leads = |lead: &&str| {
        let whole = lead.len() == word.len() || (yet && bare.len() == tail.len());
        whole && lead.as_bytes().get(..word.len()).is_some_and(|part| part.eq_ignore_ascii_case(word))
    };
    let leads = place::ends(&bare[..start], |c| matches!(c, '(' | '（')) && LEADS.iter().any(leads);
    if leads { &text[..text.len() - tail.len() + start] } else { text }
}

/// The first byte of "（".
const FIRST_OF_WIDE: u8 = 0xef;

/// Does it begin emphasis, or end it?
pub(super) fn emphasizes(c: char) -> bool {
    matches!(c, '*' | '_' | '~')
}

/// A text without the opening bracket or the emphasis at its end, and what closes that.
pub(super) fn without_opening(text: &str) -> Option<(&str, &str)> {
    let bracket = [('(', ")"), ('（', "）"), ('「', "」"), ('『', "』")]
        .into_iter()
        .find_map(|(open, close)| Some((text.strip_suffix(open)?, close)));
    bracket.or_else(|| {
        let sign = *text.as_bytes().last().filter(|&&byte| emphasizes(char::from(byte)))?;
        let run = text.bytes().rev().take_while(|&byte| byte == sign).count();
        Some(text.split_at(text.len() - run))
    })
}

/// Where the separator, spaces, opening brackets and emphasis begin that a text ends in.
pub(super) fn glue_start(text: &str) -> usize {
    let start = open_start(text);
    let Some(separator) = place::char_before(text, start).filter(|&c| is_separator(c)) else { return start };
    let before = start - separator.len_utf8();
    let stands_behind_word = place::ends(&text[..before], |c| !c.is_whitespace());
    if stands_behind_word && text.len() - before <= LONGEST_GLUE { before } else { start }
}

/// The same without a separator before them.
fn open_start(text: &str) -> usize {
    const WIDE: [&str; 6] = ["（", "「", "『", "\u{a0}", "\u{202f}", "\u{3000}"];
    let mut rest = without_lead(text, true).as_bytes();
    loop {
        let before = match rest {
            [before @ .., b' ' | b'\t' | b'(' | b'*' | b'_' | b'~'] => before,
            [.., ..=0x7f] => return rest.len(),
            _ => match WIDE.iter().find_map(|wide| rest.strip_suffix(wide.as_bytes())) {
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

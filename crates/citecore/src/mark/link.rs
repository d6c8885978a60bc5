//! Links, tags and addresses: where a mark's characters mean something else.

use super::cursor::{Cursor, Stop, bounded};
use crate::place;

/// The longest target of a link or tag that is read, in bytes; more than that is text.
pub(crate) const LONGEST_TARGET: usize = 2048;

/// Parentheses nested deeper than this in a link's address make it text, as they do for other readers of Markdown.
const DEEPEST_PARENTHESES: usize = 32;

/// Reads `(url "title")`, gives its length and the url.
#[inline]
pub(crate) fn read_target(text: &str, last: bool) -> Result<(usize, String), Stop> {
    // Told by the first byte where it can be: every mark asks.
    if text.as_bytes().first().is_some_and(|&byte| byte != b'(') { Err(Stop::No) } else { target(text, last) }
}

fn target(text: &str, last: bool) -> Result<(usize, String), Stop> {
    bounded(text, last, LONGEST_TARGET, |cursor| {
        cursor.expect("(")?;
        white_space(cursor)?;
        let url = destination(cursor)?;
        if white_space(cursor)? > 0 {
            title(cursor)?;
            white_space(cursor)?;
        }
        cursor.expect(")")?;
        Ok(url)
    })
}

/// Reads white space with a line end at the most, gives its length. A line that may begin another block ends what is read.
pub(super) fn white_space(cursor: &mut Cursor<'_>) -> Result<usize, Stop> {
    let from = cursor.at;
    cursor.skip_blanks()?;
    cursor.eat("\r")?;
    if cursor.peek()? == Some('\n') {
        cursor.next()?;
        let indented = cursor.skip_blanks()? >= 4;
        let begins_block = |c: char| {
            matches!(c, '\n' | '\r')
                || (!indented && (c.is_ascii_digit() || place::has_char(">#-+*=_`~|", c)))
        };
        if cursor.peek()?.is_none_or(begins_block) {
            return Err(Stop::No);
        }
    }
    Ok(cursor.at - from)
}

pub(super) fn destination(cursor: &mut Cursor<'_>) -> Result<String, Stop> {
    let mut url = String::new();
    let bracketed = cursor.eat("<")?;
    // What stands there from here on is a part of it, up to the next backslash.
    let mut from = cursor.at;
    let mut depth = 0;
    loop {
        match cursor.peek()? {
            Some('\\') => {
                url.push_str(&cursor.read()[from..]);
                from = cursor.at;
                cursor.next()?;
                if bracketed || cursor.peek()?.is_some_and(|c| c.is_ascii_punctuation()) {
                    from = cursor.at;
                    cursor.next()?;
                }
                continue;
            }
            Some('>') if bracketed => break,
            None | Some('\n' | '<') if bracketed => return Err(Stop::No),
            _ if bracketed => {}
            Some('(') if depth == DEEPEST_PARENTHESES => return Err(Stop::No),
            Some('(') => depth += 1,
            Some(')') if depth > 0 => depth -= 1,
            None | Some(')' | ' ') => break,
            Some(c) if c.is_control() => break,
            _ => {}
        }
        cursor.next()?;
    }
    url.push_str(&cursor.read()[from..]);
    cursor.at += usize::from(bracketed);
    if depth == 0 { Ok(url) } else { Err(Stop::No) }
}

/// Reads a link's title, if one begins here. No blank line is in it.
pub(super) fn title(cursor: &mut Cursor<'_>) -> Result<(), Stop> {
    let close = match cursor.peek()? {
        Some(quote @ ('"' | '\'')) => quote,
        Some('(') => ')',
        _ => return Ok(()),
    };
    cursor.next()?;
    loop {
        match cursor.next()? {
            Some('\\') => {
                cursor.next()?;
            }
            Some(c) if c == close => return Ok(()),
            Some('\n') => {
                cursor.skip_blanks()?;
                if matches!(cursor.peek()?, None | Some('\n' | '\r')) {
                    return Err(Stop::No);
                }
            }
            Some(_) => {}
            None => return Err(Stop::No),
        }
    }
}

/// Reads `<tag attribute="…">`, `</tag>` or `<scheme:address>`; gives its length and, for an opening tag, its name in
/// lower case.
pub(crate) fn read_tag(text: &str, last: bool) -> Result<(usize, Option<String>), Stop> {
    bounded(text, last, LONGEST_TARGET, |cursor| {
        cursor.expect("<")?;
        let closing = cursor.eat("/")?;
        let from = cursor.at;
        if !cursor.peek()?.is_some_and(|c| c.is_ascii_alphabetic()) {
            return Err(Stop::No);
        }
        cursor.skip_while(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '+' | '.' | '@' | '_'))?;
        let name = cursor.read()[from..].to_ascii_lowercase();
        if !closing && (cursor.peek()? == Some(':') || place::has_char(&name, '@')) {
            cursor.skip_while(|c| !c.is_whitespace() && !matches!(c, '<' | '>'))?;
            cursor.expect(">")?;
            return Ok(None);
        }
        attributes(cursor)?;
        cursor.eat("/")?;
        cursor.expect(">")?;
        Ok(Some(name).filter(|_| !closing))
    })
}

fn attributes(cursor: &mut Cursor<'_>) -> Result<(), Stop> {
    loop {
        let spaced = white_space(cursor)? > 0;
        match cursor.peek()? {
            Some(c) if spaced && (c.is_ascii_alphabetic() || matches!(c, '_' | ':')) => {}
            _ => return Ok(()),
        }
        cursor.skip_while(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | ':' | '.' | '-'))?;
        let before_equals = *cursor;
        white_space(cursor)?;
        if !cursor.eat("=")? {
            *cursor = before_equals;
            continue;
        }
        white_space(cursor)?;
        match cursor.peek()? {
            Some(quote @ ('"' | '\'')) => {
                cursor.next()?;
                while cursor.next()?.ok_or(Stop::No)? != quote {}
            }
            _ => {
                let value = cursor
                    .skip_while(|c| !c.is_whitespace() && !matches!(c, '"' | '\'' | '=' | '<' | '>' | '`'))?;
                if value == 0 {
                    return Err(Stop::No);
                }
            }
        }
    }
}

/// What addresses that stand for themselves begin with.
const SCHEMES: [&str; 3] = ["https://", "http://", "www."];

/// Reads the beginning of an address that stands for itself.
pub(crate) fn begins_address(cursor: &mut Cursor<'_>) -> Result<bool, Stop> {
    for scheme in &SCHEMES {
        if cursor.eat(scheme)? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Does a text end in what `next` goes on with to an address: in `http` or `https` before `:`, in `www` before `.`, with no
/// letter or digit before it?
#[inline]
pub(crate) fn ends_in_scheme(text: &str, next: u8) -> bool {
    let text = text.as_bytes();
    // Told by the last letter where it can be: every full stop asks.
    match (next, text.last()) {
        (b'.', Some(b'w' | b'W')) => is_behind(text, "www"),
        (b':', Some(b'p' | b'P')) => is_behind(text, "http"),
        (b':', Some(b's' | b'S')) => is_behind(text, "https"),
        _ => false,
    }
}

fn is_behind(text: &[u8], scheme: &str) -> bool {
    let Some(start) = text.len().checked_sub(scheme.len()) else { return false };
    text[start..].eq_ignore_ascii_case(scheme.as_bytes())
        && !text[..start].last().is_some_and(u8::is_ascii_alphanumeric)
}

/// Does an address that stands for itself end before this character? `depth` counts its open parentheses.
pub(crate) fn ends_address(c: char, depth: &mut usize) -> bool {
    match c {
        '(' => *depth += 1,
        ')' if *depth == 0 => return true,
        ')' => *depth -= 1,
        '<' | '>' | '"' | '“' | '”' | '`' | '\\' | '*' | '|' | '【' | '［' | '。' | '，' | '、' | '）'
        | '」' => return true,
        c => return c.is_whitespace(),
    }
    false
}

//! Telling array indexes from marks: both are a number in square brackets.

use super::{
    bracketed::read_any,
    bytes::last_bytes,
    cursor::{Cursor, Stop, bounded, optional},
    joining::separator,
    known::Known,
    syntax::{CITE_START, may_begin},
};
use crate::{
    phrases,
    phrases::Phrases,
    place,
    words::{is_capital, is_small},
};

/// How far before and behind a bracket code is looked for, in bytes.
const CODE_REACH: usize = 48;

/// Is a bracket an index, going by the line before it and by what follows it? `first` is its first number, `counted` the word
/// that had a 0 behind it last.
///
/// Only a bracket right behind a word, a call or another index can be one; it is one where the text around is
/// code-like.
pub(crate) fn is_index(
    before: &str,
    after: &str,
    last: bool,
    first: usize,
    counted: &str,
) -> Result<bool, Stop> {
    if reads_as_index(before, counted) {
        return Ok(true);
    }
    Ok(ends_in_word(before) && (first == 0 || code_after(after, last, is_statement(before))?))
}

/// Would a bracket with a number read as an index behind this text, whatever follows it?
pub(crate) fn reads_as_index(before: &str, counted: &str) -> bool {
    if !ends_in_word(before) {
        return ends_in_key(before);
    }
    code_before(before) || (!counted.is_empty() && indexed_word(before) == counted)
}

/// Is a bracket behind this text, with several numbers in it, a list of values: `x = [1, 2]`, `$x \in [1, 2]$`, `{"x": [1, 2]}`?
pub(super) fn holds_values(before: &str) -> bool {
    let before = place::up_to(before, before.len());
    let Some(key) = before.strip_suffix("\":") else { return phrases::ends_in(before, r"=|\in|\times") };
    // Prose quotes before a colon, too. A key begins an object, goes on with it, or has a line of its own.
    let outside = &key[..place::run_start(key, key.len(), |c| c != '"').saturating_sub(1)];
    let opens = place::up_to(outside, outside.len());
    opens.is_empty() || place::ends(opens, |c| matches!(c, '{' | ','))
}

/// The word that a bracket behind this text would be an index of, with the names that it is found by: `list.items`.
pub(super) fn indexed_word(before: &str) -> &str {
    let before = last_bytes(before, CODE_REACH);
    &before[place::run_start(before, before.len(), |c| is_identifier(c) || c == '.')..]
}

/// What stands in the bracket that a text ends in, where it is right behind a word.
fn bracket_of_word(text: &str) -> Option<&str> {
    let text = last_bytes(text, CODE_REACH).strip_suffix("]")?;
    let (word, inner) = text.split_at(place::run_start(text, text.len(), |c| c != '['));
    word.strip_suffix("[").is_some_and(ends_in_identifier).then_some(inner)
}

/// Does a text end in an index that can't be cited: `rows[i]`, `row['name']`? The first letters number notes: `mass[a][1]`.
fn ends_in_key(text: &str) -> bool {
    let inner = bracket_of_word(text).unwrap_or_default();
    matches!(inner.as_bytes(), [b'i'..=b'z'] | [b'\'', .., b'\''] | [b'"', .., b'"'])
}

/// Does a text end in a word, or in a call of one: `rows`, `foo(1)`? Letters behind an apostrophe are no name: `dog's`, `isn't`.
pub(crate) fn ends_in_word(text: &str) -> bool {
    let is_of_word = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    if text.as_bytes().last() != Some(&b')') {
        return text.as_bytes().last().is_some_and(is_of_word) && !ends_in_contraction(text);
    }
    let end = last_bytes(text, CODE_REACH);
    let arguments = place::run_start(end, end.len(), |c| c != '(');
    arguments > 1 && is_of_word(&end.as_bytes()[arguments - 2])
}

/// Does a text end in letters with an apostrophe before them that stands behind a word? One that doesn't begins a quotation.
fn ends_in_contraction(text: &str) -> bool {
    let end = last_bytes(text, CODE_REACH);
    let start = &end[..end.len() - indexed_word(end).len()];
    let apostrophe = place::char_before(start, start.len()).filter(|c| matches!(c, '\'' | '’'));
    apostrophe.is_some_and(|c| place::ends(&start[..start.len() - c.len_utf8()], char::is_alphanumeric))
}

fn code_before(before: &str) -> bool {
    let before = last_bytes(before, CODE_REACH);
    if let Some(callee) = before.strip_suffix("()") {
        return ends_in_identifier(callee);
    }
    let word = indexed_word(before);
    let start = &before[..before.len() - word.len()];
    let behind = start.trim_end();
    let digit = |c: char| c.is_ascii_digit();
    let used = behind.ends_with('=') || start.strip_suffix("(").is_some_and(ends_in_identifier);
    // Nothing can be looked up in a number.
    let named = !word.is_empty() && !place::begins(place::without_first(word, |c| c == '.'), 0, digit);
    let of_indexed = matches!(word.as_bytes(), [b'.', b'a'..=b'z' | b'_', ..])
        && bracket_of_word(start).is_some_and(|inner| place::ends(inner, digit));
    // Underscores at the ends of a word are emphasis.
    is_variable(start, word)
        || place::has_char(place::trimmed(word, |c| c == '_'), '_')
        || (used && named)
        || of_indexed
}

/// Is a word behind that text a variable of one letter? In prose such a word is a unit, an option's or a word of its own, as in
/// "il y a", but for those that variables are named by. The others are one where the text before reckons.
fn is_variable(start: &str, word: &str) -> bool {
    let letter = match word.as_bytes() {
        [b'$', b'a'..=b'z'] => return true,
        [letter @ b'a'..=b'z'] => letter,
        _ => return false,
    };
    let behind = start.trim_end();
    // Behind a number and a space, a letter is a unit; right behind a letter or a stroke, it ends a word: "Süd", "km/h".
    let spaced = behind.len() < start.len();
    let ends = if spaced {
        place::ends(behind, |c| c.is_ascii_digit())
    } else {
        place::ends(start, |c| matches!(c, '/' | '-' | '°') || is_small(c) || is_capital(c))
    };
    let named = matches!(letter, b'i'..=b'k' | b'x'..=b'z');
    // `<sup>[1]</sup>m[2]`: what ends a mark compares nothing.
    let operated = place::ends(behind, operates) && !phrases::ends_in(behind, "</sup>|</cite>");
    !ends && (named || (operated && reckons(start)))
}

/// May this stand before a variable in code?
fn operates(c: char) -> bool {
    matches!(c, '=' | '+' | '-' | '*' | '/' | '<' | '>' | '&' | '|' | '!' | '(' | ',' | '[' | '{')
}

/// Has a text a sign of code: what is set equal, or a call that isn't closed?
fn reckons(text: &str) -> bool {
    let call = place::run_start(text, text.len(), |c| !matches!(c, '(' | ')'));
    let callee = text[..call].strip_suffix('(');
    place::has_char(text, '=') || callee.is_some_and(ends_in_identifier)
}

/// Does a line that ends in a word look like a statement of a program that has but a `;` to come: `rows`, `return rows`, `x = y + rows`?
/// In prose, too, a bracket stands between a word and a `;`, so that alone tells nothing.
fn is_statement(before: &str) -> bool {
    let end = last_bytes(before, CODE_REACH);
    let start = end[..end.len() - indexed_word(before).len()].trim();
    place::has_char(start, '=') || (end.len() == before.len() && matches!(start, "" | "return"))
}

fn ends_in_identifier(text: &str) -> bool {
    place::ends(text, is_identifier)
}

fn is_identifier(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '$')
}

/// Does what follows the bracket, and those chained to it, look like code? `statement`: a `;` at the line's end does.
fn code_after(after: &str, last: bool, statement: bool) -> Result<bool, Stop> {
    let read = optional(bounded(after, last, CODE_REACH, |cursor| goes_on_as_code(cursor, statement)))?;
    Ok(read.is_some_and(|(_, code)| code))
}

/// Would a mark, written as `[1]`, read as an index by what follows it? As it stands it isn't one, but it may have another form here, or
/// marks behind it that will be written anew or left out. Behind a space it never is one.
pub(super) fn runs_into_code(before: &str, after: &str, last: bool, known: &Known) -> Result<bool, Stop> {
    // As most marks stand, which is told at once.
    if matches!(before.as_bytes(), [.., b'0'..=b'9' | b'a'..=b'z' | b'.' | b',', b' ']) {
        return Ok(false);
    }
    let written = place::without_last(before, |c| c == ' ');
    let behind_mark = place::ends(written, |c| matches!(c, ']' | '】' | '］' | '>'));
    if !behind_mark && (written.len() < before.len() || !ends_in_word(before)) {
        return Ok(false);
    }
    let read = bounded(after, last, CODE_REACH, |cursor| {
        let mut ahead = *cursor;
        loop {
            separator(&mut ahead)?;
            if ahead.peek()?.is_none() || !may_begin(ahead.rest().as_bytes()[0]) {
                break;
            }
            let read = read_any(ahead.rest(), ahead.last, known, &mut Vec::new());
            let Some((length, _)) = optional(read)? else { break };
            ahead.at += length;
            *cursor = ahead;
        }
        goes_on_as_code(cursor, is_statement(before))
    });
    Ok(optional(read)?.is_some_and(|(_, code)| code))
}

fn goes_on_as_code(cursor: &mut Cursor<'_>, statement: bool) -> Result<bool, Stop> {
    loop {
        let mut link = *cursor;
        if !link.eat("[")? {
            break;
        }
        // It is left out, and what is behind it follows.
        if link.eat(CITE_START)? && link.eat("]")? {
            *cursor = link;
            continue;
        }
        if link.skip_while(|c| c.is_ascii_digit())? == 0 {
            // `rows[1][i]`: an identifier can't be cited.
            return Ok(link.skip_while(|c| c.is_ascii_lowercase() || c == '_')? > 0 && link.eat("]")?);
        }
        if !link.eat("]")? {
            break;
        }
        *cursor = link;
    }
    if cursor.eat(".")? {
        return Ok(cursor.peek()?.is_some_and(|c| c.is_ascii_lowercase() || c == '_'));
    }
    if statement && cursor.eat(";")? {
        return Ok(matches!(cursor.peek()?, None | Some('\n' | '\r')));
    }
    for operator in Phrases("->|++") {
        if cursor.eat(operator)? {
            return Ok(true);
        }
    }
    cursor.skip_run(' ')?;
    for operator in Phrases("+=|-=|*=|/=|!=|<=|>=|=") {
        if cursor.eat(operator)? {
            return Ok(true);
        }
    }
    Ok(false)
}

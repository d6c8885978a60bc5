//! The entries of such a list: what a line of one begins with, and what tells it from a statement or from the text behind the list.
//!
//! Below a heading, a line that cites its source is still the answer's, and so is one of prose: both would be lost with the list.

use super::LONGEST_HEADING;
use crate::{
    find,
    mark::{
        Cursor, Known, Stop, begins_address, block::LONGEST_START, bounded, bracketed::read_any,
        cursor::optional, is_label, syntax::may_begin,
    },
    phrases, place,
    statement::is_full_stop,
    words::{is_colon, is_letter, is_small, lowercase},
};

/// Does a line begin an entry that isn't a statement?
pub(super) fn lists(line: Cursor<'_>, known: &Known) -> Result<bool, Stop> {
    Ok(begins_entry(line)? && !cites(line, known)? && !is_prose(line)?)
}

/// Does a line begin as the entries of such lists do: with a list marker, a number, a bracket or an address?
fn begins_entry(line: Cursor<'_>) -> Result<bool, Stop> {
    let mut ahead = line;
    Ok(match ahead.next()? {
        Some('[' | '【' | '［' | '†' | '|' | '<' | '•' | '·') => true,
        Some('-' | '+') => matches!(ahead.peek()?, Some(' ' | '\t')),
        Some('*') => match ahead.next()? {
            // A bold phrase may be the heading of what comes next.
            Some('*') => {
                matches!(ahead.peek()?, Some('[' | '0'..='9'))
                    || has_address(start_of_line(&mut line.clone())?)
            }
            next => matches!(next, Some(' ' | '\t')),
        },
        Some(c) if c.is_ascii_digit() => {
            ahead.skip_while(|c| c.is_ascii_digit())?;
            matches!(ahead.peek()?, Some('.' | ')' | ':'))
        }
        Some('(') => ahead.skip_while(|c| c.is_ascii_digit())? > 0 && ahead.eat(")")?,
        Some('h' | 'H' | 'w' | 'W') => begins_address(&mut line.clone())?,
        // "Source 4: Manual"
        Some(c) if is_letter(c) => {
            ahead.skip_while(is_letter)?;
            is_label(&lowercase(&ahead.read()[line.at..]))
                && ahead.skip_blanks()? > 0
                && ahead.skip_while(|c| c.is_ascii_digit())? > 0
                && ahead.eat(":")?
        }
        _ => false,
    })
}

/// How far the end of an entry is looked for, in characters.
const ENTRY_REACH: usize = 140;

/// A line, or as much of it as an entry is told by.
fn start_of_line<'t>(line: &mut Cursor<'t>) -> Result<&'t str, Stop> {
    let (rest, from) = (line.rest(), line.at);
    let mut left = ENTRY_REACH;
    while let Some(c) = line.peek()?
        && c != '\n'
        && left > 1
    {
        line.next()?;
        left -= 1;
    }
    Ok(&rest[..line.at - from])
}

fn has_address(text: &str) -> bool {
    find::holds(text, "://") || find::holds(text, "www.")
}

/// Does a line begin with a number, in brackets or with a full stop, and an address or a title behind it?
pub(super) fn begins_numbered_title(mut line: Cursor<'_>) -> Result<bool, Stop> {
    let close = if line.eat("[")? { "]" } else { "." };
    if !(line.skip_while(|c| c.is_ascii_digit())? > 0 && line.eat(close)? && line.skip_blanks()? > 0) {
        return Ok(false);
    }
    let titled = line.peek()?.is_some_and(|c| c.is_alphabetic() && !is_small(c) || c == '"' || c == '“');
    Ok(titled || begins_address(&mut line)?)
}

/// Is what looks like an entry a statement that cites its source, as "- It weighs 12 kg [1]" does? An entry has its number before its
/// title, or an address.
fn cites(mut line: Cursor<'_>, known: &Known) -> Result<bool, Stop> {
    let text = start_of_line(&mut line)?.trim_end();
    if !matches!(line.peek()?, None | Some('\n')) {
        return Ok(false);
    }
    let item = place::without_last(text, |c| matches!(c, '.' | '。' | '।'));
    let mark = |at: usize| {
        let read = read_any(&item[at..], true, known, &mut Vec::new());
        read.map_or(0, |(length, _)| at + length)
    };
    if item.len() < text.len() {
        return Ok(item.ends_with(']'));
    }
    // "1. A book, 2009. [3]"
    let title = &item[..place::run_end(item, 0, |c| !matches!(c, '[' | '【' | '［' | '<'))];
    if place::begins(item, 0, |c| c.is_ascii_digit()) && place::ends(title.trim_end(), is_full_stop) {
        return Ok(false);
    }
    let first = place::run_end(item, 0, |c| !c.is_alphabetic() && !matches!(c, '[' | '【' | '［' | '<'));
    let ends = item.bytes().enumerate().any(|(at, byte)| may_begin(byte) && mark(at) == item.len());
    Ok(ends && mark(first) == 0 && !has_address(item))
}

/// Words that sentences have and titles lack.
const OF_SENTENCES: &str = "är er adalah jest są ma kan is are was were has have can may must should it they you ist sind hat haben kann muss est sont peut il son tiene puede";

/// Is what looks like an entry a sentence below a heading that means something else, as "Sources" of vitamin D does: "- The skin makes it in
/// the sun."? Entries have figures, signs or an address in them, most of their words begin with capitals, or they are titles.
fn is_prose(mut line: Cursor<'_>) -> Result<bool, Stop> {
    /// So many small words make a sentence with one of those words, and without.
    const LEAST: usize = 2;
    const LEAST_WITHOUT: usize = 8;
    if !matches!(line.next()?, Some('-' | '*' | '+' | '•' | '·')) {
        return Ok(false);
    }
    let text = start_of_line(&mut line)?.trim_end();
    let ends = place::ends(text, is_full_stop) || !matches!(line.peek()?, None | Some('\n'));
    let plain = |c: char| {
        c.is_alphabetic()
            || c.is_whitespace()
            || matches!(c, ',' | ';' | ':' | '.' | '\'' | '’' | '-' | '–')
            || is_full_stop(c)
    };
    let (mut words, mut small, mut told) = (0, 0, false);
    for word in text.split_whitespace() {
        (words, small) = (words + 1, small + usize::from(place::begins(word, 0, is_small)));
        told |= phrases::is_among(OF_SENTENCES, &lowercase(word));
    }
    let least = if told { LEAST } else { LEAST_WITHOUT };
    Ok(ends && small >= least && 2 * small > words && text.chars().all(plain) && !has_address(text))
}

/// Does the list go on with the line that begins here, behind a blank one?
pub(in crate::mark) fn goes_on(text: &str, last: bool) -> Result<bool, Stop> {
    let read = bounded(text, last, LONGEST_START, |cursor| {
        cursor.skip_blanks()?;
        begins_entry(*cursor)
    });
    Ok(optional(read)?.is_some_and(|(_, entry)| entry))
}

/// Is the line an item with a bullet that cites its source? No list of references has one, whatever stands before it. Numbered
/// references may end in marks.
pub(in crate::mark) fn states(text: &str, last: bool, known: &Known) -> Result<bool, Stop> {
    let read = bounded(text, last, LONGEST_HEADING, |cursor| {
        cursor.skip_blanks()?;
        Ok(matches!(cursor.peek()?, Some('-' | '*' | '+' | '•')) && cites(*cursor, known)?)
    });
    Ok(optional(read)?.is_some_and(|(_, states)| states))
}

/// Does a line right below an entry begin the next section: with a bold phrase that is all of it, or that has a colon?
pub(crate) fn heads_section(text: &str, last: bool) -> Result<bool, Stop> {
    let read = bounded(text, last, LONGEST_START, |cursor| {
        let line = *cursor;
        cursor.expect("**")?;
        cursor.skip_while(|c| !matches!(c, '*' | '\n'))?;
        let led = place::ends(cursor.read(), is_colon);
        cursor.expect("**")?;
        let heads = led || matches!(cursor.peek()?, None | Some(':' | '：' | '\r' | '\n'));
        Ok(heads && !begins_entry(line)?)
    });
    Ok(optional(read)?.is_some_and(|(_, heads)| heads))
}

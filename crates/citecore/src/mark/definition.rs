//! Definitions of links and footnotes, which would turn marks into the model's links.

use super::{
    block::LONGEST_START,
    bracketed::read_any,
    cursor::{Cursor, Stop, bounded, optional},
    known::Known,
    link::{begins_address, destination, title, white_space},
    syntax::{may_begin, read_mark},
};

/// The longest definition, in bytes.
const LONGEST_DEFINITION: usize = 2048;
/// The longest title of a link with its line's end, in bytes: what goes on after that is none.
const LONGEST_TITLE: usize = 400;

/// What a line is that begins with a mark and a colon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Definition {
    /// `[1]: https://…`, with so many bytes.
    Link(usize),
    /// `[^1]: …`
    Note(usize),
    /// Prose that would define a link without the marks in it: `[1]: fact [2]`.
    NotYet,
}

/// Reads what defines a link or a footnote whose label reads as a mark. Where it stands in a quote, its lines may begin with `>`.
pub(super) fn read_definition(
    text: &str,
    last: bool,
    quoted: bool,
    known: &Known,
) -> Result<Definition, Stop> {
    if !text.as_bytes().first().is_some_and(|&byte| may_begin(byte)) {
        return Err(Stop::No);
    }
    let (label, _) = read_mark(text, last, known, &mut Vec::new())?;
    let behind = &text[label..];
    if text.starts_with("[^") {
        let (length, ()) = bounded(behind, last, LONGEST_DEFINITION, |cursor| {
            cursor.expect(":")?;
            pass_line(cursor)
        })?;
        return Ok(Definition::Note(label + length));
    }
    let is_label = text.starts_with('[') && !text.starts_with("[[");
    let read = bounded(behind, last, LONGEST_DEFINITION, |cursor| read_link(cursor, is_label, quoted));
    if let Some((length, ())) = optional(read)? {
        return Ok(Definition::Link(label + length));
    }
    bounded(behind, last, LONGEST_DEFINITION, |cursor| pass_word_and_marks(cursor, known))?;
    Ok(Definition::NotYet)
}

/// Reads a link as CommonMark does behind a label: a destination, and a title if there is one. `is_label`: it is one that CommonMark knows.
fn read_link(cursor: &mut Cursor<'_>, is_label: bool, quoted: bool) -> Result<(), Stop> {
    cursor.expect(":")?;
    go_on(cursor, quoted)?;
    let addressed = begins_destination(*cursor)?;
    let from = cursor.at;
    destination(cursor)?;
    if cursor.at == from || !(is_label || addressed) {
        return Err(Stop::No);
    }
    let spaced = cursor.skip_blanks()? > 0;
    if !ends_line(*cursor)? {
        // A title that isn't closed may be cut off. An address before it tells that no sentence begins there.
        let opens = spaced && matches!(cursor.peek()?, Some('"' | '\'' | '('));
        return match optional(read_title(cursor))? {
            Some(()) if spaced => Ok(()),
            _ if opens && addressed => pass_line(cursor),
            _ => Err(Stop::No),
        };
    }
    pass_line(cursor)?;
    let mut next = *cursor;
    if optional(go_on(&mut next, quoted))?.is_some() && optional(read_title(&mut next))?.is_some() {
        *cursor = next;
    }
    Ok(())
}

/// Reads white space with a line end at the most, and what a line of a quote begins with.
fn go_on(cursor: &mut Cursor<'_>, quoted: bool) -> Result<(), Stop> {
    cursor.skip_blanks()?;
    if quoted && ends_line(*cursor)? {
        pass_line(cursor)?;
        cursor.skip_while(|c| matches!(c, ' ' | '\t' | '>'))?;
    }
    white_space(cursor).map(drop)
}

/// Reads a title, which may have several lines, with its line's end.
fn read_title(cursor: &mut Cursor<'_>) -> Result<(), Stop> {
    let (length, ()) = bounded(cursor.rest(), cursor.last, LONGEST_TITLE, |cursor| {
        title(cursor)?;
        cursor.skip_blanks()?;
        if cursor.at == 0 || !ends_line(*cursor)? {
            return Err(Stop::No);
        }
        pass_line(cursor)
    })?;
    cursor.at += length;
    Ok(())
}

/// Does an address begin here, as no sentence does? Other destinations than that are a single word.
fn begins_destination(mut cursor: Cursor<'_>) -> Result<bool, Stop> {
    Ok(matches!(cursor.peek()?, Some('<' | '/' | '#' | '.')) || begins_address(&mut cursor)?)
}

/// Passes a line of a word at the most and marks, which would be a destination if these were shorter or gone. A title may be behind.
fn pass_word_and_marks(cursor: &mut Cursor<'_>, known: &Known) -> Result<(), Stop> {
    cursor.expect(":")?;
    white_space(cursor)?;
    let (mut within, mut words, mut marked) = (false, 0, false);
    while !ends_line(*cursor)? {
        if cursor.skip_blanks()? > 0 {
            within = false;
            continue;
        }
        if cursor.rest().as_bytes().first().is_some_and(|&byte| may_begin(byte))
            && let Some((length, _)) = optional(read_any(cursor.rest(), cursor.last, known, &mut Vec::new()))?
        {
            cursor.at += length;
            marked = true;
            continue;
        }
        let next = cursor.next()?;
        if !within && words == 1 {
            marked &= matches!(next, Some('"' | '\'' | '('));
            break;
        }
        words += usize::from(!within);
        within = true;
    }
    if marked { Ok(()) } else { Err(Stop::No) }
}

/// Does the line that begins here go on with a footnote whose label stands behind so many bytes? Right below it, text that is indented
/// does, and behind a blank line what is indented by four columns. `item`: it begins a list item.
pub(super) fn note_goes_on(
    text: &str,
    last: bool,
    prefix: usize,
    quoted: bool,
    item: bool,
) -> Result<bool, Stop> {
    let read = bounded(text, last, LONGEST_START, |cursor| {
        let mut needed = if item { 4 } else { 2 };
        let mut columns = indentation(cursor, quoted)?;
        if ends_line(*cursor)? {
            pass_line(cursor)?;
            needed = 4;
            columns = indentation(cursor, quoted)?;
        }
        Ok(columns >= prefix + needed && !ends_line(*cursor)?)
    });
    Ok(optional(read)?.is_some_and(|(_, goes_on)| goes_on))
}

/// Reads what a line begins with before its text; gives its columns.
fn indentation(cursor: &mut Cursor<'_>, quoted: bool) -> Result<usize, Stop> {
    let from = cursor.at;
    cursor.skip_while(if quoted {
        |c| matches!(c, ' ' | '\t' | '>')
    } else {
        |c| matches!(c, ' ' | '\t')
    })?;
    let tabs = cursor.read()[from..].bytes().filter(|&byte| byte == b'\t').count();
    Ok(cursor.at - from + 3 * tabs)
}

fn ends_line(cursor: Cursor<'_>) -> Result<bool, Stop> {
    Ok(matches!(cursor.peek()?, None | Some('\n' | '\r')))
}

/// Passes the rest of a line with its end.
fn pass_line(cursor: &mut Cursor<'_>) -> Result<(), Stop> {
    cursor.skip_while(|c| c != '\n')?;
    cursor.next()?;
    Ok(())
}

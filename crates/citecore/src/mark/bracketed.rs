//! Marks in brackets that aren't theirs: `[[2](url)]`, `[【2】]`. In canonical form they would be `[[2]]`, which is a mark itself, so the
//! brackets are the mark's.

use super::{
    cursor::{Cursor, Stop, optional},
    known::Known,
    link::read_target,
    syntax::{Form, Item, may_begin, read_mark},
};

/// Reads the mark in brackets that a text begins with into `items`; gives its length.
pub(super) fn read_bracketed(
    text: &str,
    last: bool,
    known: &Known,
    items: &mut Vec<Item>,
) -> Result<usize, Stop> {
    match text.as_bytes() {
        [b'[', next, ..] if may_begin(*next) => {}
        _ => return Err(Stop::No),
    }
    let inner = &text[1..];
    let (mut length, form) = read_mark(inner, last, known, items)?;
    if form == Form::Bracket {
        let (target, url) = read_target(&inner[length..], last)?;
        if !known.is_url_of_all(items, &url) {
            return Err(Stop::No);
        }
        length += target;
    }
    let behind = &inner[length..];
    Cursor::new(behind, last).expect("]")?;
    // The brackets may be a link's.
    if optional(read_target(&behind[1..], last))?.is_some() {
        return Err(Stop::No);
    }
    for item in items {
        item.start += 1;
        item.end += 1;
    }
    Ok(length + 2)
}

//! Marks in brackets or tags that aren't theirs: `[[2](url)]`, `[【2】]`, `[[1], [2]]`, `<sup>【1】</sup>`. In canonical form they would be
//! `[[2]]` or `<sup>[1]</sup>`, which are marks themselves, so what is around them is the mark's.

use super::{
    cursor::{Stop, bounded, optional},
    joining::separator,
    known::Known,
    link::{LONGEST_TARGET, read_target},
    syntax::{Form, Item, may_begin, read_mark},
};

/// What may stand around marks. The first [`OWN`] rows belong to the mark whatever it cites; the others are emphasis, which is left out with
/// it only where nothing of it stays.
const AROUND: &[(&str, &str)] = &[
    ("[", "]"),
    ("<sup>", "</sup>"),
    ("<cite>", "</cite>"),
    ("<b>", "</b>"),
    ("<i>", "</i>"),
    ("<em>", "</em>"),
    ("<strong>", "</strong>"),
];

/// How many rows are the mark's own whatever it cites.
const OWN: usize = 3;

/// Reads the mark that a text begins with into `items`, whatever is around it; gives its length.
pub(super) fn read_any(
    text: &str,
    last: bool,
    known: &Known,
    items: &mut Vec<Item>,
) -> Result<(usize, Form), Stop> {
    match read_mark(text, last, known, items) {
        Err(Stop::No) => Ok((read_bracketed(text, last, known, items)?, Form::Certain)),
        read => read,
    }
}

/// Reads the marks in brackets or tags that a text begins with into `items`; gives its length.
pub(super) fn read_bracketed(
    text: &str,
    last: bool,
    known: &Known,
    items: &mut Vec<Item>,
) -> Result<usize, Stop> {
    match text.as_bytes() {
        [b'[', next, ..] if may_begin(*next) => {}
        [b'<', ..] => {}
        _ => return Err(Stop::No),
    }
    let mut all = Vec::new();
    let read = bounded(text, last, LONGEST_TARGET, |cursor| {
        for (row, &(open, close)) in AROUND.iter().enumerate() {
            if !cursor.eat(open)? {
                continue;
            }
            cursor.skip_blanks()?;
            while all.is_empty() || !cursor.eat(close)? {
                let (length, form) = read_mark(cursor.rest(), cursor.last, known, items)?;
                let first = all.len();
                for item in items.drain(..) {
                    let (start, end) = (item.start + cursor.at, item.end + cursor.at);
                    all.push(Item { start, end, ..item });
                }
                cursor.at += length;
                if form == Form::Bracket
                    && let Some((length, url)) = optional(read_target(cursor.rest(), cursor.last))?
                {
                    if !known.is_url_of_all(&all[first..], &url) {
                        return Err(Stop::No);
                    }
                    cursor.at += length;
                }
                separator(cursor)?;
            }
            let stays = |item: &Item| known.has(item.from) || !known.within(item.from, item.to).is_empty();
            if row >= OWN && all.iter().any(stays) {
                return Err(Stop::No);
            }
            // The brackets may be a link's.
            let links = row == 0 && optional(read_target(cursor.rest(), cursor.last))?.is_some();
            return if links { Err(Stop::No) } else { Ok(()) };
        }
        Err(Stop::No)
    });
    let (length, ()) = read?;
    *items = all;
    Ok(length)
}

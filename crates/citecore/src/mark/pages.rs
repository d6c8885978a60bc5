//! The pages and other places within a source that a mark may name behind its number: `[1, p. 3]`, `[1, section 2]`.

use super::{
    cursor::{Cursor, Stop},
    joining::{is_dash, separator},
};

/// Words for a place within a source, which may stand behind its number, in one or several: `[1, p. 3]`. No label begins with one.
const PLACES: &str = "p.|pp.|page|s.|seite|§|section|chapter|line|pág";

/// Passes over places within a source, `, pp. 3-5, 7`, if there are any: a source has its page, so the mark does without.
pub(super) fn within(cursor: &mut Cursor<'_>) -> Result<bool, Stop> {
    let mut place = *cursor;
    if !is_placed(&mut place)? {
        return Ok(false);
    }
    if !page(&mut place)? {
        return Err(Stop::No);
    }
    loop {
        *cursor = place;
        place.skip_blanks()?;
        // Behind a semicolon is another source.
        if matches!(place.peek()?, Some(';' | '；')) || !separator(&mut place)? {
            return Ok(true);
        }
        let named = place.eat_one(PLACES)?;
        // A number that has a page is another source's: `[1, p. 3, 2, p. 5]`.
        if !page(&mut place)? || !named && is_placed(&mut { place })? {
            return Ok(true);
        }
    }
}

/// Passes over a comma with what a place within a source begins with.
fn is_placed(cursor: &mut Cursor<'_>) -> Result<bool, Stop> {
    if !cursor.eat(",")? {
        return Ok(false);
    }
    cursor.skip_blanks()?;
    cursor.eat_one(PLACES)
}

/// Passes over a page, or some from one to another.
fn page(cursor: &mut Cursor<'_>) -> Result<bool, Stop> {
    cursor.skip_while(|c| is_dash(c) || matches!(c, '0'..='9' | '.' | ' ' | 's'))?;
    cursor.at = cursor.read().trim_end().len();
    Ok(cursor.read().ends_with(|c: char| c.is_ascii_digit()))
}

//! What joins two numbers of a mark, or two marks.

use super::{
    bytes::Beginnings,
    cursor::{Cursor, Stop},
};

pub(crate) fn is_separator(c: char) -> bool {
    matches!(c, ',' | ';' | '、' | '，' | '；' | '،' | '؛')
}

/// Words between two numbers, or two marks.
pub(crate) const AND: &str = "&|and|und|et|en|y|и|و|और|및|和|と";

/// A word between two numbers alone: between two marks it may be what the second of them stands behind.
const E: &str = "e";

/// Words between two marks alone: `[1 or 2]` is what one may press.
pub(crate) const OR: &str = "or|oder|ou|of|или|أو|या|또는|或|または";

/// What they all begin with.
pub(crate) const JOINING_BEGINNINGS: Beginnings = Beginnings::of(AND).with_all(OR);

/// What stands between the ends of a range.
pub(crate) fn is_dash(c: char) -> bool {
    matches!(c, '-' | '–' | '—' | '‑' | '−' | '~' | '～' | '〜')
}

/// Reads what may stand between two numbers of a mark, or two marks that stand in one bracket.
pub(super) fn separator(cursor: &mut Cursor<'_>) -> Result<bool, Stop> {
    let mut blanks = cursor.skip_blanks()?;
    let found = cursor.peek()?.is_some_and(is_separator);
    if found {
        cursor.next()?;
        blanks = cursor.skip_blanks()?;
    }
    // 1e9 is one number.
    let joined = cursor.eat_one(AND)? || blanks > 0 && cursor.eat(E)?;
    if joined {
        cursor.skip_blanks()?;
    }
    Ok(found || joined)
}

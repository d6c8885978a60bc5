//! What joins two numbers of a mark, or two marks.

use super::Beginnings;

pub(crate) fn is_separator(c: char) -> bool {
    matches!(c, ',' | ';' | '、' | '，' | '；' | '،' | '؛')
}

/// Words between two numbers, or two marks.
pub(crate) const AND: &str = "&|and|und|et|en|y|и|و|और|및|和|と";

/// A word between two numbers alone: between two marks it may be what the second of them stands behind.
pub(super) const E: &str = "e";

/// Words between two marks alone: `[1 or 2]` is what one may press.
pub(crate) const OR: &str = "or|oder|ou|of|или|أو|या|또는|或|または";

/// What they all begin with.
pub(crate) const JOINING_BEGINNINGS: Beginnings = Beginnings::of(AND).with_all(OR);

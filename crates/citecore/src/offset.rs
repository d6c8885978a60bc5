//! Offsets and indexes in four bytes each: an answer may have very many of them. What is as long as an answer grows by a part
//! of its length.

use std::ops::Range;

/// The longest answer, in bytes: offsets are kept in four.
pub(crate) const LONGEST_ANSWER: usize = u32::MAX as usize;

/// Is a text longer than that? Where addresses have four bytes, none is.
pub(crate) fn is_too_long(length: usize) -> bool {
    length as u64 > LONGEST_ANSWER as u64
}

/// Adds to a list that may be very long: grown to twice its length at a time, half of it could stay unused.
pub(crate) fn push<T>(list: &mut Vec<T>, item: T) {
    if list.len() == list.capacity() {
        list.reserve_exact((list.len() / 4).max(16));
    }
    list.push(item);
}

/// Makes room for more text. Grown to twice its length at a time, as much memory could stay unused.
pub(crate) fn make_room(text: &mut String, more: usize) {
    if text.capacity() - text.len() < more {
        text.reserve_exact(more.max(text.len() / 4).max(64));
    }
}

/// Offsets and indexes stay below [`LONGEST_ANSWER`]: the stream takes no more text than that.
pub(crate) fn short(range: Range<usize>) -> Range<u32> {
    range.start as u32..range.end as u32
}

pub(crate) fn long(range: &Range<u32>) -> Range<usize> {
    range.start as usize..range.end as usize
}

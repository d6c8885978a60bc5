//! Marks as they are written, and what they would be taken for something else behind.

use crate::{find, place};

/// The longest canonical mark of one number, in bytes.
pub(super) const LONGEST_CITATION: usize = 22;

/// Writes a mark at once: in WebAssembly, sign by sign takes longer by half, and there may be very many.
pub(super) fn push_mark(text: &mut String, number: usize) {
    let mut mark = [b']'; LONGEST_CITATION];
    let mut start = LONGEST_CITATION - 1;
    let mut left = number;
    while start > 1 {
        start -= 1;
        mark[start] = b'0' + (left % 10) as u8;
        left /= 10;
        if left == 0 {
            break;
        }
    }
    start -= 1;
    mark[start] = b'[';
    text.push_str(str::from_utf8(&mark[start..]).unwrap_or_default());
}

/// Does a text end in an address?
pub(super) fn ends_in_address(text: &str) -> bool {
    let word = place::last_word(text);
    ["http://", "https://", "www."].iter().any(|scheme| find::holds(word, scheme))
}

/// Does a text end in a bracket that holds a number?
pub(super) fn ends_in_index(text: &str) -> bool {
    let Some(rest) = text.strip_suffix("]") else { return false };
    let inner = place::run_start(rest, rest.len(), |c| c != '[');
    inner > 0 && place::begins(rest, inner, |c| c.is_ascii_digit())
}

/// Does a text end in what may be a link's address in ASCII, `[text](address`, with its bracket open?
pub(super) fn ends_in_target(text: &str) -> bool {
    let mut target = text.bytes().rev().take_while(|&byte| byte.is_ascii_graphic() && byte != b')');
    target.any(|byte| byte == b'(') && target.next() == Some(b']')
}

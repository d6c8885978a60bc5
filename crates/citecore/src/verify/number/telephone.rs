//! Telephone numbers and the like, which are the same however their digits are grouped: 0800 123456, (030) 123-45-67.

use super::{Quantity, Written};
use crate::{
    mark::digit,
    place::{before, begins, behind, last},
    verify::term::hash,
};

/// How many digits they have.
const DIGITS: std::ops::RangeInclusive<usize> = 7..=15;

/// A number of so many digits that nothing groups is one of these: others have separators.
const UNGROUPED: usize = 11;

/// The most that stands between two groups: ") ".
const MOST_BETWEEN: usize = 2;

/// Reads what begins at a place, as a label of its digits alone; gives back where it ends.
pub(super) fn read(text: &str, at: usize, found: &mut Vec<Quantity>) -> Option<usize> {
    let ungrouped = behind(text, at, |c| digit(c).is_some());
    let next = behind(text, ungrouped, is_separator);
    // Most numbers have one group.
    if (next == ungrouped || !begins(text, next, |c| digit(c).is_some())) && ungrouped - at < *DIGITS.start()
    {
        return None;
    }
    let mut digits = String::new();
    let (mut groups, mut end, mut dotted) = (Vec::new(), at, false);
    let mut from = at;
    while begins(text, from, |c| digit(c).is_some()) && digits.len() <= *DIGITS.end() {
        dotted |= text[end..from].contains('.');
        end = behind(text, from, |c| digit(c).is_some());
        digits.extend(text[from..end].chars().filter_map(digit).map(|digit| char::from(b'0' + digit as u8)));
        groups.push(digits.len());
        from = behind(text, end, is_separator);
        if from == end || from - end > MOST_BETWEEN {
            break;
        }
    }
    let abroad = last(text, before(text, at, |c| c == '(')) == Some('+');
    let area =
        text[at..].starts_with('0') && digits.len() > 1 && groups[0] > 1 && groups.len() > 1 && !dotted;
    // 555-123-4567
    let subscriber =
        matches!(groups[..], [.., before, group, all] if all - group == 4 && group - before == 3);
    let is_one = abroad || area || subscriber || groups == [digits.len()] && digits.len() >= UNGROUPED;
    if !is_one || !DIGITS.contains(&digits.len()) {
        return None;
    }
    let written = Written::Label(hash(""));
    found.push(Quantity { written, ..Quantity::plain(at, end, f64::from(hash(&digits))) });
    Some(end)
}

fn is_separator(c: char) -> bool {
    matches!(c, ' ' | '-' | '.' | '/' | '(' | ')')
}

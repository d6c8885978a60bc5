//! Telephone numbers and the like, which are the same however their digits are grouped: 0800 123456, (030) 123-45-67.

use super::{
    Quantity, Written, add,
    groups::{is_digit, value_of},
};
use crate::{
    mark::digit,
    place::{begins, char_before, has_char, run_end, run_start},
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
    let ungrouped = run_end(text, at, is_digit);
    let next = run_end(text, ungrouped, is_separator);
    // Most numbers have one group.
    if (next == ungrouped || !begins(text, next, is_digit)) && ungrouped - at < *DIGITS.start() {
        return None;
    }
    let mut digits = String::new();
    // How many digits there are in the first group, and in the last two.
    let (mut first, mut last_two) = (0, [0; 2]);
    let (mut groups, mut end, mut dotted) = (0, at, false);
    let mut from = at;
    while begins(text, from, is_digit) && digits.len() <= *DIGITS.end() {
        dotted |= has_char(&text[end..from], '.');
        end = run_end(text, from, is_digit);
        let before = digits.len();
        for digit in text[from..end].chars().filter_map(digit) {
            digits.push(char::from(b'0' + digit as u8));
        }
        groups += 1;
        last_two = [last_two[1], digits.len() - before];
        first = if groups == 1 { digits.len() } else { first };
        from = run_end(text, end, is_separator);
        // "0800 123456 (24 hours a day)"
        let opens =
            has_char(&text[end..from], '(') && !begins(text, run_end(text, from, is_digit), |c| c == ')');
        if from == end || from - end > MOST_BETWEEN || opens {
            break;
        }
    }
    let abroad = char_before(text, run_start(text, at, |c| c == '(')) == Some('+');
    let area = begins(text, at, |c| c == '0') && first > 1 && groups > 1 && !dotted;
    // 555-123-4567
    let subscriber = groups > 2 && last_two == [3, 4];
    // 912-345-678: dashes group no thousands.
    let dashed = groups == 3 && first == 3 && last_two == [3; 2] && has_char(&text[at..end], '-');
    let is_one = abroad || area || subscriber || dashed || groups == 1 && first >= UNGROUPED;
    if !is_one || !DIGITS.contains(&digits.len()) {
        return None;
    }
    if dashed {
        // With spaces it looks like a number, and has to be the same.
        add(found, at, end, value_of(&digits));
        return Some(end);
    }
    // 1-800-555-0199 and 800-555-0199 are the same.
    let national = Some(digits.as_str()).filter(|_| subscriber && digits.len() == 11);
    let national = national.and_then(|digits| digits.strip_prefix("1")).unwrap_or(&digits);
    add(found, at, end, f64::from(hash(national))).written = Written::Label(hash(""));
    Some(end)
}

fn is_separator(c: char) -> bool {
    matches!(c, ' ' | '-' | '.' | '/' | '(' | ')')
}

//! The numbers and letters that items of lists and titles begin with.

use super::canonical::without_marks_behind;
use crate::{find, place};

/// The longest number of a list's item or a title with its marks, in bytes.
pub(super) const LONGEST_NUMBER: usize = 24;

/// Is a text the number of a list's item or of a title, marks and signs aside: "2", "(b", "iv", "**Step 2"?
pub(super) fn is_number(text: &str) -> bool {
    if text.len() > LONGEST_NUMBER {
        return false;
    }
    let unmarked = without_marks_behind(text, char::is_whitespace);
    // "Cuesta 5 €." ends a sentence, "**Step 2**." doesn't.
    if place::ends(unmarked, |c| matches!(c, '€' | '$' | '£' | '¥' | '₩' | '₹' | '%' | '°')) {
        return false;
    }
    let bare = place::trimmed(unmarked, |c| !c.is_alphanumeric());
    let word = place::without_last(bare, |c| c.is_ascii_digit());
    let name = place::without_last(word, |c| c == ' ');
    let named = word.len() < bare.len() && name.len() < word.len();
    word.is_empty() || is_letter_label(bare) || (named && !place::has(name, |c| !c.is_alphabetic()))
}

/// Is it a letter, or a small number in Roman digits?
fn is_letter_label(text: &str) -> bool {
    let roman = |c| matches!(c, 'i' | 'v' | 'x');
    place::run_end(text, 0, roman) == text.len()
        || (text.len() == 1 && text.as_bytes()[0].is_ascii_alphabetic())
}

/// Does a line begin with a letter or a number as the items of a list do that Markdown doesn't know: "b) ", "(2) ", "ii. "?
pub(super) fn begins_label(line: &str) -> bool {
    let line = place::without_first(line, |c| matches!(c, ' ' | '*'));
    let bare = place::without_first(line, |c| c == '(');
    let end = place::run_end(bare, 0, char::is_alphanumeric);
    let label = &bare[..end];
    let number = matches!(label.as_bytes(), [b'0'..=b'9'] | [b'0'..=b'9', b'0'..=b'9']);
    let closed = bare[end..].starts_with(") ")
        || (!number && bare.len() == line.len() && bare[end..].starts_with(". "));
    closed && !label.is_empty() && (number || is_letter_label(label))
}

/// Is what a sentence ends with here a title in bold, before what it is the title of? Its number tells, "**2. Price.**", or that it
/// begins an item of a list and cites nothing: "**Level it.** Use the bubble [1]."
pub(super) fn is_title(before: &str, stops: &str, begins_item: bool) -> bool {
    let numbered = || find::find(before, ". ").is_some_and(|end| is_number(&before[..end]));
    before.starts_with("**")
        && stops.ends_with("**")
        && before.len() <= LONGEST_TITLE
        && (begins_item && !place::has_char(before, '[') || numbered())
}

/// The longest such title, in bytes.
const LONGEST_TITLE: usize = 80;

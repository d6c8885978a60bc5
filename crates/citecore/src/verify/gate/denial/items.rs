//! Items of lists, each of which is read with the heading that stands above them all.

use crate::{
    place::{begins, char_before, run_end, run_start},
    verify::text::Text,
};

/// How many items of a list are read with its heading.
const MOST_ITEMS: usize = 12;

fn is_item(text: &Text<'_>, sentence: usize) -> bool {
    let Some(range) = text.sentences.get(sentence) else { return false };
    begins(text.text, run_end(text.text, range.start as usize, char::is_whitespace), |c| {
        matches!(c, '-' | '*' | '•' | '–' | '+')
    })
}

/// The last of the items that stand behind a sentence, or that sentence where none do.
pub(super) fn last_item(text: &Text<'_>, sentence: usize) -> usize {
    let mut last = sentence;
    while last - sentence < MOST_ITEMS && is_item(text, last + 1) {
        last += 1;
    }
    last
}

/// The sentence with a colon that a list begins with, of an item.
pub(super) fn heading_of(text: &Text<'_>, sentence: usize) -> Option<usize> {
    let mut at = sentence;
    while at > 0 && sentence - at < MOST_ITEMS && is_item(text, at) {
        at -= 1;
    }
    let heading = text.sentence(at);
    let end = run_start(heading, heading.len(), |c| c.is_whitespace() || c == '*');
    (at < sentence && matches!(char_before(heading, end), Some(':' | '：'))).then_some(at)
}

/// Is a sentence what the items behind it are read with?
pub(super) fn is_heading(text: &Text<'_>, sentence: usize) -> bool {
    is_item(text, sentence + 1) && heading_of(text, sentence + 1) == Some(sentence)
}

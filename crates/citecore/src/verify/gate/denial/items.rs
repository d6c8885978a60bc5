//! Items of lists, each of which is read with the heading that stands above them all.

use crate::verify::text::{Text, is_item, leads_in};

/// How many items of a list are read with its heading.
const MOST_ITEMS: usize = 12;

/// Is the sentence at this place an item?
fn is_item_at(text: &Text<'_>, sentence: usize) -> bool {
    sentence < text.sentences.len() && is_item(text.sentence(sentence).trim_start())
}

/// The last of the items that stand behind a sentence, or that sentence where none do.
pub(super) fn last_item(text: &Text<'_>, sentence: usize) -> usize {
    let mut last = sentence;
    while last - sentence < MOST_ITEMS && is_item_at(text, last + 1) {
        last += 1;
    }
    last
}

/// The sentence with a colon that a list begins with, of an item.
pub(super) fn heading_of(text: &Text<'_>, sentence: usize) -> Option<usize> {
    let mut at = sentence;
    while at > 0 && sentence - at < MOST_ITEMS && is_item_at(text, at) {
        at -= 1;
    }
    (at < sentence && leads_in(text.sentence(at))).then_some(at)
}

/// Is a sentence what the items behind it are read with?
pub(super) fn is_heading(text: &Text<'_>, sentence: usize) -> bool {
    is_item_at(text, sentence + 1) && heading_of(text, sentence + 1) == Some(sentence)
}

//! Texts that are too short or too long.

use std::ops::Range;

use super::{options::SelectOptions, order::keep};
use crate::{
    passage::Passage,
    place::{begins, char_at, char_before},
    statement::{is_full_stop, sentences},
    words::{is_combining, is_unspaced},
};

/// Leaves out what is too short, and cuts what is too long. Lengths are in characters, white space around a text aside.
pub(super) fn fit(passages: &mut Vec<Passage>, options: &SelectOptions) {
    let least = options.min_text_length.unwrap_or(0).max(1);
    let has_least = |text: &str| text.trim().char_indices().nth(least - 1).is_some();
    keep(passages, &mut |passage| {
        let text = &mut passage.text;
        has_least(text)
            && options.max_text_length.is_none_or(|most| {
                cut(text, least, most);
                has_least(text)
            })
    });
}

fn cut(text: &mut String, least: usize, most: usize) {
    let start = text.len() - text.trim_start().len();
    let Some((length, _)) = text.trim().char_indices().nth(most) else { return };
    let limit = start + length;
    // A cut doesn't leave less than `least`, which would be left out, where there is another place for it.
    let floor = text[start..].char_indices().nth(least).map_or(limit, |(at, _)| start + at);
    let end =
        sentence_end(text, limit).filter(|&end| end >= floor).unwrap_or_else(|| word_end(text, floor, limit));
    text.truncate(end);
}

/// The end of the last sentence that ends within `limit`. A heading ends none.
fn sentence_end(text: &str, limit: usize) -> Option<usize> {
    let mut ended = None;
    for Range { start, end } in sentences(text) {
        let sentence = text[start..end].trim_end();
        let end = start + sentence.len();
        if end > limit {
            break;
        }
        if is_ended(sentence) {
            ended = Some(end);
        }
    }
    ended
}

/// Is there a full stop at the end, in whatever quotation marks, brackets and citation marks?
fn is_ended(text: &str) -> bool {
    let last = text.chars().rev().find(|&c| c.is_alphabetic() || is_full_stop(c));
    last.is_some_and(is_full_stop)
}

/// The end of the last word that ends between `floor` and `limit`; `limit` itself within a single word, or a little before it where
/// it falls into what readers take for one character.
fn word_end(text: &str, floor: usize, limit: usize) -> usize {
    let between = |at: usize| match (char_before(text, at), char_at(text, at)) {
        (Some(before), Some(behind)) => {
            behind.is_whitespace() || (is_unspaced(before) && is_unspaced(behind) && !joins(behind))
        }
        _ => false,
    };
    let mut end = None;
    for at in (floor..=limit).rev() {
        if !text.is_char_boundary(at) {
            continue;
        }
        if between(at) {
            end = Some(at);
            break;
        }
        if end.is_none() && !is_within(text, at) {
            end = Some(at);
        }
    }
    text[..end.unwrap_or(limit)].trim_end().len()
}

/// Does one character as readers see it go on here?
fn is_within(text: &str, at: usize) -> bool {
    begins(text, at, joins) || text[..at].ends_with(ZERO_WIDTH_JOINER)
}

const ZERO_WIDTH_JOINER: char = '\u{200d}';

/// Accents, vowel signs, variants and skin tones, and what joins emoji.
fn joins(c: char) -> bool {
    is_combining(c) || matches!(c, ZERO_WIDTH_JOINER | '\u{fe00}'..='\u{fe0f}' | '\u{1f3fb}'..='\u{1f3ff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_cut_where_a_sentence_ends_or_else_a_word() {
        let table = [
            ("Point north. Level it.", 22, "Point north. Level it."),
            ("Point north. Level it.", 21, "Point north."),
            ("Point north. Level it.", 12, "Point north."),
            ("Point north. Level it.", 11, "Point"),
            ("Point north. Level it.", 3, "Poi"),
            ("  Point north. Level it.", 12, "  Point north."),
            ("Fig. 2.5 shows it well. Next", 8, "Fig. 2.5"),
            ("It is 2.5 m long. \"Is it?\" Yes", 27, "It is 2.5 m long. \"Is it?\""),
            ("A heading\n\nPoint the mount north", 20, "A heading\n\nPoint the"),
            ("A fact.[1] Another", 12, "A fact.[1]"),
            ("망원경을 보세요. 달이 보입니다.", 12, "망원경을 보세요."),
            ("망원경을보세요", 3, "망원경"),
            ("对准两颗星。然后校准赤道仪。", 8, "对准两颗星。"),
            ("对准两颗星然后校准赤道仪", 8, "对准两颗星然后校"),
            ("e\u{301}e\u{301}e\u{301}", 3, "e\u{301}"),
            ("👩‍🚀👩‍🚀", 4, "👩‍🚀"),
        ];
        for (text, most, expected) in table {
            let mut cut_text = text.to_owned();
            cut(&mut cut_text, 1, most);
            assert_eq!(cut_text, expected, "{text} at {most}");
        }
    }

    #[test]
    fn a_cut_leaves_as_much_as_is_asked_for() {
        let mut text = "Yes. Point the mount to the north".to_owned();
        cut(&mut text, 10, 20);
        assert_eq!(text, "Yes. Point the mount");
    }
}

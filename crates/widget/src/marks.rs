//! An answer without its marks: what its numbers stand for isn't known to whoever gets no more of it.

use std::ops::Range;

use citecore::Answer;

/// A part of the answer's text without its marks, and without the spaces that stood before them.
pub(crate) fn without_marks(answer: &Answer, range: Range<usize>) -> String {
    let mut text = String::new();
    let mut at = range.start;
    let first = answer.citations.partition_point(|citation| citation.start() < range.start);
    for citation in answer.citations[first..].iter().take_while(|citation| citation.end() <= range.end) {
        text.push_str(answer.text.get(at..citation.start()).unwrap_or_default().trim_end_matches(' '));
        at = citation.end();
    }
    text.push_str(answer.text.get(at..range.end).unwrap_or_default());
    text
}

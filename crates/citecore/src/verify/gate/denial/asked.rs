//! Questions of a source, which say nothing of themselves: what answers them does.

use crate::{
    place::{begins, char_before, run_end, run_start},
    verify::{answered, text::Text},
    words::{is_inside, is_question_mark},
};

/// What becomes of a question.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::verify::gate) enum Asked {
    /// It is none, or answered by "yes".
    No,
    Open,
    /// It is answered by "no".
    Denied,
}

/// What may stand before an answer.
const BEFORE_ANSWERS: &str = "a answer antwort unfortunately sorry leider malheureusement";

/// Is a sentence a question, and what answers it?
pub(in crate::verify::gate) fn asked(text: &Text<'_>, sentence: usize) -> Asked {
    if !is_question(text.sentence(sentence)) {
        return Asked::No;
    }
    let next = text.of_sentence(sentence + 1);
    let first = next.iter().take(2).find(|term| !term.is_one(BEFORE_ANSWERS));
    let Some(first) = first else { return Asked::Open };
    let rest = &text.text[first.start as usize..];
    let word = &rest[..run_end(rest, 0, is_inside)];
    // "No problem"
    let alone = !first.is_one("no") || !begins(rest, 2, |c| c == ' ');
    match answered(word) {
        Some(true) => Asked::No,
        Some(false) if alone => Asked::Denied,
        _ if first.entry.negation && alone => Asked::Denied,
        _ => Asked::Open,
    }
}

fn is_question(sentence: &str) -> bool {
    let end = run_start(sentence, sentence.len(), |c| !c.is_alphanumeric() && !is_question_mark(c));
    char_before(sentence, end).is_some_and(is_question_mark)
}

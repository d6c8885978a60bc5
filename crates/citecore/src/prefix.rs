//! "(Based on provided context)", with which a profile may ask the model to begin.

use crate::mark::{Cursor, Stop, bounded};

/// What a profile may ask the model to begin with ([`PromptOptions::require_prefix`](crate::PromptOptions::require_prefix)); models write
/// it in other ways too.
///
/// ```
/// use citecore::{AnswerOptions, PREFIX, process_answer};
///
/// let answer = process_answer(&format!("{PREFIX} Point it north."), &[], &AnswerOptions::default());
/// assert!(answer.prefix);
/// ```
pub const PREFIX: &str = "(Based on provided context)";

/// The longest prefix with what decorates it, in bytes.
const LONGEST_PREFIX: usize = 80;

/// Reads the prefix that a text begins with, the white space before it included; gives its length.
pub(crate) fn read_prefix(text: &str, last: bool) -> Result<usize, Stop> {
    bounded(text, last, LONGEST_PREFIX, |cursor| {
        let begins = |c: char| c.is_whitespace() || matches!(c, '*' | '_');
        cursor.skip_while(begins)?;
        // What Gemini writes before a sentence
        while cursor.eat("[cite_start]")? {
            cursor.skip_while(begins)?;
        }
        cursor.expect("(based on ")?;
        cursor.eat("the ")?;
        cursor.expect("provided context")?;
        cursor.eat(".")?;
        cursor.expect(")")?;
        decoration(cursor)
    })
    .map(|(length, ())| length)
}

/// Where a text goes on behind its prefix, however often that stands there, and the white space behind it.
pub(crate) fn behind_prefix(text: &str) -> usize {
    let mut at = 0;
    while let Ok(length) = read_prefix(&text[at..], true) {
        at += length;
    }
    text.len() - text[at..].trim_start().len()
}

fn decoration(cursor: &mut Cursor<'_>) -> Result<(), Stop> {
    cursor.skip_while(|c| matches!(c, '*' | '_' | ':' | '.')).map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{AnswerOptions, process_answer};

    #[test]
    fn what_is_asked_for_is_read() {
        assert_eq!(read_prefix(PREFIX, true), Ok(PREFIX.len()));
    }

    #[test]
    fn it_may_stand_behind_what_gemini_writes_before_a_sentence() {
        for begins in ["[cite_start]", "[cite_start] **", "\n[cite_start][cite_start]"] {
            let text = format!("{begins}{PREFIX}");
            assert_eq!(read_prefix(&text, true), Ok(text.len()), "{text}");
            assert_eq!(read_prefix(begins, false), Err(Stop::More), "{begins}");
            let answer = process_answer(&format!("{text} Point it north."), &[], &AnswerOptions::default());
            assert!(answer.prefix, "{text}");
            assert!(!answer.text.contains("cite_start"), "{}", answer.text);
        }
        assert_eq!(read_prefix("[cite_start]Point it north.", true), Err(Stop::No));
    }
}

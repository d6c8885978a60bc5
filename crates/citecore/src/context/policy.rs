//! The citation policy, which stands behind the sources.

use super::{label::one_line, options::ContextStyle};
use crate::refusal::POLITE_REFUSAL;

/// What the policy ends in, before the refusal in quotation marks.
const REFUSING: &str = "- If the sources don't hold the answer, reply: ";

/// How many numbers are listed one by one; more are given as a range.
const LISTED: usize = 30;

/// Every statement cites, only these numbers, what to say where nothing fits.
pub(super) fn policy(style: ContextStyle, sources: usize) -> String {
    let numbers = if sources <= LISTED {
        let mut marks = String::new();
        for number in 1..=sources {
            marks.push_str(if number == 1 { "" } else { ", " });
            marks.push_str(&style.mark(number));
        }
        marks
    } else {
        joined!(style.mark(1), " to ", style.mark(sources))
    };
    joined!(
        "\n\nCitation Policy:\n\
         - Every statement cites at least one source, right where the statement ends.\n\
         - The only citations there are: ",
        numbers,
        ".\n",
        refusing(POLITE_REFUSAL)
    )
}

fn refusing(refusal: &str) -> String {
    joined!(REFUSING, "\"", one_line(refusal), "\"")
}

/// A context's text whose policy asks for that refusal; none where no policy stands at its end.
pub(crate) fn with_refusal(text: &str, refusal: &str) -> Option<String> {
    Some(joined!(text.strip_suffix(&*refusing(POLITE_REFUSAL))?, refusing(refusal)))
}

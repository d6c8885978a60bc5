//! The citation policy, which stands behind the sources.

use super::options::ContextStyle;
use crate::refusal::POLITE_REFUSAL;

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
        ".\n\
         - If the sources don't hold the answer, reply: \"",
        POLITE_REFUSAL,
        "\""
    )
}

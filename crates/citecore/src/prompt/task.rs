//! What the model is asked to do: to answer, or to repair its answer.

use super::options::PromptOptions;
use crate::context::one_line;

/// The sentences that a prompt begins with.
pub(super) fn task(options: &PromptOptions) -> String {
    match repair(options) {
        Some(repair) => repair.to_owned(),
        None => {
            let domain = options.domain.as_deref().map(one_line).filter(|domain| !domain.is_empty());
            let domain = domain.as_deref().unwrap_or("the matters that the sources treat");
            joined!("You answer questions about ", domain, ", from numbered sources and from nothing else.")
        }
    }
}

/// The request to repair; none where a first answer is asked for. Those who find nothing to keep in a first answer are
/// asked as strictly for another.
pub(super) fn repair(options: &PromptOptions) -> Option<&'static str> {
    match (options.attempt, options.to_repair()) {
        (0, _) => None,
        (1, Some(_)) => Some(
            "You revise an answer of yours whose citations are missing or incomplete. Keep what the sources support, \
             take out what they don't, and give every single claim its citation. Reply with \
             the revised answer alone.",
        ),
        (1, None) => Some(
            "You answer from numbered sources and from nothing else. Every single claim has to have its citation: an \
             answer without is of no use.",
        ),
        (_, Some(_)) => Some(
            "This is the last request to repair an answer of yours: it still has claims without a citation. Go through \
             it sentence by sentence. Every sentence, list item and table row must cite a source that says it; delete \
             each that you can't cite, without exception. A short answer that is cited throughout is right, a longer one \
             that isn't is wrong. Reply with the repaired answer alone.",
        ),
        (_, None) => Some(
            "This is the last request for an answer from numbered sources. Every sentence, list item and table row must \
             cite a source that says it: write none that you can't cite, without exception.",
        ),
    }
}

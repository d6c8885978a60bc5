//! A number that a source has of one thing and the claim of another, of which the source has its own: "The Business plan costs $20", of
//! "The Starter plan costs $20. The Business plan costs $50."

use super::{old::is_old, paired::joined};
use crate::verify::{gate::Case, number::Quantity, support::contains};

/// What stands for it.
const PRONOUNS: &str = "it they he she es sie er il elle ils elles ella";

/// Has a sentence all words of the claim and another number than one of its own, where no sentence with that has all of them? Of a date it
/// has to have no more than the words of its clause: "She founded it in 1977, and it grew."
pub(super) fn is_replaced(Case { claim, search, parts }: Case<'_>, place: usize, ours: &Quantity) -> bool {
    let joined = joined(claim, ours);
    let words = search.set(|one| !one.number);
    let clause = if ours.is_date() { words & search.clause_of(place) } else { words };
    let (mut another, mut given) = (false, false);
    if words == 0 {
        return false;
    }
    for part in parts {
        for (at, theirs) in part.text.quantities.iter().enumerate() {
            let gives = contains(part.given[at], place);
            if !gives && !ours.measures_like(theirs) {
                continue;
            }
            let sentence = part.text.sentence_at(theirs.start);
            let mut shared = part.families(sentence) & words;
            // "It" is what the sentence before is about.
            let first = part.text.of_sentence(sentence).first();
            if gives && sentence > 0 && first.is_some_and(|first| first.is_one(PRONOUNS)) {
                shared |= part.families(sentence - 1) & search.subject() & words;
            }
            // A sentence with none of its words may be about the same; a date by itself is of all below it.
            let is_dated = ours.is_calendar() && part.text.ends_as_sentence(sentence);
            if gives && (shared & clause == clause || shared == 0 && !is_dated) {
                return false;
            }
            given |= gives;
            another |= shared == words
                && part.given[at] == 0
                && !joined.is_some_and(|joined| joined.is_given_by(theirs))
                && !is_old(part.text, at);
        }
    }
    given && another
}

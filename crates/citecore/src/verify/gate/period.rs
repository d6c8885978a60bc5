//! A time that something is for or comes again by, with no number: "The weekly limit" of "The daily limit".

use crate::{
    place::{Phrases, holds, is_among},
    verify::{
        lexicon::{Dimension, Unit},
        number::Written,
        part::Part,
        text::Text,
    },
};

/// From which share of a claim a sentence is held to speak of the same.
const PERIOD_SHARE: f64 = 0.6;

/// Has the claim a period that no source has that speaks of the same, where the best sentence of one has another in its place?
pub(super) fn has_another_period(claim: &Text<'_>, parts: &[&Part<'_>]) -> bool {
    let ours = periods(claim, &|_| true);
    if ours.is_empty() {
        return false;
    }
    let mut another = false;
    for part in parts {
        // "The contract runs for another year" tells nothing of a fee per year: it shares no more than that word.
        let speaks = |at: usize| part.has(at).families.count_ones() > 1 || !part.text.is_whole(at);
        let theirs = periods(part.text, &speaks);
        if ours.iter().any(|period| theirs.contains(period)) {
            return false;
        }
        another |= part
            .nearest(PERIOD_SHARE)
            .is_some_and(|best| !periods(part.text, &|sentence| sentence == best.first).is_empty());
    }
    another
}

/// Does a text say what is so every day?
pub(super) fn is_daily(text: &Text<'_>) -> bool {
    const EVERY_DAY: &str =
        "very day|ach day|eden Tag|ous les jours|odos los días|utti i giorni|odos os dias|हर दिन|كل يوم";
    text.terms.iter().any(|term| term.entry.period() == Some(Unit::DAY))
        || Phrases(EVERY_DAY).any(|phrase| holds(text.text, phrase))
}

/// What stands before one time of which is told already: "the same year".
const KNOWN: &str = "same this that next last following selben diesem";

/// The periods of some sentences: monthly, per month, each month.
fn periods(text: &Text<'_>, counts: &dyn Fn(usize) -> bool) -> Vec<Unit> {
    let mut found = Vec::new();
    let within = |at: u32| counts(text.sentence_at(at));
    for term in &text.terms {
        if let Some(period) = term.entry.period()
            && within(term.start)
            && !found.contains(&period)
        {
            found.push(period);
        }
    }
    for number in &text.quantities {
        let measures = matches!(number.unit.dimension, Dimension::Time | Dimension::Months);
        let known = || {
            let before = text.terms_before(number.start).checked_sub(1);
            before.is_some_and(|before| is_among(KNOWN, text.terms[before].written(text.text)))
        };
        let alone = number.written == Written::Either && number.value == 1.0 && measures && !known();
        if alone && within(number.start) && !found.contains(&number.unit) {
            found.push(number.unit);
        }
    }
    found
}

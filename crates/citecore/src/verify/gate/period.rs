//! A time that something is for or comes again by, with no number: "The weekly limit" of "The daily limit".

use super::has_phrase;
use crate::{
    place::is_among,
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
    let mut ours = Vec::new();
    for (_, period) in periods(claim) {
        if !ours.contains(&period) {
            ours.push(period);
        }
    }
    if ours.is_empty() {
        return false;
    }
    let mut another = false;
    for part in parts {
        let best = part.nearest(PERIOD_SHARE).map(|best| best.first);
        for (sentence, period) in periods(part.text) {
            // "The contract runs for another year" tells nothing of a fee per year: it shares no more than that word.
            let speaks = || part.families(sentence).count_ones() > 1 || !part.text.is_whole(sentence);
            if ours.contains(&period) && speaks() {
                return false;
            }
            another |= best == Some(sentence);
        }
    }
    another
}

/// Does a text say what is so every day?
pub(super) fn is_daily(text: &Text<'_>) -> bool {
    const EVERY_DAY: &str =
        "very day|ach day|eden Tag|ous les jours|odos los días|utti i giorni|odos os dias|हर दिन|كل يوم";
    text.terms.iter().any(|term| term.entry.period() == Some(Unit::DAY)) || has_phrase(text.text, EVERY_DAY)
}

/// What stands before one time of which is told already: "the same year".
const KNOWN: &str = "same this that next last following selben diesem";

/// The periods of a text with their sentences: monthly, per month, each month.
fn periods(text: &Text<'_>) -> Vec<(usize, Unit)> {
    let mut found = Vec::new();
    for term in &text.terms {
        if let Some(period) = term.entry.period() {
            found.push((term.sentence as usize, period));
        }
    }
    for number in &text.quantities {
        let measures = matches!(number.unit.dimension, Dimension::Time | Dimension::Months);
        let known = || {
            let before = text.terms_before(number.start).checked_sub(1);
            before.is_some_and(|before| is_among(KNOWN, text.terms[before].written(text.text)))
        };
        if number.written == Written::Either && number.value == 1.0 && measures && !known() {
            found.push((text.sentence_at(number.start), number.unit));
        }
    }
    found
}

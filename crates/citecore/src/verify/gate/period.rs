//! A time that something is for or comes again by, with no number: "The weekly limit" of "The daily limit".

use super::has_phrase;
use crate::{
    place::is_among,
    verify::{
        lexicon::{Dimension, Unit},
        number::{Quantity, Written},
        part::Part,
        term::Term,
        text::Text,
        window::Search,
    },
};

/// From which share of a claim a sentence is held to speak of the same.
const PERIOD_SHARE: f64 = 0.6;

/// Has the claim a period that no source has that speaks of the same, where the best sentence of one has another in its place?
pub(super) fn has_another_period(claim: &Text<'_>, parts: &[&Part<'_>]) -> bool {
    let mut ours = Vec::new();
    for (.., period) in periods(claim) {
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
        for (_, sentence, period) in periods(part.text) {
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

/// Up to how many terms away a period stands that a number is for.
const PRICED: usize = 3;

/// Is a number of the claim for another period than in all of its sources: "300 a month", of "30 a month or 300 a year"?
pub(super) fn is_for_another_period(claim: &Text<'_>, search: &Search, parts: &[&Part<'_>]) -> bool {
    let ours = periods(claim);
    !ours.is_empty()
        && search.numbers.iter().any(|(_, number)| {
            let Some(period) = period_of(claim, &ours, number) else { return false };
            let mut another = false;
            for part in parts {
                let theirs = periods(part.text);
                for given in part.text.quantities.iter().filter(|theirs| number.is_given_by(theirs)) {
                    match period_of(part.text, &theirs, given) {
                        Some(other) if other != period => another = true,
                        _ => return false,
                    }
                }
            }
            another
        })
}

/// What parts a period from the number behind it: "30 a month or 300".
const PARTING: &str = "and or und oder et ou y o e أو و या और";

/// The nearest period to a number in its clause, of two that are as near the one behind it.
fn period_of(text: &Text<'_>, periods: &[(u32, usize, Unit)], number: &Quantity) -> Option<Unit> {
    let at = text.terms_before(number.start);
    let (mut nearest, mut least) = (None, 2 * PRICED + 2);
    for &(start, sentence, period) in periods {
        let place = text.terms_before(start);
        let before = place < at;
        let far = 2 * at.abs_diff(place) + usize::from(before);
        let between = text.terms.get(at.min(place)..at.max(place) + 1).unwrap_or_default();
        let parted = |two: &[Term]| {
            text.divides(&two[0], &two[1]) || before && is_among(PARTING, two[1].written(text.text))
        };
        let apart = sentence != text.sentence_at(number.start) || between.windows(2).any(parted);
        if start != number.start && far < least && !apart {
            (nearest, least) = (Some(period), far);
        }
    }
    nearest
}

/// The periods of a text with where they stand and their sentences: monthly, per month, each month.
fn periods(text: &Text<'_>) -> Vec<(u32, usize, Unit)> {
    let mut found = Vec::new();
    for term in &text.terms {
        if let Some(period) = term.entry.period() {
            found.push((term.start, term.sentence as usize, period));
        }
    }
    for number in &text.quantities {
        let measures = matches!(number.unit.dimension, Dimension::Time | Dimension::Months);
        let known = || {
            let before = text.terms_before(number.start).checked_sub(1);
            before.is_some_and(|before| is_among(KNOWN, text.terms[before].written(text.text)))
        };
        if number.written == Written::Either && number.value == 1.0 && measures && !known() {
            found.push((number.start, text.sentence_at(number.start), number.unit));
        }
    }
    found
}

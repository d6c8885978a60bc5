//! A time that something is for or comes again by: "The weekly limit" of "The daily limit", "every month" of "every three months".

use std::ops::{Range, RangeInclusive};

use crate::{
    phrases::{ends_in_words, is_among, phrase_at},
    place::up_to,
    verify::{
        gate::{Case, has_phrase},
        lexicon::{Dimension, Unit},
        number::{Quantity, count_before},
        support::{Part, Set, only},
        text::{Text, joining},
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
        if part.text.quantities.iter().any(|number| ours.iter().any(|&period| lasts(number, period))) {
            return false;
        }
        let best = part.nearest(PERIOD_SHARE).map(|best| best.first);
        let again = if may_count(claim) { Vec::new() } else { intervals(part.text) };
        for (sentence, period) in periods(part.text).into_iter().chain(again) {
            // "The contract runs for another year" tells nothing of a fee per year: it shares no more than that word.
            let speaks = || {
                best == Some(sentence)
                    || part.families(sentence).count_ones() > 1
                    || !part.text.ends_as_sentence(sentence)
            };
            if ours.contains(&period) && speaks() {
                return false;
            }
            another |= best == Some(sentence);
        }
    }
    another && !is_counted_otherwise(claim, &ours, parts)
}

/// Is the one period of a claim that in which it counts how often something comes, and do its sources tell that otherwise? Four times a year is
/// every three months.
fn is_counted_otherwise(claim: &Text<'_>, periods: &[Unit], parts: &[&Part<'_>]) -> bool {
    let ours = all_recurring(claim);
    periods.len() == 1
        && parts.iter().any(|part| {
            all_recurring(part.text)
                .iter()
                .any(|(_, other)| ours.iter().any(|(_, unit)| is_as_long(*unit, *other)))
        })
}

/// Is a number one unit of time for each of which something is told: "한 달에"?
pub(super) fn is_for_each(text: &Text<'_>, number: &Quantity) -> bool {
    number.unit.is_duration() && number.value == 1.0 && text.text[number.behind as usize..].starts_with("에 ")
}

/// Has a source something that is told by this period where it bears most on the claim?
pub(super) fn has_period(parts: &[&Part<'_>], period: Unit) -> bool {
    parts.iter().any(|part| {
        let terms = part.sentence.as_ref().map_or(&[][..], |best| part.text.of_sentence(best.first));
        terms.iter().any(|term| term.entry.period() == Some(period))
    })
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
pub(super) fn is_for_another_period(Case { claim, search, parts }: Case<'_>) -> bool {
    // Most claims tell of none.
    if periods(claim).is_empty() {
        return false;
    }
    search.numbers.iter().any(|(_, number)| {
        let Some(period) = period_of(claim, number) else { return false };
        let mut another = false;
        for part in parts {
            for given in part.text.quantities.iter().filter(|theirs| number.is_given_by(theirs)) {
                match period_of(part.text, given) {
                    Some(other) if other != period => another = true,
                    _ => return false,
                }
            }
        }
        another
    })
}

/// The nearest period to a number in its clause, of two that are as near the one behind it.
pub(super) fn period_of(text: &Text<'_>, number: &Quantity) -> Option<Unit> {
    let at = text.terms_before(number.start);
    // Next to most numbers there is none.
    let around = at.saturating_sub(PRICED)..=at + PRICED;
    if !around.into_iter().any(|place| place < text.terms.len() && period_at(text, place).is_some()) {
        return None;
    }
    let (mut behind, mut before) = (true, true);
    for steps in 1..=PRICED {
        for (open, back) in [(&mut behind, false), (&mut before, true)] {
            let second = if back { at.wrapping_sub(steps - 1) } else { at + steps };
            let two = text.terms.get(second.wrapping_sub(1)).zip(text.terms.get(second));
            *open &= two.is_some_and(|(first, next)| {
                first.sentence == next.sentence
                    && !text.divides(first, next)
                    && !(back && next.is_written(text.text, joining::AND_OR))
            });
            let place = if back { second.wrapping_sub(1) } else { second };
            if *open && let Some(period) = period_at(text, place) {
                return Some(period);
            }
        }
    }
    None
}

/// The period that a term says or begins.
fn period_at(text: &Text<'_>, place: usize) -> Option<Unit> {
    let term = &text.terms[place];
    let alone = || {
        let number = text.quantities.get(count_before(&text.quantities, term.start))?;
        if number.start >= term.end {
            None
        } else if is_period(text, number) {
            Some(number.unit)
        } else {
            PERIODS.into_iter().find(|&period| lasts(number, period))
        }
    };
    term.entry.period().or_else(alone)
}

/// What a period may be told as in smaller units: 24 hours, 7 days, twelve months.
const PERIODS: [Unit; 3] = [Unit::DAY, Unit::WEEK, Unit::YEAR];

/// Is a number as long as a period, in smaller units?
fn lasts(number: &Quantity, period: Unit) -> bool {
    number.value > 1.0
        && number.unit.dimension == period.dimension
        && number.value * number.unit.factor == period.factor
}

/// The periods of a text with their sentences: monthly, per month, each month.
fn periods(text: &Text<'_>) -> Vec<(usize, Unit)> {
    let mut found = Vec::new();
    for term in &text.terms {
        if let Some(period) = term.entry.period() {
            found.push((term.sentence as usize, period));
        }
    }
    for number in text.quantities.iter().filter(|number| is_period(text, number)) {
        found.push((text.sentence_at(number.start), number.unit));
    }
    found
}

/// Has a text a number that may count how often something comes? "Twice a year" is every six months.
fn may_count(text: &Text<'_>) -> bool {
    text.quantities.iter().any(|number| number.value > 1.0)
}

/// The times of a text that something comes again after, with their sentences: every three months, twice a year.
fn intervals(text: &Text<'_>) -> Vec<(usize, Unit)> {
    let mut found = Vec::new();
    for at in 0..text.quantities.len() {
        if let Some(unit) = interval(text, at) {
            found.push((text.sentence_at(text.quantities[at].start), unit));
        }
    }
    found
}

/// What counts how often something comes in a time, and how far before that it stands, in bytes: "twice per calendar year".
const TWICE: &str = "twice Twice";
const WITHIN_TIME: u32 = 16;

/// The time that something comes again after by one of the numbers of a text, if it tells one: it, or how often that is within another.
fn interval(text: &Text<'_>, at: usize) -> Option<Unit> {
    let number = &text.quantities[at];
    let of = |times: f64, unit: Unit| Some(Unit { factor: unit.factor * times, ..unit });
    if comes_again(text, number) {
        return of(number.value, number.unit);
    }
    let time = text.quantities.get(at + 1)?;
    let counts = number.unit.dimension == Dimension::Times || is_among(TWICE, number.digits(text.text));
    let close = time.start.saturating_sub(number.behind) <= WITHIN_TIME;
    if counts && close && time.is_unit_of_time() { of(1.0 / number.value, time.unit) } else { None }
}

/// What the claim says of how often something comes that its sources say otherwise ("every 3 months", of "quarterly"), and what of it
/// they say something else of.
pub(super) fn told_intervals(Case { claim, search, parts }: Case<'_>) -> [Set; 2] {
    let (mut given, mut others) = (0, 0);
    let ours = all_recurring(claim);
    if ours.is_empty() {
        return [0; 2];
    }
    let mut theirs = Vec::new();
    for part in parts {
        let Some(window) = &part.window else { continue };
        theirs.append(&mut recurring(part.text, window.first..=window.last));
    }
    for (range, unit) in ours {
        let mut told = 0;
        for (place, number) in &search.numbers {
            told |= if range.contains(&number.start) { only(*place) } else { 0 };
        }
        for term in claim.terms.iter().filter(|term| !term.number && range.contains(&term.start)) {
            told |= search.found(term);
        }
        if theirs.iter().any(|(_, other)| is_as_long(unit, *other)) {
            given |= told;
        } else if !theirs.is_empty() {
            others |= told;
        }
    }
    [given, others]
}

/// The times that something comes again after by a text, with what says so.
fn all_recurring(text: &Text<'_>) -> Vec<(Range<u32>, Unit)> {
    recurring(text, 0..=text.sentences.len().saturating_sub(1))
}

/// The times that something comes again after by some sentences of a text, with what says so.
fn recurring(text: &Text<'_>, sentences: RangeInclusive<usize>) -> Vec<(Range<u32>, Unit)> {
    let mut found = Vec::new();
    let terms = text.of_sentences(*sentences.start(), *sentences.end());
    let [Some(first), Some(last)] = [terms.first(), terms.last()] else { return found };
    for at in count_before(&text.quantities, first.start)..count_before(&text.quantities, last.end) {
        if let Some(unit) = interval(text, at) {
            let number = &text.quantities[at];
            let last = &text.quantities[at + usize::from(!comes_again(text, number))];
            found.push((number.start..last.end, unit));
        }
    }
    for term in terms {
        if let Some(unit) = term.entry.period() {
            found.push((term.start..term.end, unit));
        }
    }
    found
}

/// Are two times as long? A third of a year is reckoned.
fn is_as_long(one: Unit, other: Unit) -> bool {
    one.dimension == other.dimension && (one.factor - other.factor).abs() <= other.factor * 1e-9
}

/// What stands before a time that something comes again after, and behind it.
const EVERY: &str =
    "every|each|Every|Each|alle|jedes|jeden|jede|cada|chaque|tous les|toutes les|ogni|हर|प्रत्येक|كل|每|隔";
const AGAIN: &str = "마다|에 한|に1|に一|ごと|毎";

/// Is it a time that something comes again after: "every three months", "3か月に1回"?
fn comes_again(text: &Text<'_>, number: &Quantity) -> bool {
    let before = up_to(text.text, number.start as usize);
    number.unit.is_duration()
        && (ends_in_words(before, EVERY) || phrase_at(text.text, number.behind as usize, AGAIN) > 0)
}

/// Is it one time of which nothing is told yet?
fn is_period(text: &Text<'_>, number: &Quantity) -> bool {
    let known = || {
        let before = text.terms_before(number.start).checked_sub(1);
        before.is_some_and(|before| text.terms[before].is_written(text.text, KNOWN))
    };
    number.is_unit_of_time() && !known()
}

//! Where the numbers of a claim stand in its sources, how well each fits there, and what stands in its place.

use std::cell::LazyCell;

use super::{
    Mismatch,
    change::is_by,
    fit::{Fit, around},
    old::{is_old, tells_of_past},
    paired::joined,
    period::period_of,
    possible::is_possible,
    reckoned::is_reckoned,
    respective::is_listed_with,
};
use crate::{
    phrases::ends_in_words,
    place::{begins, run_end, up_to},
    verify::{
        gate::Case,
        lexicon::{Dimension, Hedge},
        number::{Quantity, Written, way},
        support::{MOST_TERMS, Search, contains, only},
        text::Text,
    },
    words::is_unspaced,
};

/// Finds each number of a claim in its sources.
pub(super) fn find_numbers(Case { claim, search, parts }: Case<'_>) -> Vec<FoundNumber> {
    let mut all = vec![FoundNumber::default(); search.numbers.len()];
    let past = LazyCell::new(|| tells_of_past(claim));
    for part in parts {
        let text = part.text;
        for (at, (theirs, &gives)) in text.quantities.iter().zip(&part.given).enumerate() {
            let alike = |ours: &Quantity| ours.could_replace(theirs);
            if gives == 0 && !search.numbers.iter().any(|(_, ours)| alike(ours)) {
                continue;
            }
            let around = LazyCell::new(|| around(search, text, &part.given, theirs));
            let sentence = text.sentence_at(theirs.start);
            let has = part.families(sentence);
            // An hour, which the claim has beside another time, isn't in the place of that.
            let mut said = None;
            let mut is_said = || {
                let units = || claim.quantities.iter().take(MOST_TERMS).filter(|number| number.step > 0.0);
                *said.get_or_insert_with(|| units().any(|other| other.is_given_by(theirs)))
            };
            let old = LazyCell::new(|| is_old(text, at) && !*past);
            for (found, &(place, ours)) in all.iter_mut().zip(&search.numbers) {
                let fit = || {
                    let held = search.weigh(has & !only(place));
                    Fit { sentence, held, ..Fit::new(search, place, &around) }
                };
                if contains(gives, place) {
                    found.alike |= *old;
                    found.old |= *old;
                    if !*old {
                        found.note_given(fit(), (claim, &ours), (text, theirs));
                    }
                } else if alike(&ours) {
                    found.alike = true;
                    if gives == 0 && may_replace((claim, &ours), (text, at)) && !is_said() && !*old {
                        fit().replace(&mut found.other);
                    }
                }
            }
        }
    }
    all
}

/// Might another number of a source, by its place among the text's, stand in the place of the claim's?
fn may_replace((claim, ours): (&Text<'_>, &Quantity), (text, at): (&Text<'_>, usize)) -> bool {
    let theirs = &text.quantities[at];
    // What the claim says elsewhere isn't there instead, nor is what rounds it: "about 50 km; 48.7 km exactly".
    let is_rounded = || theirs.hedge == Hedge::Near && theirs.is_given_by(ours);
    // Nor is by how much it changes that to which it does.
    let changes_otherwise =
        || is_by(claim, ours).is_some_and(|by| is_by(text, theirs).is_some_and(|theirs| theirs != by));
    ours.unit.dimension == theirs.unit.dimension
        && !is_rounded()
        && !is_end_of_range(claim, ours, &text.quantities, at)
        && !changes_otherwise()
        && !is_listed_with(text, at, ours)
}

/// Where a number of the claim was found.
#[derive(Clone, Copy, Default)]
pub(super) struct FoundNumber {
    /// How well the number fits the claim's where it fits best.
    pub(super) given: Option<Fit>,
    /// How near a word that stands beside the claim's number is to it, where it is nearest.
    beside: f64,
    /// How well another one fits that the claim's might stand for.
    other: Option<Fit>,
    /// There is another one that the claim's might stand for, whatever stands around it.
    alike: bool,
    /// It is there as what once was.
    old: bool,
}

/// By how much another number has to fit better than the claim's own.
const CLEARLY: f64 = 0.12;

/// By how much another year, month, day or time has to fit better: where a text has but one, it may stand at its head, far from all else.
const CLEARLY_OF_DATES: f64 = 0.15;

/// By how much another date has to fit better, whatever stands beside the two.
const ALONE_BETTER: f64 = 0.2;

/// Below which part of how well that one fits the claim's own has to stay then.
const ALONE_PART: f64 = 0.2;

/// How near a word has to be to another number that is held to be in the place of the claim's.
const BESIDE_OTHER: f64 = 0.7;

/// How near to the claim's own a word has to be for none to be in its place.
const BESIDE_OWN: f64 = 0.5;

/// The least number in words of things that a claim counts that a source has to count: from it on, and where the source has another
/// number beside the same word.
const FEW: f64 = 3.0;

impl FoundNumber {
    /// Notes that a source has the number, and how well it fits there.
    fn note_given(
        &mut self,
        mut fit: Fit,
        (claim, ours): (&Text<'_>, &Quantity),
        (text, theirs): (&Text<'_>, &Quantity),
    ) {
        // What stands bare, as at a clause's end, may be of anything that is measured.
        if ours.is_measured() && is_bare(text, theirs) || theirs.is_measured() && is_bare(claim, ours) {
            fit.fits += BARE;
        }
        // "Annually" is "a year", whose word it hasn't.
        let same_period =
            || period_of(claim, ours).is_some_and(|period| period_of(text, theirs) == Some(period));
        if is_behind_of_the(claim, ours) && is_behind_of_the(text, theirs) || same_period() {
            fit.fits += ALIKE;
        }
        fit.replace(&mut self.given);
        self.beside = self.beside.max(fit.beside);
    }

    /// What speaks against the number.
    pub(super) fn against(&self, Case { claim, search, parts }: Case<'_>, ours: &Quantity) -> Mismatch {
        // "One of the two" counts nothing that a source would have to count.
        let in_words = ours.written == Written::Words;
        let is_time = ours.unit.dimension == Dimension::Clock;
        let counts = in_words && !ours.is_measured() && !is_time;
        let replaced =
            ours.value >= FEW && self.other.as_ref().is_some_and(|other| other.beside > BESIDE_OTHER);
        // "About half an hour" is said of much.
        let about = ours.hedge == Hedge::Near && (counts || ours.value < 1.0);
        let is_loose = about || begins(claim.text, ours.start as usize, is_unspaced);
        if counts && (!replaced || ours.is_calendar()) || in_words && is_loose {
            return Mismatch::None;
        }
        let Some(given) = &self.given else {
            return if self.old {
                Mismatch::Elsewhere
            } else if !self.alike || is_reckoned(claim, ours, parts) {
                Mismatch::None
            } else if is_possible(claim, ours, parts) {
                Mismatch::Open
            } else {
                Mismatch::Missing
            };
        };
        let Some(other) = &self.other else { return Mismatch::None };
        let better = |by: f64| other.fits > given.fits + by;
        let elsewhere = if counts && self.beside >= BESIDE_OWN {
            false
        } else if given.fits == 0.0 && other.fits > 0.0 {
            // No word of the claim is near it. From one date to another may be told by what was at each.
            !ours.is_calendar() || joined(claim, ours).is_none()
        } else if ours.is_calendar() {
            let in_place = other.beside > BESIDE_OTHER && self.beside < BESIDE_OWN;
            let alone = given.fits < other.fits * ALONE_PART;
            in_place && better(CLEARLY_OF_DATES) || alone && better(ALONE_BETTER)
        } else if given.names & !other.named != 0 {
            // "The Free plan includes 3 boards, the Standard plan 10."
            false
        } else if given.held > 0.0 && other.held <= given.held && other.sentence != given.sentence {
            // Another sentence has it that has no more of the claim.
            false
        } else {
            let in_place = given.next & !other.next != 0;
            !in_place && better(CLEARLY) || better(0.0) && times(search, ours) > 1
        };
        if elsewhere { Mismatch::Elsewhere } else { Mismatch::None }
    }
}

/// Is a number of the claim the other end of the range that one of a source begins or ends: "up to 5 days", of "3 to 5 days"?
fn is_end_of_range(claim: &Text<'_>, ours: &Quantity, all: &[Quantity], at: usize) -> bool {
    let begins = all.get(at + 1).is_some_and(|end| end.second && ours.is_given_by(end));
    let ends = at > 0 && all[at].second && ours.is_given_by(&all[at - 1]);
    (begins || ends) && way(claim.text, ours) == if begins { Hedge::Below } else { Hedge::Above }
}

/// How much better a number fits that stands bare, where the other one is measured.
const BARE: f64 = 0.2;

/// How much better a number fits that is a whole of which a part is told, in the claim as in the source ("half of the 200 members"), or for
/// the same period.
const ALIKE: f64 = 0.5;

const OF_THE: &str = "of the|of its|of their|von den|der|des|de los|de las|dei|delle|dos|das";

fn is_behind_of_the(text: &Text<'_>, number: &Quantity) -> bool {
    ends_in_words(up_to(text.text, number.start as usize), OF_THE)
}

/// Does a number count nothing that stands behind it?
pub(super) fn is_bare(text: &Text<'_>, number: &Quantity) -> bool {
    number.unit.dimension == Dimension::Plain
        && !begins(
            text.text,
            run_end(text.text, number.behind as usize, char::is_whitespace),
            char::is_alphabetic,
        )
}

/// How often a claim has a number. Of "20 to 20" the source has both ends, but one of them twice.
pub(super) fn times(search: &Search, ours: &Quantity) -> usize {
    search.numbers.iter().filter(|(_, other)| is_same(other, ours)).count()
}

/// Are two numbers worth the same, of the same?
pub(super) fn is_same(one: &Quantity, other: &Quantity) -> bool {
    (one.value, one.unit) == (other.value, other.unit)
}

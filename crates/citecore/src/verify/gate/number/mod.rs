//! A number of the claim that its sources don't have, or have of something else, where they have another one in its place.

mod change;
mod fit;
mod free;
mod half;
mod old;
mod paired;
mod period;
mod possible;
mod reckoned;
mod replaced;
mod slot;
mod together;

use super::{Case, denial::is_on_its_side};
use crate::{
    phrases::ends_in_words,
    place::{begins, ends, letters, run_end, up_to},
    verify::{
        lexicon::{Dimension, Hedge},
        number::{Quantity, Written, way},
        support::{Search, Set, all_sentences, contains, only},
        text::Text,
    },
    words::is_unspaced,
};
use change::{is_by, is_told_otherwise};
use fit::{Fit, around};
use old::{is_old, tells_of_past};
use paired::{Whose, whose};
use period::{has_another_period, is_daily, is_for_another_period, period_of};
use possible::is_possible;
use reckoned::{is_for_period, is_reckoned, near};
use replaced::is_of_another;
use together::tells_another;

/// What speaks against the claim's numbers, the worse last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Mismatch {
    None,
    /// No source has the number, but it may follow from what one has.
    Open,
    /// A source has the number, but another one in the place of the claim's.
    Elsewhere,
    /// No source has the number.
    Missing,
}

/// What speaks against the claim's numbers.
pub(super) fn mismatch(case: Case<'_>) -> Mismatch {
    let Case { claim, search, parts } = case;
    let is_name = |ours: &Quantity| {
        let written = ours.digits(claim.text);
        matches!(ours.written, Written::Label(_))
            && letters(written) >= LETTERS_OF_NAMES
            && ends(written, char::is_numeric)
    };
    // $120 a year are $10 a month.
    let for_period = || {
        let near = near(parts);
        search.numbers.iter().any(|(_, ours)| is_for_period(claim, ours, &near))
    };
    let told = tells_another(case)
        || has_another_period(claim, parts) && !for_period()
        || is_told_otherwise(claim, parts)
        || is_for_another_period(case)
        || free::is_of_another(case)
        || half::is_half(case);
    let mut worst = if told { Mismatch::Elsewhere } else { Mismatch::None };
    let on_its_side = parts.iter().any(|part| is_on_its_side(claim, search, part.text));
    let mut daily = None;
    for (found, (place, ours)) in found(case).iter().zip(&search.numbers) {
        // One that an article says
        if found.given.is_none() && ours.is_one() && contains(all_sentences(parts).terms, *place) {
            continue;
        }
        // "A Fortune 500 company, one of the top 500": of which of the two it is can't be told.
        let again = || {
            let is_same = |other: &Quantity| (other.value, other.unit) == (ours.value, ours.unit);
            let ours = search.numbers.iter().filter(|(_, other)| is_same(other)).count();
            let theirs = parts.iter().flat_map(|part| &part.text.quantities).filter(|other| is_same(other));
            ours > 1 && theirs.count() >= ours
        };
        if found.given.is_some() && (on_its_side || again()) {
            continue;
        }
        // Who opens every day opens on Monday.
        if found.given.is_none()
            && ours.unit.dimension == Dimension::Weekday
            && *daily.get_or_insert_with(|| parts.iter().any(|part| is_daily(part.text)))
        {
            continue;
        }
        worst = worst.max(if found.given.is_none() && is_name(ours) {
            Mismatch::Missing
        } else {
            // A person's dates stand beside the name, and a date of what they did behind it.
            let misplaced = if ours.is_date() { Mismatch::Open } else { Mismatch::Elsewhere };
            match whose(case, ours) {
                Whose::Own => Mismatch::None,
                Whose::Another => misplaced,
                Whose::Open if is_of_another(search, parts, *place, ours) => misplaced,
                Whose::Open => found.against(case, ours),
            }
        });
    }
    worst
}

/// The numbers that no source has, and that follow from what one has.
pub(in crate::verify) fn reckoned(Case { claim, search, parts }: Case<'_>) -> Set {
    let there = all_sentences(parts).terms;
    let mut set = 0;
    for (place, ours) in &search.numbers {
        if !contains(there, *place) && is_reckoned(claim, ours, parts) {
            set |= only(*place);
        }
    }
    set
}

/// A label of so many letters is a name (TiO2, MW50) that a source has to have; with one it is a place or a grade (C3), and with letters
/// behind its digits a word that may be said otherwise (2FA, B2B).
const LETTERS_OF_NAMES: usize = 2;

/// Where each number of a claim is found in its sources, if it is.
fn found(Case { claim, search, parts }: Case<'_>) -> Vec<Found> {
    let mut found = vec![Found::default(); search.numbers.len()];
    let mut past = None;
    for part in parts {
        let text = part.text;
        let mut given: Vec<Set> = Vec::new();
        for theirs in &text.quantities {
            given.push(search.given(theirs));
        }
        for (at, (theirs, &gives)) in text.quantities.iter().zip(&given).enumerate() {
            let alike = |ours: &Quantity| ours.is_alike(theirs);
            if gives == 0 && !search.numbers.iter().any(|(_, ours)| alike(ours)) {
                continue;
            }
            let around = around(search, text, &given, theirs);
            let sentence = text.sentence_at(theirs.start);
            let has = part.families(sentence);
            let old = is_old(text, at) && !*past.get_or_insert_with(|| tells_of_past(claim));
            for (found, (place, ours)) in found.iter_mut().zip(&search.numbers) {
                let place = *place;
                let fit = || {
                    let held = search.weigh(has & !only(place));
                    Fit { sentence, held, ..Fit::new(search, place, &around) }
                };
                if contains(gives, place) && old {
                    found.alike = true;
                    found.old = true;
                } else if contains(gives, place) {
                    let mut fit = fit();
                    // What stands bare, as at a clause's end, may be of anything that is measured.
                    if ours.is_measured() && is_bare(text, theirs)
                        || theirs.is_measured() && is_bare(claim, ours)
                    {
                        fit.fits += BARE;
                    }
                    // "Annually" is "a year", whose word it hasn't.
                    let alike = is_behind_of_the(claim, ours) && is_behind_of_the(text, theirs)
                        || period_of(claim, ours)
                            .is_some_and(|period| period_of(text, theirs) == Some(period));
                    if alike {
                        fit.fits += WHOLE;
                    }
                    fit.replace(&mut found.given);
                    found.beside = found.beside.max(fit.beside);
                } else if alike(ours) {
                    found.alike = true;
                    // What the claim says elsewhere isn't there instead, nor is what rounds it: "about 50 km; 48.7 km exactly".
                    let rounded = theirs.hedge == Hedge::Near && theirs.is_given_by(ours);
                    // Nor is by how much it changes that to which it does.
                    let change = is_by(claim, ours).zip(is_by(text, theirs));
                    let otherwise = change.is_some_and(|(ours, theirs)| ours != theirs);
                    if gives == 0
                        && !old
                        && !is_end_of_range(claim, ours, &text.quantities, at)
                        && !rounded
                        && !otherwise
                        && ours.unit.dimension == theirs.unit.dimension
                    {
                        fit().replace(&mut found.other);
                    }
                }
            }
        }
    }
    found
}

/// Is a number of the claim the other end of the range that one of a source begins or ends: "up to 5 days", of "3 to 5 days"?
fn is_end_of_range(claim: &Text<'_>, ours: &Quantity, all: &[Quantity], at: usize) -> bool {
    let begins = all.get(at + 1).is_some_and(|end| end.second && ours.is_given_by(end));
    let ends = at > 0 && all[at].second && ours.is_given_by(&all[at - 1]);
    (begins || ends) && way(claim.text, ours) == if begins { Hedge::Below } else { Hedge::Above }
}

/// How much better a number fits that stands bare, where the other one is measured.
const BARE: f64 = 0.2;

/// How much better a number fits that is a whole of which a part is told, in the claim as in the source: "half of the 200 members".
const WHOLE: f64 = 0.5;
const OF_THE: &str = "of the|of its|of their|von den|der|des|de los|de las|dei|delle|dos|das";

fn is_behind_of_the(text: &Text<'_>, number: &Quantity) -> bool {
    ends_in_words(up_to(text.text, number.start as usize), OF_THE)
}

fn is_bare(text: &Text<'_>, number: &Quantity) -> bool {
    number.unit.dimension == Dimension::Plain
        && !begins(
            text.text,
            run_end(text.text, number.behind as usize, char::is_whitespace),
            char::is_alphabetic,
        )
}

/// Where a number of the claim was found.
#[derive(Clone, Copy, Default)]
struct Found {
    /// How well the number fits the claim's where it fits best.
    given: Option<Fit>,
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

impl Found {
    /// What speaks against the number.
    fn against(&self, Case { claim, search, parts }: Case<'_>, ours: &Quantity) -> Mismatch {
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
            // No word of the claim is near it.
            true
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
            !in_place && better(CLEARLY) || better(0.0) && is_twice(search, ours)
        };
        if elsewhere { Mismatch::Elsewhere } else { Mismatch::None }
    }
}

/// Has a claim a number twice? Of "20 to 20" the source has both ends, but one of them twice.
fn is_twice(search: &Search, ours: &Quantity) -> bool {
    let mut times = 0;
    for (_, other) in &search.numbers {
        times += usize::from((other.value, other.unit) == (ours.value, ours.unit));
    }
    times > 1
}

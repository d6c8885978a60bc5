//! A number of the claim that its sources don't have, or have of something else, where they have another one in its place.

mod change;
mod old;
mod paired;
mod period;
mod possible;
mod reckoned;
mod replaced;
mod slot;
mod together;

use crate::{
    place::{begins, behind, letters},
    verify::{
        lexicon::{Dimension, Hedge},
        number::{Quantity, Written, count_before},
        support::{FAMILY, Part, Search, Set, contains, only},
        term::away,
        text::Text,
    },
    words::is_unspaced,
};
use change::{is_by, is_told_otherwise};
use old::{is_old, tells_of_past};
use paired::{Whose, whose};
use period::{has_another_period, is_daily, is_for_another_period};
use possible::is_possible;
use reckoned::is_reckoned;
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
pub(super) fn mismatch(claim: &Text<'_>, search: &Search, parts: &[&Part<'_>]) -> Mismatch {
    let mut found = vec![Found::default(); search.numbers.len()];
    let is_past = tells_of_past(claim);
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
            let old = !is_past && is_old(text, at);
            for (found, (place, ours)) in found.iter_mut().zip(&search.numbers) {
                let place = *place;
                let held = search.weigh(has & !only(place));
                let mut fit = Fit::new(search, place, &around);
                (fit.sentence, fit.held) = (sentence, held);
                if contains(gives, place) && old {
                    found.alike = true;
                    found.old = true;
                } else if contains(gives, place) {
                    // What stands bare, as at a clause's end, may be of anything that is measured.
                    if ours.is_measured() && is_bare(text, theirs)
                        || theirs.is_measured() && is_bare(claim, ours)
                    {
                        fit.fits += BARE;
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
                        && !rounded
                        && !otherwise
                        && ours.unit.dimension == theirs.unit.dimension
                    {
                        fit.replace(&mut found.other);
                    }
                }
            }
        }
    }
    let is_name = |ours: &Quantity| {
        matches!(ours.written, Written::Label(_)) && letters(ours.digits(claim.text)) >= LETTERS_OF_NAMES
    };
    let told = tells_another(claim, search, parts)
        || has_another_period(claim, parts)
        || is_told_otherwise(claim, parts)
        || is_for_another_period(claim, search, parts);
    let mut worst = if told { Mismatch::Elsewhere } else { Mismatch::None };
    let mut daily = None;
    for (found, (_, ours)) in found.iter().zip(&search.numbers) {
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
            match whose(claim, search, parts, ours) {
                Whose::Own => Mismatch::None,
                Whose::Another => Mismatch::Elsewhere,
                Whose::Open if is_of_another(search, parts, ours) => Mismatch::Elsewhere,
                Whose::Open => found.against(claim, search, parts, ours),
            }
        });
    }
    worst
}

/// A label of so many letters is a name (TiO2, MW50) that a source has to have; with one it is a place or a grade (C3).
const LETTERS_OF_NAMES: usize = 2;

/// How much better a number fits that stands bare, where the other one is measured.
const BARE: f64 = 0.2;

fn is_bare(text: &Text<'_>, number: &Quantity) -> bool {
    number.unit.dimension == Dimension::Plain
        && !begins(
            text.text,
            behind(text.text, number.behind as usize, char::is_whitespace),
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

/// The same of years, months, days and times: where a text has but one, it may stand at its head, far from all else.
const CLEARLY_OF_DATES: f64 = 0.15;

/// By how much another date has to fit better, and what part of that the claim's own may have, whatever stands beside the two.
const ALONE: (f64, f64) = (0.2, 0.2);

/// How near a word has to be, and not to be, where another date is held to be in the place of the claim's.
const BESIDE: (f64, f64) = (0.7, 0.5);

/// The least number in words of things that a claim counts that a source has to count: from it on, and where the source has another
/// number beside the same word.
const FEW: f64 = 3.0;

impl Found {
    /// What speaks against the number.
    fn against(&self, claim: &Text<'_>, search: &Search, parts: &[&Part<'_>], ours: &Quantity) -> Mismatch {
        // "One of the two" counts nothing that a source would have to count.
        let in_words = ours.written == Written::Words;
        let is_time = ours.unit.dimension == Dimension::Clock;
        let counts = in_words && !ours.is_measured() && !is_time;
        let replaced = ours.value >= FEW && self.other.as_ref().is_some_and(|other| other.beside > BESIDE.0);
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
        let elsewhere = if counts && self.beside >= BESIDE.1 {
            false
        } else if given.fits == 0.0 && other.fits > 0.0 {
            // No word of the claim is near it.
            true
        } else if ours.is_calendar() {
            let in_place = other.beside > BESIDE.0 && self.beside < BESIDE.1;
            let alone = given.fits < other.fits * ALONE.1;
            in_place && better(CLEARLY_OF_DATES) || alone && better(ALONE.0)
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

/// How well what stands around a number of a source fits what stands around one of the claim.
#[derive(Clone, Copy)]
struct Fit {
    /// Altogether, 0..1.
    fits: f64,
    /// How near the words are that stand beside the claim's, 0..1.
    beside: f64,
    /// The sentence that it is in, and what that has of the rest of the claim.
    sentence: usize,
    held: f64,
    /// The words that stand beside it as beside the claim's.
    next: Set,
    /// The names that stand by it, and those that do on the side on which they stand in the claim.
    names: Set,
    named: Set,
}

/// How near a name is that stands by a number: with two words between at the most.
const BY: f64 = 0.6;

/// What a word counts on the other side of a number than in the claim.
const SIDEWAYS: f64 = 0.7;

impl Fit {
    /// Takes the place of one that fits less.
    #[inline(never)]
    fn replace(&self, other: &mut Option<Self>) {
        if !other.is_some_and(|other| other.fits >= self.fits) {
            *other = Some(*self);
        }
    }

    fn new(search: &Search, place: usize, around: &[[f64; 2]]) -> Self {
        let (mut fits, mut all, mut beside) = (0.0, 0.0, 0.0_f64);
        let (mut next, mut names, mut named) = (0, 0, 0);
        let clause = search.sought[place].clause;
        // What stands farther away hardly counts, and each number of a claim is held against each of its sources.
        for other in place.saturating_sub(REACH)..(place + REACH + 1).min(search.sought.len()) {
            if other == place {
                continue;
            }
            let (one, around) = (&search.sought[other], around[other]);
            let side = usize::from(other > place);
            let distance = other.abs_diff(place) - 1;
            let weight = one.weight * near(distance + one.clause.abs_diff(clause));
            fits += weight * around[side].max(SIDEWAYS * around[1 - side]);
            let (bit, nearest) = (only(other), around[0].max(around[1]));
            if one.may_name {
                names |= if nearest > BY { bit } else { 0 };
                named |= if around[side] > BY { bit } else { 0 };
            }
            all += weight;
            if distance == 0 {
                beside = beside.max(nearest);
                next |= if nearest >= 1.0 { bit } else { 0 };
            }
        }
        let fits = if all > 0.0 { fits / all } else { 0.0 };
        Self { fits, beside, sentence: 0, held: 0.0, next, names, named }
    }
}

/// Among how many terms before and behind a number the words are that tell what it is of, in a text and among those that are sought.
const REACH: usize = 24;

/// How many terms the end of a sentence counts.
const SENTENCE: usize = 3;

/// What a word counts with so many between it and a number: half of what it does beside it with four.
fn near(distance: usize) -> f64 {
    4.0 / (4.0 + distance as f64)
}

/// How near each sought term stands to a number of a text, before it and behind. `given` has what each of the text's numbers gives.
fn around(search: &Search, text: &Text<'_>, given: &[Set], number: &Quantity) -> Vec<[f64; 2]> {
    let mut around = vec![[0.0_f64; 2]; search.sought.len()];
    let sentence = text.sentence_at(number.start) as u32;
    let firsts = [text.terms_before(number.start).wrapping_sub(1), text.terms_before(number.behind)];
    for (side, &first) in firsts.iter().enumerate() {
        let (mut distance, mut last) = (0, None);
        for steps in 0..REACH {
            let Some(term) = away(&text.terms, first, steps, side == 0) else { break };
            let nearness = near(distance + SENTENCE * usize::from(term.sentence != sentence));
            let mut add =
                |place: usize, nearness: f64| around[place][side] = around[place][side].max(nearness);
            if term.number {
                // A number of several terms, or with a unit, is one.
                let at = count_before(&text.quantities, term.end).checked_sub(1);
                if at == last {
                    continue;
                }
                last = at;
                let gives = at.map_or(0, |at| given[at]);
                for &(place, _) in &search.numbers {
                    if contains(gives, place) {
                        add(place, nearness);
                    }
                }
            } else if term.entry.common {
                continue;
            } else if let Some((place, exact)) = search.place(term) {
                add(place, if exact { nearness } else { nearness * FAMILY });
            }
            distance += 1;
        }
    }
    around
}

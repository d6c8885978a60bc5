//! A claim that goes beyond its source: that is sure where the source has doubts, speaks of all where it speaks of some, says that
//! nothing else is so, or says of one thing what it says of another.
//!
//! [`bound`] holds it against each sentence that speaks of the same: is it surer ([`doubted`], [`stronger`], [`undone`]), of more
//! ([`wider`], with [`excepted`], [`absolute`], [`lasting`], [`mostly`] and [`counted`]) or of others ([`restricted`]), of both of two where one
//! is needed ([`either`]), or of two things in each other's place ([`transposed`], [`order`])? And against all of a source: has it
//! [`exchanged`] two things, or two [`steps`], or put one in the place of another, by its words ([`swapped`]) or by its name ([`named`]), or
//! one that is [`unheard`] of?

mod absolute;
mod added;
mod counted;
mod doubted;
mod either;
mod excepted;
mod exchanged;
mod lasting;
mod mostly;
mod named;
mod order;
mod restricted;
mod steps;
mod stronger;
mod swapped;
mod transposed;
mod undone;
mod unheard;
mod wider;

use super::{Case, has_word};
use crate::verify::{
    lexicon::{Extent, Hedge, Unit},
    support::{Part, Search},
    term::{Term, deny},
    text::Text,
};
use added::is_added;
use doubted::{is_asked, is_doubted, is_named};
use either::is_joined_otherwise;
use exchanged::is_exchanged;
use order::is_in_another_order;
use restricted::{adds_others, is_of_others, restricts_to_fewer};
use steps::are_turned;
use stronger::is_stronger;
use swapped::is_swapped;
use transposed::is_transposed;
use undone::is_undone;
use unheard::is_unheard;
use wider::is_wider;

/// From which share of a claim a sentence is held to speak of the same.
const STRETCHED_SHARE: f64 = 0.6;

/// From which share of a claim a sentence counts that restricts to others what the claim says of its own, whose names it hasn't.
const RESTRICTED_SHARE: f64 = 0.45;

// Up to which support a claim gets. Chosen by hand, as the other gates' bounds are: all of them leave it uncertain.

/// It is surer than its source.
const SURER_BOUND: f64 = 0.6;

/// It speaks of more.
const WIDER_BOUND: f64 = 0.5;

/// It has two things in each other's place.
const CROSSED_BOUND: f64 = 0.4;

/// It says of one thing what the source says of another.
const SWAPPED_BOUND: f64 = 0.55;

/// The support that is left to a claim that goes beyond the texts that it is held against.
pub(in crate::verify) fn bound(case: Case<'_>, support: f64) -> f64 {
    let Case { claim, search, parts } = case;
    if support <= CROSSED_BOUND {
        return support;
    }
    let scope = Scope::read(claim);
    let mut told = Testimony::default();
    for part in parts {
        told.add(claim, search, &scope, part, support);
    }
    let swapped = support > SWAPPED_BOUND && is_swapped(case);
    let named = support > SWAPPED_BOUND && named::is_said_of_another(case);
    let bounds = [
        (told.restricts == Some(true) || told.speaks && !told.as_sure, SURER_BOUND),
        (told.speaks && !told.as_wide && !scope.some, WIDER_BOUND),
        (told.speaks && !told.in_order, CROSSED_BOUND),
        (is_exchanged(case) || are_turned(case), CROSSED_BOUND),
        (told.speaks && swapped || named, SWAPPED_BOUND),
        (support > SURER_BOUND && (is_unheard(case) || is_added(case)), SURER_BOUND),
    ];
    bounded(support, &bounds)
}

/// How far a claim goes by its words.
struct Scope {
    /// It speaks of some, or of all.
    some: bool,
    all: bool,
    /// It has doubts.
    doubts: bool,
    /// It neither asks nor denies.
    asserts: bool,
    /// It permits something.
    permits: bool,
    /// It asserts that something is so of nothing else.
    narrows: bool,
}

impl Scope {
    fn read(claim: &Text<'_>) -> Self {
        let terms = &claim.terms[..];
        let doubts = |(place, term): (usize, &Term)| {
            term.entry.extent() == Some(Extent::Doubted) && !is_named(term, place)
        };
        let asserts = !has_extent(terms, Extent::Denied) && !deny(terms);
        Self {
            some: has_extent(terms, Extent::Some),
            // "Any item" are all of them, "at any time" says nothing of that.
            all: has_extent(terms, Extent::All) || claim.text.starts_with("Any "),
            doubts: terms.iter().enumerate().any(doubts),
            asserts,
            permits: has_word(claim, terms, PERMITTING),
            narrows: asserts && is_narrow(claim),
        }
    }
}

/// How far a term goes. "Almost all" are some.
fn extent(terms: &[Term], place: usize) -> Option<Extent> {
    match terms[place].entry.extent() {
        Some(Extent::All) if place > 0 && terms[place - 1].entry.hedge() == Some(Hedge::Near) => {
            Some(Extent::Some)
        }
        extent => extent,
    }
}

/// Does one of some terms go so far?
fn has_extent(terms: &[Term], of: Extent) -> bool {
    (0..terms.len()).any(|place| extent(terms, place) == Some(of))
}

/// What sources tell of a claim: of several, one that says it as it does is enough.
#[derive(Default)]
struct Testimony {
    /// One speaks of the same.
    speaks: bool,
    /// One says it for as sure.
    as_sure: bool,
    /// One says it of as many.
    as_wide: bool,
    /// One has the same things in the same places.
    in_order: bool,
    /// All that come near it say it of others alone.
    restricts: Option<bool>,
}

impl Testimony {
    /// Adds what a source tells. `support` is what the claim has without it.
    fn add(&mut self, claim: &Text<'_>, search: &Search, scope: &Scope, part: &Part<'_>, support: f64) {
        let Some(best) = part.nearest(RESTRICTED_SHARE) else { return };
        let terms = part.text.of_sentence(best.first);
        let written = part.text.sentence(best.first);
        let others = scope.asserts
            && !scope.some
            && (is_of_others(search, part.text, terms)
                || restricts_to_fewer(search, part.text, best.first)
                || !scope.narrows && adds_others(search, part, best, written));
        self.restricts = Some(others && self.restricts != Some(false));
        if best.share < STRETCHED_SHARE {
            return;
        }
        self.speaks = true;
        let doubted = is_doubted(search, part.text, terms, scope) || is_asked(search, part, best);
        let narrower = scope.narrows && !is_limited(part.text, terms);
        let stronger = scope.asserts
            && !scope.doubts
            && support > SURER_BOUND
            && (is_stronger(claim, part.text, best.first) || is_undone(claim, search, part, best.first));
        let surer = !scope.doubts && doubted || stronger || narrower;
        self.as_sure |= !surer && !counts_other_days(claim, part.text, terms);
        self.as_wide = self.as_wide || !is_wider(claim, search, scope, part.text, best.first);
        self.in_order = self.in_order
            || !is_transposed(claim, part.text, terms)
                && !is_joined_otherwise(claim, part.text, terms)
                && !is_in_another_order(claim, search, part.text, terms);
    }
}

/// The support that those of some bounds leave that hold.
fn bounded(support: f64, bounds: &[(bool, f64)]) -> f64 {
    let mut support = support;
    for &(holds, bound) in bounds {
        if holds {
            support = support.min(bound);
        }
    }
    support
}

/// What may do is what can: "Each passenger may bring a bag."
const PERMITTING: &str = "can able allowed permitted";

/// Does a claim say "only" of anything but a number?
fn is_narrow(claim: &Text<'_>) -> bool {
    claim.terms.iter().enumerate().any(|(place, term)| {
        let number = claim.terms.get(place + 1).is_some_and(|next| next.number);
        term.is_written_in_any_case(claim.text, ONLY) && !number
    })
}

pub(in crate::verify::gate) const ONLY: &str = "only solely exclusively nur ausschließlich solo sólo solamente únicamente uniquement seulement \
    seuls seules soltanto apenas somente केवल सिर्फ";

/// Does a sentence say that something is so of nothing else, in one way or another?
fn is_limited(source: &Text<'_>, sentence: &[Term]) -> bool {
    let limits = |term: &Term| {
        term.entry.negation || matches!(term.entry.extent(), Some(Extent::All | Extent::Excepted))
    };
    sentence.iter().any(limits) || [LIMITING, ONLY].iter().any(|words| has_word(source, sentence, words))
}

const LIMITING: &str =
    "alone limited reserved restricted must require requires required need needs vorbehalten muss müssen";

/// Does one count days, and the other working days?
fn counts_other_days(claim: &Text<'_>, source: &Text<'_>, sentence: &[Term]) -> bool {
    claim.quantities.iter().any(|quantity| quantity.unit == Unit::DAY)
        && has_word(claim, &claim.terms, WORKING) != has_word(source, sentence, WORKING)
}

const WORKING: &str = "business working werktage werktagen arbeitstage arbeitstagen ouvrables ouvrés laborables hábiles úteis lavorativi";

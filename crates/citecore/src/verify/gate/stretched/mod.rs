//! A claim that goes beyond its source: that is sure where the source has doubts, speaks of all where it speaks of some, says that
//! nothing else is so, or says of one thing what it says of another.
//!
//! [`bound`] holds it against each sentence that speaks of the same: is it surer ([`stronger`], [`undone`]), of more or of others
//! ([`restricted`], [`excepted`], [`absolute`], [`lasting`], [`mostly`], [`counted`], [`either`]), or of two things in each other's place ([`transposed`], [`order`])? And
//! against all of a source: has it [`exchanged`] two things, or two [`steps`], or put one in the place of another, by its words
//! ([`swapped`]) or by its name ([`named`]), or one that is [`unheard`] of?

mod absolute;
mod added;
mod counted;
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

use super::{
    Case,
    denial::{Asked, asked},
    excepts, has_phrase, has_word,
};
use crate::verify::{
    lexicon::{Extent, Hedge, Unit},
    support::{Has, Part, Search, Window},
    term::{Term, away, deny},
    text::Text,
};
use absolute::{has_proviso, is_absolute};
use added::is_added;
use counted::is_of_counted;
use either::is_joined_otherwise;
use excepted::{excepts_what_is_so, leaves_out_exception};
use exchanged::is_exchanged;
use lasting::is_for_a_time;
use mostly::is_of_some;
use order::is_in_another_order;
use restricted::{adds_others, is_of_others, restricts_to_fewer};
use steps::are_turned;
use stronger::is_stronger;
use swapped::is_swapped;
use transposed::is_transposed;
use undone::is_undone;
use unheard::is_unheard;

/// From which share of a claim a sentence is held to speak of the same.
const STRETCHED_SHARE: f64 = 0.6;

/// From which share of a claim a sentence counts that restricts to others what the claim says of its own, whose names it hasn't.
const RESTRICTED_SHARE: f64 = 0.45;

/// How many terms behind a doubt what is doubted stands.
const DOUBTED_BEHIND: usize = 3;

/// How many terms before a doubt what is doubted stands.
const DOUBTED_BEFORE: usize = 2;

/// How many terms behind what asks or denies it.
const DENIED: usize = 5;

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
    let mut told = Told::default();
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
struct Told {
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

impl Told {
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

/// Does a claim speak of all, or of more, where a sentence speaks of some?
fn is_wider(claim: &Text<'_>, search: &Search, scope: &Scope, source: &Text<'_>, sentence: usize) -> bool {
    let (terms, written) = (source.of_sentence(sentence), source.sentence(sentence));
    let fewer = !scope.some && is_of_fewer(claim, search, source, terms, scope.all);
    let all_others = |place: usize| terms[place + 1..].iter().take(OTHERS_BEHIND).any(is_other);
    // "For orders over $50 only" speaks of no others.
    let (mut of_all, mut of_others) = (false, false);
    for (place, term) in terms.iter().enumerate() {
        if extent(terms, place) == Some(Extent::All) && !term.is_written_in_any_case(source.text, ONLY) {
            *(if all_others(place) { &mut of_others } else { &mut of_all }) = true;
        }
    }
    let same = claim.terms.iter().any(|term| is_other(term) || excepts(term));
    of_all |= of_others && same;
    let of_some = fewer
        || of_others && !same
        || has_extent(terms, Extent::Some)
        || is_of_a_kind(claim, search, terms)
        || scope.all && has_phrase(written, ONLY_UNSPACED);
    (scope.all || fewer) && of_some && !of_all
        || scope.all && is_of_counted(claim, search, source, terms)
        || leaves_out_exception(claim, source, sentence)
        || excepts_what_is_so(claim, source, sentence)
        || has_proviso(source, sentence) && is_absolute(claim)
        || is_of_some(claim, terms)
        || is_for_a_time(claim, source, sentence)
}

/// How many terms behind an "all" stand the others: "everyone else", "tous les autres".
const OTHERS_BEHIND: usize = 2;

/// Others than those that are told of. "All other than these" are nearly all.
fn is_other(term: &Term) -> bool {
    term.is_one(OTHERS) && term.entry.extent() != Some(Extent::Excepted)
}

const OTHERS: &str = "other others else andere anderen autres otros otras demas altri outros";

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

/// Are what the claim says "all" of in a sentence those of a kind that it doesn't name: "all plans", of "the Enterprise plan"?
fn is_of_a_kind(claim: &Text<'_>, search: &Search, sentence: &[Term]) -> bool {
    let all = claim.terms.iter().position(|term| term.entry.extent() == Some(Extent::All));
    let next = all.and_then(|all| claim.terms.get(all + 1));
    let of = |term: &Term| next.is_some_and(|next| next.hash == term.hash) && !term.entry.common;
    let mut kinds = sentence.windows(2).filter(|two| of(&two[1])).peekable();
    kinds.peek().is_some()
        && kinds.all(|two| !two[0].entry.common && !two[0].number && search.place(&two[0]).is_none())
}

/// Are those that the claim speaks of in a sentence only such as have more to them, which it leaves out: "customers with a monthly plan", where
/// it speaks of all, or else one that a number tells, "orders over $50"?
fn is_of_fewer(claim: &Text<'_>, search: &Search, source: &Text<'_>, sentence: &[Term], all: bool) -> bool {
    let place = claim
        .terms
        .iter()
        .position(|term| if all { term.entry.extent() == Some(Extent::All) } else { !term.entry.common });
    let Some(place) = place.map(|place| place + usize::from(all)) else { return false };
    let Some(subject) = claim.terms.get(place).filter(|subject| !subject.entry.common) else { return false };
    let restricts = |text: &Text<'_>, term: Option<&Term>| {
        let has = |words| term.is_some_and(|term| term.is_written_in_any_case(text.text, words));
        has(BOUNDING) || all && has(RESTRICTING)
    };
    let is_bounded = claim.terms.get(place + 1).is_some_and(|next| next.entry.hedge().is_some());
    if is_bounded || restricts(claim, claim.terms.get(place + 1)) {
        return false;
    }
    let mut fewer = false;
    for at in (0..sentence.len()).filter(|&at| sentence[at].hash == subject.hash) {
        let told = sentence.iter().skip(at + 2).take(RESTRICTION);
        let mut new = told.take_while(|term| term.entry.common || search.place(term).is_none());
        let tells = new.any(|term| term.number || all && !term.entry.common);
        if !restricts(source, sentence.get(at + 1)) || !tells {
            return false;
        }
        fewer = true;
    }
    fewer
}

/// How many terms behind what restricts it are looked at.
const RESTRICTION: usize = 2;

/// What stands between things and what makes fewer of them.
const RESTRICTING: &str = "on with without within who whose having mit ohne innerhalb con sin avec sans";
const BOUNDING: &str = "over under above below ab über unter";

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

/// "Only" in Chinese and Japanese.
const ONLY_UNSPACED: &str = "仅|僅|只有|只能|のみ|に限|だけ";

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

/// Is the best sentence a question that isn't answered by "yes", and no other one has about as much of the claim?
fn is_asked(search: &Search, part: &Part<'_>, best: &Window) -> bool {
    /// How much more of a claim a question has than what counts beside it.
    const MORE: f64 = 0.1;
    let says =
        |(sentence, has): &(usize, Has)| *sentence != best.first && search.share(has) >= best.share - MORE;
    asked(part.text, best.first) == Asked::Open && !part.sentences.iter().any(says)
}

/// May is a month, too.
fn is_named(term: &Term, place: usize) -> bool {
    term.number || term.capital && place > 0
}

/// Does a doubt of a sentence stand by a word of the claim, or, where the claim neither asks nor denies, a word that does?
fn is_doubted(search: &Search, source: &Text<'_>, sentence: &[Term], scope: &Scope) -> bool {
    let is_claimed = |term: &Term| !term.entry.common && search.place(term).is_some_and(|(_, exact)| exact);
    let denial = sentence.iter().position(|term| term.entry.negation);
    sentence.iter().enumerate().any(|(place, term)| {
        let near = |back: bool, most: usize| {
            let mut last = term;
            (1..most + 1)
                .map_while(|steps| {
                    let next = away(sentence, place, steps, back)?;
                    let [first, second] = if back { [next, last] } else { [last, next] };
                    last = next;
                    (!source.divides(first, second)).then_some(next)
                })
                .any(is_claimed)
        };
        let permitted = scope.permits && term.written(source.text) == "may";
        match term.entry.extent() {
            Some(Extent::Doubted) => {
                !is_named(term, place)
                    && !permitted
                    && (near(false, DOUBTED_BEHIND) || near(true, DOUBTED_BEFORE))
            }
            Some(Extent::Denied) => scope.asserts && near(false, DENIED),
            // "No se sabe si"
            _ => {
                scope.asserts
                    && term.written(source.text) == "si"
                    && denial.is_some_and(|denial| denial < place)
                    && near(false, DENIED)
            }
        }
    })
}

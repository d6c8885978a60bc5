//! Words of the claim whose opposites its sources say.

use super::scope::{SCOPE_REACH, around_denials};
use crate::{
    phrases::is_among,
    place::has,
    verify::{
        gate::{has_word, shares},
        lexicon::{BEFORE, Dimension, Extent, Hedge, KEEP, MORE, MOST, OLDER, OPEN, THAN, WITH},
        number::{ARTICLES, Quantity, bound, count_before, is_point_in_time},
        support::Part,
        term::{Term, away, deny},
        text::{Text, joining},
    },
};

/// How many terms before a word a denial of it stands.
const DENIED: usize = 2;

/// What stands before how long something is so.
pub(in crate::verify::gate) const FOR: &str = "for für pendant durante";

/// How many terms that count tell of what a word is said, before and behind it each.
const BESIDE: usize = 4;

fn beside(terms: &[Term], place: usize) -> Vec<u32> {
    within(terms, place, SCOPE_REACH, BESIDE)
}

/// Does one of some words stand beside a term?
#[cfg_attr(target_family = "wasm", inline(never))]
fn stands_beside(terms: &[Term], place: usize, words: &[u32]) -> bool {
    shares(&beside(terms, place), words)
}

/// Do enough of some words stand beside it: two, or one in the nearest sentence or where the claim has but one? One word is soon shared
/// with what is said of something else.
fn enough_stand_beside(own: bool, terms: &[Term], place: usize, words: &[u32]) -> bool {
    let beside = beside(terms, place);
    let count = words.iter().filter(|word| beside.contains(word)).count();
    count > usize::from(!own && words.len() > 1)
}

/// Does a term tell of what another one is said?
fn counts(term: &Term, of: &Term) -> bool {
    let is_of_its_pair = term.entry.opposite.abs() == of.entry.opposite.abs();
    term.sentence == of.sentence && !term.entry.common && (term.entry.opposite == 0 || !is_of_its_pair)
}

/// Those of so many terms before a place, and behind it, that count: the nearest so many of each.
fn within(terms: &[Term], place: usize, reach: usize, most: usize) -> Vec<u32> {
    let mut beside = Vec::new();
    for &back in &[true, false] {
        let mut left = most;
        for steps in 1..=reach {
            let Some(term) = away(terms, place, steps, back) else { break };
            if counts(term, &terms[place]) && left > 0 {
                left -= 1;
                beside.push(term.hash);
            }
        }
    }
    beside
}

/// Does the nearest sentence say the opposite word, of the same, where the claim's own is nowhere near?
/// `beyond`: what it says lies beyond a limit of its sources.
pub(super) fn is_opposite(claim: &Text<'_>, parts: &[&Part<'_>], beyond: bool) -> bool {
    let denied = around_denials(&claim.terms, &[], false).unwrap_or_default();
    // The pairs of which the claim says one word or the other.
    let (mut firsts, mut seconds) = (0_u64, 0_u64);
    for term in &claim.terms {
        let pair = 1 << (term.entry.opposite.unsigned_abs() & 63);
        if term.entry.opposite > 0 { firsts |= pair } else { seconds |= pair }
    }
    for (place, ours) in claim.terms.iter().enumerate() {
        if ours.entry.opposite == 0 && ours.entry.kind == 0 {
            continue;
        }
        // Who says both says neither of the same.
        let both = ours.entry.opposite != 0
            && firsts & seconds & 1 << (ours.entry.opposite.unsigned_abs() & 63) != 0;
        // Who may not enter under 18 may over 18, and who stays if it doesn't rain stays unless it does.
        let turned = deny(&claim.terms) && (ours.entry.opposite.abs() == MORE || ours.is_one(CONDITIONS));
        let bounds = beyond
            && (ours.entry.negation
                || [BEFORE, MORE, MOST, OLDER, KEEP].contains(&ours.entry.opposite.abs()));
        // "Not the same" is different.
        let denies = deny(&claim.terms[place.saturating_sub(DENIED)..place]);
        // What is kept for a month is deleted behind it.
        let lasts = ours.entry.opposite == KEEP && has_word(claim, &claim.terms, FOR);
        if !denies
            && !lasts
            && !both
            && !turned
            && !bounds
            && !denied.contains(&ours.hash)
            && is_opposed(claim, place, parts)
        {
            return true;
        }
    }
    false
}

/// Does the nearest sentence say the opposite of one of the claim's words, of what stands beside that, where the word is nowhere near?
fn is_opposed(claim: &Text<'_>, place: usize, parts: &[&Part<'_>]) -> bool {
    let ours = &claim.terms[place];
    let around = &beside(&claim.terms, place)[..];
    let said = within(&claim.terms, place, SIDE, SIDE);
    let both_deny = ours.entry.opposite.abs() == WITH && deny(&claim.terms);
    let mut against = false;
    for part in parts {
        let (Some(best), Some(window)) = (&part.sentence, &part.window) else { continue };
        // The same word of something else says nothing: "Revenue rose, while profit fell."
        let near = part.text.of_sentences(window.first, window.last);
        for (at, term) in near.iter().enumerate() {
            if (ours.entry.opposite != 0 && term.entry.opposite == ours.entry.opposite
                || term.hash == ours.hash)
                && (around.is_empty()
                    || enough_stand_beside(term.sentence as usize == best.first, near, at, around))
                && !is_said_of_another(part.text, near, at, &said)
            {
                return false;
            }
        }
        let terms = part.text.of_sentence(best.first);
        let opposes = |term: &Term| opposes(ours, term);
        let excepts = |term: &Term| term.is_one(OTHERWISE) || term.entry.extent() == Some(Extent::Excepted);
        if !terms.iter().any(opposes) || terms.iter().any(excepts) {
            continue;
        }
        for (at, theirs) in terms.iter().enumerate() {
            // Who isn't open, or is so except on Mondays, may be closed; but who can't enter without a ticket can with one.
            against |= best.share >= OPPOSITE_SHARE
                && opposes(theirs)
                && (both_deny || !deny(clause(part.text, terms, at)))
                && stands_beside(terms, at, around)
                && !(ours.entry.opposite.abs() == WITH && is_boundless(&claim.terms, terms))
                && !(ours.entry.opposite.abs() == OPEN && may_both_be((claim, ours), (part.text, theirs)))
                && !has_turned(claim, ours, part.text, theirs);
        }
    }
    against
}

/// Does a word say the opposite of another one, or that a thing is another of a kind of which it is but one?
fn opposes(ours: &Term, theirs: &Term) -> bool {
    if ours.entry.opposite != 0 {
        theirs.entry.opposite == -ours.entry.opposite
    } else {
        theirs.entry.kind == ours.entry.kind && theirs.hash != ours.hash
    }
}

/// The terms of the clause that one stands in, so many to either side.
pub(super) fn clause<'t>(text: &Text<'_>, terms: &'t [Term], at: usize) -> &'t [Term] {
    let divided = |place: &usize| text.divides(&terms[place - 1], &terms[*place]);
    let from = (at.saturating_sub(SIDE) + 1..at + 1).rev().find(divided).unwrap_or(at.saturating_sub(SIDE));
    let end = (at + SIDE).min(terms.len());
    let to = (at + 1..end).find(divided).unwrap_or(end);
    &terms[from..to]
}

/// How many terms tell of what each of two opposites is said, to either side: a bit each.
const SIDE: usize = 16;

/// Is a word said of something else than the claim's, of which the same sentence says the opposite: "enabled for admins and disabled for
/// guests", where the claim has it enabled for guests?
fn is_said_of_another(text: &Text<'_>, terms: &[Term], at: usize, said: &[u32]) -> bool {
    let ours = &terms[at];
    let opposed = |&place: &usize| {
        let theirs = &terms[place];
        theirs.sentence == ours.sentence && opposes(ours, theirs)
    };
    let (from, to) = (at.saturating_sub(SCOPE_REACH), (at + SCOPE_REACH).min(terms.len()));
    let Some(other) = (from..to).find(opposed) else { return false };
    let (first, second) = (at.min(other), at.max(other));
    let divided = |&place: &usize| {
        text.divides(&terms[place - 1], &terms[place]) || terms[place].is_written(text.text, joining::AND_OR)
    };
    let Some(cut) = (first + 1..second + 1).rev().find(divided) else { return false };
    // How many words stand beside one of the two, up to a place, and which of those said they are; a pair of letters may have one of its own.
    let counted = |beside: usize, to: usize, back: bool, most: usize| {
        let (mut count, mut words) = (0, 0_u32);
        for steps in 1..=SIDE.min(beside.abs_diff(to)) {
            let Some(term) = away(terms, beside, steps, back) else { break };
            let apart = if back { term.end <= terms[beside].start } else { term.start >= terms[beside].end };
            if apart && counts(term, ours) && count < most {
                count += 1;
                for (place, word) in said.iter().enumerate() {
                    words |= u32::from(*word == term.hash) << place;
                }
            }
        }
        (count, words)
    };
    // Of the first, only so much as the second has too: what is farther away is said of both.
    let before = counted(second, cut, true, SIDE);
    let behind = counted(first, cut - 1, false, SIDE);
    let (mut left, mut right) = (0, 0);
    for &(one, other) in &[
        (counted(first, 0, true, before.0), before),
        (behind, counted(second, terms.len(), false, behind.0)),
    ] {
        if one.0 > 0 && other.0 > 0 {
            (left, right) = (left | one.1, right | other.1);
        }
    }
    let (mine, theirs) = if at < other { (left, right) } else { (right, left) };
    theirs & !mine != 0 && mine & !theirs == 0
}

/// What says how it is beyond a bound that is told: "free over $50, otherwise $5".
pub(super) const OTHERWISE: &str = "otherwise sonst ansonsten darunter sinon altrimenti अन्यथा";

/// May of two words, of what is open and what is closed, both hold? Who is open until nine closes at nine.
fn may_both_be((claim, ours): (&Text<'_>, &Term), (source, theirs): (&Text<'_>, &Term)) -> bool {
    let until = [ends_then(claim, ours), ends_then(source, theirs)];
    let is_hour = |number: &Quantity| is_point_in_time(number) && number.unit.dimension != Dimension::Weekday;
    let timed = || claim.quantities.iter().any(is_hour);
    until != [true; 2] && (until[1] && timed() || lasts(claim, ours) || lasts(source, theirs))
}

/// Does a sentence say of what is open, or closed, for how long?
fn lasts(text: &Text<'_>, term: &Term) -> bool {
    let terms = text.of_sentence(term.sentence as usize);
    terms.iter().enumerate().any(|(at, until)| {
        let near = &terms[at.saturating_sub(3)..(at + 4).min(terms.len())];
        until.is_written(text.text, joining::LASTING)
            && near.iter().any(|term| term.number && term.start != until.start)
    })
}

/// Does it say until when, in so many words or by a range of times?
fn ends_then(text: &Text<'_>, term: &Term) -> bool {
    text.quantities.iter().filter(|number| is_point_in_time(number)).any(|number| {
        text.sentence_at(number.start) == term.sentence as usize
            && (number.second || bound(text.text, number) == Some(Hedge::Below))
    })
}

/// Has what two words of time or comparison join changed places with them: "save it before closing", "after saving it, close"?
fn has_turned(claim: &Text<'_>, ours: &Term, source: &Text<'_>, theirs: &Term) -> bool {
    let next = |text: &Text<'_>, term: &Term| {
        let behind = text.terms_before(term.start + 1);
        let mut compares = false;
        for next in text.terms[behind..].iter().take_while(|next| next.sentence == term.sentence) {
            let written = next.written(text.text);
            compares |= is_among(THAN, written);
            if written == "which" || next.entry.negation {
                return (None, true);
            }
            if !next.entry.common {
                // "15 December" and "December 15": their numbers are compared by themselves.
                return (Some(if next.number { 0 } else { next.hash }), compares);
            }
        }
        (None, compares)
    };
    let ((ours_next, ours_compares), (theirs_next, theirs_compares)) =
        (next(claim, ours), next(source, theirs));
    let joins = [BEFORE, WITH].contains(&ours.entry.opposite.abs())
        || ours_compares && theirs_compares
        || ours.is_one(CONDITIONS)
        || theirs.is_one(CONDITIONS);
    // Elsewhere than in Latin letters these words stand behind what they join.
    let within = || ours.entry.opposite.abs() == WITH && is_owned(source, theirs, ours_next);
    let other_number = || {
        ours.entry.opposite.abs() == BEFORE
            && ours_next == Some(0)
            && is_other_number(claim, ours, source, theirs)
    };
    joins
        && !has(ours.written(claim.text), |c| c > '\u{24f}')
        && (ours_next != theirs_next || other_number())
        && !within()
}

/// Do other numbers stand behind two words: "lost after 45 days", "refunded within six months"?
fn is_other_number(claim: &Text<'_>, ours: &Term, source: &Text<'_>, theirs: &Term) -> bool {
    let [ours, theirs] = [(claim, ours), (source, theirs)]
        .map(|(text, word)| text.quantities.get(count_before(&text.quantities, word.end)));
    ours.zip(theirs).is_some_and(|(ours, theirs)| {
        !ours.is_calendar() && !theirs.is_calendar() && !ours.is_given_by(theirs)
    })
}

/// What joins a condition or a reason, and what joins what doesn't matter.
const CONDITIONS: &str =
    "if unless because despite although wegen aufgrund weil trotz obwohl malgre porque aunque";

/// Does one of two sentences say without a limit what the other says has no end?
fn is_boundless(ours: &[Term], theirs: &[Term]) -> bool {
    let endless = |terms: &[Term]| terms.iter().any(|term| term.entry.extent() == Some(Extent::Endless));
    let limits = |terms: &[Term]| terms.iter().any(|term| term.is_one(LIMITS));
    endless(ours) && limits(theirs) || endless(theirs) && limits(ours)
}

const LIMITS: &str = "limit limits limite limites limitation begrenzung";

/// Does a word stand behind one with nothing but things and whose they are between? "With the written consent of the owner" is with what
/// "without the owner's consent" is without, and so is "with a valid ticket" what "without a ticket" is.
fn is_owned(source: &Text<'_>, of: &Term, word: Option<u32>) -> bool {
    let behind = &source.terms[source.terms_before(of.start + 1)..];
    if let [article, told, thing, ..] = behind
        && article.is_written(source.text, ARTICLES)
        && !told.entry.common
        && thing.sentence == of.sentence
        && word == Some(thing.hash)
    {
        return true;
    }
    for next in behind.iter().take(SIDE) {
        let owns = !next.entry.common || next.is_written(source.text, OWNERS);
        if next.sentence != of.sentence || !owns {
            break;
        }
        if word == Some(next.hash) {
            return true;
        }
    }
    false
}

/// What stands between a thing and whose it is.
const OWNERS: &str = "the of our your their der des den de la";

/// From which share of a claim a sentence is held to speak of the same, if it says the opposite.
pub(super) const OPPOSITE_SHARE: f64 = 0.5;

//! A claim that has put one thing in the place of another of which its source speaks as well: "Admins can manage billing", of "Owners can
//! manage billing. Admins can manage channels."

use std::ops::Range;

use super::named::is_of_one_name;
use crate::verify::{
    gate::{Case, MOST_PARTS},
    support::{Part, Search, Set, WINDOW, Window},
    term::Term,
    text::Text,
};

/// From which share of a claim a sentence is held to speak of the same.
const SWAPPED_SHARE: f64 = 0.45;

/// How many words name the thing at the most.
const MOST_NAMED: u32 = 3;

/// What they weigh at the least.
const NAMED_WEIGHT: f64 = 0.35;

/// Which share of the claim that is at the least: what else a long one lacks of its source, that mostly says with another word.
const NAMED_SHARE: f64 = 0.15;

/// What those words of the claim weigh at the least that another sentence names beside the thing.
const SHARED: f64 = 0.15;

/// Has the best sentence another word in the place of what it lacks of the claim, which stands in a sentence that is about the same? Of
/// several sources, one that lacks nothing is enough.
pub(super) fn is_swapped(case: Case<'_>) -> bool {
    let Case { search, parts, .. } = case;
    let mut swapped = false;
    for part in &parts[..parts.len().min(MOST_PARTS)] {
        let Some(best) = part.nearest(SWAPPED_SHARE) else { continue };
        let missing = search.all & !best.has.families;
        if missing == 0 {
            return false;
        }
        swapped |= is_run(search, missing)
            && is_named_beside(search, best, missing, parts)
            && is_replaced(case, part.text, part.text.of_sentence(best.first), missing);
    }
    swapped
}

/// The places from the first of a set to its last.
fn run(set: Set) -> Range<usize> {
    set.trailing_zeros() as usize..(Set::BITS - set.leading_zeros()) as usize
}

/// Do the words of a set stand beside each other in the claim, and name something?
fn is_run(search: &Search, set: Set) -> bool {
    let words = run(set);
    let numbers = search.sought[words.clone()].iter().any(|one| one.number);
    !numbers
        && words.len() as u32 == set.count_ones()
        && set.count_ones() <= MOST_NAMED
        && search.weigh(set) >= NAMED_WEIGHT.max(search.weigh(search.all) * NAMED_SHARE)
}

/// Does another sentence name it that shares a word with the best one and the claim?
fn is_named_beside(search: &Search, best: &Window, missing: Set, parts: &[&Part<'_>]) -> bool {
    let names = search.set(|one| one.name && !one.noun);
    for part in parts {
        for (sentence, has) in &part.sentences {
            // "She studied in Berlin" may go on about whom the sentence before names.
            let goes_on = missing & !names == 0 && sentence.abs_diff(best.first) < WINDOW;
            if has.families & missing == missing
                && (goes_on || search.weigh(has.terms & best.has.terms) >= SHARED)
            {
                return true;
            }
        }
    }
    false
}

/// Does a word that isn't the claim's stand in a sentence where the claim has these: before the word behind them, or behind the one
/// before? Between a name and that are the same little words, or the sentence calls by a pronoun what the claim names.
fn is_replaced(
    Case { claim, search, .. }: Case<'_>,
    source: &Text<'_>,
    sentence: &[Term],
    missing: Set,
) -> bool {
    let words = run(missing);
    let clause = search.sought[words.start].clause;
    let named = search.sought[words.clone()].iter().all(|one| one.may_name);
    let sides = [(words.end, true), (words.start.wrapping_sub(1), false)];
    sides.iter().any(|&(beside, back)| {
        let Some(one) = search.sought.get(beside).filter(|one| one.clause == clause && !one.number) else {
            return false;
        };
        let between = |text: &Text<'_>, terms: &[Term]| {
            let at = terms.iter().position(|term| term.hash == one.hash)?;
            let next = neighbour(text, terms, at, back)?;
            let little = &terms[at.min(next) + 1..at.max(next)];
            Some((next, little.iter().map(|term| term.form).collect::<Vec<_>>()))
        };
        let (Some((_, ours)), Some((other, theirs))) =
            (between(claim, &claim.terms), between(source, sentence))
        else {
            return false;
        };
        let other = &sentence[other];
        (!named || ours == theirs && !is_of_one_name(search, source, other, missing))
            && !other.number
            && !other.pair
            && search.place(other).is_none()
    })
}

/// The place of the next word that counts, before or behind one of the same clause.
fn neighbour(source: &Text<'_>, sentence: &[Term], at: usize, back: bool) -> Option<usize> {
    let mut at = at;
    loop {
        let next = if back { at.checked_sub(1)? } else { at + 1 };
        let (first, second) = (sentence.get(at.min(next))?, sentence.get(at.max(next))?);
        if source.divides(first, second) {
            return None;
        }
        if !sentence[next].entry.common {
            return Some(next);
        }
        at = next;
    }
}

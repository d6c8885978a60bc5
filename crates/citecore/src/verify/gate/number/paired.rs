//! Numbers of which each is of something else: "The Team plan includes 10 guests, and the Business plan 50."

use super::slot::{Slot, is_word};
use crate::verify::{
    gate::Case,
    lexicon::Hedge,
    number::{Quantity, Written},
    support::{Search, Set, only},
    text::Text,
};

/// Of what a number of the claim is in its sources.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Whose {
    /// That isn't told.
    Open,
    /// Of what the claim says it of.
    Own,
    /// Of something else, and what the claim says it of has another one.
    Another,
}

/// From which share of what is said of the claim's number two of a source are held to be of the same kind.
const PAIRED_SHARE: f64 = 0.6;

/// How many numbers of a source are looked at that give the claim's, and how many around each of these.
const MOST: usize = 8;

/// Tells it by what stands with the number, and with others that count or measure the same.
pub(super) fn whose(Case { claim, search, parts }: Case<'_>, ours: &Quantity) -> Whose {
    let tells = ours.written == Written::Digits || ours.written == Written::Words && ours.is_measured();
    if !tells {
        return Whose::Open;
    }
    let Some(said) = words(claim, search, ours) else { return Whose::Open };
    // What the claim says before its number
    let place = search.numbers.iter().find(|(_, number)| number.start == ours.start);
    let before = place.map_or(0, |(place, _)| only(*place) - 1);
    let mut whose = Whose::Open;
    for part in parts {
        let text = part.text;
        let all = text.quantities.iter().enumerate().filter(|(_, theirs)| ours.is_given_by(theirs));
        for (at, given) in all.take(MOST) {
            let Some(given) = Slot::of(text, given) else { return Whose::Open };
            let mut found = Whose::Open;
            for other in &text.quantities[at.saturating_sub(MOST)..(at + MOST).min(text.quantities.len())] {
                let rounds = other.hedge == Hedge::Near && other.is_given_by(ours);
                if ours.is_given_by(other) || rounds || !ours.is_like(other) {
                    continue;
                }
                let Some(other) = Slot::of(text, other) else { continue };
                // Things are paired with numbers in one sentence, or in two that stand beside each other.
                if given.sentence.abs_diff(other.sentence) > 1 {
                    continue;
                }
                let is_said = |words: &&Set| {
                    let theirs = given.said(search, **words) | other.said(search, **words);
                    search.weigh(theirs) >= PAIRED_SHARE * search.weigh(**words)
                };
                let Some(&words) = said.iter().find(is_said) else { continue };
                let (lacks, has) =
                    (other.alone(&given, search, words, false), given.alone(&other, search, words, true));
                let together = given.sentence == other.sentence;
                // Of two that each have some, the one is of what the claim speaks of that has what it begins with: "Children pay $10", of
                // "Adults pay $20, and admission for children is $10".
                let first = |one: Set, other: Set| {
                    one != 0 && (other == 0 || (one & before).trailing_zeros() < other.trailing_zeros())
                };
                let close = || together || lacks != 0 || given.narrows(&other, search, words);
                // Who did something on one date has other dates as well.
                if first(lacks, has) && (together && !ours.is_date() || has == 0) {
                    found = Whose::Another;
                } else if first(has, lacks) && found == Whose::Open && close() {
                    found = Whose::Own;
                }
            }
            match found {
                Whose::Another => whose = Whose::Another,
                found => return found,
            }
        }
    }
    whose
}

/// The words of the claim that are said of a number: all, or those of its clause, but where it has several that count the same.
fn words(claim: &Text<'_>, search: &Search, ours: &Quantity) -> Option<[Set; 2]> {
    let mut alike = 0;
    for other in &claim.quantities {
        alike += usize::from(ours.is_like(other));
        // "27-17" is of two.
        if other.second && ours.is_like(other) {
            return None;
        }
    }
    if alike < 2 {
        let mut all = search.set(|one| !one.number);
        for (place, other) in &search.numbers {
            if is_word(other, ours) {
                all |= only(*place);
            }
        }
        let (place, _) = search.numbers.iter().find(|(_, number)| number.start == ours.start)?;
        return Some([all, all & search.clause_of(*place)]);
    }
    Some([Slot::of(claim, ours)?.said(search, Set::MAX); 2])
}

//! A claim that has exchanged two things of which its source says different ones: "Red is ready, and green is busy", of "Green is
//! ready, red is busy".

use crate::{
    place::has,
    verify::{
        gate::{Case, MOST_PARTS},
        number::count_before,
        support::{Search, Set},
        term::{Term, may_be_verb},
        text::Text,
    },
    words::is_unspaced,
};

/// From which share of a claim a window is held to say the same in another order.
const EXCHANGED_SHARE: f64 = 0.8;

/// How many clauses of a sentence are looked at.
const MOST_CLAUSES: usize = 8;

/// What says two things has no more clauses than this: lists have.
const MOST_OF_TWO: usize = 3;

/// How many words of the claim a clause has at the least that says something of its own.
const LEAST: u32 = 2;

/// Up to how many words a claim is short, which says little beside the two things.
const SHORT: usize = 6;

/// Are the halves of the claim those of a source with something of each in the place of something of the other? Of several sources,
/// one that has it as the claim does is enough.
pub(super) fn is_exchanged(Case { claim, search, parts }: Case<'_>) -> bool {
    let ours = clauses(claim, search, &claim.terms);
    if ours.len() > MOST_OF_TWO {
        return false;
    }
    let mut ours = halves(&ours);
    let short = search.sought.len() <= SHORT || has(claim.text, is_unspaced);
    ours.retain(|half| short || are_alike(search, half));
    let mut exchanged = false;
    for part in &parts[..parts.len().min(MOST_PARTS)] {
        let (Some(window), Some(best)) = (&part.window, &part.sentence) else { continue };
        if window.share < EXCHANGED_SHARE {
            continue;
        }
        let mut theirs = halves(&clauses(part.text, search, part.text.of_sentence(best.first)));
        for &(sentence, has) in &part.sentences {
            if window.contains(sentence) && sentence != best.first {
                theirs.push((best.has.terms, has.terms));
            }
        }
        if !ours.iter().any(|&ours| theirs.iter().any(|&theirs| cross(ours, theirs))) {
            return false;
        }
        exchanged = true;
    }
    exchanged
}

/// What each clause of some terms has of the claim.
fn clauses(text: &Text<'_>, search: &Search, terms: &[Term]) -> Vec<Set> {
    let (mut clauses, mut last) = (Vec::new(), 0);
    for (place, term) in terms.iter().enumerate() {
        if place > 0 && text.divides(&terms[place - 1], term) {
            clauses.push(last);
            last = 0;
            if clauses.len() == MOST_CLAUSES {
                break;
            }
        }
        last |= if term.number {
            let at = count_before(&text.quantities, term.end).checked_sub(1);
            at.map_or(0, |at| search.given(&text.quantities[at]))
        } else if term.entry.common || may_be_verb(term.written(text.text)) {
            0
        } else {
            search.found(term)
        };
    }
    clauses.push(last);
    clauses
}

/// The two parts into which a sentence falls between each two clauses that say something.
fn halves(clauses: &[Set]) -> Vec<(Set, Set)> {
    let says = |at: usize| clauses[at].count_ones() >= LEAST;
    let all = |clauses: &[Set]| clauses.iter().fold(0, |all, clause| all | clause);
    let mut halves = Vec::new();
    for at in 1..clauses.len() {
        if says(at - 1) && says(at) {
            halves.push((all(&clauses[..at]), all(&clauses[at..])));
        }
    }
    halves
}

/// Do two halves say something alike: with a word that is in both, or each with a number? A long claim that says two things of one doesn't.
fn are_alike(search: &Search, (first, second): &(Set, Set)) -> bool {
    let numbers = search.set(|one| one.number);
    first & second != 0 || first & numbers != 0 && second & numbers != 0
}

/// Has each half something of both others, and do the two begin with what stands in different ones?
fn cross(ours: (Set, Set), theirs: (Set, Set)) -> bool {
    let (first, second) = (ours.0 & !ours.1, ours.1 & !ours.0);
    let (one, other) = (theirs.0 & !theirs.1, theirs.1 & !theirs.0);
    let begins_in_one = |half: Set| (half & one).trailing_zeros() < (half & other).trailing_zeros();
    [first & one, first & other, second & one, second & other].iter().all(|&shared| shared != 0)
        && begins_in_one(first) != begins_in_one(second)
}

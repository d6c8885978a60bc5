//! A bound of the claim that is one the other way for its sources: "over 500" of "under 500".

use super::side::{across, around, is_beyond, side};
use crate::{
    phrases::{ends_in_words, phrase_at},
    place::up_to,
    verify::{
        gate::Case,
        lexicon::{BEFORE, Dimension, Extent, Hedge, MORE, MOST, OLDER, Unit, WITH},
        number::{Quantity, way},
        support::Search,
        term::Term,
        text::Text,
    },
};

/// Is a bound of the claim a bound the other way for its sources: "over 500" and "under 500"? Denials turn bounds around: where one
/// of the two is denied, nothing is said.
pub(super) fn is_turned(Case { claim, search, parts }: Case<'_>) -> bool {
    let free = claim.terms.iter().any(|term| term.entry.extent() == Some(Extent::Free));
    search.numbers.iter().any(|(_, ours)| {
        let our_way = way(claim.text, ours);
        let Some(other_way) = across(our_way) else { return false };
        let (mut turned, denied) = (false, has_denial_near(claim, ours));
        let said = claim.of_sentence(claim.sentence_at(ours.start));
        if is_time_before(claim, ours) {
            return false;
        }
        // "Under 2 or over 70" is of both sides.
        let both = claim.terms.iter().any(|term| is_beyond(term, other_way));
        for part in parts {
            // Of each sentence it is asked once, however many numbers it has.
            let mut opposed = (usize::MAX, false);
            let mut is_opposed = |sentence: usize| {
                if opposed.0 != sentence {
                    opposed = (sentence, are_opposed(said, part.text.of_sentence(sentence)));
                }
                opposed.1
            };
            for (at, theirs) in part.text.quantities.iter().enumerate() {
                if theirs.value == ours.value && is_of_one(theirs.unit, ours.unit) {
                    let their_way = way_of(part.text, at);
                    let side =
                        if both { None } else { side(search, ours, (part.text, theirs, their_way), free) };
                    match side {
                        Some(side) if side == other_way => {
                            turned = true;
                            continue;
                        }
                        Some(_) => return false,
                        None => {}
                    }
                    let is_other_way = their_way == other_way
                        && has_denial_near(part.text, theirs) == denied
                        && !is_opposed(part.text.sentence_at(theirs.start));
                    // "Do not take more than 5", of which "more than 5" is said
                    let is_limit = theirs.hedge == our_way
                        && (!denied && is_denied(part.text, theirs)
                            || denied && !has_denial_near(part.text, theirs) && is_denied(claim, ours));
                    // "Over $50 it is free, for less it is $5"
                    let both = is_other_way && tells_other_way(part.text, theirs, our_way);
                    if both || is_time_before(part.text, theirs) || !(is_other_way || is_limit) {
                        return false;
                    }
                    turned = true;
                }
            }
        }
        turned
    })
}

/// Does a text have the claim's numbers on the side of a bound on which the claim has them: "Up to 100 units it is 5 %, above that 10 %"?
pub(in crate::verify::gate) fn is_on_its_side(claim: &Text<'_>, search: &Search, text: &Text<'_>) -> bool {
    search.numbers.iter().any(|(_, bound)| {
        let way = way(claim.text, bound);
        across(way).is_some()
            && text.quantities.iter().enumerate().any(|(at, theirs)| {
                theirs.value == bound.value
                    && is_of_one(theirs.unit, bound.unit)
                    && side(search, bound, (text, theirs, way_of(text, at)), false) == Some(way)
            })
    })
}

/// The bound that a number of a source is, if also as an end of a range: "3 to 5 days" are at least 3.
pub(super) fn way_of(text: &Text<'_>, at: usize) -> Hedge {
    let number = &text.quantities[at];
    let ends = |number: &Quantity| number.second && !number.is_calendar();
    match way(text.text, number) {
        Hedge::Exact if ends(number) => Hedge::Below,
        Hedge::Exact if text.quantities.get(at + 1).is_some_and(ends) => Hedge::Above,
        way => way,
    }
}

/// Do two sentences say opposite words, those of bounds aside? Who is closed until nine is open from nine.
fn are_opposed(ours: &[Term], theirs: &[Term]) -> bool {
    ours.iter().any(|term| {
        ![0, MORE, MOST, OLDER, BEFORE].contains(&term.entry.opposite.abs())
            && theirs.iter().any(|other| other.entry.opposite == -term.entry.opposite)
    })
}

/// Do two bounds with these units bound the same? "Over 65" is over 65 years.
pub(super) fn is_of_one(one: Unit, other: Unit) -> bool {
    let is_age = |unit: Unit| unit == Unit::YEAR || unit.dimension == Dimension::Plain;
    one == other || is_age(one) && is_age(other)
}

/// Is there a word behind a bound, in the same sentence, that makes a bound the other way?
fn tells_other_way(text: &Text<'_>, number: &Quantity, hedge: Hedge) -> bool {
    let near = around(text, number, 0);
    text.terms[near.behind..near.end].iter().any(|term| term.entry.hedge() == Some(hedge))
}

/// Is a bound denied by what stands before it with what one does between: "Do not take more than 3"?
fn is_denied(text: &Text<'_>, number: &Quantity) -> bool {
    let before = text.terms_before(number.start);
    before.checked_sub(4).is_some_and(|at| {
        let denial = &text.terms[at];
        denial.entry.negation && !denial.free && denial.sentence == text.terms[before - 1].sentence
    })
}

/// Is it how long before something one may come at the latest: "up to 60 minutes before departure"? That is "at least 60 minutes".
fn is_time_before(text: &Text<'_>, number: &Quantity) -> bool {
    let behind = text.text[number.behind as usize..].trim_start();
    let said = up_to(text.text, number.start as usize);
    ends_in_words(said, "up to|bis zu")
        && phrase_at(behind, 0, "before|prior to|ahead of|in advance|vor ") > 0
}

/// How many terms before a number, or behind it, a denial of its bound may stand: "cannot borrow more than 15", "bags over 32 kg are not
/// accepted".
const DENIED_REACH: usize = 9;

pub(super) fn has_denial_near(text: &Text<'_>, number: &Quantity) -> bool {
    // "Less than" is a bound itself; "without a card" tells who it bounds.
    let denies = |term: &Term| {
        let entry = &term.entry;
        entry.negation || entry.weak_negation && entry.hedge().is_none() && entry.opposite != -WITH
    };
    text.has_near(number, DENIED_REACH, &|term| !term.free && denies(term))
}

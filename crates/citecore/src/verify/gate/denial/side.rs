//! The two sides of a bound of which a source speaks: "Over $40 it is free, below that it costs $5".

use std::ops::Range;

use super::{
    bound::{is_of_one, way_of},
    opposite::OTHERWISE,
};
use crate::{
    phrases::is_among,
    verify::{
        lexicon::{Extent, Hedge, MORE, MOST, OLDER, THAN},
        number::{Quantity, count_before},
        support::Search,
        term::Term,
        text::{Text, joining},
    },
};

/// The other side of a bound.
pub(super) fn across(way: Hedge) -> Option<Hedge> {
    match way {
        Hedge::Above => Some(Hedge::Below),
        Hedge::Below => Some(Hedge::Above),
        _ => None,
    }
}

/// On which side of a bound a sentence has what the claim says there, where it speaks of both. `free`: the claim says that it is.
pub(super) fn side(
    search: &Search,
    ours: &Quantity,
    (text, bound, way): (&Text<'_>, &Quantity, Hedge),
    free: bool,
) -> Option<Hedge> {
    let other = across(way)?;
    let near = around(text, bound, 1);
    let terms = &text.terms[..];
    let is_other = |&at: &usize| {
        terms[at].is_one(OTHERWISE)
            || is_beyond(&terms[at], other) && !is_compared(text, at)
            || other == Hedge::Above && bound.unit.is_duration() && is_afterwards(text, at)
    };
    let divides = |&at: &usize| at > 0 && text.divides(&terms[at - 1], &terms[at]);
    let (mut start, mut end) = (near.start, near.end);
    let begins_other = |at: &usize| is_other(at) && !is_of_another(text, *at, bound);
    let (from, last) = match (near.behind..end).find(begins_other) {
        Some(at) => {
            // Of several bounds, what is beyond is beyond the last.
            if tier(text, bound, near.behind..at).is_some() {
                return None;
            }
            if let Some(before) = tier(text, bound, start..near.at) {
                start = text.terms_before(before.behind);
                start = (start..near.at).rev().find(divides).unwrap_or(start);
            }
            // What the sentence behind that says is said of both sides.
            end = (at..end).find(|&place| terms[place].sentence != terms[at].sentence).unwrap_or(end);
            (near.behind, at)
        }
        None => {
            // "Less luggage is $50 cheaper" is no bound, and "over $40" none of how many there are.
            let is_same = |term: &Term| {
                let number = text.quantities.get(count_before(&text.quantities, term.start));
                number.is_some_and(|number| {
                    number.start == term.start
                        && number.value == bound.value
                        && is_of_one(number.unit, bound.unit)
                })
            };
            let is_bound = |at: &usize| is_other(at) && terms[*at..near.at].iter().take(3).any(is_same);
            (start..near.at).find(is_bound).map(|_| (start, near.at - 1))?
        }
    };
    // The other side begins with a clause, or with the word.
    let split = (from..=last).rev().find(divides).unwrap_or(last);
    let others = || search.numbers.iter().filter(|(_, number)| number.start != ours.start);
    let says = |term: &Term| {
        let number = || text.quantities.get(count_before(&text.quantities, term.start));
        let is_said = |theirs: &Quantity| {
            theirs.start == term.start && others().any(|(_, ours)| ours.is_given_by(theirs))
        };
        free && term.entry.extent() == Some(Extent::Free) || term.number && number().is_some_and(is_said)
    };
    let sides = [&terms[start..split], &terms[split..end]];
    let [mut first, mut second] = sides.map(|side| side.iter().any(says));
    // "First" and "both" tell no side.
    let tells = |(_, number): &(usize, Quantity)| number.start != ours.start && !number.is_mere_word();
    if !first && !second && !search.numbers.iter().any(tells) {
        let [one, other] = sides.map(|side| side.iter().fold(0, |words, term| words | search.found(term)));
        let [one, other] = [search.weigh(one & !other), search.weigh(other & !one)];
        (first, second) = (one > MORE_WORDS * other, other > MORE_WORDS * one);
    }
    // The bound is in one of them.
    let begins = if split >= near.behind { way } else { other };
    (first != second).then_some(if first { begins } else { across(begins)? })
}

/// The last of other bounds of the same among some terms: "up to 10 seats $50, up to 50 seats $200, larger plans $600".
fn tier<'t>(text: &'t Text<'_>, bound: &Quantity, terms: Range<usize>) -> Option<&'t Quantity> {
    let all = &text.quantities;
    let [from, to] = [terms.start, terms.end].map(|at| {
        let start = text.terms.get(at).map_or(u32::MAX, |term| term.start);
        count_before(all, start)
    });
    let is_tier = |&at: &usize| {
        all[at].value != bound.value && all[at].unit == bound.unit && across(way_of(text, at)).is_some()
    };
    (from..to).rev().find(is_tier).map(|at| &all[at])
}

/// Does a word tell of what is above something, or below it: "heavier ones", "darüber"?
pub(super) fn is_beyond(term: &Term, way: Hedge) -> bool {
    let (sign, words) = if way == Hedge::Above { (1, ABOVE) } else { (-1, BELOW) };
    let opposite = sign * term.entry.opposite;
    term.entry.hedge() == Some(way) || opposite == MORE || opposite == OLDER || term.is_one(words)
}

/// Does a word say that something is so behind a time: "after that", "danach"?
fn is_afterwards(text: &Text<'_>, at: usize) -> bool {
    let term = &text.terms[at];
    let next = text.terms.get(at + 1);
    term.is_one(AFTERWARDS)
        || term.is_one("after nach") && next.is_some_and(|next| next.is_one("that this it diesen dieser"))
}

const AFTERWARDS: &str =
    "afterwards afterward thereafter danach anschliessend ensuite despues posteriormente";

/// Within how many terms behind a comparative its "than" stands.
const THAN_REACH: usize = 8;

/// Is what an adjective says compared with something else than a number: "greater effects at low pH than at high pH", "among the most
/// diverse"?
fn is_compared(text: &Text<'_>, at: usize) -> bool {
    let (term, behind) = (&text.terms[at], &text.terms[at + 1..]);
    if term.entry.opposite.abs() == MOST {
        return behind.first().is_none_or(|next| !next.number);
    }
    let is_than = |next: &Term| is_among("than als", next.written(text.text));
    let than = behind.iter().take(THAN_REACH).position(is_than);
    than.is_some_and(|than| {
        term.entry.hedge().is_none()
            && behind[than].sentence == term.sentence
            && behind.get(than + 1).is_none_or(|with| !with.number)
    })
}

/// Is what a word bounds another number, or nothing: "up to five people and no more than two dogs", "5 years or more", "carried over"?
fn is_of_another(text: &Text<'_>, at: usize, bound: &Quantity) -> bool {
    let terms = &text.terms[..];
    let term = &terms[at];
    let next = |steps: usize| terms.get(at + steps).filter(|next| next.sentence == term.sentence);
    let another = |number: &Quantity| number.value != bound.value || !is_of_one(number.unit, bound.unit);
    let behind = count_before(&text.quantities, term.start);
    let before = text.quantities[..behind].last().filter(|number| {
        let between = text.text.get(number.behind as usize..term.start as usize);
        between.is_some_and(|between| is_among(joining::AND_OR, between.trim()))
    });
    if let Some(number) = before {
        return another(number);
    }
    let than = |next: &Term| next.is_written(text.text, THAN) || next.is_one("de a to");
    let steps = if next(1).is_some_and(than) { 2 } else { 1 };
    if next(steps).is_some_and(|next| next.number) {
        // "Above, $30": so much is it above.
        let bounds = steps > 1 || term.entry.opposite.abs() == MOST;
        return bounds && text.quantities.get(behind).is_some_and(another);
    }
    term.is_one("over") && !next(1).is_some_and(|next| next.is_one("that this it"))
}

/// How many times as much of a claim one side has as the other has, if it is held to be that one.
const MORE_WORDS: f64 = 2.0;

/// What tells it in no comparison.
const ABOVE: &str =
    "daruber heavier thicker wider schwerere altere langere grossere hohere dickere lourds lourdes";
const BELOW: &str = "darunter lighter thinner leichtere jungere kurzere kleinere niedrigere legers legeres";

/// Within how many terms behind a bound another one stands: "over $50 it is free, for less it is $5".
const OTHER_REACH: usize = 24;

/// Places of terms around a number.
pub(super) struct Surroundings {
    pub(super) start: usize,
    /// The number's, and that of what is behind it.
    pub(super) at: usize,
    pub(super) behind: usize,
    pub(super) end: usize,
}

/// So much of a number's sentence, and of so many beside it, as may have another bound of the same.
pub(super) fn around(text: &Text<'_>, number: &Quantity, beside: usize) -> Surroundings {
    let sentence = text.sentence_at(number.start);
    let last = (sentence + beside).min(text.sentences.len() - 1);
    let (start, end) = (text.sentences[sentence.saturating_sub(beside)].start, text.sentences[last].end);
    let [start, at, behind, end] = [start, number.start, number.behind, end].map(|at| text.terms_before(at));
    let end = end.min(behind + OTHER_REACH).max(behind);
    Surroundings { start: start.max(at.saturating_sub(OTHER_REACH)), at, behind, end }
}

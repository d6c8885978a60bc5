//! Numbers that are told in the order of what they are of: "The Basic and Pro plans cost 10 and 20 dollars, respectively".

use super::paired::Whose;
use crate::{
    phrases::is_among,
    place::has,
    verify::{
        number::Quantity,
        support::{Search, Set},
        term::Term,
        text::{Text, joining},
    },
};

/// What says that they are.
const RESPECTIVELY: &str = "respectively respectivement respectivamente rispettivamente 分别 分別 각각";

/// How many terms before the last "and" of a list each thing of it is looked for in, and of how many things it is at most.
const REACH: usize = 4;
const MOST: usize = 6;

/// Of what the number at a place is, where its sentence has as many things as numbers and the claim speaks of one of them.
pub(super) fn in_order(text: &Text<'_>, search: &Search, words: Set, place: usize) -> Whose {
    let listed = |at: &usize| is_list(text, &text.quantities[*at], &text.quantities[at + 1]);
    let from = (0..place).rev().take(MOST).take_while(listed).last().unwrap_or(place);
    let last = text.quantities.len() - 1;
    let to = (place..last).take(MOST).take_while(listed).last().map_or(place, |at| at + 1);
    let count = to - from + 1;
    if !(2..=MOST).contains(&count) {
        return Whose::Open;
    }
    let terms = text.of_sentence(text.sentence_at(text.quantities[place].start));
    let told = terms.iter().any(|term| term.is_written(text.text, RESPECTIVELY));
    let before = terms.partition_point(|term| term.start < text.quantities[from].start);
    // "For 6, 12 or 24 months they pay 1, 2 and 3 %"
    let numbers = &text.quantities[from.saturating_sub(count)..from];
    let are_listed = |at: usize| listed(&(from - count + at));
    let within = numbers.first().zip(terms.first()).is_some_and(|(number, term)| number.start >= term.start);
    // Three numbers are of three others without being told.
    let is_told = told || count > 2;
    let things = if is_told && within && numbers.len() == count && (0..count - 1).all(are_listed) {
        numbers.iter().map(|number| search.given(number)).collect()
    } else if !told {
        return Whose::Open;
    } else {
        let mut things = Vec::new();
        for thing in self::things(text, &terms[..before], count) {
            things.push(thing.iter().fold(0, |set, term| set | search.found(term) & words));
        }
        things
    };
    let mut claimed = things.iter().enumerate().filter(|&(_, &thing)| thing != 0);
    match (claimed.next(), claimed.next()) {
        (Some((at, _)), None) if at == place - from => Whose::Own,
        (Some(_), None) => Whose::Another,
        _ => Whose::Open,
    }
}

/// Stands a number of a text, by its place, in one list with one that gives another one: "for 6, 12 or 24 months"?
pub(super) fn is_listed_with(text: &Text<'_>, at: usize, ours: &Quantity) -> bool {
    let all = &text.quantities;
    let goes_on = |at: &usize| all.get(at + 1).is_some_and(|next| is_list(text, &all[*at], next));
    let before = (0..at).rev().take(MOST).take_while(goes_on);
    let behind = (at..all.len()).take(MOST).take_while(goes_on).map(|at| at + 1);
    before.chain(behind).any(|at| ours.is_given_by(&all[at]))
}

/// Does nothing but a comma or an "and" stand between two numbers?
fn is_list(text: &Text<'_>, one: &Quantity, other: &Quantity) -> bool {
    let between = text.text.get(one.behind as usize..other.start as usize).unwrap_or_default();
    let joins = |word: &str| is_among(joining::LISTED, word) || matches!(word, "," | "、" | "和");
    !between.trim().is_empty() && between.split([' ', ',', '、']).all(|word| word.is_empty() || joins(word))
}

/// The things of a list of so many, each by what tells it from the others; none where there is no such list.
fn things<'t>(text: &Text<'_>, terms: &'t [Term], count: usize) -> Vec<Vec<&'t Term>> {
    let mut things = Vec::new();
    let Some(and) = terms.iter().rposition(|term| term.is_written(text.text, joining::LISTED)) else {
        return things;
    };
    let counts = |term: &&Term| !term.entry.common;
    let behind = &terms[and + 1..];
    let alone = |term: &&Term| counts(term) && !behind.iter().any(|other| other.hash == term.hash);
    things.push(behind.iter().filter(counts).take(1).collect());
    let mut end = and;
    for left in (1..count).rev() {
        let divides =
            |at: &usize| has(text.between(&terms[at - 1], &terms[*at]), |c| matches!(c, ',' | '、'));
        let from = (end.saturating_sub(REACH).max(1)..end).rev().find(divides);
        let from = if left == 1 { end.saturating_sub(REACH) } else { from.unwrap_or(end) };
        things.push(terms[from..end].iter().filter(alone).collect());
        end = from;
    }
    things.reverse();
    if things.iter().any(Vec::is_empty) {
        things.clear();
    }
    things
}

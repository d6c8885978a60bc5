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
    let given = &text.quantities[place];
    let terms = text.of_sentence(text.sentence_at(given.start));
    if !terms.iter().any(|term| term.is_written(text.text, RESPECTIVELY)) {
        return Whose::Open;
    }
    let listed = |at: usize| is_list(text, &text.quantities[at], &text.quantities[at + 1]);
    let from = (0..place).rev().take_while(|&at| listed(at)).last().unwrap_or(place);
    let last = text.quantities.len() - 1;
    let to = (place..last).take_while(|&at| listed(at)).last().map_or(place, |at| at + 1);
    let count = to - from + 1;
    let before = terms.partition_point(|term| term.start < text.quantities[from].start);
    if !(2..=MOST).contains(&count) {
        return Whose::Open;
    }
    let things = things(text, &terms[..before], count);
    let mut claimed = things
        .iter()
        .enumerate()
        .filter(|(_, thing)| thing.iter().any(|term| search.found(term) & words != 0));
    match (claimed.next(), claimed.next()) {
        (Some((at, _)), None) if at == place - from => Whose::Own,
        (Some(_), None) => Whose::Another,
        _ => Whose::Open,
    }
}

/// Does nothing but a comma or an "and" stand between two numbers?
fn is_list(text: &Text<'_>, one: &Quantity, other: &Quantity) -> bool {
    let between = text.text.get(one.behind as usize..other.start as usize).unwrap_or_default();
    let joins = |word: &str| is_among(joining::LISTED, word) || matches!(word, "," | "、" | "和");
    !between.is_empty() && between.split([' ', ',', '、']).all(|word| word.is_empty() || joins(word))
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

//! A claim that has two things in each other's place: "Red acquired Green", of "Green acquired Red"; "a yellow rump and a black throat",
//! of "a black rump and a yellow throat".

use std::ops::Range;

use crate::{
    phrases::ends_in,
    place::{begins, has_char},
    verify::{
        support::MOST_TERMS,
        term::{Term, deny},
        text::{Text, joining},
    },
};

/// Is what a claim shares with a sentence in its order, but for two things that stand each where the sentence has the other?
pub(super) fn is_transposed(claim: &Text<'_>, source: &Text<'_>, sentence: &[Term]) -> bool {
    let (by, theirs_by) = (agent(claim, &claim.terms), agent(source, sentence));
    // "A film directed by him" tells it as well.
    let by_whom = |text: &Text<'_>, terms: &[Term]| (0..terms.len()).any(|at| is_by(text, terms, at));
    let told =
        by.is_some() != theirs_by.is_some() && !(by_whom(claim, &claim.terms) && by_whom(source, sentence));
    // "It is given to patients", "patients are given it"
    if is_given_to(claim, &claim.terms) != is_given_to(source, sentence) {
        return false;
    }
    let mut ours = in_order(&claim.terms, if told { by } else { None });
    let mut theirs = in_order(sentence, if told { theirs_by } else { None });
    let keep_single = |terms: &mut Vec<&Term>, others: &[&Term]| {
        terms.retain(|word| others.iter().filter(|term| term.hash == word.hash).count() == 1);
    };
    keep_single(&mut ours, &theirs);
    keep_single(&mut theirs, &ours);
    // Where words begin, in the claim and in the sentence, that stand behind one another in both.
    let mut runs: Vec<[usize; 2]> = Vec::new();
    let mut next = usize::MAX;
    for (at, term) in ours.iter().enumerate() {
        let place = theirs.iter().position(|other| other.hash == term.hash).unwrap_or_default();
        if place != next {
            runs.push([at, place]);
        }
        next = place + 1;
    }
    let first = usize::from(runs.first() == Some(&[0, 0]));
    let last = runs.len() - usize::from(next == theirs.len() && !runs.is_empty());
    // Three runs of words that both share: in the claim they begin at first < middle < last, in the sentence the same three at
    // high > between > low, since the outer two have changed places.
    let ([first, high], [middle, between], [last, low]) = match *runs.get(first..last).unwrap_or_default() {
        [one, told, other] => (one, told, other),
        [one, other] => (one, [other[0], one[1]], other),
        _ => return false,
    };
    let end = last + between - low;
    let is_thing = |text: &Text<'_>, terms: &[&Term]| {
        // "United" is a team.
        let is_verb = |word: &str| {
            word.ends_with("ing") || word.ends_with("ed") && !begins(word, 0, char::is_uppercase)
        };
        terms.iter().all(|term| !term.number && !is_verb(term.written(text.text)))
    };
    high >= between
        && between > low
        && (is_english(claim, ours[first]) || middle - first <= NAME)
        && is_thing(claim, &ours[first..middle])
        && is_thing(claim, &ours[last..end])
        && is_thing(source, &theirs[low..between])
        && is_thing(source, &theirs[high..high + middle - first])
        && if told {
            middle < last
        } else {
            is_told(claim, [ours[middle - 1], ours[middle], ours[last]], end < ours.len())
                && is_told(source, [theirs[between - 1], theirs[between], theirs[high]], end < ours.len())
        }
}

/// Is a word one of an English text?
fn is_english(text: &Text<'_>, term: &Term) -> bool {
    text.is_english() && term.written(text.text).is_ascii()
}

/// How many words a thing has at the most in languages whose sentences have more orders than one.
const NAME: usize = 2;

/// Is something told of two things, by what begins behind the first of them and goes on behind the second if it `goes_on`, rather than
/// that one is of the other, or both of several?
fn is_told(text: &Text<'_>, [first, next, second]: [&Term; 3], goes_on: bool) -> bool {
    let [first, next, second] = [first, next, second].map(|term| text.terms_before(term.start));
    let (near, between) = (&text.terms[first + 1..next], &text.terms[first + 1..second]);
    let joins = |term: &Term| term.is_written(text.text, joining::AND_OR);
    let divides = |two: &[Term]| text.divides(&two[0], &two[1]);
    let is = |words: &'static str| between.iter().any(|term| term.is_written(text.text, words));
    if next == second {
        return is("to into") || deny(between);
    }
    let divided = between.iter().any(joins) || text.terms[first..=second].windows(2).any(divides);
    !near.iter().any(joins)
        && !has_char(text.between(&text.terms[first], &text.terms[first + 1]), ',')
        && !is(EITHER_WAY)
        && if divided { goes_on } else { is_english(text, &text.terms[first]) }
}

/// What joins two things of which either may come first.
const EITHER_WAY: &str = "of s with than based met meets married connected linked related similar equal";

/// What stands before what is done, in English, and in what distance before who does it.
const DONE: &str = "is are was were be been being isn aren wasn weren";
const DONE_REACH: usize = 4;

/// The terms that count: those of what is done by somebody as if he did it.
fn in_order(terms: &[Term], agent: Option<[Range<usize>; 2]>) -> Vec<&Term> {
    let all = terms.len();
    let order = match agent {
        Some([what, who]) => [0..what.start, who.clone(), what.end..who.start, what, who.end..all],
        None => [0..all, all..all, all..all, all..all, all..all],
    };
    let mut found = Vec::new();
    for range in order {
        found.extend(terms[range].iter().filter(|term| !term.entry.common).take(MOST_TERMS));
    }
    found
}

/// Does a term stand before who does something? "By 2005" is a time.
fn is_by(text: &Text<'_>, terms: &[Term], at: usize) -> bool {
    terms[at].is_written(text.text, "by") && terms.get(at + 1).is_none_or(|next| !next.number)
}

/// Is something done to somebody?
fn is_given_to(text: &Text<'_>, terms: &[Term]) -> bool {
    let written = |at: usize, words: &str| terms[at].is_written(text.text, words);
    (1..terms.len())
        .any(|to| written(to, "to") && (to.saturating_sub(DONE_REACH)..to).any(|done| written(done, DONE)))
}

/// To what something is done, and by whom: "The plan was approved by the council".
fn agent(text: &Text<'_>, terms: &[Term]) -> Option<[Range<usize>; 2]> {
    let written = |at: usize, words: &str| terms[at].is_written(text.text, words);
    let by = (1..terms.len()).find(|&at| {
        is_by(text, terms, at) || written(at, "in under") && written(at - 1, "included covered contained")
    })?;
    // "The ice is melted by heat, and the engine cooled by water": two things are done.
    if (by + 1..terms.len()).any(|at| is_by(text, terms, at)) {
        return None;
    }
    let done = (by.saturating_sub(DONE_REACH)..by).rev().find(|&at| written(at, DONE))?;
    let from = (by + 1..terms.len()).find(|&at| !written(at, "the a an its his her their"))?;
    let divides = |at: &usize| text.divides(&terms[at - 1], &terms[*at]);
    let to = (from..terms.len()).find(|&at| terms[at].entry.common || divides(&at)).unwrap_or(terms.len());
    let start = (1..done).rev().find(divides).unwrap_or(0);
    let names = |term: &Term| !term.number && !ends_in(term.written(text.text), "ing");
    terms[from..to].first().is_some_and(names).then_some([start..done, from..to])
}

//! A denial that is no more than a limit: "no more than 15" are 15 at the most, what doesn't open until 9 is open then, and what is
//! more "que ningún otro" is more than all others.

use crate::verify::{
    lexicon::{BEFORE, MORE, MOST},
    term::Term,
    text::joining,
};

/// How many terms behind a denial what makes a limit or a beginning of it stands: the "more" of "cannot borrow more than 15".
const LIMIT_REACH: usize = 4;

/// How many terms behind that the limit's number stands.
const NUMBER_REACH: usize = 2;

/// Pairs of opposites that compare.
const COMPARISONS: [i8; 2] = [MORE, BEFORE];

/// Does what reads as a denial only set a limit ("no more than 15") or a beginning ("not until 9")? Not where the `others` make the same
/// comparison.
pub(super) fn denies_nothing(terms: &[Term], denial: usize, others: &[Term]) -> bool {
    let compares = |limit: i8| others.iter().any(|term| comparison(term) == limit);
    limit(terms, denial).is_some_and(|limit| !compares(limit))
        || says_at_most(terms, denial, others)
        || compares_with_all(terms, denial)
        || begins_then(terms, denial)
            && !others.iter().any(|term| joining::BEGINNING.iter().any(|words| term.is_one(words)))
}

/// The comparison by which a denial says no more than a limit: "no more than 15" are 15 at the most.
fn limit(terms: &[Term], denial: usize) -> Option<i8> {
    let near = behind(terms, denial, LIMIT_REACH);
    let place = near.iter().position(|term| COMPARISONS.contains(&comparison(term).abs()))?;
    let number = behind(terms, denial + 1 + place, NUMBER_REACH)
        .iter()
        .any(|term| term.number || term.entry.month > 0);
    number.then_some(comparison(&near[place]))
}

/// The terms behind one in its sentence, so many at most.
fn behind(terms: &[Term], place: usize, most: usize) -> &[Term] {
    let near = &terms[place + 1..(place + 1 + most).min(terms.len())];
    let ends = near.iter().position(|term| term.sentence != terms[place].sentence);
    &near[..ends.unwrap_or(near.len())]
}

/// How many terms behind a limit a denial stands where verbs come last.
const BEHIND_REACH: usize = 9;

/// Does a denial stand behind a limit, as it does where verbs come last, and do the `others` say how much it is at the most: "500행 이상
/// 내보낼 수 없습니다"?
fn says_at_most(terms: &[Term], denial: usize, others: &[Term]) -> bool {
    let before = &terms[denial.saturating_sub(BEHIND_REACH)..denial];
    let told = (1..before.len()).any(|at| {
        before[at].entry.opposite == MORE && before[at.saturating_sub(2)..at].iter().any(|term| term.number)
    });
    told && others.iter().any(|term| term.entry.opposite == MOST)
}

/// What others are called that something is more than, in Spanish and French: "más que ningún otro", "plus que jamais".
const ALL_OTHERS: &str = "ningun ninguna nadie nunca jamas nul nulle jamais";

/// What compares with them.
const COMPARES: &str = "mas menos mayor menor mejor peor plus moins mieux pire";

/// Behind a superlative, these say "ever": "el mayor jamás medido".
const EVER: &str = "jamas jamais";

/// What begins something else behind a superlative.
const JOINS: &str = "y e et pero mais";

/// How many terms before such a word the comparison stands.
const COMPARED_REACH: usize = 6;

/// How many terms before "ever" the superlative stands.
const SUPERLATIVE_REACH: usize = 4;

/// Does a word that denies elsewhere name all others, or all times, that something is compared with?
fn compares_with_all(terms: &[Term], denial: usize) -> bool {
    let before = &terms[denial.saturating_sub(COMPARED_REACH)..denial];
    let compares = |term: &Term| term.sentence == terms[denial].sentence && term.is_one(COMPARES);
    let than = before.iter().rposition(|term| term.is_one("que"));
    let goes_on = |term: &&Term| !term.is_one(JOINS);
    let superlative = || before.iter().rev().take(SUPERLATIVE_REACH).take_while(goes_on).any(compares);
    let is_ever = || terms[denial].is_one(EVER) && superlative();
    terms[denial].is_one(ALL_OTHERS)
        && (than.is_some_and(|than| before[..than].iter().any(compares)) || is_ever())
}

/// Does a denial say no more than when something begins: "doesn't open until 9", "9 बजे तक नहीं"?
fn begins_then(terms: &[Term], denial: usize) -> bool {
    let before = &terms[denial.saturating_sub(LIMIT_REACH)..denial];
    behind(terms, denial, LIMIT_REACH).iter().any(|term| term.is_one(joining::BEGINNING[0]))
        || before.iter().any(|term| term.is_one(joining::BEGINNING[1]))
}

/// The comparison that a word makes behind a denial: "plus" and "más" say other things as well elsewhere.
fn comparison(term: &Term) -> i8 {
    if term.is_one("plus mas") { MORE } else { term.entry.opposite }
}

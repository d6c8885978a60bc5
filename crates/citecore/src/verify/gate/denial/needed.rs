//! What has to be: "can't be returned without a receipt", of "A receipt is required for returns", and what becomes of it where it isn't
//! so. What needn't be may be, and what mustn't be may not.

use crate::{
    mark::Beginnings,
    phrases::phrase_at_in_any_case,
    verify::{
        lexicon::WITH,
        support::{Part, Search},
        term::{Term, away},
        text::Text,
    },
};

/// What says that something has to be, and with a denial that it may be left.
const NEEDED: &str = "need needn needs required mandatory compulsory necessary obliged muss musst müssen brauchen braucht brauchst erforderlich \
    nötig notwendig verpflichtet faut besoin obligé obligés obligatoire nécessaire necesita necesitan necesario necesaria obligatorio \
    obligatoria";

/// What says so as well, but with a denial that it may not be.
const MUST: &str = "must mustn doit doivent debe deben deve devem";

/// What permits something, and forbids it with a denial.
const MAY: &str = "darf dürfen dürft";

/// What begins what becomes of it where something isn't done that has to be.
const OR_ELSE: &str = "otherwise|or else|after which|after that|sonst|ansonsten|andernfalls|danach|sinon|de lo contrario|altrimenti";

const BEGINNINGS: Beginnings = Beginnings::of(OR_ELSE);

/// What begins a condition, and how many terms behind that its denial stands.
const IF: &str = "if unless wenn falls si s se";
const CONDITION: usize = 4;

/// How many terms before a denial what it denies of what has to be stands, and behind it.
const REACH: usize = 6;

/// Does a term say that something has to be?
fn is_needed(text: &Text<'_>, terms: &[Term], at: usize) -> bool {
    terms[at].is_written(text.text, NEEDED)
        || terms[at].is_written(text.text, "have has")
            && terms.get(at + 1).is_some_and(|next| next.is_written(text.text, "to"))
}

/// Does a claim deny with a condition, or of what becomes of it, what a source says has to be: "Points expire if not used within a year",
/// of "Points must be used within a year; otherwise they expire"?
pub(super) fn is_told_otherwise(claim: &Text<'_>, search: &Search, part: &Part<'_>) -> bool {
    let Some(window) = &part.window else { return false };
    let (source, terms) = (part.text, part.text.of_sentences(window.first, window.last));
    let begins = |term: &Term| {
        let start = term.start as usize;
        BEGINNINGS.may_begin(&source.text.as_bytes()[start..])
            && phrase_at_in_any_case(source.text, start, OR_ELSE) > 0
    };
    let Some(at) = terms.iter().position(begins) else { return false };
    let ours = &claim.terms[..];
    let mut denials = (0..ours.len()).filter(|&at| ours[at].entry.negation);
    let (Some(denial), None) = (denials.next(), denials.next()) else { return false };
    let (needed, otherwise) = (search.words_of(&terms[..at]), search.words_of(&terms[at..]));
    let denied =
        ours[denial + 1..].iter().find(|term| !term.entry.common).map_or(0, |term| search.found(term));
    let conditional = || {
        let before = &ours[denial.saturating_sub(CONDITION)..denial];
        before.iter().any(|term| term.is_written_in_any_case(claim.text, IF))
    };
    denied & otherwise == 0
        && (search.words_of(ours) & otherwise != 0 || denied & needed != 0 && conditional())
        && has_to_be(source, &terms[..at])
        && !has_to_be(claim, ours)
}

/// Do some terms say that something has to be?
fn has_to_be(text: &Text<'_>, terms: &[Term]) -> bool {
    (0..terms.len()).any(|at| is_needed(text, terms, at) || terms[at].is_written(text.text, MUST))
}

/// Does a claim deny something without a thing that a sentence has as needed: "You can't enter without a ticket", of "A ticket is required"?
pub(super) fn is_not_without(claim: &Text<'_>, search: &Search, source: &Text<'_>, terms: &[Term]) -> bool {
    let without = claim.terms.iter().position(|term| term.entry.opposite == -WITH);
    let thing = without.and_then(|at| claim.terms[at + 1..].iter().find(|term| !term.entry.common));
    let Some(thing) = thing.map(|thing| search.found(thing)).filter(|&thing| thing != 0) else {
        return false;
    };
    terms.iter().any(|term| search.found(term) == thing) && has_to_be(source, terms)
}

/// Does one of a claim and a sentence forbid what the other only lets one leave: "You must not enter a code", of "You need not enter a code"?
pub(super) fn is_forbidden(claim: &Text<'_>, source: &Text<'_>, sentence: &[Term]) -> bool {
    let ours = leave(claim, &claim.terms);
    ours.0 != ours.1 && (ours.1, ours.0) == leave(source, sentence)
}

/// Do some terms forbid something, and do they say that something may be left?
fn leave(text: &Text<'_>, terms: &[Term]) -> (bool, bool) {
    let (mut forbids, mut leaves) = (false, false);
    for denial in (0..terms.len()).filter(|&at| terms[at].entry.negation) {
        for &back in &[true, false] {
            for steps in 1..=REACH {
                let Some(term) = away(terms, denial, steps, back) else { break };
                let at = if back { denial - steps } else { denial + steps };
                let next = &terms[if back { at + 1 } else { at - 1 }];
                let (first, second) = if back { (term, next) } else { (next, term) };
                if text.divides(first, second) {
                    break;
                }
                forbids |= term.is_written(text.text, MUST) || term.is_written(text.text, MAY);
                leaves |= is_needed(text, terms, at);
            }
        }
    }
    (forbids, leaves)
}

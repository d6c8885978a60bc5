//! Two things that are compared: by how much one is more than the other, and how much the other one is.

use super::{FROM_TO, NearNumber, are_neighbours};
use crate::verify::{lexicon::THAN, number::Quantity, term::Term, text::Text};

/// How many terms behind a number the word stands that it is compared by: "20 kg lighter than", "60 de plus que".
const REACH: usize = 3;

/// What compares by itself, and what stands before the words that compare with it alone.
const SURELY_THAN: &str = "than als dan";
const BEFORE_THAN: &str = "more less plus moins más menos più meno mais";

/// How many terms behind that word what it is compared with is looked for: "than the Brisa", "que son rival, le Zéphyr".
const OTHER: usize = 4;

/// Is a number that by which something is more than something else, or less? 1 where it is more, -1 where it is less, and 0 where the
/// word for it isn't known; with what that is compared with stands in.
fn compared<'t>(text: &'t Text<'_>, number: &Quantity) -> Option<(i8, &'t [Term])> {
    let from = text.terms_before(number.behind);
    let sentence = text.sentence_at(number.start) as u32;
    let rest = &text.terms[from..(from + REACH + OTHER).min(text.terms.len())];
    let rest = &rest[..rest.partition_point(|term| term.sentence == sentence)];
    let (mut way, mut before) = (0, false);
    for (at, term) in rest.iter().enumerate().take(REACH) {
        if term.is_written(text.text, SURELY_THAN) || before && term.is_written(text.text, THAN) {
            return Some((way, &rest[at + 1..(at + 1 + OTHER).min(rest.len())]));
        }
        if term.entry.opposite != 0 {
            way = term.entry.opposite.signum();
        }
        before |= term.is_written(text.text, BEFORE_THAN);
    }
    None
}

/// Is it by how much two numbers differ that stand where the sources bear most on the claim: "$70 more", of $189 and $119?
pub(super) fn is_apart(claim: &Text<'_>, ours: &Quantity, near: &[NearNumber<'_>]) -> bool {
    if ours.is_calendar() || ours.value <= 0.0 || compared(claim, ours).is_none() {
        return false;
    }
    for one in near {
        for other in near {
            let apart = one.number.value - other.number.value;
            if apart > 0.0
                && one.number.unit == ours.unit
                && other.number.unit == ours.unit
                && ours.is_given_by(&ours.with_value(apart))
            {
                return true;
            }
        }
    }
    false
}

/// Is it what the other thing is worth, of which the claim speaks: the Brisa's 54 of "58 decibels, four more than the Brisa"?
pub(super) fn is_compared_with(claim: &Text<'_>, ours: &Quantity, near: &[NearNumber<'_>]) -> bool {
    near.windows(2).any(|two| {
        let (base, by) = (two[0].number, two[1].number);
        if !ours.measures_like(base)
            || by.is_measured() && by.unit != base.unit
            || !are_neighbours(&two[0], &two[1], FROM_TO)
        {
            return false;
        }
        let Some((way, other)) = compared(two[0].text, by) else { return false };
        let is = |value: f64| ours.is_given_by(&Quantity { step: base.step, ..base.with_value(value) });
        (way >= 0 && is(base.value - by.value) || way <= 0 && is(base.value + by.value))
            && other.iter().any(|term| !term.entry.common && speaks_of(claim, term))
    })
}

/// Does a claim speak of what a term names?
fn speaks_of(claim: &Text<'_>, term: &Term) -> bool {
    claim.terms.iter().any(|own| own.hash == term.hash || own.family != 0 && own.family == term.family)
}

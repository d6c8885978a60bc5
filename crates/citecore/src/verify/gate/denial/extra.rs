//! What costs extra, and isn't included: "Electricity is included", of "The rent includes water; electricity is extra".

use super::by_source::{APART, DENYING_SHARE};
use crate::{
    phrases::phrase_at,
    verify::{
        gate::{Case, has_word},
        support::{Part, Set},
        term::Term,
        text::Text,
    },
};

/// What says that something is part of what is paid already.
const INCLUDING: &str = "include includes included cover covers covered enthalten enthält inbegriffen inklusive beinhaltet abgedeckt compris \
    comprise comprend comprennent inclus incluse incluye incluyen incluido incluida incluidos incluidas cubre incluso inclusa";

/// What says besides single words that it isn't.
const AT_OWN_EXPENSE: &str = "at your own expense|at their own expense|at your expense|at extra cost|at an additional cost|gesondert|auf eigene Kosten|\
    à vos frais|en supplément|por separado|a su cargo|a parte";

/// Does the claim include what its sources say costs extra? If it denies that, it says what they do.
pub(super) fn is_extra(Case { claim, search, parts }: Case<'_>) -> bool {
    let speaks = |part: &&Part<'_>| part.window.as_ref().is_some_and(|window| window.share >= DENYING_SHARE);
    if !parts.iter().any(speaks)
        || !has_word(claim, &claim.terms, INCLUDING)
        || has_word(claim, &claim.terms, APART)
    {
        return false;
    }
    let (mut extra, mut others): (Set, Set) = (0, 0);
    for part in parts.iter().filter(|part| speaks(part)) {
        let Some(window) = &part.window else { continue };
        let terms = part.text.of_sentences(window.first, window.last);
        let (mut from, mut has) = (0, 0);
        for (at, term) in terms.iter().enumerate() {
            has |= if term.entry.common { 0 } else { search.found(term) };
            let goes_on = |next: &Term| next.sentence == term.sentence && !part.text.divides(term, next);
            if !terms.get(at + 1).is_some_and(goes_on) {
                *(if costs_extra(part.text, &terms[from..=at]) { &mut extra } else { &mut others }) |= has;
                (from, has) = (at + 1, 0);
            }
        }
    }
    extra & !others != 0
}

/// Does a clause say that what it is about is paid for by itself?
fn costs_extra(text: &Text<'_>, clause: &[Term]) -> bool {
    clause.iter().enumerate().any(|(at, term)| {
        phrase_at(text.text, term.start as usize, AT_OWN_EXPENSE) > 0
            || at > 0 && at + 1 == clause.len() && term.is_written_in_any_case(text.text, APART)
    })
}

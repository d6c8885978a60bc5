//! What isn't so but another thing is: "cash", of "The bank accepts checks instead of cash".

use super::by_source::DENYING_SHARE;
use crate::{
    mark::Beginnings,
    phrases::phrase_at_in_any_case,
    verify::{
        gate::Case,
        support::{Search, Set},
        term::Term,
        text::Text,
    },
};

/// What stands before that.
const INSTEAD_OF: &str = "instead of |rather than |in place of |as opposed to |unlike |in contrast to |contrary to |statt |anstatt |anstelle |\
    im Gegensatz zu |im Gegensatz zum |im Gegensatz zur |anders als |au lieu de |au lieu du |au lieu des |au lieu d|plutôt que |\
    contrairement à |contrairement au |en lugar de |en vez de |a diferencia de |al contrario que |em vez de |ao contrário d|invece di |\
    a differenza di |anziché ";

const BEGINNINGS: Beginnings = Beginnings::of(INSTEAD_OF);

/// What may be done one way may be done the other way as well.
const MAY: &str = "can could may kann können könnt darf dürfen peut peuvent pouvez puede pueden può possono pode podem prefer prefers";

/// What begins what is said of it.
const WHICH: &str = "which who whose whom where that der die das dem den wo qui que dont che cui";

/// More than so many words name no thing.
const LONGEST: usize = 4;

/// What a sentence has of a claim where it tells one thing from another: "checks instead of cash".
#[derive(Default)]
struct Contrast {
    /// As a thing that isn't so, but another one.
    instead: Set,
    besides: Set,
    /// In what tells of that.
    telling: Set,
    /// It says more besides.
    more: bool,
}

/// Does the claim say of a thing what its sources say of another one instead?
pub(super) fn is_of_the_other(Case { claim, search, parts }: Case<'_>) -> bool {
    let mut own = None;
    let mut other = false;
    for part in parts {
        let Some(best) = part.nearest(DENYING_SHARE) else { continue };
        let terms = part.text.of_sentence(best.first);
        let Some(theirs) = found(search, part.text, terms, search.all) else { return false };
        let own = *own.get_or_insert_with(|| {
            found(search, claim, &claim.terms, search.all)
                .map_or(0, |own| (own.instead | own.telling) & !own.besides)
        });
        // What the claim itself says isn't so counts for nothing.
        let said = search.all & !own;
        let Some(theirs) = (if own == 0 { Some(theirs) } else { found(search, part.text, terms, said) })
        else {
            return false;
        };
        let alone = theirs.instead & !theirs.besides;
        if alone == 0 || !theirs.more || said & !(theirs.instead | theirs.besides) != 0 {
            return false;
        }
        other = true;
    }
    other
}

/// What some terms have of those of a claim that are `said`, if one stands for all of a thing that isn't so. None where it may be both ways.
fn found(search: &Search, text: &Text<'_>, terms: &[Term], said: Set) -> Option<Contrast> {
    let mut found = Contrast::default();
    let mut at = 0;
    while at < terms.len() {
        let start = terms[at].start as usize;
        let may_begin = BEGINNINGS.may_begin(&text.text.as_bytes()[start..]);
        let phrase = if may_begin { phrase_at_in_any_case(text.text, start, INSTEAD_OF) } else { 0 };
        if phrase > 0 {
            let from = at + terms[at..].partition_point(|term| term.start < terms[at].start + phrase as u32);
            let to = end(text, terms, from);
            for term in &terms[at..from] {
                found.telling |= search.found(term);
            }
            let stretch = terms[from..to].iter().filter(|term| !term.entry.common);
            let (mut has, mut all) = (0, true);
            for term in stretch {
                let word = search.found(term) & said;
                has |= word;
                all &= word != 0 && !term.number;
            }
            // "Unlike Paris, which charges for it"
            let tells = terms.get(to).is_some_and(|next| next.is_one(WHICH));
            if all && !tells {
                found.instead |= has;
            }
            at = to.max(at + 1);
            continue;
        }
        let term = &terms[at];
        if !term.entry.common {
            let word = search.found(term) & said;
            found.besides |= word;
            found.more |= word == 0 && !term.number;
        }
        at += 1;
    }
    // Asked last: hardly any sentence names a thing that isn't so.
    let may = || terms.iter().any(|term| term.is_written_in_any_case(text.text, MAY));
    (found.instead != 0 && !may()).then_some(found)
}

/// Where a thing ends that is named from a place on: at a comma, or the next word that says little.
fn end(text: &Text<'_>, terms: &[Term], from: usize) -> usize {
    let (mut to, mut named) = (from, false);
    while to < terms.len() && to < from + LONGEST {
        let ends = to > 0 && text.divides(&terms[to - 1], &terms[to])
            || named && (terms[to].entry.common || text.is_german() && !terms[to].capital);
        if ends {
            break;
        }
        named |= !terms[to].entry.common && (terms[to].capital || !text.is_german());
        to += 1;
    }
    to
}

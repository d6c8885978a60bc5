//! One clause of a claim against the one of its source that speaks of the same, where both deny something else: "it isn't transferable and
//! can be refunded", "it isn't transferable and cannot be refunded".

use super::said::Said;
use crate::{
    place::begins,
    verify::{
        support::{Search, Set},
        text::Text,
    },
    words::is_hangul,
};

/// From which share of what a clause alone says another one is held to speak of the same.
const CLAUSE_SHARE: f64 = 0.4;

/// Do both deny something, and does another clause of the claim say what its source denies, or deny what that says?
pub(super) fn turns_a_clause(claim: &Text<'_>, ours: &[Said], theirs: &[Said], search: &Search) -> bool {
    let [(denied, beside), (their_denied, their_beside)] = [denied(ours), denied(theirs)];
    let both = denied & their_beside | beside & their_denied;
    both != 0
        && ours.iter().enumerate().any(|(at, clause)| {
            let others = ours.iter().enumerate().filter(|&(place, _)| place != at);
            let others = others.fold(0, |all, (_, other)| all | other.has);
            others & both != 0
                && is_turned(clause, others, theirs, search)
                && (clause.denies || has_verb(claim, clause))
        })
}

/// What tells that a clause says something for itself: "must not eat and drink" says no more than "must not eat or drink".
const VERBS: &str = "is are was were has have had can may could will would must should do does it they we you he she there but \
     ist sind war hat haben kann können darf muss wird werden es sie er wir aber sondern está están puede pueden hay tiene se pero est \
     sont peut peuvent il elle mais è sono può है हैं ويمكن";

/// Has a clause a verb of its own, as far as words tell, or is it of a language in which "and" divides none?
fn has_verb(claim: &Text<'_>, clause: &Said) -> bool {
    let (from, to) = clause.place;
    let mut own = claim.terms.iter().filter(|term| (from..to).contains(&term.start));
    own.any(|term| {
        term.pair
            || begins(term.written(claim.text), 0, is_hangul)
            || term.is_written_in_any_case(claim.text, VERBS)
    })
}

/// What clauses deny, and what they say in denying it.
fn denied(clauses: &[Said]) -> (Set, Set) {
    let denying = clauses.iter().filter(|clause| clause.denies);
    denying.fold((0, 0), |(denied, beside), clause| (denied | clause.denied, beside | clause.has))
}

/// Is what a clause says, and `others` beside it don't, turned around wherever their clauses speak of it?
fn is_turned(clause: &Said, others: Set, theirs: &[Said], search: &Search) -> bool {
    let alone = clause.has & !others;
    let least = CLAUSE_SHARE * search.weigh(alone);
    let turns = |other: &Said| {
        let denied = if clause.denies { clause.denied } else { other.denied };
        let is_apart = other.has & others & !clause.has & !search.subject() == 0;
        other.denies != clause.denies
            && !other.excepted
            && other.in_part == 0
            && (is_apart && denied & clause.has != 0 || denied & alone != 0)
    };
    let mut same = theirs.iter().filter(|other| other.has & alone != 0).peekable();
    let (is_told, mut speaks) = (same.peek().is_some(), false);
    is_told
        && clause.in_part == 0
        && !clause.excepted
        && same.all(|other| {
            speaks |= search.weigh(other.has & alone) >= least;
            turns(other)
        })
        && speaks
}

//! What one of two texts denies and the other says.
//!
//! [`denial`] asks what is told without a denial first: what a [`mod@cell`] of a table answers, what costs [`extra`], the [`opposite`]
//! word, what is [`prefixed`] by "non-", a [`mod@bound`] the other way (with its two [`side`]s), a
//! comparison with its sides changed ([`compared`]). Then it asks what is denied alone: [`beyond`] a limit, [`instead`] of something else,
//! of what is [`needed`], or a number ([`numbered`]). Then it holds denials against each other, where the claim has some ([`mod@by_claim`]) and
//! where only its source has ([`mod@by_source`]): [`said`] tells the clauses of both apart and [`clause`] compares them; [`scope`] tells what
//! a denial reaches, in whatever form ([`inflected`]), and [`limit`] which are no more than a limit. [`mod@asked`] passes over questions, and
//! [`items`] reads those of a list with their heading.

mod asked;
mod beyond;
mod bound;
mod by_claim;
mod by_source;
mod cell;
mod clause;
mod compared;
mod extra;
mod inflected;
mod instead;
mod items;
mod labelled;
mod limit;
mod needed;
mod numbered;
mod opposite;
mod prefixed;
mod said;
mod scope;
mod side;

use super::Case;
use crate::verify::{
    lexicon::Extent,
    support::Window,
    term::{Term, deny},
};
pub(super) use asked::{Asked, asked};
use beyond::is_beyond_limit;
pub(super) use bound::is_on_its_side;
use bound::is_turned;
use by_claim::by_claim;
use by_source::by_source;
use cell::{Stance, told};
use compared::{is_converse, is_crossed};
use extra::is_extra;
use instead::is_of_the_other;
pub(super) use opposite::FOR;
use opposite::is_opposite;
use prefixed::is_prefixed;

/// Whether one of two texts denies what the other says.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Denial {
    None,
    /// One of the two denies something that the other may not deny.
    Likely,
    /// One denies what the other says, or says its opposite.
    Clear,
}

/// Does the claim deny what its sources say, or a source what the claim says, or does one say the opposite of the other?
pub(super) fn denial(case: Case<'_>) -> Denial {
    let Case { claim, parts, .. } = case;
    let cell = match told(case) {
        Stance::Open => labelled::told(case),
        told => told,
    };
    if cell == Stance::Refutes {
        return Denial::Clear;
    }
    if is_extra(case) {
        return if deny(&claim.terms) { Denial::None } else { Denial::Clear };
    }
    let beyond = is_beyond_limit(case);
    let opposite = is_opposite(claim, parts, beyond) && !is_converse(case)
        || is_prefixed(claim, parts)
        || is_turned(case)
        || is_crossed(case);
    if opposite {
        Denial::Clear
    } else if beyond {
        Denial::None
    } else if is_of_the_other(case) {
        if deny(&claim.terms) { Denial::None } else { Denial::Clear }
    } else if cell == Stance::Agrees {
        Denial::None
    } else {
        negation(case)
    }
}

/// Does one of them deny what the other says?
fn negation(case: Case<'_>) -> Denial {
    if is_free(case) {
        return Denial::None;
    }
    if deny(&case.claim.terms) { by_claim(case) } else { by_source(case) }
}

/// Does one of them deny nothing but that something costs anything, and the other say that it is free?
fn is_free(Case { claim, search, parts }: Case<'_>) -> bool {
    let says = |terms: &[Term], extent: Extent| {
        let is_one = |term: &Term| term.free && term.entry.extent() == Some(extent);
        let says_more =
            |term: &Term| !term.free && (term.entry.negation || term.entry.extent() == Some(Extent::Cost));
        terms.iter().any(is_one) && !terms.iter().any(says_more)
    };
    parts.iter().any(|part| {
        // It speaks of the same, and not only of what is free.
        let speaks = |best: &&Window| best.has.families & !search.free != 0;
        let Some(best) = part.sentence.as_ref().filter(speaks) else { return false };
        let [ours, theirs] = [&claim.terms, part.text.of_sentence(best.first)];
        says(ours, Extent::Free) && says(theirs, Extent::Cost)
            || says(ours, Extent::Cost) && says(theirs, Extent::Free)
    })
}

/// What may say the same as a denial, in other words: "only on Sundays", "free of charge", "until it has cooled".
const QUALIFYING: &str = "only until free nothing first prior nur bis frei erst solo hasta libre केवल सिर्फ seulement seul seuls seules except";

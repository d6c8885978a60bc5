//! A comparison with its sides changed: "The bus is faster than the train", of "The train is faster than the bus".

use super::opposite::OPPOSITE_SHARE;
use crate::verify::{
    gate::Case,
    lexicon::{Hedge, THAN},
    support::{Search, Set},
    term::Term,
    text::Text,
};

/// From which share of a claim a sentence is held to speak of the same.
const COMPARED_SHARE: f64 = 0.6;

/// Does the nearest sentence of a source compare the same the other way round, and none as the claim does?
pub(super) fn is_crossed(Case { claim, search, parts }: Case<'_>) -> bool {
    let Some(ours) = Comparison::of(claim, search, &claim.terms) else { return false };
    let mut crossed = false;
    for part in parts {
        let Some(best) = part.nearest(COMPARED_SHARE) else { continue };
        let Some(theirs) = Comparison::of(part.text, search, part.text.of_sentence(best.first)) else {
            continue;
        };
        if theirs.how != ours.how || theirs.less != ours.less || ours.than & theirs.than != 0 {
            return false;
        }
        crossed |= ours.than != 0 && ours.than & !theirs.what == 0 && ours.what & theirs.than != 0;
    }
    crossed
}

/// Does the nearest sentence of a source compare the same the other way round? "Controls had more than the others" of "the others had less
/// than controls".
pub(super) fn is_converse(Case { claim, search, parts }: Case<'_>) -> bool {
    let Some(ours) = Comparison::of(claim, search, &claim.terms) else { return false };
    parts.iter().any(|part| {
        let best = part.nearest(OPPOSITE_SHARE);
        let theirs =
            best.and_then(|best| Comparison::of(part.text, search, part.text.of_sentence(best.first)));
        theirs.is_some_and(|theirs| {
            ours.than & theirs.what != 0 && ours.what & theirs.than != 0 && ours.than & theirs.than == 0
        })
    })
}

/// What is compared with what, by words of the claim.
struct Comparison {
    what: Set,
    /// The stem of the word that compares.
    how: u32,
    /// It is less so.
    less: bool,
    /// Without what both have.
    than: Set,
}

impl Comparison {
    /// The first of some terms of a text.
    fn of(text: &Text<'_>, search: &Search, terms: &[Term]) -> Option<Self> {
        // "Fewer than 50" compares nothing.
        let is_number = |at: usize| terms.get(at + 1).is_some_and(|next| next.number);
        let place = (1..terms.len()).find(|&at| terms[at].is_written(text.text, THAN) && !is_number(at))?;
        // "Mais rápido do que o ônibus"
        let how = place - 1 - usize::from(place > 1 && terms[place - 1].is_written(text.text, "do de"));
        let ends = |pair: &[Term]| text.divides(&pair[0], &pair[1]);
        let to = terms[place..].windows(2).position(ends).map_or(terms.len(), |at| place + at + 1);
        let from = terms[..place].windows(2).rposition(ends).map_or(0, |at| at + 1);
        let words = |terms: &[Term]| {
            let mut words = 0;
            for term in terms.iter().filter(|term| !term.entry.common) {
                words |= search.found(term);
            }
            words
        };
        let what = words(&terms[from..how.max(from)]);
        let less = |term: &Term| term.entry.hedge() == Some(Hedge::Below);
        Some(Self {
            what,
            how: terms[how].hash,
            less: terms[how.saturating_sub(1)..=how].iter().any(less),
            than: words(&terms[place..to]) & !what,
        })
    }
}

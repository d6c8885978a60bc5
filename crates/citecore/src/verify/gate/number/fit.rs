//! How well a number of a source fits one of the claim, by the words around the two.

use crate::verify::{
    number::{Quantity, count_before},
    support::{FAMILY, Search, Set, contains, only},
    term::away,
    text::Text,
};

/// How well what stands around a number of a source fits what stands around one of the claim.
#[derive(Clone, Copy)]
pub(super) struct Fit {
    /// Altogether, 0..1.
    pub(super) fits: f64,
    /// How near the words are that stand beside the claim's, 0..1.
    pub(super) beside: f64,
    /// The sentence that it is in, and what that has of the rest of the claim.
    pub(super) sentence: usize,
    pub(super) held: f64,
    /// The words that stand beside it as beside the claim's.
    pub(super) next: Set,
    /// The names that stand by it, and those that do on the side on which they stand in the claim.
    pub(super) names: Set,
    pub(super) named: Set,
}

/// How near a name is that stands by a number: with two words between at the most.
const BY: f64 = 0.6;

/// What a word counts on the other side of a number than in the claim.
const SIDEWAYS: f64 = 0.7;

impl Fit {
    /// Takes the place of one that fits less.
    #[cfg_attr(target_family = "wasm", inline(never))]
    pub(super) fn replace(&self, other: &mut Option<Self>) {
        if !other.is_some_and(|other| other.fits >= self.fits) {
            *other = Some(*self);
        }
    }

    pub(super) fn new(search: &Search, place: usize, around: &[[f64; 2]]) -> Self {
        let (mut fits, mut all, mut beside) = (0.0, 0.0, 0.0_f64);
        let (mut next, mut names, mut named) = (0, 0, 0);
        let clause = search.sought[place].clause;
        // What stands farther away hardly counts, and each number of a claim is held against each of its sources.
        for other in place.saturating_sub(REACH)..(place + REACH + 1).min(search.sought.len()) {
            if other == place {
                continue;
            }
            let (one, around) = (&search.sought[other], around[other]);
            let side = usize::from(other > place);
            let distance = other.abs_diff(place) - 1;
            let weight = one.weight * near(distance + one.clause.abs_diff(clause));
            fits += weight * around[side].max(SIDEWAYS * around[1 - side]);
            let (bit, nearest) = (only(other), around[0].max(around[1]));
            if one.may_name {
                names |= if nearest > BY { bit } else { 0 };
                named |= if around[side] > BY { bit } else { 0 };
            }
            all += weight;
            // A time in another clause tells nothing of this one.
            if distance == 0 && !(one.number && one.clause != clause) {
                beside = beside.max(nearest);
                next |= if nearest >= 1.0 { bit } else { 0 };
            }
        }
        let fits = if all > 0.0 { fits / all } else { 0.0 };
        Self { fits, beside, sentence: 0, held: 0.0, next, names, named }
    }
}

/// Among how many terms before and behind a number the words are that tell what it is of, in a text and among those that are sought.
const REACH: usize = 24;

/// How many terms the end of a sentence counts.
const SENTENCE: usize = 3;

/// What a word counts with so many between it and a number: half of what it does beside it with four.
fn near(distance: usize) -> f64 {
    4.0 / (4.0 + distance as f64)
}

/// How near each sought term stands to a number of a text, before it and behind. `given` has what each of the text's numbers gives.
pub(super) fn around(search: &Search, text: &Text<'_>, given: &[Set], number: &Quantity) -> Vec<[f64; 2]> {
    let mut around = vec![[0.0_f64; 2]; search.sought.len()];
    let sentence = text.sentence_at(number.start) as u32;
    let firsts = [text.terms_before(number.start).wrapping_sub(1), text.terms_before(number.behind)];
    for (side, &first) in firsts.iter().enumerate() {
        let (mut distance, mut last) = (0, None);
        for steps in 0..REACH {
            let Some(term) = away(&text.terms, first, steps, side == 0) else { break };
            let mut add = |place: usize, counts: f64| {
                let nearness = counts * near(distance + SENTENCE * usize::from(term.sentence != sentence));
                let nearest = &mut around[place][side];
                if nearness > *nearest {
                    *nearest = nearness;
                }
            };
            if term.number {
                // A number of several terms, or with a unit, is one.
                let at = count_before(&text.quantities, term.end).checked_sub(1);
                if at == last {
                    continue;
                }
                last = at;
                let gives = at.map_or(0, |at| given[at]);
                for &(place, _) in &search.numbers {
                    if contains(gives, place) {
                        add(place, 1.0);
                    }
                }
            } else if term.entry.common {
                continue;
            } else if let Some((place, exact)) = search.place(term) {
                add(place, if exact { 1.0 } else { FAMILY });
            }
            distance += 1;
        }
    }
    around
}

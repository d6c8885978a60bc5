//! What is shown of a claim's sources: the sentence that bears most on it, and those beside it that say clearly more.

use std::ops::Range;

use super::Claim;
use crate::verify::support::{Part, WINDOW};

/// How much a heading counts beside a sentence that ends as sentences do.
const HEADING: f64 = 0.8;

/// What a sentence of the best window has before others.
const WITHIN: f64 = 0.2;

/// What the part of the claim's terms counts that a sentence has, each as much as the others: the rare ones alone may be a name that the
/// text is full of.
const TERMS: f64 = 0.25;

/// How much more of the claim a sentence more has to have, to be shown too.
const MORE: f64 = 0.15;

impl Claim<'_> {
    /// The sentence that bears most on the claim, with the ones beside it as far as they say clearly more.
    pub(super) fn evidence(&self, parts: &[&Part<'_>]) -> Option<(usize, Range<usize>)> {
        let mut best: Option<(f64, usize, usize)> = None;
        for (index, part) in parts.iter().enumerate().filter(|(_, part)| !part.text.is_title) {
            for (place, (sentence, has)) in part.sentences.iter().enumerate() {
                let weight = if part.text.ends_as_sentence(*sentence) { 1.0 } else { HEADING };
                let within = part.window.as_ref().is_some_and(|window| window.contains(*sentence));
                let told = self.search.rank(has) + TERMS * self.search.part_of_terms(has.families);
                let rank = told * weight + if within { WITHIN } else { 0.0 };
                if best.is_none_or(|(most, ..)| rank > most) {
                    best = Some((rank, index, place));
                }
            }
        }
        let (_, index, place) = best?;
        let sentences = &parts[index].sentences;
        let (mut from, mut to) = (place, place);
        let mut all = sentences[place].1;
        for _ in 1..WINDOW {
            let mut more: Option<(f64, usize)> = None;
            for &(edge, next) in &[(from, from.wrapping_sub(1)), (to, to + 1)] {
                let Some((sentence, has)) = sentences.get(next) else { continue };
                let mut with = all;
                with.add(has);
                let gain = self.search.share(&with) - self.search.share(&all);
                let is_next = sentence.abs_diff(sentences[edge].0) == 1;
                if is_next && gain >= MORE && more.is_none_or(|(most, _)| gain >= most) {
                    more = Some((gain, next));
                }
            }
            let Some((_, more)) = more else { break };
            all.add(&sentences[more].1);
            (from, to) = (from.min(more), to.max(more));
        }
        let range = |at: usize| &parts[index].text.sentences[sentences[at].0];
        Some((index, range(from).start as usize..range(to).end as usize))
    }
}

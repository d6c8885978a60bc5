//! Maximal marginal relevance: the next passage is the one that bears most on the question and least resembles what is chosen.

use super::{options::Mmr, order::arrange, similarity::Vectors};
use crate::passage::Passage;

/// Chooses at most `k` of the first `fetch_k` passages, in the order in which they are chosen. Each time that is the one with the
/// greatest `lambda * relevance - (1 - lambda) * similarity`, the similarity being that to the most like of those chosen
/// before; of equals, the first.
pub(super) fn mmr(passages: &mut Vec<Passage>, options: Mmr) {
    let Mmr { k, fetch_k, lambda } = options;
    passages.truncate(fetch_k);
    let relevance = relevance(passages);
    let vectors = Vectors::of(passages);
    let mut open = Vec::with_capacity(passages.len());
    for (relevance, index) in relevance.into_iter().zip(0..) {
        open.push(Candidate { index, relevance, similarity: None });
    }
    let mut chosen = Vec::with_capacity(k.min(open.len()));
    while chosen.len() < k
        && let Some(best) = best(&open, lambda)
    {
        // In place, so that what is first among equals stays first.
        let Candidate { index, .. } = open.remove(best);
        chosen.push(index);
        if chosen.len() < k {
            for candidate in &mut open {
                let similarity = vectors.similarity(candidate.index as usize, index as usize);
                candidate.similarity =
                    Some(candidate.similarity.map_or(similarity, |most| most.max(similarity)));
            }
        }
    }
    arrange(passages, chosen);
}

struct Candidate {
    index: u32,
    relevance: f64,
    /// To the most like of those that are chosen; none before the first is.
    similarity: Option<f64>,
}

fn best(open: &[Candidate], lambda: f64) -> Option<usize> {
    let gain = |candidate: &Candidate| {
        lambda * candidate.relevance - (1.0 - lambda) * candidate.similarity.unwrap_or_default()
    };
    let mut best: Option<(usize, f64)> = None;
    for (index, candidate) in open.iter().enumerate() {
        let gain = gain(candidate);
        if best.is_none_or(|(_, most)| gain > most) {
            best = Some((index, gain));
        }
    }
    best.map(|(index, _)| index)
}

/// How relevant each passage is, from 0 to 1: its score, divided by the best one where words of the question made that exceed 1. Where
/// none has a score, places stand for scores; beside others that have one, a passage without is at 0.
fn relevance(passages: &[Passage]) -> Vec<f64> {
    let best = passages.iter().filter_map(|passage| passage.score).reduce(f64::max);
    let count = passages.len() as f64;
    let mut relevance = Vec::with_capacity(passages.len());
    for (place, passage) in passages.iter().enumerate() {
        relevance.push(match (best, passage.score) {
            (None, _) => 1.0 - place as f64 / count,
            (Some(best), Some(score)) => (score / best.max(1.0)).clamp(0.0, 1.0),
            (Some(_), None) => 0.0,
        });
    }
    relevance
}

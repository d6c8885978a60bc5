//! Maximal marginal relevance and round robin, written straight from what they are said to do.

use std::collections::BTreeSet;

use citecore::{Mmr, Passage, PerSource};

/// Chooses by the formula, everything anew at each step. Embeddings are of one length and have a direction.
pub(crate) fn mmr(passages: &[Passage], options: Mmr) -> Vec<String> {
    let Mmr { k, fetch_k, lambda } = options;
    let fetched = &passages[..fetch_k.min(passages.len())];
    let mut chosen: Vec<usize> = Vec::new();
    while chosen.len() < k.min(fetched.len()) {
        let gain = |index: usize| {
            let relevance = fetched[index].score.unwrap();
            let alike = chosen.iter().map(|&other| cosine(&fetched[index], &fetched[other])).reduce(f64::max);
            lambda * relevance - (1.0 - lambda) * alike.unwrap_or(0.0)
        };
        let open: Vec<usize> = (0..fetched.len()).filter(|index| !chosen.contains(index)).collect();
        let most = open.iter().map(|&index| gain(index)).fold(f64::NEG_INFINITY, f64::max);
        // The engine sums in another order: what is this near may come first too, and is the first of them.
        chosen.push(*open.iter().find(|&&index| gain(index) > most - 1e-12).unwrap());
    }
    chosen.into_iter().map(|index| fetched[index].text.clone()).collect()
}

fn cosine(a: &Passage, b: &Passage) -> f64 {
    let (a, b) = (a.embedding.as_ref().unwrap(), b.embedding.as_ref().unwrap());
    let dot = |a: &[f32], b: &[f32]| a.iter().zip(b).map(|(a, b)| f64::from(*a) * f64::from(*b)).sum::<f64>();
    dot(a, b) / (dot(a, a) * dot(b, b)).sqrt()
}

/// Takes turns by going through the sources again and again.
pub(crate) fn round_robin(passages: &[Passage], per_source: PerSource) -> Vec<String> {
    let group = |passage: &Passage| (passage.source.clone().unwrap(), passage.year);
    let mut groups = Vec::new();
    for passage in passages {
        if !groups.contains(&group(passage)) {
            groups.push(group(passage));
        }
    }
    let distinct: BTreeSet<_> = groups.iter().collect();
    let most = match (per_source, distinct.len()) {
        (PerSource::Number(most), _) => most,
        (PerSource::Adaptive, ..=2) => 8,
        (PerSource::Adaptive, ..=4) => 4,
        (PerSource::Adaptive, _) => 2,
    };
    let mut taken = Vec::new();
    for round in 0..most.min(passages.len()) {
        for one in &groups {
            let of_group = passages.iter().filter(|passage| group(passage) == *one);
            taken.extend(of_group.skip(round).take(1).map(|passage| passage.text.clone()));
        }
    }
    taken
}

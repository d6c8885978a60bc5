//! Maximal marginal relevance as one writes it down: every cosine anew at each step.

use crate::input::{Embedded, cosine};

/// What is chosen, as indexes.
pub fn naive_mmr(embedded: &Embedded) -> Vec<usize> {
    let Embedded { query, embeddings, lambda, k } = embedded;
    let mut chosen: Vec<usize> = Vec::new();
    while chosen.len() < *k {
        let gain = |index: usize| {
            let alike = chosen.iter().map(|&other| cosine(&embeddings[index], &embeddings[other]));
            let relevance = cosine(query, &embeddings[index]);
            lambda * relevance - (1.0 - lambda) * alike.reduce(f64::max).unwrap_or(0.0)
        };
        let open = (0..embeddings.len()).filter(|index| !chosen.contains(index));
        let best = open.map(|index| (index, gain(index))).reduce(|a, b| if b.1 > a.1 { b } else { a });
        let Some((index, _)) = best else { break };
        chosen.push(index);
    }
    chosen
}

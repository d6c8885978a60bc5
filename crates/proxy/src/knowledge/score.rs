//! How near a chunk is to a question, on a scale that means the same for every question.

use std::collections::{HashMap, HashSet};

/// What of a score comes from BM25, which tells chunks apart that hold the same words.
const BM25_SHARE: f64 = 0.1;
/// What of a score comes from the chunk being of the kind that was asked for.
const KIND_SHARE: f64 = 0.05;

/// How rare the terms of a set of texts are.
#[derive(Debug, Default)]
pub(crate) struct Rarity {
    texts: usize,
    holding: HashMap<String, usize>,
}

impl Rarity {
    /// Counts in how many of the texts each term comes.
    pub(crate) fn of<'a>(texts: impl IntoIterator<Item = &'a HashSet<String>>) -> Self {
        let mut rarity = Self::default();
        for terms in texts {
            rarity.texts += 1;
            for term in terms {
                *rarity.holding.entry(term.clone()).or_insert(0) += 1;
            }
        }
        rarity
    }

    /// The [weight] of a term among the texts.
    pub(crate) fn weight(&self, term: &str) -> f64 {
        weight(self.texts as u64, self.holding.get(term).copied().unwrap_or(0) as u64)
    }
}

/// The weight of a term: ln(1 + (N + 1) / (n + 1)), N texts of which n hold it. A term that no text holds weighs most: a
/// question about something else must not look answered.
pub(crate) fn weight(texts: u64, holding: u64) -> f64 {
    (1.0 + (texts + 1) as f64 / (holding + 1) as f64).ln()
}

/// The score of a chunk, 0..1: `coverage` × (0.85 + 0.1 × `bm25` / `best` + 0.05 if it `fits`), `best` being the best BM25
/// of the search.
///
/// Coverage makes it absolute: a chunk that holds all that was asked is above 0.85 however long the question, one that
/// holds a single common word of it near 0. A chunk `fits` unless steps were asked for and it has none.
pub(crate) fn score(coverage: f64, bm25: f64, best: f64, fits: bool) -> f64 {
    let relative = if best > 0.0 { (bm25 / best).clamp(0.0, 1.0) } else { 0.0 };
    let kind = if fits { KIND_SHARE } else { 0.0 };
    coverage * (1.0 - BM25_SHARE - KIND_SHARE + BM25_SHARE * relative + kind)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(terms: &str) -> HashSet<String> {
        terms.split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn rare_terms_weigh_more_and_missing_ones_most() {
        let texts = [set("mount star"), set("mount mirror"), set("mount")];
        let rarity = Rarity::of(&texts);
        assert!(rarity.weight("mount") < rarity.weight("mirror"));
        assert!(rarity.weight("mirror") < rarity.weight("pizza"));
    }

    #[test]
    fn scores_lie_where_they_are_promised() {
        let table = [
            ((1.0, 5.0, 5.0, true), 1.0),
            ((1.0, 5.0, 5.0, false), 0.95),
            ((1.0, 0.0, 5.0, true), 0.9),
            ((1.0, 0.0, 0.0, false), 0.85),
            ((0.5, 5.0, 5.0, true), 0.5),
            ((0.0, 5.0, 5.0, true), 0.0),
        ];
        for ((coverage, bm25, best, fits), expected) in table {
            assert!(
                (score(coverage, bm25, best, fits) - expected).abs() < 1e-9,
                "{coverage} {bm25} {best} {fits}"
            );
        }
    }
}

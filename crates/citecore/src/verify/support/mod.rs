//! How likely sources support a claim: the part of each that has most of it, what is measured of both, and the weights that make a probability
//! of that.
//!
//! [`search`] finds what each sentence has of a claim, by a [`table`] of its words, as a [`set`] of them; [`part`] is what a text has of
//! it, and [`run`] the words that it has in a row. [`mod@features`] measures that, and [`weights`] has what came of fitting. [`rank`] says
//! which of several texts goes best with a claim.

mod features;
mod part;
mod rank;
mod run;
mod search;
mod set;
mod table;
mod weights;

use features::best_features;
pub(super) use features::features;
pub(super) use part::{Glance, Part, all_sentences, window};
pub use rank::claim_rank;
pub(super) use search::{FAMILY, Has, Search, WINDOW, Window};
pub(super) use set::{MOST_TERMS, Set, contains, only};
use weights::{BIAS, CALIBRATION, WEIGHTS};

/// Probability that the texts support the claim, gates aside: a weighted sum of features, made a probability by a table. Sums,
/// products and comparisons alone, so that it is the same to the last bit wherever it is computed.
pub(super) fn support(search: &Search, parts: &[&Part<'_>], reckoned: Set) -> f64 {
    probability(&features(search, parts, reckoned))
}

/// The probability that no texts exceed that have so much of a claim, wherever in them it stands.
pub(super) fn most_support(search: &Search, has: &Has) -> f64 {
    probability(&best_features(search, has))
}

fn probability(features: &[f64; features::COUNT]) -> f64 {
    let mut score = BIAS;
    for (feature, weight) in features.iter().zip(&WEIGHTS) {
        score += feature * weight;
    }
    calibrated(score)
}

/// The probability of a score: between two rows of the table on the straight line from one to the other.
fn calibrated(score: f64) -> f64 {
    let above = CALIBRATION.partition_point(|&(row, _)| row <= score);
    let (Some(&low), Some(&high)) =
        (above.checked_sub(1).and_then(|below| CALIBRATION.get(below)), CALIBRATION.get(above))
    else {
        let end = if above == 0 { CALIBRATION.first() } else { CALIBRATION.last() };
        return end.map_or(0.5, |&(_, probability)| probability);
    };
    low.1 + (high.1 - low.1) * ((score - low.0) / (high.0 - low.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What `best_features` puts at its best does it good: the weights are fitted anew now and then.
    #[test]
    fn having_more_of_a_claim_in_one_place_supports_it_more() {
        for (feature, is_good) in [(0, true), (3, false), (4, false), (8, true), (9, false), (10, true)] {
            assert_eq!(WEIGHTS[feature] > 0.0, is_good, "feature {feature}");
        }
    }
}

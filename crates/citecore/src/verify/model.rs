//! From features to a probability.

use super::{
    features::features,
    part::Part,
    search::Search,
    weights::{BIAS, CALIBRATION, WEIGHTS},
};

/// Probability that the texts support the claim, gates aside: a weighted sum of features, made a probability by a table. Sums,
/// products and comparisons alone, so that it is the same to the last bit wherever it is computed.
pub(super) fn support(search: &Search, parts: &[&Part<'_>]) -> f64 {
    let features = features(search, parts);
    let mut score = BIAS;
    for (place, weight) in WEIGHTS.iter().enumerate() {
        score += features[place] * weight;
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

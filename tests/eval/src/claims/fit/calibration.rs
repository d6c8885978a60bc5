//! From scores to probabilities: a straight line on the log-odds (J. Platt, "Probabilistic Outputs for Support Vector Machines",
//! 1999), fitted on scores that were held out.

use super::{Row, linear::Linear};

/// A probability for each score: 1 / (1 + e^-(slope × score + bias)).
pub(super) struct Curve {
    slope: f64,
    bias: f64,
}

impl Curve {
    /// Of scores, whether each is right, and what it weighs.
    pub(super) fn fit(scored: impl Iterator<Item = (f64, bool, f64)>) -> Self {
        let row = |(score, right, weight)| Row { features: vec![score], right, weight };
        let rows: Vec<Row> = scored.map(row).collect();
        let line = Linear::fit(rows.iter(), 1e-6);
        Self { slope: line.weights[0], bias: line.bias }
    }

    pub(super) fn probability(&self, score: f64) -> f64 {
        1.0 / (1.0 + (-(self.slope * score + self.bias)).exp())
    }

    /// Rows of a table, from the score of 2 % to that of 98 %, between which straight lines are near the curve.
    pub(super) fn table(&self) -> Vec<(f64, f64)> {
        let odds = [0.02, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95, 0.98_f64];
        odds.iter().map(|&p| (((p / (1.0 - p)).ln() - self.bias) / self.slope, p)).collect()
    }
}

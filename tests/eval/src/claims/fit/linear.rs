//! Logistic regression with a ridge, by Newton's method.

use super::Row;

/// Steps of Newton's method; it is there after six.
const STEPS: usize = 12;

/// What features weigh.
pub(super) struct Linear {
    pub(super) bias: f64,
    pub(super) weights: Vec<f64>,
}

impl Linear {
    /// The weights under which the rows are most likely, less a ridge. Features are scaled for that, and the weights scaled back.
    pub(super) fn fit<'r>(rows: impl Iterator<Item = &'r Row>, ridge: f64) -> Self {
        let rows: Vec<&Row> = rows.collect();
        let features = rows.first().map_or(0, |row| row.features.len());
        let total: f64 = rows.iter().map(|row| row.weight).sum();
        let mean =
            |of: &dyn Fn(&Row) -> f64| rows.iter().map(|row| row.weight * of(row)).sum::<f64>() / total;
        let means: Vec<f64> = (0..features).map(|place| mean(&|row| row.features[place])).collect();
        let deviation =
            |place: usize| mean(&|row| (row.features[place] - means[place]).powi(2)).sqrt().max(1e-9);
        let deviations: Vec<f64> = (0..features).map(deviation).collect();
        let scaled: Vec<Vec<f64>> = rows
            .iter()
            .map(|row| {
                let scaled =
                    (0..features).map(|place| (row.features[place] - means[place]) / deviations[place]);
                scaled.chain([1.0]).collect()
            })
            .collect();
        let mut weights = vec![0.0; features + 1];
        for _ in 0..STEPS {
            let (mut slope, mut bend) =
                (vec![0.0; features + 1], vec![vec![0.0; features + 1]; features + 1]);
            for (row, scaled) in rows.iter().zip(&scaled) {
                let score: f64 = scaled.iter().zip(&weights).map(|(feature, weight)| feature * weight).sum();
                let probability = 1.0 / (1.0 + (-score).exp());
                let off = (probability - f64::from(u8::from(row.right))) * row.weight;
                let turn = (probability * (1.0 - probability)).max(1e-6) * row.weight;
                for (place, feature) in scaled.iter().enumerate() {
                    slope[place] += off * feature;
                    for (other, bend) in bend[place].iter_mut().enumerate() {
                        *bend += turn * feature * scaled[other];
                    }
                }
            }
            for place in 0..features {
                slope[place] += ridge * weights[place];
                bend[place][place] += ridge;
            }
            let step = solve(bend, slope);
            weights.iter_mut().zip(step).for_each(|(weight, step)| *weight -= step);
        }
        let scale = |place: usize| weights[place] / deviations[place];
        let bias = weights[features] - (0..features).map(|place| scale(place) * means[place]).sum::<f64>();
        Self { bias, weights: (0..features).map(scale).collect() }
    }

    pub(super) fn score(&self, features: &[f64]) -> f64 {
        features
            .iter()
            .zip(&self.weights)
            .fold(self.bias, |score, (feature, weight)| score + feature * weight)
    }
}

/// Solves a symmetric, positive system of equations by elimination.
fn solve(mut rows: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for place in 0..size {
        let pivot = rows[place][place];
        rows[place].iter_mut().for_each(|entry| *entry /= pivot);
        right[place] /= pivot;
        let (row, value) = (rows[place].clone(), right[place]);
        for other in (0..size).filter(|other| *other != place) {
            let times = rows[other][place];
            rows[other].iter_mut().zip(&row).for_each(|(entry, by)| *entry -= times * by);
            right[other] -= times * value;
        }
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_system_is_solved() {
        let solved = solve(vec![vec![4.0, 1.0], vec![1.0, 3.0]], vec![1.0, 2.0]);
        assert!((solved[0] - 1.0 / 11.0).abs() < 1e-12 && (solved[1] - 7.0 / 11.0).abs() < 1e-12);
    }

    #[test]
    fn what_tells_right_from_wrong_weighs_and_what_tells_nothing_does_not() {
        let row = |value: f64, right| Row { features: vec![value, 3.0], right, weight: 1.0 };
        let rows: Vec<Row> = (0..100).map(|at| row(f64::from(at), at >= 50)).collect();
        let model = Linear::fit(rows.iter(), 1.0);
        assert!(model.weights[0] > 0.05 && model.weights[1].abs() < 1e-6, "{:?}", model.weights);
        assert!(model.score(&[49.5, 3.0]).abs() < 0.1);
    }
}

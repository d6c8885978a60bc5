//! Written by `citecore-eval fit`; tests/eval/README.md says on what it was fitted, and how.

/// What a score begins with.
pub(super) const BIAS: f64 = -1.78639;

/// What each feature weighs, in the order of `features.rs`.
#[rustfmt::skip]
pub(super) const WEIGHTS: [f64; 10] = [
    0.2409, 0.89912, -0.66035, -0.40368, -0.40382, 0.82457, 0.84046, -0.7441,
    0.27014, 0.66356,
];

/// Scores and the probability of each, rising.
#[rustfmt::skip]
pub(super) const CALIBRATION: [(f64, f64); 15] = [
    (-3.72876, 0.02), (-2.81951, 0.05), (-2.10238, 0.1), (-1.65838, 0.15), (-1.32409, 0.2),
    (-0.80679, 0.3), (-0.38274, 0.4), (0.0064, 0.5), (0.39554, 0.6), (0.81959, 0.7),
    (1.33689, 0.8), (1.67118, 0.85), (2.11518, 0.9), (2.83232, 0.95), (3.74156, 0.98),
];

//! Written by `citecore-eval fit`; tests/eval/README.md says on what it was fitted, and how.

/// What a score begins with.
pub(super) const BIAS: f64 = -1.51486;

/// What each feature weighs, in the order of `features.rs`.
#[rustfmt::skip]
pub(super) const WEIGHTS: [f64; 11] = [
    0.23642, 1.004, -0.73535, -0.22882, -0.29842, 0.86022, -0.8254, 0.30199,
    0.50731, -1.31909, 1.10345,
];

/// Scores and the probability of each, rising.
#[rustfmt::skip]
pub(super) const CALIBRATION: [(f64, f64); 15] = [
    (-3.73674, 0.02), (-2.82595, 0.05), (-2.10759, 0.1), (-1.66283, 0.15), (-1.32798, 0.2),
    (-0.8098, 0.3), (-0.38503, 0.4), (0.00478, 0.5), (0.39459, 0.6), (0.81936, 0.7),
    (1.33754, 0.8), (1.67239, 0.85), (2.11715, 0.9), (2.83551, 0.95), (3.7463, 0.98),
];

//! Written by `citecore-eval fit`; tests/eval/README.md says on what it was fitted, and how.

/// What a score begins with.
pub(super) const BIAS: f64 = -1.5218;

/// What each feature weighs, in the order of `features.rs`.
#[rustfmt::skip]
pub(super) const WEIGHTS: [f64; 11] = [
    0.23783, 1.01794, -0.73741, -0.23492, -0.30401, 0.83182, -0.84201, 0.30505,
    0.52111, -1.30392, 1.10482,
];

/// Scores and the probability of each, rising.
#[rustfmt::skip]
pub(super) const CALIBRATION: [(f64, f64); 15] = [
    (-3.73701, 0.02), (-2.82613, 0.05), (-2.10771, 0.1), (-1.66291, 0.15), (-1.32802, 0.2),
    (-0.80979, 0.3), (-0.38498, 0.4), (0.00486, 0.5), (0.3947, 0.6), (0.81951, 0.7),
    (1.33774, 0.8), (1.67262, 0.85), (2.11742, 0.9), (2.83585, 0.95), (3.74672, 0.98),
];

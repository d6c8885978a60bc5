//! Written by `citecore-eval fit`; tests/eval/README.md says on what it was fitted, and how.

/// What a score begins with.
pub(super) const BIAS: f64 = -1.78222;

/// What each feature weighs, in the order of `features.rs`.
#[rustfmt::skip]
pub(super) const WEIGHTS: [f64; 10] = [
    0.22493, 0.91202, -0.6627, -0.40986, -0.3945, 0.82263, 0.84087, -0.74836,
    0.26835, 0.6659,
];

/// Scores and the probability of each, rising.
#[rustfmt::skip]
pub(super) const CALIBRATION: [(f64, f64); 15] = [
    (-3.72689, 0.02), (-2.81811, 0.05), (-2.10134, 0.1), (-1.65757, 0.15), (-1.32345, 0.2),
    (-0.80641, 0.3), (-0.38258, 0.4), (0.00636, 0.5), (0.39531, 0.6), (0.81914, 0.7),
    (1.33617, 0.8), (1.67029, 0.85), (2.11406, 0.9), (2.83084, 0.95), (3.73962, 0.98),
];

//! Written by `citecore-eval fit`; tests/eval/README.md says on what it was fitted, and how.

/// What a score begins with.
pub(super) const BIAS: f64 = -1.76939;

/// What each feature weighs, in the order of `features.rs`.
#[rustfmt::skip]
pub(super) const WEIGHTS: [f64; 10] = [
    0.4068, 0.76369, -0.67744, -0.40156, -0.40975, 0.81141, 0.85426, -0.7428,
    0.26371, 0.66135,
];

/// Scores and the probability of each, rising.
#[rustfmt::skip]
pub(super) const CALIBRATION: [(f64, f64); 15] = [
    (-3.73045, 0.02), (-2.82043, 0.05), (-2.10268, 0.1), (-1.6583, 0.15), (-1.32373, 0.2),
    (-0.80598, 0.3), (-0.38158, 0.4), (0.0079, 0.5), (0.39738, 0.6), (0.82179, 0.7),
    (1.33953, 0.8), (1.6741, 0.85), (2.11848, 0.9), (2.83623, 0.95), (3.74625, 0.98),
];

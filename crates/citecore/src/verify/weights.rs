//! Written by `citecore-eval fit`; tests/eval/README.md says on what it was fitted, and how.

/// What a score begins with.
pub(super) const BIAS: f64 = -2.73459;

/// What each feature weighs, in the order of `features.rs`.
#[rustfmt::skip]
pub(super) const WEIGHTS: [f64; 32] = [
    0.17001, 0.11928, 0.49049, -0.20165, -0.13304, 0.26948, 0.02792, -0.03464,
    0.33955, 0.48551, 0.69475, 0.12225, -0.06341, -0.06337, -0.20451, 0.10156,
    0.45501, 0.31595, 0.41256, -0.20913, -0.11236, -0.01356, 0.22089, 0.30245,
    -0.82179, 0.25126, -0.12958, -0.73252, 0.50749, 0.39016, 0.33576, 0.41958,
];

/// Scores and the probability of each, rising.
#[rustfmt::skip]
pub(super) const CALIBRATION: [(f64, f64); 15] = [
    (-4.06002, 0.02), (-3.06984, 0.05), (-2.28887, 0.1), (-1.80534, 0.15), (-1.4413, 0.2),
    (-0.87795, 0.3), (-0.41616, 0.4), (0.00763, 0.5), (0.43141, 0.6), (0.89321, 0.7),
    (1.45655, 0.8), (1.8206, 0.85), (2.30412, 0.9), (3.08509, 0.95), (4.07528, 0.98),
];

//! Written by `citecore-eval fit`; tests/eval/README.md says on what it was fitted, and how.

/// What a score begins with.
pub(super) const BIAS: f64 = -2.54999;

/// What each feature weighs, in the order of `features.rs`.
#[rustfmt::skip]
pub(super) const WEIGHTS: [f64; 32] = [
    0.24838, 0.20302, 0.53568, -0.16288, -0.09548, 0.32259, 0.07445, -0.02338,
    0.20239, 0.33794, 0.69963, 0.00268, -0.15461, -0.04515, -0.18605, 0.16468,
    0.44491, 0.40148, 0.42018, -0.20072, -0.11721, 0.00702, 0.17911, 0.35123,
    -0.81271, 0.06581, -0.31344, -0.89809, 0.37079, 0.32079, 0.26895, 0.46234,
];

/// Scores and the probability of each, rising.
#[rustfmt::skip]
pub(super) const CALIBRATION: [(f64, f64); 15] = [
    (-4.02629, 0.02), (-3.04476, 0.05), (-2.27061, 0.1), (-1.79131, 0.15), (-1.43045, 0.2),
    (-0.87203, 0.3), (-0.41427, 0.4), (0.00581, 0.5), (0.42589, 0.6), (0.88365, 0.7),
    (1.44208, 0.8), (1.80294, 0.85), (2.28224, 0.9), (3.05639, 0.95), (4.03792, 0.98),
];

//! Written by `citecore-eval fit`; tests/eval/README.md says on what it was fitted, and how.

/// What a score begins with.
pub(super) const BIAS: f64 = -2.52404;

/// What each feature weighs, in the order of `features.rs`.
#[rustfmt::skip]
pub(super) const WEIGHTS: [f64; 32] = [
    0.24579, 0.20475, 0.54073, -0.16359, -0.09782, 0.31967, 0.07266, -0.0302,
    0.19353, 0.33602, 0.70006, 0.00875, -0.15336, -0.04609, -0.18698, 0.16614,
    0.44568, 0.40179, 0.4231, -0.20643, -0.11761, 0.00567, 0.17895, 0.34977,
    -0.81983, 0.06355, -0.31213, -0.90124, 0.36613, 0.31868, 0.27508, 0.46431,
];

/// Scores and the probability of each, rising.
#[rustfmt::skip]
pub(super) const CALIBRATION: [(f64, f64); 15] = [
    (-4.02571, 0.02), (-3.0443, 0.05), (-2.27024, 0.1), (-1.791, 0.15), (-1.43018, 0.2),
    (-0.87183, 0.3), (-0.41412, 0.4), (0.00591, 0.5), (0.42594, 0.6), (0.88364, 0.7),
    (1.442, 0.8), (1.80282, 0.85), (2.28206, 0.9), (3.05611, 0.95), (4.03752, 0.98),
];

//! Written by `citecore-eval fit`; tests/eval/README.md says on what it was fitted, and how.

/// What a score begins with.
pub(super) const BIAS: f64 = -2.31635;

/// What each feature weighs, in the order of `features.rs`.
#[rustfmt::skip]
pub(super) const WEIGHTS: [f64; 32] = [
    0.12385, 0.19014, 0.55719, -0.14384, -0.10026, 0.31413, 0.08756, -0.04098,
    0.24298, 0.21645, 0.83612, 0.00925, -0.18393, -0.04967, -0.20118, 0.25646,
    0.54219, 0.37399, 0.36933, -0.20088, -0.13567, 0.04156, 0.15483, 0.31125,
    -0.857, 0.22647, -0.17129, -0.96483, 0.15485, 0.46495, 0.02225, 0.46381,
];

/// Scores and the probability of each, rising.
#[rustfmt::skip]
pub(super) const CALIBRATION: [(f64, f64); 15] = [
    (-4.03953, 0.02), (-3.05437, 0.05), (-2.27737, 0.1), (-1.7963, 0.15), (-1.4341, 0.2),
    (-0.87362, 0.3), (-0.41417, 0.4), (0.00746, 0.5), (0.42909, 0.6), (0.88854, 0.7),
    (1.44903, 0.8), (1.81122, 0.85), (2.29229, 0.9), (3.0693, 0.95), (4.05445, 0.98),
];

//! Written by `citecore-eval fit`; tests/eval/README.md says on what it was fitted, and how.

/// What a score begins with.
pub(super) const BIAS: f64 = -2.30737;

/// What each feature weighs, in the order of `features.rs`.
#[rustfmt::skip]
pub(super) const WEIGHTS: [f64; 32] = [
    0.12991, 0.21156, 0.54544, -0.14727, -0.09987, 0.30866, 0.08449, -0.04094,
    0.25073, 0.20898, 0.82894, 0.01348, -0.18284, -0.0501, -0.20016, 0.26089,
    0.54683, 0.36895, 0.37089, -0.19935, -0.13625, 0.03935, 0.15375, 0.30898,
    -0.84755, 0.19587, -0.16806, -0.95196, 0.14609, 0.47154, 0.0444, 0.45613,
];

/// Scores and the probability of each, rising.
#[rustfmt::skip]
pub(super) const CALIBRATION: [(f64, f64); 15] = [
    (-4.0449, 0.02), (-3.05843, 0.05), (-2.28038, 0.1), (-1.79867, 0.15), (-1.43599, 0.2),
    (-0.87475, 0.3), (-0.41469, 0.4), (0.00751, 0.5), (0.4297, 0.6), (0.88977, 0.7),
    (1.45101, 0.8), (1.81368, 0.85), (2.2954, 0.9), (3.07344, 0.95), (4.05992, 0.98),
];

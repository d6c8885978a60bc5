//! Written by `citecore-eval fit`; tests/eval/README.md says on what it was fitted, and how.

/// What a score begins with.
pub(super) const BIAS: f64 = -1.86445;

/// What each feature weighs, in the order of `features.rs`.
#[rustfmt::skip]
pub(super) const WEIGHTS: [f64; 10] = [
    0.22975, 0.96511, -0.64451, -0.40412, -0.40252, 0.82559, 0.83742, -0.75277,
    0.27507, 0.66404,
];

/// Scores and the probability of each, rising.
#[rustfmt::skip]
pub(super) const CALIBRATION: [(f64, f64); 15] = [
    (-3.72309, 0.02), (-2.81513, 0.05), (-2.09902, 0.1), (-1.65565, 0.15), (-1.32183, 0.2),
    (-0.80527, 0.3), (-0.38182, 0.4), (0.00677, 0.5), (0.39536, 0.6), (0.81881, 0.7),
    (1.33537, 0.8), (1.66918, 0.85), (2.11255, 0.9), (2.82867, 0.95), (3.73663, 0.98),
];

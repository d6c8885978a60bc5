//! The engine's weights as it includes them.

use super::{calibration::Curve, linear::Linear};

/// The text of `verify/support/weights.rs`.
pub(super) fn weights(model: &Linear, curve: &Curve) -> String {
    let mut text =
        "//! Written by `citecore-eval fit`; tests/eval/README.md says on what it was fitted, and how.\n\n"
            .to_owned();
    text += "/// What a score begins with.\n";
    text += &format!("pub(super) const BIAS: f64 = {};\n\n", number(model.bias));
    text += "/// What each feature weighs, in the order of `features.rs`.\n";
    text += "#[rustfmt::skip]\n";
    text += &format!("pub(super) const WEIGHTS: [f64; {}] = [\n", model.weights.len());
    for line in model.weights.chunks(8) {
        let line: Vec<String> = line.iter().map(|&weight| number(weight)).collect();
        text += &format!("    {},\n", line.join(", "));
    }
    text += "];\n\n";
    let table = curve.table();
    text += "/// Scores and the probability of each, rising.\n";
    text += "#[rustfmt::skip]\n";
    text += &format!("pub(super) const CALIBRATION: [(f64, f64); {}] = [\n", table.len());
    for line in table.chunks(5) {
        let line: Vec<String> = line
            .iter()
            .map(|&(score, probability)| format!("({}, {})", number(score), number(probability)))
            .collect();
        text += &format!("    {},\n", line.join(", "));
    }
    text += "];\n";
    text
}

/// As many digits as tell, so that the last bits of a machine's logarithm don't.
fn number(value: f64) -> String {
    format!("{:?}", (value * 1e5).round() / 1e5)
}

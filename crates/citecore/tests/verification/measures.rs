//! Ranges in words, units and signs before their number, halves, versions.

use citecore::{VerdictReason, VerdictStatus};

use crate::{flags, held};

const MEASURES: &[(&str, &str, bool)] = &[
    ("The shop is open on Tuesday.", "The shop is open Monday through Friday.", false),
    ("The shop is open on Tuesday.", "The shop is open from Monday until Friday.", false),
    ("The shop is open on Sunday.", "The shop is open Monday through Friday.", true),
    ("La tienda abre los martes.", "La tienda abre de lunes hasta viernes.", false),
    ("The sensor works at minus 5 °C.", "The sensor works at -5 °C.", false),
    ("The sensor works at minus 5 °C.", "The sensor works at 5 °C.", true),
    ("The sensor works at MINUS 5 °C.", "The sensor works at 5 °C.", true),
    ("The sensor is accurate to plus or minus 2 °C.", "The sensor is accurate to ±2 °C.", false),
    ("It works from minus 10 to minus 5 °C.", "It works from -10 to -5 °C.", false),
    (
        "Sensor 4: -20 °C was measured.",
        "Sensor 3: -20 °C was measured, and on sensor 4 it was -20 °C too.",
        false,
    ),
    ("加热30秒后取出。", "加热半分钟后取出。", false),
    ("The lamp costs EUR 60.", "The lamp costs €50.", true),
    ("一半的用户支持。", "50%的用户支持。", false),
    // Bounds that a number is within, whatever it rounds to
    ("The park has more than 50,000 visitors.", "The park has 48,700 visitors.", true),
    ("The park has more than 50,000 visitors.", "The park has 50,412 visitors.", false),
    ("The park has nearly 50,000 visitors.", "The park has 48,700 visitors.", false),
    ("The park has fewer than 50,000 visitors.", "The park has 50,412 visitors.", true),
    ("Il parco ha più di 50.000 visitatori.", "Il parco ha 48.700 visitatori.", true),
    // Versions
    ("The app needs Python 3.1.", "The app needs Python 3.10 or newer.", true),
    ("The app needs Python 3.10.", "The app needs Python, of which 3.10 and 3.11 do.", false),
    ("The app needs version 2.1.", "The app needs version 2.14.", true),
    ("The app needs version 2.10.", "The app needs v2.10.", false),
    ("The app needs iOS 16.", "The app needs iOS 16.1.", false),
    ("Users rate the mount 4.5 of 5.", "Users rate the mount 4.50 of 5.", false),
];

#[test]
fn numbers_are_compared_with_what_stands_around_them() {
    flags(VerdictReason::NumberMismatch, MEASURES);
}

#[test]
fn a_unit_may_stand_before_its_number() {
    for (claim, source) in [
        ("The lamp costs EUR 50.", "The lamp costs €50."),
        ("The lamp costs EUR 50.", "The lamp costs 50 euros."),
        ("The lamp costs about USD 50.", "The lamp costs $49.90."),
    ] {
        assert_eq!(held(claim, source).status, VerdictStatus::Accurate, "{claim} | {source}");
    }
}

#[test]
fn a_half_is_a_number_in_ideographs_too() {
    assert_eq!(held("一半的用户支持。", "一半的用户支持。").status, VerdictStatus::Accurate);
    assert_ne!(held("一半的用户支持。", "30%的用户支持。").status, VerdictStatus::Accurate);
}

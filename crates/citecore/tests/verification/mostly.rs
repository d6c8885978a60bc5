//! What is so of some things, and of most of them.

use super::{all_are_accurate, none_is_accurate};

/// The source says it of fewer.
const OF_SOME: &[(&str, &str)] = &[
    ("Claims are decided within 10 days.", "Most claims are decided within 10 days."),
    ("Orders arrive within a week.", "Some orders arrive within a week."),
    (
        "Anträge werden innerhalb von 10 Tagen entschieden.",
        "Viele Anträge werden innerhalb von 10 Tagen entschieden.",
    ),
];

/// It says it of as many, or of others as well.
const OF_AS_MANY: &[(&str, &str)] = &[
    ("Most claims are decided within 10 days.", "Most claims are decided within 10 days."),
    ("Many claims are decided within 10 days.", "Most claims are decided within 10 days."),
    ("Claims are decided within 10 days.", "Claims are decided within 10 days, most of them at once."),
    (
        "Claims are decided within 10 days.",
        "Most claims are decided within a day, and all claims are decided within 10 days.",
    ),
    ("Popular features include maps and charts.", "The most popular features include maps and charts."),
];

#[test]
fn what_is_so_of_some_is_not_so_of_all() {
    none_is_accurate(OF_SOME);
}

#[test]
fn what_is_so_of_as_many_is_accurate() {
    all_are_accurate(OF_AS_MANY);
}

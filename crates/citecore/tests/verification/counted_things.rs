//! All, of what a source says of so many, or of a part.

use super::{all_are_accurate, none_is_accurate};

/// The source says it of fewer.
const FEWER: &[(&str, &str)] = &[
    (
        "All unused leave days can be carried over until 31 March.",
        "Up to five unused days can be carried over until 31 March of the following year.",
    ),
    ("Entry is free every Sunday.", "Entry is free on the first Sunday of each month."),
    ("All members get two tickets.", "The first 50 members get two tickets."),
    ("All reports are kept for a year.", "The last 10 reports are kept for a year."),
    ("The company paid the debt.", "The company paid half of the debt."),
    ("The data is encrypted.", "Some of the data is encrypted."),
    ("The students passed the exam.", "Half of the students passed the exam."),
    ("The film was shot in Malta.", "Parts of the film were shot in Malta."),
    ("Hotels in the city accept pets.", "A handful of hotels in the city accept pets."),
    ("Die Firma zahlte die Schulden.", "Die Firma zahlte einen Teil der Schulden."),
    ("L'entreprise a payé la dette.", "L'entreprise a payé la moitié de la dette."),
];

/// The source says it of as many.
const AS_MANY: &[(&str, &str)] = &[
    ("Entry is free every Sunday.", "Entry is free on Sundays."),
    ("All five plans include support.", "All five plans include support."),
    ("All plans include support.", "All five plans include support."),
    ("All plans include support.", "Our three plans all include support."),
    ("Every member gets a discount.", "Each member gets a 10 % discount."),
    ("All 24 studios are open on Monday.", "The 24 studios are open on Monday."),
    ("All studios are open on Monday.", "The 24 studios are open on Monday."),
    (
        "Popular features include maps and charts.",
        "Some of the most popular features include maps and charts.",
    ),
    ("Some data is encrypted.", "Some of the data is encrypted."),
    ("About 50 % of the students passed the exam.", "Half of the students passed the exam."),
    ("The bridge is closed for repairs.", "Some of the roads and the bridge are closed for repairs."),
    ("Many students passed the exam.", "Half of the students passed the exam."),
    ("A few hotels in the city accept pets.", "A handful of hotels in the city accept pets."),
];

#[test]
fn what_is_so_of_some_is_not_so_of_all() {
    none_is_accurate(FEWER);
}

#[test]
fn what_is_so_of_all_that_there_are_is_so_of_all() {
    all_are_accurate(AS_MANY);
}

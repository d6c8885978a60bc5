//! The same in another way of writing it, and what only looks the same.

use citecore::{
    VerdictReason::{self, NegationMismatch, NumberMismatch},
    VerdictStatus,
};

use crate::{flags, held};

const DENIED: &[(&str, &str, bool)] = &[
    ("We are unable to process cards.", "We are currently unable to process cards.", false),
    ("He is unable to walk.", "He is completely unable to walk.", false),
    ("He was not able to attend the party.", "He was unable to attend the party.", false),
    ("The road is not safe and no cars may use it.", "The road is unsafe and no cars may use it.", false),
    ("The road is safe and no cars may use it.", "The road is unsafe and no cars may use it.", true),
    (
        "Das Produkt ist nicht geeignet für Kinder und darf nicht erhitzt werden.",
        "Das Produkt ist ungeeignet für Kinder und darf nicht erhitzt werden.",
        false,
    ),
    ("YOU CAN'T PARK HERE.", "You can't park here.", false),
    ("YOU CAN PARK HERE.", "You can't park here.", true),
    ("IT ISN’T FREE.", "It isn't free.", false),
];

#[test]
fn a_denial_is_the_same_in_one_word_and_in_two() {
    flags(NegationMismatch, DENIED);
}

/// "Aren't" is "are not", word for word.
#[test]
fn a_denial_in_short_is_the_one_in_full() {
    for (short, full) in [
        ("Nested groups aren't supported.", "Nested groups are not supported."),
        ("The lid doesn’t open.", "The lid does not open."),
        ("You mustn't open the lid.", "You must not open the lid."),
    ] {
        for (claim, source) in [(short, full), (full, short)] {
            let verdict = held(claim, source);
            assert_eq!(verdict.status, VerdictStatus::Accurate, "{claim}: {:.2}", verdict.support);
        }
    }
}

const NUMBERS: &[(&str, &str, bool)] = &[
    ("The band had six hits in the '70s.", "The band had six hits in the 1970s.", false),
    ("The band had six hits in the ’80s.", "The band had six hits in the 1970s.", true),
    (
        "The show aired from 1972-09-17 to 1983-02-28.",
        "The show aired from September 17, 1972 to February 28, 1983.",
        false,
    ),
    (
        "The show aired from 1972-09-17 to 1984-02-28.",
        "The show aired from September 17, 1972 to February 28, 1983.",
        true,
    ),
    (
        "Roughly one-third of the people are members and one-quarter are guests.",
        "About one-third of the people are members, and one-quarter are guests.",
        false,
    ),
    ("Ages 6 to 11 take two tablets.", "Ages 6 to 11: two tablets. Ages 12 to 18: three tablets.", false),
    // A first one is no Monday, and 3 no Wednesday.
    ("They showed the first teaser on Monday.", "They showed the first teaser on Saturday.", true),
    ("The shop has 3 rooms and opens on Wednesday.", "The shop has 3 rooms and opens on Friday.", true),
    ("They showed the first teaser on Monday.", "On Monday, they showed the first teaser.", false),
    ("The office is open on Friday from 9 to 3.", "Office hours: Mon-Thu 9-5, Fri 9-3.", false),
    ("The show starts at 9.15pm.", "The show starts at 9.15am.", true),
    ("The show starts at 9.15pm.", "The show starts at 21:15.", false),
    ("L'apparecchio pesa 2500 grammi.", "L'apparecchio pesa 2,5 chilogrammi.", false),
];

#[test]
fn a_number_is_the_same_in_another_way_of_writing_it() {
    flags(NumberMismatch, NUMBERS);
}

/// How far a claim goes is told by no clause that it leaves out, nor by another word for the same bound.
#[test]
fn what_goes_as_far_is_accurate_and_what_goes_farther_is_not() {
    let table = [
        ("He viewed more than 15 stories.", "He viewed over 15 stories.", true),
        (
            "Adolescents often use substances.",
            "Adolescents often use substances, which may result in pregnancy.",
            true,
        ),
        ("You must call the office before you come.", "You should call the office before you come.", false),
        ("You should call the office before you come.", "You should call the office before you come.", true),
    ];
    for (claim, source, expected) in table {
        let verdict = held(claim, source);
        assert_eq!(verdict.reasons.contains(&VerdictReason::Supported), expected, "{claim}: {verdict:?}");
    }
}

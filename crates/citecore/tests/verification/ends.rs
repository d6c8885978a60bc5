//! When something begins and ends, of sources that say from when to when it is so.

use citecore::{VerdictReason, VerdictStatus};

use super::held;

/// The claim has one end of what its source says as the other one.
const OTHER_END: &[(&str, &str)] = &[
    ("The sale starts on May 10.", "The sale runs from May 1 to May 10."),
    ("The lease ends in March 2022.", "The lease runs from March 2022 to March 2025."),
    ("The shop opens at 18:00.", "The shop is open from 9:00 to 18:00."),
    ("The library closes at 9 am.", "The library is open from 9 am to 5 pm."),
    ("The pool is open until 9:00.", "The pool is open from 9:00 to 20:00 every day."),
    ("The office opens at 5 pm on Fridays.", "On Fridays the office is open 9 am–5 pm."),
    ("Die Ausstellung beginnt am 30. Juni.", "Die Ausstellung läuft vom 1. Mai bis 30. Juni."),
    ("Das Museum schließt um 10 Uhr.", "Das Museum ist von 10 bis 18 Uhr geöffnet."),
    ("Le musée ferme à 10 h.", "Le musée est ouvert de 10 h à 18 h."),
    ("El museo abre a las 18:00.", "El museo está abierto de 10:00 a 18:00."),
    ("Check-in starts at 22:00.", "Check-in is possible from 15:00 to 22:00."),
    ("Support is available from 18:00.", "Support is available from 8:00 to 18:00."),
    ("The registration ends on 3 March.", "Registration is open from 3 March to 17 April."),
    ("He served as mayor until 1940.", "He served as mayor from 1940 to 1950."),
    (
        "Our phone line opens at 8 p.m. on weekdays.",
        "Phone support: Monday to Friday 8 a.m. – 8 p.m., Saturday 9 a.m. – 2 p.m.",
    ),
    ("Breakfast begins at 10:00.", "Breakfast is served daily from 6:30 to 10:00."),
    ("The sale ends on May 10.", "The sale is on from May 10."),
    ("The sale starts on May 10.", "The sale is on until May 10."),
];

/// The claim has the end that its source has, in a word that the source needs not.
const SAME_END: &[(&str, &str)] = &[
    ("The sale starts on May 1.", "The sale runs from May 1 to May 10."),
    ("The sale ends on May 10.", "The sale runs from May 1 to May 10."),
    ("The lease ends in March 2025.", "The lease runs from March 2022 to March 2025."),
    ("The shop opens at 9:00.", "The shop is open from 9:00 to 18:00."),
    ("The shop closes at 18:00.", "The shop is open from 9:00 to 18:00."),
    ("The pool is open until 20:00.", "The pool is open from 9:00 to 20:00 every day."),
    ("The office closes at 5 pm on Fridays.", "On Fridays the office is open 9 am–5 pm."),
    ("Die Ausstellung endet am 30. Juni.", "Die Ausstellung läuft vom 1. Mai bis 30. Juni."),
    ("Das Museum öffnet um 10 Uhr.", "Das Museum ist von 10 bis 18 Uhr geöffnet."),
    ("Le musée ouvre à 10 h.", "Le musée est ouvert de 10 h à 18 h."),
    ("El museo cierra a las 18:00.", "El museo está abierto de 10:00 a 18:00."),
    (
        "Lunch ends at 14:00 and dinner starts at 18:00.",
        "Lunch is served from 12:00 to 14:00, dinner from 18:00 to 22:00.",
    ),
    (
        "The bar opens at 18:00, when the kitchen closes.",
        "The kitchen is open from 9:00 to 18:00, the bar from 18:00 to 24:00.",
    ),
    ("The war began in 1914 and ended in 1918.", "The war lasted from 1914 to 1918."),
    ("The store opens at 9:00 and closes at 18:00.", "Opening hours: 9:00 - 18:00."),
    ("Prices start at $10.", "Prices range from $10 to $50."),
    ("He served as mayor until 1950.", "He served as mayor from 1940 to 1950."),
    (
        "From 1950 on, his brother was mayor.",
        "He served as mayor from 1940 to 1950, and his brother from 1950 to 1960.",
    ),
    ("The museum closes at 6 pm.", "The museum is open until 6 pm."),
    ("Breakfast begins at 6:30 and ends at 10:00.", "Breakfast is served daily from 6:30 to 10:00."),
    (
        "The discount period ends on 31 December 2025.",
        "The discount is valid 1 November 2025 – 31 December 2025.",
    ),
    ("After 1950, he moved to Rome.", "He served as mayor from 1940 to 1950 and then moved to Rome."),
    ("The sale starts on May 10.", "The sale is on from May 10."),
];

#[test]
fn what_ends_something_does_not_begin_it() {
    for (claim, text) in OTHER_END {
        let reasons = held(claim, text).reasons;
        assert!(reasons.contains(&VerdictReason::NumberMismatch), "{claim} | {text}: {reasons:?}");
    }
}

#[test]
fn who_is_open_from_nine_to_five_closes_at_five() {
    for (claim, text) in SAME_END {
        let verdict = held(claim, text);
        assert_eq!(verdict.status, VerdictStatus::Accurate, "{claim} | {text}: {:?}", verdict.reasons);
    }
}

#[test]
fn open_until_then_is_not_closed_until_then() {
    for (claim, text) in [
        ("The shop is closed from 9:00 to 18:00.", "The shop is open from 9:00 to 18:00."),
        ("The shop is open until 9:00.", "The shop is closed until 9:00."),
        ("The road is open from 5 to 6 May.", "The road is closed from 5 to 6 May."),
    ] {
        assert_eq!(held(claim, text).status, VerdictStatus::Inaccurate, "{claim} | {text}");
    }
}

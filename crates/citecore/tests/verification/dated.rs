//! Dates of which each is of something else: of a person, and of what they did.

use citecore::{VerdictReason, VerdictStatus};

use super::{flags, held};

#[test]
fn dates_of_a_person_speak_against_no_date_of_what_they_did() {
    for (claim, source) in [
        (
            "Als Erfinderin der Currywurst gilt Herta Heuwer, die sie am 4. September 1949 erstmals anbot.",
            "Als Erfinderin der Currywurst gilt Herta Heuwer (* 30. Juni 1913 in Königsberg; † 3. Juli 1999 in Berlin), die \
             nach eigenen Angaben am 4. September 1949 an ihrem Imbissstand erstmals gebratene Brühwurst mit Sauce anbot.",
        ),
        (
            "Der Rechtsstreit um die Torte endete 1963 mit einem Vergleich.",
            "Der Rechtsstreit um die Torte begann 1954 und endete erst 1963 mit einem außergerichtlichen Vergleich.",
        ),
        (
            "The GDPR came into effect on 25 May 2018, after being adopted on 14 April 2016.",
            "The European Parliament adopted the GDPR on 14 April 2016, to go into effect on 25 May 2018.",
        ),
        ("The company moved in 1963.", "The company was founded in 1954 and moved in the end in 1963."),
    ] {
        let verdict = held(claim, source);
        assert_ne!(verdict.status, VerdictStatus::Inaccurate, "{claim}: {:?}", verdict.reasons);
    }
}

#[test]
fn a_date_that_is_of_something_else_is_not_held_to_be_right() {
    for (claim, source) in [
        (
            "Herta Heuwer was born on 3 July 1999.",
            "Herta Heuwer (born 30 June 1913, died 3 July 1999) sold sausages.",
        ),
        (
            "The GDPR was adopted on 25 May 2018.",
            "The European Parliament adopted the GDPR on 14 April 2016, to go into effect on 25 May 2018.",
        ),
    ] {
        let verdict = held(claim, source);
        assert_ne!(verdict.status, VerdictStatus::Accurate, "{claim}: {:.2}", verdict.support);
    }
}

#[test]
fn dates_that_stand_with_what_they_are_of_are_held_to_be_right() {
    for (claim, source) in [
        (
            "Als Erfinderin der Currywurst gilt Herta Heuwer, die sie am 4. September 1949 erstmals an ihrem Imbissstand anbot.",
            "Als Erfinderin gilt Herta Heuwer (* 30. Juni 1913 in Königsberg; † 3. Juli 1999 in Berlin), die am 4. September \
             1949 an ihrem Imbissstand erstmals gebratene Currywurst anbot.",
        ),
        (
            "The regulation came into effect on 25 May 2018, after being adopted on 14 April 2016.",
            "Parliament adopted the regulation on 14 April 2016, to go into effect on 25 May 2018.",
        ),
        (
            "The gauge was shown on 11 April 2016, when the head of the bank opened the new office with 21 partners.",
            "On 11 April 2016 the head of the bank opened the new office with 21 partners, and from 25 August 2016 on the gauge \
             was shown in all branches.",
        ),
        (
            "She founded the Tree Circle in 1977, which has planted more than 51 million trees.",
            "Ada Berg (1 April 1940 – 25 September 2011) founded the Tree Circle, which has planted trees on 51 million fields. \
             The Tree Circle was founded by Berg in 1977. Since then more than 51 million trees have been planted.",
        ),
    ] {
        let verdict = held(claim, source);
        assert_eq!(
            verdict.status,
            VerdictStatus::Accurate,
            "{claim}: {:.2} {:?}",
            verdict.support,
            verdict.reasons
        );
    }
}

/// Claim, source, and whether its numbers speak against it. "Am 12" could be the name of something, were 12 no day.
const DAYS: &[(&str, &str, bool)] = &[
    (
        "Er wurde am 12. September 1949 gewählt.",
        "Er starb am 12. Dezember. Am 12. September 1949 wurde er gewählt.",
        false,
    ),
    (
        "Er wurde am 12. Oktober 1949 gewählt.",
        "Er starb am 12. Dezember. Am 12. September 1949 wurde er gewählt.",
        true,
    ),
];

#[test]
fn a_day_is_of_the_month_behind_it() {
    flags(VerdictReason::NumberMismatch, DAYS);
}

/// Days of two months, in either order and with whatever between them.
const MONTHS: &[(&str, &str, bool)] = &[
    ("The ticket is valid from May 1 to June 30.", "The ticket is valid from 1 May to 30 June.", false),
    ("The ticket is valid from 1 May to 30 June.", "The ticket is valid from May 1 to June 30.", false),
    ("Open on May 1 and June 30.", "Open on 1 May and 30 June.", false),
    ("Open from 1 May until 30 June.", "Opens on 1 May and closes on 30 June.", false),
    (
        "Das Ticket gilt vom 1. Mai bis 30. Juni.",
        "Das Ticket gilt zwischen dem 1. Mai und dem 30. Juni.",
        false,
    ),
    ("Open on June 1 and May 30.", "Open on 1 May and 30 June.", true),
    ("The sale ends on June 5.", "The sale runs from 5 May to 30 June.", true),
    ("The hall closes on 6 October.", "The hall closes on the 6th of October.", false),
    (
        "The hall closes on 6 November.",
        "The hall closes on the 6th of October, in November it stays closed.",
        true,
    ),
];

#[test]
fn a_day_is_of_the_month_beside_it() {
    flags(VerdictReason::NumberMismatch, MONTHS);
}

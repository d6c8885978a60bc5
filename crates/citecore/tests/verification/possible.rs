//! Numbers that no source has, and that follow from one, or may.

use citecore::{VerdictReason, VerdictStatus};

use crate::{flags, held};

/// Cases of a bound, differences, days left over.
const POSSIBLE: &[(&str, &str)] = &[
    ("A child of 5 travels free.", "Children under 6 travel free."),
    ("A five-year-old travels free.", "Children under 6 travel free."),
    ("Shipping is free on an order of £70.", "Shipping is free on orders over £50."),
    ("Un niño de 3 años viaja gratis.", "Los niños menores de 4 años viajan gratis."),
    ("Ein Kind von 5 Jahren fährt kostenlos.", "Kinder unter 6 Jahren fahren kostenlos."),
    ("The plan costs $12 a month.", "Plans cost from $5 to $20 a month."),
    (
        "The population fell by 23,000 between 1990 and 2020.",
        "The population fell from 84,000 in 1990 to 61,000 in 2020.",
    ),
    ("The museum is closed on Mondays.", "The museum is open Tuesday to Sunday."),
    ("Montags ist das Museum geschlossen.", "Das Museum ist dienstags bis sonntags geöffnet."),
    ("El museo está cerrado los lunes.", "El museo abre de martes a domingo."),
    ("Le service n'est pas joignable le dimanche.", "Notre service est joignable du lundi au samedi."),
    ("박물관은 월요일에 닫습니다.", "박물관은 화요일부터 일요일까지 엽니다."),
];

#[test]
fn a_number_that_may_follow_is_left_uncertain() {
    for &(claim, text) in POSSIBLE {
        let verdict = held(claim, text);
        assert_eq!(verdict.status, VerdictStatus::Uncertain, "{claim} | {text}: {:.2}", verdict.support);
    }
}

/// Beside the bound, no difference, another day.
const REFUTED: &[(&str, &str)] = &[
    ("A child of 8 travels free.", "Children under 6 travel free."),
    ("Shipping is free on an order of £40.", "Shipping is free on orders over £50."),
    ("The battery lasts up to 50 hours.", "The battery lasts up to 30 hours."),
    ("Files up to 1 GB can be uploaded.", "Files up to 2 GB can be uploaded."),
    (
        "The population fell by 13,000 between 1990 and 2020.",
        "The population fell from 84,000 in 1990 to 61,000 in 2020.",
    ),
    ("The museum is open on Mondays.", "The museum is open Tuesday to Sunday."),
    ("The museum is closed on Tuesdays.", "The museum is closed on Mondays."),
];

#[test]
fn a_number_that_cannot_follow_is_refuted() {
    for &(claim, text) in REFUTED {
        let verdict = held(claim, text);
        assert_eq!(verdict.status, VerdictStatus::Inaccurate, "{claim} | {text}: {:.2}", verdict.support);
    }
}

const SHARES: &[(&str, &str, bool)] = &[
    (
        "About 500,000 of the residents cycle to work.",
        "Roughly one quarter of the city's 2 million residents cycle to work.",
        false,
    ),
    (
        "About 400,000 of the residents cycle to work.",
        "Roughly one quarter of the city's 2 million residents cycle to work.",
        true,
    ),
    (
        "Quelque 30 000 habitants possèdent une voiture.",
        "Environ 60 % des 50 000 habitants possèdent une voiture.",
        false,
    ),
    (
        "Quelque 20 000 habitants possèdent une voiture.",
        "Environ 60 % des 50 000 habitants possèdent une voiture.",
        true,
    ),
    ("약 40만 명의 시민이 아파트에 산다.", "도시 인구 100만 명 가운데 약 40%가 아파트에 거주한다.", false),
];

#[test]
fn a_share_of_a_number_is_worked_out() {
    flags(VerdictReason::NumberMismatch, SHARES);
}

//! Numbers that no source has, and that follow from one, or may.

use citecore::{VerdictReason, VerdictStatus};

use crate::{flags, held};

/// Cases of a bound, differences and sums, years before and behind a year, days left over.
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
    (
        "It is about 60 km/h faster.",
        "It reached 574.8 km/h, which is faster than the 515.3 km/h of the old train.",
    ),
    ("The fair lasts 3 days.", "The fair lasts from 16 to 19 October. Entry is free on 2 days."),
    ("The line will have 12 stations.", "The line will have seven underground and five elevated stations."),
    ("गलियारे पर कुल 12 स्टेशन होंगे।", "गलियारे में सात भूमिगत और पाँच एलिवेटेड स्टेशन होंगे।"),
    (
        "The castle burned down in 1702.",
        "The castle was built in 1650. After 52 years the castle burned down.",
    ),
    ("The museum is closed on Mondays.", "The museum is open Tuesday to Sunday."),
    ("Last entry is at 20:15.", "The museum closes at 21:00. Last entry is 45 minutes before."),
    ("The tower opens at 11:00.", "We open at 10:00. The tower opens an hour later than the rest."),
    ("Montags ist das Museum geschlossen.", "Das Museum ist dienstags bis sonntags geöffnet."),
    ("El museo está cerrado los lunes.", "El museo abre de martes a domingo."),
    ("Le service n'est pas joignable le dimanche.", "Notre service est joignable du lundi au samedi."),
    ("박물관은 월요일에 닫습니다.", "박물관은 화요일부터 일요일까지 엽니다."),
];

/// Numbers of the reader's own case, of which a bound tells.
const CASES: &[(&str, &str)] = &[
    (
        "For a 40 kg parcel you need the Heavy service.",
        "Parcels up to 31 kg go by Standard. The Heavy service takes from 31 to 70 kg.",
    ),
    ("At 24 you are too young to drive the van.", "Drivers of the van must be 25 or older. It seats nine."),
    (
        "If you rent it for three weeks, there is no limit.",
        "There is no limit for rentals of 14 days or more.",
    ),
    (
        "For a delay of 40 minutes you get half of the fare back.",
        "Delays of 30 to 59 minutes: half of the fare. From 60 minutes on: all of it.",
    ),
    (
        "When the parcel weighs 40 kg, you need the Heavy service.",
        "Parcels up to 31 kg go by Standard. The Heavy service takes from 31 to 70 kg.",
    ),
    // No gate speaks of a few things in words; that doesn't make them the source's.
    (
        "If two passengers cancel, the tour operator refunds the whole booking.",
        "If six passengers cancel, the tour operator refunds the whole booking. Up to 20 passengers fit on the boat.",
    ),
    ("Un visiteur de 22 ans paie le tarif réduit.", "Le tarif réduit vaut pour les 18 à 25 ans."),
    ("Par -10 °C la caméra continue d'enregistrer.", "La caméra enregistre de -20 à 45 °C. Elle pèse 300 g."),
];

#[test]
fn a_number_that_may_follow_is_left_uncertain() {
    for &(claim, text) in POSSIBLE.iter().chain(CASES) {
        let verdict = held(claim, text);
        assert_eq!(verdict.status, VerdictStatus::Uncertain, "{claim} | {text}: {:.2}", verdict.support);
    }
}

/// Beside the bound, no difference and no sum, another year, another day.
const REFUTED: &[(&str, &str)] = &[
    ("A child of 8 travels free.", "Children under 6 travel free."),
    ("Shipping is free on an order of £40.", "Shipping is free on orders over £50."),
    ("A seven-year-old travels free.", "Children under 6 travel free."),
    ("Mit 12 Jahren fährt man kostenlos.", "Kinder unter 6 Jahren fahren kostenlos."),
    ("Un visiteur de 30 ans paie le tarif réduit.", "Le tarif réduit vaut pour les 18 à 25 ans."),
    ("With the Pro plan you get 40 boards.", "The Pro plan has 30 boards. Up to 50 guests can look at them."),
    ("The battery lasts up to 50 hours.", "The battery lasts up to 30 hours."),
    ("Files up to 1 GB can be uploaded.", "Files up to 2 GB can be uploaded."),
    (
        "The population fell by 13,000 between 1990 and 2020.",
        "The population fell from 84,000 in 1990 to 61,000 in 2020.",
    ),
    ("The line will have 13 stations.", "The line will have seven underground and five elevated stations."),
    (
        "The castle burned down in 1703.",
        "The castle was built in 1650. After 52 years the castle burned down.",
    ),
    ("The tower opens at 9:00.", "We open at 10:00. The tower opens an hour later than the rest."),
    // The source says the same of another case, or of another length, code or time.
    (
        "If the fever lasts 5 days, see a doctor.",
        "If the fever lasts 3 days, see a doctor. Take the tablets for up to 7 days.",
    ),
    (
        "A 10% discount applies to members.",
        "Students get a 10% discount. Members get a 20% discount. Discounts of up to 30% are for groups.",
    ),
    (
        "If the code is E06, clean the filter.",
        "If the code is E05, clean the filter. The codes from E01 are for errors.",
    ),
    ("La garantía es de 5 años.", "La garantía es de 2 años. Los menores de 18 años no pueden comprar."),
    ("At 24 drivers can drive the van at no extra cost.", "To drive the van, drivers must be 25 or older."),
    ("Um 20 % stiegen die Preise.", "Um 10 % stiegen die Preise. Es gibt Rabatte bis zu 50 %."),
    ("The tower opens at 11:30.", "We open at 10:00. The tower opens an hour later than the rest."),
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

/// Reckoned with years
const RECKONED: &[(&str, &str, bool)] = &[
    ("He died at the age of 66.", "He was born in 1823 and taught for 12 years. He died in 1890.", false),
    ("He died at the age of 76.", "He was born in 1823 and taught for 12 years. He died in 1890.", true),
    (
        "He died at the age of 66 years.",
        "He was born in 1823 and taught for 12 years. He died in 1890.",
        false,
    ),
    (
        "He died at the age of 76 years.",
        "He was born in 1823 and taught for 12 years. He died in 1890.",
        true,
    ),
    ("Sie hielt den Rekord 24 Jahre lang.", "Sie hielt den Rekord von 1911 bis 1935.", false),
    ("Work began in 1667.", "The edict was signed in 1666. Work began the following year.", false),
    ("Work began in 1668.", "The edict was signed in 1666. Work began the following year.", true),
    (
        "Les travaux ont débuté en 1667.",
        "L'édit est de 1666, les travaux débutèrent l'année suivante.",
        false,
    ),
    (
        "Der Bau dauerte mehr als 600 Jahre.",
        "Der Bau begann 1248 und endete 1880. Der Turm ist 50 Jahre alt.",
        false,
    ),
    (
        "Der Bau dauerte mehr als 700 Jahre.",
        "Der Bau begann 1248 und endete 1880. Der Turm ist 50 Jahre alt.",
        true,
    ),
    (
        "The work took about 30 years.",
        "The work began in 1881 and ended in 1914, with a pause of 15 years.",
        false,
    ),
    (
        "The work took about 50 years.",
        "The work began in 1881 and ended in 1914, with a pause of 15 years.",
        true,
    ),
    ("Er litt 14 Jahre daran.", "Er litt seit 1791 an einer Krankheit und starb 1805 mit 45 Jahren.", false),
    ("Er litt 24 Jahre daran.", "Er litt seit 1791 an einer Krankheit und starb 1805 mit 45 Jahren.", true),
];

#[test]
fn years_are_reckoned_with() {
    flags(VerdictReason::NumberMismatch, RECKONED);
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

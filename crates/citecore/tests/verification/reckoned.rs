//! Numbers that no source has, and that follow from what one tells: they are as good as told.

use citecore::{VerdictReason, VerdictStatus};

use crate::{flags, held};

/// Claim, source, and whether the number follows.
const RECKONED: &[(&str, &str, bool)] = &[
    ("The population rose by 22,415.", "The population rose from 161,902 to 184,317.", true),
    ("The population rose by about 22,000.", "The population rose from 161,902 to 184,317.", true),
    ("The population rose by about 25,000.", "The population rose from 161,902 to 184,317.", false),
    ("The price rose by $20.", "The price rose from $100 to $120.", true),
    ("The price rose by $30.", "The price rose from $100 to $120.", false),
    (
        "The share of foreign revenue rose by 5 percentage points to 36%.",
        "The share of foreign revenue rose from 31% to 36%.",
        true,
    ),
    ("Der Preis stieg um 20 €.", "Der Preis stieg von 100 € auf 120 €.", true),
    ("About 60% of the ships were chartered.", "Of the 48 ships, 29 were chartered.", true),
    ("About 40% of the ships were chartered.", "Of the 48 ships, 29 were chartered.", false),
    (
        "She won her first race in 2016.",
        "She made her debut in 2013 and won her first race three years later.",
        true,
    ),
    (
        "She won her first race in 2017.",
        "She made her debut in 2013 and won her first race three years later.",
        false,
    ),
    (
        "The book was in a Vermont family since the 19th century.",
        "The book was in a Vermont family since the 1890s.",
        true,
    ),
    (
        "The book was in a Vermont family since the 18th century.",
        "The book was in a Vermont family since the 1890s.",
        false,
    ),
];

#[test]
fn what_follows_is_accurate_and_nothing_else_is() {
    let wrong: Vec<String> = RECKONED
        .iter()
        .filter_map(|&(claim, source, follows)| {
            let verdict = held(claim, source);
            let is_accurate = verdict.status == VerdictStatus::Accurate;
            (is_accurate != follows)
                .then(|| format!("{claim} | {source}: {:?}, {:.2}", verdict.reasons, verdict.support))
        })
        .collect();
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

/// Claim, source, and whether its number speaks against the claim.
const COMPARED: &[(&str, &str, bool)] = &[
    ("The Brisa registered 54 decibels.", "Noise came to 58 decibels, four more than the Brisa.", false),
    ("The Brisa registered 53 decibels.", "Noise came to 58 decibels, four more than the Brisa.", true),
    ("Le Zéphyr V8 coûte 269 euros.", "Le Tornix vaut 329 euros, soit 60 de plus que le Zéphyr V8.", false),
    ("Im Vorjahr waren es 180 Mitglieder.", "Der Verein hat 200 Mitglieder, 20 mehr als im Vorjahr.", false),
    ("Last year the club had 220 members.", "The club has 200 members, 20 fewer than last year.", false),
    ("Last year the club had 180 members.", "The club has 200 members, 20 fewer than last year.", true),
    ("The club has 180 members.", "The club has 200 members, 20 more than last year.", true),
    ("The Korvel costs $70 more than the Brisa.", "The Korvel costs $189, the Brisa $119.", false),
    ("The Korvel costs $60 more than the Brisa.", "The Korvel costs $189, the Brisa $119.", true),
    (
        "Der Lumea ist 50 Euro teurer als der Clar.",
        "Der Lumea kostet 199 Euro. Der Clar kostet 149 Euro.",
        false,
    ),
    (
        "Der Lumea ist 60 Euro teurer als der Clar.",
        "Der Lumea kostet 199 Euro. Der Clar kostet 149 Euro.",
        true,
    ),
    ("The fleet shrank by a third.", "The fleet shrank from 36 ships to 24.", false),
    ("The fleet shrank by 33%.", "The fleet shrank from 36 ships to 24.", false),
    ("The fleet shrank by half.", "The fleet shrank from 36% to 24%.", false),
    (
        "Profits rose by 4.3 billion to €62.4 billion.",
        "Profits rose from €58.1 billion to €62.4 billion.",
        false,
    ),
    (
        "Profits rose by 5.3 billion to €62.4 billion.",
        "Profits rose from €58.1 billion to €62.4 billion.",
        true,
    ),
];

#[test]
fn what_is_compared_is_reckoned_with() {
    flags(VerdictReason::NumberMismatch, COMPARED);
}

const SPANS: &[(&str, &str, bool)] = &[
    (
        "The bridge opened to traffic on 16 December 2004.",
        "The bridge was inaugurated on 14 December 2004 and opened to traffic two days later.",
        false,
    ),
    (
        "The bridge opened to traffic on 18 December 2004.",
        "The bridge was inaugurated on 14 December 2004 and opened to traffic two days later.",
        true,
    ),
    (
        "The trip took 40 days.",
        "The trip began on 14 July 2023. It took 12 days to prepare. It ended on August 23, 2023.",
        false,
    ),
    (
        "The trip took 46 days.",
        "The trip began on 14 July 2023. It took 12 days to prepare. It ended on August 23, 2023.",
        true,
    ),
    (
        "The trip took 60 days.",
        "The trip began on 20 December 2023. It took 12 days to prepare. It ended on 18 February 2024.",
        false,
    ),
    ("The fair lasts 4 days.", "The fair lasts from 16 to 19 October. Entry is free on 2 days.", false),
    ("The fair lasts 6 days.", "The fair lasts from 16 to 19 October. Entry is free on 2 days.", true),
    (
        "The licence ends after 2 months.",
        "The licence begins on 4 April and ends on 4 June. A trial lasts 1 month.",
        false,
    ),
    ("The dose is checked after two months.", "The dose is checked after eight weeks.", false),
    ("The dose is checked after three months.", "The dose is checked after eight weeks.", true),
    ("The trial lasted half a year.", "The trial lasted 26 weeks.", false),
    ("The trial lasted a year and a half.", "The trial lasted 26 weeks.", true),
];

/// Dates that follow from another one and from what has passed since.
const PASSED: &[(&str, &str, bool)] = &[
    (
        "The bridge opened on 12 March.",
        "The work ended on 8 March. The bridge opened four days later.",
        false,
    ),
    (
        "The bridge opened on 12 March.",
        "The work ended on 8 March. The weather was bad. Many came. The bridge opened four days later.",
        false,
    ),
    ("The bridge opened on 13 March.", "The work ended on 8 March. The bridge opened four days later.", true),
    ("He returned on 3 May.", "He left on 28 April. He returned five days later.", false),
    ("He returned on 4 January.", "He left on 28 December. He returned a week later.", false),
    ("He returned on 15 May.", "He left on 1 May. He returned two weeks later.", false),
    ("He returned on 9 May.", "He left on 28 April. He returned five days later.", true),
    ("She died in 1987.", "She moved to Rome in 1977. She died a decade later.", false),
    ("She died in 1986.", "She moved to Rome in 1977. She died a decade later.", true),
    ("She died in 1980.", "She was born in 1900. She died at the age of 80.", false),
    ("She died in 1990.", "She was born in 1900. She died at the age of 80.", true),
    (
        "Work began in the spring of 1722.",
        "The treaty was signed in 1721. Work began the following spring.",
        false,
    ),
    (
        "Die Arbeiten begannen im Sommer 1722.",
        "Der Vertrag ist von 1721. Die Arbeiten begannen im folgenden Sommer.",
        false,
    ),
];

#[test]
fn dates_follow_from_what_has_passed() {
    flags(VerdictReason::NumberMismatch, PASSED);
}

#[test]
fn spans_of_time_are_reckoned_with() {
    flags(VerdictReason::NumberMismatch, SPANS);
}

const PRODUCTS: &[(&str, &str, bool)] = &[
    ("The plan costs $120 a year.", "The plan costs $10 a month.", false),
    ("The plan costs $130 a year.", "The plan costs $10 a month.", true),
    ("The plan costs $10 a month.", "The plan costs $120 a year.", false),
    ("Il coûte 730 euros par an.", "Il coûte 2 euros par jour.", false),
    (
        "For a rent of €600 the deposit is €1,800.",
        "The deposit is three months' rent, and the fee €40.",
        false,
    ),
    (
        "For a rent of €600 the deposit is €1,900.",
        "The deposit is three months' rent, and the fee €40.",
        true,
    ),
    ("Three cleanings use about 6% of a cartridge.", "Each cleaning uses about 2% of the cartridge.", false),
    ("Three cleanings use about 8% of a cartridge.", "Each cleaning uses about 2% of the cartridge.", true),
    (
        "At one metre of focal length the image has 9 cm.",
        "At 1000 mm of focal length the image has 9 mm.",
        true,
    ),
    ("The room has 4 beds for 8 guests.", "The room has 2 beds for 8 guests.", true),
];

#[test]
fn products_are_reckoned_with() {
    flags(VerdictReason::NumberMismatch, PRODUCTS);
}

const PARTS: &[(&str, &str, bool)] = &[
    ("It affects about 0.1% of patients.", "It affects about one case per 1,000 patients.", false),
    ("It affects about 1% of patients.", "It affects about one case per 1,000 patients.", true),
    ("Elle touche environ 20 % des malades.", "Elle touche environ un malade sur cinq.", false),
    ("Elle touche environ 50 % des malades.", "Elle touche environ un malade sur cinq.", true),
    ("Es betrifft 20 % der Patienten.", "Es betrifft einen von fünf Patienten.", false),
    ("Afecta al 10 % de los niños.", "Afecta a uno de cada 10 niños.", false),
    (
        "Roughly 330 million of its neurons are in its arms.",
        "The octopus has about 500 million neurons, around two-thirds of which sit in its arms.",
        false,
    ),
    (
        "Roughly 230 million of its neurons are in its arms.",
        "The octopus has about 500 million neurons, around two-thirds of which sit in its arms.",
        true,
    ),
    ("Half of the 200 members voted.", "Of the 200 members, 100 voted.", false),
    ("A majority of the 200 members voted for it.", "Of the 200 members, 130 voted for it.", false),
];

#[test]
fn parts_are_reckoned_with() {
    flags(VerdictReason::NumberMismatch, PARTS);
}

const WRITTEN: &[(&str, &str, bool)] = &[
    ("Costó 5,25 miles de millones de dólares.", "Costó unos 5.250 millones de dólares.", false),
    ("Costó 5,25 miles de millones de dólares.", "Costó unos 5,25 millones de dólares.", true),
    ("इसकी लागत छह अरब रुपये से कुछ अधिक रही।", "इसकी लागत लगभग 615 करोड़ रुपये रही।", false),
    ("इसकी लागत पाँच अरब रुपये से कुछ अधिक रही।", "इसकी लागत लगभग 615 करोड़ रुपये रही।", true),
    ("She lost almost two minutes.", "She lost one minute fifty.", false),
    ("Within an hour 20 people were rescued.", "Within one hour 20 people were rescued.", false),
    ("Within an hour 30 people were rescued.", "Within one hour 20 people were rescued.", true),
    ("Prices rose by 10% to 20%.", "Prices rose by 10 to 20 percent.", false),
    ("Prices rose by 15% to 20%.", "Prices rose by 10 to 20 percent.", true),
    ("She lost almost four minutes.", "She lost one minute fifty.", true),
];

#[test]
fn numbers_are_read_as_they_are_said() {
    flags(VerdictReason::NumberMismatch, WRITTEN);
}

/// Lengths of time that are told in other units, and whether they are the same.
const LENGTHS: &[(&str, &str, bool)] = &[
    ("Answers come within a week.", "Answers come within 7 days.", true),
    ("Answers come within a week.", "Answers come within 14 days.", false),
    ("Damage must be reported within a day.", "Damage must be reported within 24 hours.", true),
    ("Damage must be reported within a day.", "Damage must be reported within 48 hours.", false),
    ("The warranty lasts a year.", "The warranty lasts 12 months.", true),
    ("The warranty lasts a year.", "The warranty lasts 24 months.", false),
    ("The trial lasts a fortnight.", "The trial lasts 14 days.", true),
    ("Die Antwort kommt innerhalb eines Tages.", "Die Antwort kommt innerhalb von 24 Stunden.", true),
    ("La réponse arrive en une semaine.", "La réponse arrive en 7 jours.", true),
    ("La respuesta llega en una semana.", "La respuesta llega en 10 días.", false),
    // By what it is counted
    ("The plan costs $9 a month.", "The plan costs $8 and can be cancelled within 30 days.", false),
];

#[test]
fn a_length_of_time_may_be_told_by_its_unit_alone() {
    for &(claim, source, same) in LENGTHS {
        let verdict = held(claim, source);
        assert_eq!(verdict.status == VerdictStatus::Accurate, same, "{claim} | {source}: {verdict:?}");
    }
}

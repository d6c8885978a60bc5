//! Changes: how much they are, and to what they lead.

use citecore::VerdictReason;

use crate::flags;

const CHANGES: &[(&str, &str, bool)] = &[
    ("Temperatures fell to 5 degrees.", "Temperatures fell by 5 degrees.", true),
    ("Temperatures fell by 5 degrees.", "Temperatures fell by 5 degrees.", false),
    ("Revenue rose by $4.6 billion.", "Revenue rose 12% to $4.6 billion.", true),
    ("Revenue rose by 12% to $4.6 billion.", "Revenue rose 12% to $4.6 billion.", false),
    ("Prices rose by $10.", "In May the price rose from $5 to $10.", true),
    ("Prices rose to $10.", "In May the price rose from $5 to $10.", false),
    ("Der Preis stieg um 5 Euro.", "Der Preis stieg auf 5 Euro.", true),
    ("The price fell by 20 dollars.", "The price fell from 40 to 20 dollars.", false),
    ("Revenue rose to $45 million.", "Revenue rose by $5 million to $45 million.", false),
    ("Revenue rose to $5 million.", "Revenue rose by $5 million to $45 million.", true),
    (
        "Der Umsatz stieg auf 45 Millionen Euro.",
        "Der Umsatz stieg um 5 Millionen Euro auf 45 Millionen Euro.",
        false,
    ),
    ("The bus takes you to 5 towns.", "5 towns are served by the bus.", false),
];

#[test]
fn an_amount_is_no_end() {
    flags(VerdictReason::NumberMismatch, CHANGES);
}

const ENDS: &[(&str, &str, bool)] = &[
    (
        "The circulation rose from about 25,000 to 65,000 copies.",
        "The circulation, about 25,000 copies before, reached 65,000 after the tour.",
        false,
    ),
    (
        "Le tirage du journal passa d'environ 25 000 à 65 000 exemplaires.",
        "Le tirage, d'environ 25 000 exemplaires avant la course, atteignit 65 000 après le Tour.",
        false,
    ),
    (
        "The circulation rose from about 25,000 to 75,000 copies.",
        "The circulation, about 25,000 copies before, reached 65,000 after the tour.",
        true,
    ),
    ("The fee rose from $20 to $30.", "The fee was $20. It is $30 now.", false),
    ("The fee rose from $20 to $40.", "The fee was $20. It is $30 now.", true),
    (
        "Zwischen 1528 und 1842 ruhten die Bauarbeiten.",
        "Im Jahr 1528 stellte das Domkapitel die Bautätigkeit ein. Der Südturm war zu dieser Zeit hoch. Während der Besetzung ab \
         1794 wurde das Gebäude als Lager genutzt. 1842 legte der König den Grundstein.",
        false,
    ),
];

#[test]
fn what_goes_from_one_number_to_another_may_be_told_one_by_one() {
    flags(VerdictReason::NumberMismatch, ENDS);
}

const RANGES: &[(&str, &str, bool)] = &[
    (
        "Take one or two tablets every two to four hours.",
        "Take one or two tablets every four to six hours.",
        true,
    ),
    ("Take a tablet every six to eight hours.", "Take a tablet every four to six hours.", true),
    ("Take a tablet every four to six hours.", "Take a tablet every four to six hours.", false),
    (
        "Children take it every six to eight hours.",
        "Adults take it every four to six hours, children every six to eight hours.",
        false,
    ),
];

#[test]
fn a_range_that_begins_where_another_ends_is_another() {
    flags(VerdictReason::NumberMismatch, RANGES);
}

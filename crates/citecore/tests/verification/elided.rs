//! Numbers without their unit, which is that of the one before, and a "one" that counts nothing.

use citecore::VerdictReason::NumberMismatch;

use crate::flags;

const BACKUPS: &str = "Backups are kept for 30 days; on Business, for 180 days.";
const BATTERY: &str = "The battery lasts 10 hours, or 6 hours with GPS.";
const ENTRY_IN_GERMAN: &str = "Der Eintritt kostet 12 €, für Kinder 8 €.";
const ENTRY_IN_FRENCH: &str = "L'entrée coûte 12 €, et 8 € pour les enfants.";
const COPIES: &str = "Las copias se guardan 30 días; en el plan Empresa, 180 días.";

/// Claim, source, and whether a number is another one.
const ELIDED: &[(&str, &str, bool)] = &[
    ("Backups are kept for 30 days, or 180 on Business.", BACKUPS, false),
    ("Backups are kept for 30 days, or 190 on Business.", BACKUPS, true),
    ("Backups are kept for 180 days, or 30 on Business.", BACKUPS, true),
    ("It lasts 10 hours (6 with GPS).", BATTERY, false),
    ("It lasts 10 hours (7 with GPS).", BATTERY, true),
    (
        "The trip is 12 km long (3 with the cable car).",
        "The trip is 12 km long, or 3 km with the cable car.",
        false,
    ),
    ("Der Eintritt kostet 12 € (8 für Kinder).", ENTRY_IN_GERMAN, false),
    ("Der Eintritt kostet 12 € (6 für Kinder).", ENTRY_IN_GERMAN, true),
    ("Der Eintritt kostet 8 € (12 für Kinder).", ENTRY_IN_GERMAN, true),
    ("L'entrée coûte 12 € (8 pour les enfants).", ENTRY_IN_FRENCH, false),
    ("L'entrée coûte 12 € (9 pour les enfants).", ENTRY_IN_FRENCH, true),
    ("Las copias se guardan 30 días, o 180 en el plan Empresa.", COPIES, false),
    ("Las copias se guardan 30 días, o 90 en el plan Empresa.", COPIES, true),
    // One that counts nothing
    (
        "The cable measures 5 m, and a 7.5 m one is available.",
        "The cable is 5 metres long (7.5 m as an option).",
        false,
    ),
    (
        "The cable measures 5 m, and an 8.5 m one is available.",
        "The cable is 5 metres long (7.5 m as an option).",
        true,
    ),
    // In the source
    ("Delivery to islands takes 5 days.", "Delivery takes 3 days, to islands 5.", false),
    ("Delivery to islands takes 3 days.", "Delivery takes 3 days, to islands 5.", true),
];

#[test]
fn a_number_without_its_unit_has_that_of_the_one_before() {
    flags(NumberMismatch, ELIDED);
}

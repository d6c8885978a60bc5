//! What is open around the clock, and noon.

use citecore::VerdictReason::NumberMismatch;

use crate::flags;

/// Claim, source, and whether a time is another one.
const CLOCKS: &[(&str, &str, bool)] = &[
    ("The hotline is available 24/7.", "The hotline is available around the clock.", false),
    ("The hotline is available 24/7.", "The hotline is available 24 hours a day.", false),
    ("The hotline is available 24 hours a day, 7 days a week.", "The hotline is available 24/7.", false),
    ("The hotline is available 24/7.", "The hotline is available 12 hours a day.", true),
    ("The hotline is available around the clock.", "The hotline is available 12 hours a day.", true),
    ("Die Hotline ist 24/7 erreichbar.", "Die Hotline ist rund um die Uhr erreichbar.", false),
    ("Die Rezeption ist rund um die Uhr besetzt.", "Die Rezeption ist 24 Stunden am Tag besetzt.", false),
    ("Die Rezeption ist rund um die Uhr besetzt.", "Die Rezeption ist 16 Stunden am Tag besetzt.", true),
    ("Le standard est joignable 24 heures sur 24.", "Le standard est joignable 24h/24 et 7j/7.", false),
    ("Le standard est joignable 24h/24.", "Le standard est joignable 12 heures par jour.", true),
    ("La recepción está abierta 24/7.", "La recepción está abierta las 24 horas.", false),
    ("The party was on 24/7/2020.", "The party was on 25/7/2020.", true),
    ("Le concert commence à midi.", "Le concert commence à 12h00.", false),
    ("Le concert commence à midi.", "Le concert commence à 14h00.", true),
    ("Nous sommes ouverts l'après-midi.", "Nous sommes ouverts l'après-midi de 14h00 à 18h00.", false),
    ("Die Schule beginnt um halb zehn.", "Die Schule beginnt um 9:30 Uhr.", false),
    ("Die Schule beginnt um halb zehn.", "Die Schule beginnt um 10:30 Uhr.", true),
    ("The keyboard supports MIDI.", "The keyboard supports music, and the shop opens at 9:00.", false),
];

#[test]
fn a_day_has_24_hours() {
    flags(NumberMismatch, CLOCKS);
}

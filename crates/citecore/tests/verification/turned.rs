//! What comes first and what comes later, and what is the cause of what.

use super::{all_are_accurate, none_is_accurate};

/// The source has it the other way round.
const TURNED: &[(&str, &str)] = &[
    (
        "Install the driver before connecting the printer.",
        "Connect the printer before installing the driver.",
    ),
    ("Close all windows, then run the installer.", "Run the installer, then close all windows."),
    ("First enter the code, then select the language.", "First select the language, then enter the code."),
    (
        "Turn off the power once you have removed the cover.",
        "Remove the cover once you have turned off the power.",
    ),
    ("Because the server crashed, the disk was full.", "The server crashed because the disk was full."),
    ("The shop closed because the owner moved abroad.", "The owner moved abroad because the shop closed."),
    (
        "After the update is installed, the phone restarts.",
        "The update is installed after the phone restarts.",
    ),
    (
        "Wählen Sie die Sprache, bevor Sie den Code eingeben.",
        "Geben Sie den Code ein, bevor Sie die Sprache wählen.",
    ),
    ("Die Firma ging pleite, weil der Chef kündigte.", "Der Chef kündigte, weil die Firma pleite ging."),
    ("Fermez la fenêtre, puis ouvrez la porte.", "Ouvrez la porte, puis fermez la fenêtre."),
    ("Cierre la ventana antes de abrir la puerta.", "Abra la puerta antes de cerrar la ventana."),
    (
        "Switch off the power once you have removed the cover.",
        "Remove the cover once you have switched off the power.",
    ),
];

/// The source has it as the claim has, in one order or the other.
const ALIKE: &[(&str, &str)] = &[
    ("Because the disk was full, the server crashed.", "The server crashed because the disk was full."),
    (
        "Before you connect the printer, install the driver.",
        "Install the driver before connecting the printer.",
    ),
    ("After removing the cover, turn off the power.", "Turn off the power after you have removed the cover."),
    ("Once the update is installed, the phone restarts.", "The phone restarts once the update is installed."),
    ("First select the language, then enter the code.", "Select the language, then enter the code."),
    ("Weil die Firma pleite ging, kündigte der Chef.", "Der Chef kündigte, weil die Firma pleite ging."),
    (
        "The old bridge was closed before the new bridge was opened.",
        "Before the new bridge was opened, the old bridge was closed.",
    ),
    (
        "After the war he studied law, and after graduating he moved to Rome.",
        "He studied law after the war and moved to Rome after graduating.",
    ),
    (
        "The team lost because of injuries and then won the cup.",
        "Because of injuries the team lost, then it won the cup.",
    ),
];

#[test]
fn what_comes_first_does_not_come_later() {
    none_is_accurate(TURNED);
}

#[test]
fn a_clause_may_stand_before_the_other_or_behind_it() {
    all_are_accurate(ALIKE);
}

//! What is so for good, and for a time.

use super::{all_are_accurate, none_is_accurate};

const FOR_A_TIME: &[(&str, &str)] = &[
    ("Deleted files stay in the trash forever.", "Deleted files stay in the trash for 30 days."),
    (
        "Your account is locked permanently after five failed attempts.",
        "After five failed attempts your account is locked for 15 minutes.",
    ),
    (
        "Gelöschte Dateien bleiben dauerhaft im Papierkorb.",
        "Gelöschte Dateien bleiben 30 Tage lang im Papierkorb.",
    ),
    (
        "Les fichiers supprimés restent pour toujours dans la corbeille.",
        "Les fichiers supprimés restent dans la corbeille pendant 30 jours.",
    ),
    (
        "Los archivos eliminados quedan para siempre en la papelera.",
        "Los archivos eliminados quedan en la papelera durante 30 días.",
    ),
];

/// It is so for good, for the claim's time, or from some time on.
const FOR_GOOD: &[(&str, &str)] = &[
    ("Deleted files stay in the trash for 30 days.", "Deleted files stay in the trash for 30 days."),
    (
        "After 30 days deleted files are removed permanently.",
        "Deleted files are removed permanently after 30 days.",
    ),
    ("Your account is locked permanently.", "Your account is locked permanently after 30 days."),
    (
        "Points are awarded for good reviews.",
        "Points are awarded for good reviews and are valid for 12 months.",
    ),
    (
        "Your files are deleted permanently.",
        "Your files are kept for 30 days. Then your files are deleted permanently.",
    ),
];

#[test]
fn what_is_so_for_a_time_is_not_so_for_good() {
    none_is_accurate(FOR_A_TIME);
}

#[test]
fn what_is_so_for_good_or_as_long_is_accurate() {
    all_are_accurate(FOR_GOOD);
}

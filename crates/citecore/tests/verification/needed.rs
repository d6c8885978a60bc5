//! What has to be, of what something is so without, and what becomes of it where it isn't done.

use citecore::{VerdictReason, VerdictStatus};

use crate::{flags, held};

const POINTS: &str = "Points must be used within a year; otherwise they expire.";
const LAPSE: &str = "Unused days must be used by 31 March, after which they lapse.";
const GUTSCHEINE: &str = "Gutscheine müssen innerhalb eines Jahres eingelöst werden, sonst verfallen sie.";
const ABHOLUNG: &str = "Pakete müssen innerhalb von 7 Tagen abgeholt werden; danach gehen sie zurück.";
const POINTS_FRENCH: &str = "Les points doivent être utilisés dans l'année, sinon ils expirent.";
const PUNTOS: &str = "Los puntos deben usarse en un año; de lo contrario caducan.";

const OTHERWISE: &[(&str, &str, bool)] = &[
    ("Points expire if not used within a year.", POINTS, false),
    ("If not used within a year, points expire.", POINTS, false),
    ("Points expire if they aren't used within a year.", POINTS, false),
    ("Unused days lapse if not used by 31 March.", LAPSE, false),
    ("Unused days expire if not used by 31 March.", LAPSE, false),
    (
        "Items not collected within 7 days are sent back.",
        "Items must be collected within 7 days; after that they are sent back.",
        false,
    ),
    (
        "Items not collected in 7 days go back.",
        "Items have to be collected in 7 days, or else they go back.",
        false,
    ),
    ("Gutscheine verfallen, wenn sie nicht innerhalb eines Jahres eingelöst werden.", GUTSCHEINE, false),
    ("Pakete gehen zurück, wenn sie nicht innerhalb von 7 Tagen abgeholt werden.", ABHOLUNG, false),
    ("Les points expirent s'ils ne sont pas utilisés dans l'année.", POINTS_FRENCH, false),
    ("Los puntos caducan si no se usan en un año.", PUNTOS, false),
    // What is done or may be left
    ("Points don't have to be used within a year.", POINTS, true),
    ("Points do not expire if not used within a year.", POINTS, true),
    ("Points can't be used within a year.", POINTS, true),
    ("Points must not be used within a year.", POINTS, true),
    ("Unused days need not be used by 31 March.", LAPSE, true),
    ("Gutscheine müssen nicht innerhalb eines Jahres eingelöst werden.", GUTSCHEINE, true),
    ("Les points ne doivent pas être utilisés dans l'année.", POINTS_FRENCH, true),
    ("Los puntos no caducan.", PUNTOS, true),
];

#[test]
fn what_becomes_of_it_where_it_is_not_done_denies_nothing_of_what_has_to_be() {
    flags(VerdictReason::NegationMismatch, OTHERWISE);
}

const RECEIPT: &str = "A receipt is required for returns.";
const TICKET: &str = "A ticket is required to enter.";

const WITHOUT: &[(&str, &str, bool)] = &[
    ("You can't return it without a receipt.", RECEIPT, false),
    ("You cannot enter without a ticket.", TICKET, false),
    ("You cannot enter without a ticket.", "You need a ticket to enter.", false),
    ("You cannot enter without a ticket.", "Visitors must have a ticket to enter.", false),
    ("Ohne Ticket kann man nicht eintreten.", "Zum Eintreten ist ein Ticket erforderlich.", false),
    ("Sans ticket, on ne peut pas entrer.", "Un ticket est obligatoire pour entrer.", false),
    ("No se puede entrar sin entrada.", "Se necesita una entrada para entrar.", false),
    ("You can't return it with a receipt.", RECEIPT, true),
    ("You don't need a receipt for returns.", RECEIPT, true),
    ("A ticket isn't required to enter.", TICKET, true),
    ("You can enter without a ticket.", "You cannot enter without a ticket.", true),
];

#[test]
fn nothing_goes_without_what_is_required() {
    flags(VerdictReason::NegationMismatch, WITHOUT);
}

/// What must not be, and what need not be, said in two ways each.
const LEFT: &[[[&str; 2]; 2]] = &[
    [
        ["You must not enter a code.", "You mustn't enter a code."],
        ["You need not enter a code.", "You don't have to enter a code."],
    ],
    [
        ["Tenants must not clear the snow.", "The snow must not be cleared by tenants."],
        ["Tenants are not required to clear the snow.", "Tenants do not need to clear the snow."],
    ],
    [
        ["Sie dürfen keinen Code eingeben.", "Einen Code dürfen Sie nicht eingeben."],
        ["Sie müssen keinen Code eingeben.", "Einen Code müssen Sie nicht eingeben."],
    ],
    [
        ["Die Mieter dürfen den Schnee nicht räumen.", "Den Schnee dürfen die Mieter nicht räumen."],
        ["Die Mieter müssen den Schnee nicht räumen.", "Den Schnee brauchen die Mieter nicht zu räumen."],
    ],
    [
        ["Vous ne devez pas saisir de code.", "Il ne doit pas saisir de code."],
        ["Vous n'avez pas besoin de saisir de code.", "Il n'est pas obligatoire de saisir de code."],
    ],
    [
        ["Los inquilinos no deben limpiar la nieve.", "La nieve no la deben limpiar los inquilinos."],
        [
            "Los inquilinos no necesitan limpiar la nieve.",
            "No es necesario que los inquilinos limpien la nieve.",
        ],
    ],
];

#[test]
fn what_need_not_be_may_be_and_what_must_not_be_may_not() {
    for [forbids, leaves] in LEFT {
        for (one, other) in forbids.iter().flat_map(|one| leaves.iter().map(move |other| (one, other))) {
            for (claim, source) in [(one, other), (other, one)] {
                let verdict = held(claim, source);
                assert_ne!(
                    verdict.status,
                    VerdictStatus::Accurate,
                    "{claim} of {source} {}",
                    verdict.support
                );
            }
        }
        for alike in [forbids, leaves] {
            for (claim, source) in [(alike[0], alike[1]), (alike[1], alike[0])] {
                let verdict = held(claim, source);
                assert_ne!(verdict.status, VerdictStatus::Inaccurate, "{claim} of {source}");
            }
        }
    }
}

#[test]
fn what_need_not_be_does_not_have_to_be() {
    flags(
        VerdictReason::NegationMismatch,
        &[
            (
                "People under 26 have to deposit a salary.",
                "People under 26 don't need to deposit a salary.",
                true,
            ),
            ("You have to register your device.", "You don't need to register your device.", true),
            ("You don't have to register your device.", "You don't need to register your device.", false),
            ("Children need not pay.", "Children need not pay, and must not swim alone.", false),
            ("Children must not swim alone.", "Children need not pay, and must not swim alone.", false),
        ],
    );
}

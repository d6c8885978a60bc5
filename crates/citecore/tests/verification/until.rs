//! What is so until something, and what is so after it.

use citecore::VerdictReason;

use super::flags;

const ENDS: &[(&str, &str, bool)] = &[
    ("You can cancel your order after dispatch.", "You can cancel your order until dispatch.", true),
    (
        "You can cancel free of charge until it is dispatched.",
        "You can cancel free of charge after it is dispatched.",
        true,
    ),
    (
        "Sie können die Bestellung nach dem Versand stornieren.",
        "Sie können die Bestellung bis zum Versand stornieren.",
        true,
    ),
    ("Se puede cancelar después del envío.", "Se puede cancelar hasta el envío.", true),
    ("On peut annuler après l'expédition.", "On peut annuler jusqu'à l'expédition.", true),
    // The same end, or another one
    ("You can cancel your order until dispatch.", "You can cancel your order until dispatch.", false),
    ("You can cancel your order before dispatch.", "You can cancel your order until dispatch.", false),
    ("You can return it after delivery.", "You can return it until the invoice is paid.", false),
    ("The gate is closed after dusk.", "The gate is open until dusk.", false),
    ("The gate is closed at dusk.", "The gate is open at dusk.", true),
    (
        "You can change it after dispatch.",
        "You can change it until dispatch, and after dispatch in the app.",
        false,
    ),
];

#[test]
fn what_is_so_until_something_is_not_so_after_it() {
    flags(VerdictReason::NegationMismatch, ENDS);
}

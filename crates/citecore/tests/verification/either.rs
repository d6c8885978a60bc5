//! Whether both of two things are needed, or one of them.

use citecore::VerdictStatus::Accurate;

use crate::held;

const LICENCE: &str = "You need a passport or a driving licence.";
const RECEIPT: &str = "You must provide a receipt and a card number.";

#[test]
fn both_of_two_things_are_more_than_one_of_them() {
    for (claim, source, is_said) in [
        (LICENCE, LICENCE, true),
        ("You need a driving licence or a passport.", LICENCE, true),
        ("You need a passport and a driving licence.", LICENCE, false),
        ("You need a driving licence and a passport.", LICENCE, false),
        (RECEIPT, RECEIPT, true),
        ("You must provide a receipt or a card number.", RECEIPT, false),
        (
            "Sie benötigen einen Reisepass und einen Personalausweis.",
            "Sie benötigen einen Reisepass oder einen Personalausweis.",
            false,
        ),
        (
            "Il faut un passeport et une carte d'identité.",
            "Il faut un passeport ou une carte d'identité.",
            false,
        ),
        ("Se necesita pasaporte y visado.", "Se necesita pasaporte o visado.", false),
        // What is possible may be done in either way, and what is so of either is so of both.
        ("You can pay by card and PayPal.", "You can pay by card or PayPal.", true),
        (
            "You need an email address and a password.",
            "You need a name, an email address and a password.",
            true,
        ),
    ] {
        let verdict = held(claim, source);
        assert_eq!(verdict.status == Accurate, is_said, "{claim}: {:.2}", verdict.support);
    }
}

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
        ("Enter your email address and phone number.", "Enter your email address or phone number.", false),
        ("Applicants must speak French and German.", "Applicants must speak French or German.", false),
        ("Press the power button and the volume key.", "Press the power button or the volume key.", false),
        ("Members get free entry and a discount.", "Members get free entry or a discount.", false),
        (
            "Winners receive a trophy and a cash prize.",
            "Winners receive either a trophy or a cash prize.",
            false,
        ),
        ("The meal includes soup and salad.", "The meal includes soup or salad.", false),
        ("Das Menü enthält Suppe und Salat.", "Das Menü enthält Suppe oder Salat.", false),
        (
            "Bewerber müssen Französisch und Spanisch sprechen.",
            "Bewerber müssen Französisch oder Spanisch sprechen.",
            false,
        ),
        (
            "Les candidats doivent parler français et espagnol.",
            "Les candidats doivent parler français ou espagnol.",
            false,
        ),
        (
            "Los candidatos deben hablar francés y alemán.",
            "Los candidatos deben hablar francés o alemán.",
            false,
        ),
        ("Enter your phone number or email address.", "Enter your email address or phone number.", true),
        ("The meal comes with soup or salad.", "The meal includes soup or salad.", true),
        ("You need either a passport or a visa.", "You need a passport or a visa.", true),
        ("You can pay by card and by PayPal.", "You can pay by card or PayPal.", true),
        ("You can use tape and glue.", "You can use tape or glue.", true),
        ("Members get free entry and a discount.", "Members get free entry and a discount.", true),
        ("The plan includes email or chat support.", "The plan includes email or chat support.", true),
        (
            "The kit includes cables for phones and cameras.",
            "The kit includes cables for phones or cameras.",
            true,
        ),
        ("The menu includes soup.", "The menu includes soup or salad.", true),
        ("Guests receive a towel and a robe.", "Guests receive a towel and a robe, or a voucher.", true),
        ("Enter your name or email.", "Enter your name or email and press OK.", true),
        (
            "The form must not be signed by minors and guests.",
            "The form must not be signed by minors or guests.",
            true,
        ),
        (
            "Users who get errors and warnings should restart.",
            "Users who get errors or warnings should restart.",
            true,
        ),
        ("Applicants must be citizens or residents.", "Applicants must be citizens or residents.", true),
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

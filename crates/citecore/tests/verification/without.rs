//! What is so without something, and what isn't.

use citecore::{VerdictReason, VerdictStatus};

use crate::{flags, held};

const WITHOUT: &[(&str, &str, bool)] = &[
    ("Le billet n'est ni échangeable ni remboursable.", "Billet ni échangeable ni remboursable.", false),
    ("Le billet est échangeable et remboursable.", "Billet ni échangeable ni remboursable.", true),
    ("동의 없이 보증금을 인상할 수 있습니다.", "동의 없이 보증금을 인상할 수 없습니다.", true),
    ("동의 없이 보증금을 인상할 수 없습니다.", "동의 없이 보증금을 인상할 수 없습니다.", false),
    ("टिकट के बिना प्रवेश है।", "टिकट के बिना प्रवेश नहीं है।", true),
    // What is missing isn't there, but may be spoken of.
    ("You cannot report a parcel.", "You can report a missing parcel in the app.", true),
    ("Files cannot be restored.", "Missing files can be restored.", true),
    ("There is no download icon.", "The download icon is missing.", false),
    ("The download icon is missing.", "There is no download icon.", false),
    ("The file has no header.", "The header of the file is missing.", false),
    ("Points never expire.", "Points expire after a year.", true),
    ("The download icon isn't missing.", "The download icon is missing.", true),
    ("Das Symbol ist nicht da.", "Das Symbol fehlt.", false),
    ("Il n'y a pas de reçu.", "Le reçu manque.", false),
    // Without a limit
    ("Le forfait vient avec des factures illimitées.", "Le forfait vient sans limite de factures.", false),
    ("El plan viene con facturas ilimitadas.", "El plan viene sin límite de facturas.", false),
    ("The plan comes with unlimited invoices.", "The plan comes without a limit on invoices.", false),
    ("The plan comes with a limit on invoices.", "The plan comes without a limit on invoices.", true),
    ("The plan comes without invoices.", "The plan comes with unlimited invoices.", true),
    (
        "The deposit is returned after the car has been handed back without damage.",
        "If the car is returned undamaged, the deposit is returned.",
        false,
    ),
];

#[test]
fn can_without_it_is_no_cannot_without_it() {
    flags(VerdictReason::NegationMismatch, WITHOUT);
}

/// Nothing goes without what is needed.
#[test]
fn what_is_needed_is_what_nothing_goes_without() {
    for (claim, source) in [
        (
            "임대인이 보증금을 올리려면 세입자의 동의가 필요합니다.",
            "임대인은 세입자의 동의 없이 보증금을 올릴 수 없습니다.",
        ),
        ("입장하려면 티켓이 필요합니다.", "티켓이 없으면 입장할 수 없습니다."),
        ("प्रवेश के लिए टिकट चाहिए।", "टिकट के बिना प्रवेश नहीं है।"),
        ("A ticket is needed to enter.", "You cannot enter without a ticket."),
    ] {
        let verdict = held(claim, source);
        assert_ne!(verdict.status, VerdictStatus::Inaccurate, "{claim}: {:.2}", verdict.support);
    }
}

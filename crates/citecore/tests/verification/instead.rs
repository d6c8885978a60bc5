//! What isn't so but another thing is: "checks instead of cash".

use citecore::VerdictReason;

use crate::flags;

/// A thing behind "instead of", "rather than", "unlike" and the like is denied what the sentence says.
const INSTEAD: &[(&str, &str, bool)] = &[
    ("The bank accepts cash.", "The bank accepts checks instead of cash.", true),
    (
        "Passwords are stored in the browser.",
        "Passwords are stored in the vault instead of the browser.",
        true,
    ),
    ("The conference was held in Vienna.", "The conference was held online rather than in Vienna.", true),
    ("The team chose Python instead of Rust.", "The team chose Rust instead of Python.", true),
    ("Add butter to the dough.", "Add oil to the dough instead of butter.", true),
    ("The engine runs on petrol.", "The engine runs on hydrogen in place of petrol.", true),
    ("Firefox supports the feature.", "Unlike Firefox, Chrome supports the feature.", true),
    (
        "The free plan includes backups.",
        "In contrast to the free plan, the paid plan includes backups.",
        true,
    ),
    ("Sharks are mammals.", "Whales, as opposed to sharks, are mammals.", true),
    ("Die Bank nimmt Bargeld an.", "Die Bank nimmt Karten statt Bargeld an.", true),
    (
        "Der kostenlose Tarif enthält Backups.",
        "Im Gegensatz zum kostenlosen Tarif enthält der bezahlte Tarif Backups.",
        true,
    ),
    ("Firefox unterstützt die Funktion.", "Anders als Firefox unterstützt Chrome die Funktion.", true),
    ("La banque accepte les espèces.", "La banque accepte les chèques au lieu des espèces.", true),
    ("El equipo eligió Python en lugar de Rust.", "El equipo eligió Rust en lugar de Python.", true),
    ("The bank accepts checks.", "The bank accepts checks instead of cash.", false),
    ("Send the form by fax.", "Send the form by fax rather than by mail.", false),
    ("Whales are mammals.", "Whales, as opposed to sharks, are mammals.", false),
    ("The team chose Rust rather than Python.", "The team chose Rust instead of Python.", false),
    ("Chrome, unlike Firefox, supports the feature.", "Unlike Firefox, Chrome supports the feature.", false),
    ("Chrome supports the feature.", "Unlike Firefox, Chrome supports the feature.", false),
    ("The bank doesn't accept cash.", "The bank accepts checks instead of cash.", false),
    ("You can pay yearly.", "You can pay monthly instead of yearly.", false),
    ("The team preferred Rust to Python.", "The team chose Rust instead of Python.", false),
    ("Unlike Firefox, Chrome supports the feature.", "Unlike Firefox, Chrome supports the feature.", false),
    ("Chrome supports dark mode, unlike Firefox.", "Unlike Firefox, Chrome supports dark mode.", false),
    (
        "The new version supports dark mode.",
        "Unlike the old version, the new version supports dark mode.",
        false,
    ),
    ("The new version supports dark mode.", "Unlike the old version, the new app supports dark mode.", false),
    (
        "The paid plan includes backups.",
        "In contrast to the free plan, the paid plan includes backups.",
        false,
    ),
    ("The bank accepts cash.", "The bank accepts cash. In Vienna it accepts checks instead of cash.", false),
    ("Rust was chosen over Python by the team.", "The team chose Rust instead of Python.", false),
    ("The office moved from Berlin to Munich.", "The office is now in Munich instead of Berlin.", false),
    (
        "Passwords are no longer stored in the browser.",
        "Passwords are stored in the vault instead of the browser.",
        false,
    ),
    ("The price was lowered to 60 euros.", "The price is 60 euros instead of 80 euros.", false),
    (
        "The meeting was moved from Monday to Tuesday.",
        "The meeting takes place on Tuesday instead of Monday.",
        false,
    ),
    (
        "Chrome is better than Firefox because it supports the feature.",
        "Unlike Firefox, Chrome supports the feature.",
        false,
    ),
    ("The bank does not take cash but checks.", "The bank takes checks instead of cash.", false),
    (
        "The museum is in the castle.",
        "Rather than a museum, the castle houses a museum of art in the castle.",
        false,
    ),
    ("Die Bank nimmt Karten.", "Die Bank nimmt Karten statt Bargeld an.", false),
    ("Das Konzert findet im Park statt.", "Das Konzert findet im Park statt und beginnt um 8.", false),
    (
        "The conference took place in Vienna.",
        "The conference took place in Graz rather than in Vienna.",
        true,
    ),
    (
        "The red button starts the engine.",
        "The green button, as opposed to the red button, starts the engine.",
        true,
    ),
    ("Il team ha scelto Python.", "Il team ha scelto Rust invece di Python.", true),
    ("A equipe escolheu Python.", "A equipe escolheu Rust em vez de Python.", true),
    ("Paris charges for museums.", "Unlike Paris, which charges for museums, London does not.", false),
    ("The Basic plan is free.", "Unlike the Basic plan, which is free, the Pro plan costs $10.", false),
];

#[test]
fn what_stands_behind_instead_of_is_denied() {
    flags(VerdictReason::NegationMismatch, INSTEAD);
}

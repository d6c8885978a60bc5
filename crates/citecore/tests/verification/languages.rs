//! Claims in another language than what they are held against, and words that are others in another one.

use citecore::{VerdictReason, VerdictStatus};

use crate::{flags, held};

#[test]
fn another_language_is_told_by_few_words_where_none_is_shared() {
    for (claim, text) in [
        ("Geschenkkarten werden nicht erstattet.", "Gift cards are not refundable."),
        ("Las tarjetas regalo no son reembolsables.", "Gift cards are not refundable."),
        ("Gift cards are not refundable.", "Geschenkkarten werden nicht erstattet."),
        ("Deleted files are kept in the trash.", "Gelöschte Dateien bleiben im Papierkorb."),
    ] {
        assert_eq!(held(claim, text).status, VerdictStatus::Uncertain, "{claim} | {text}");
    }
    for (claim, text) in [
        ("Deleted files are kept in the trash.", "Gift cards are not refundable."),
        ("Geschenkkarten werden nicht erstattet.", "Gelöschte Dateien bleiben im Papierkorb."),
    ] {
        assert_eq!(held(claim, text).status, VerdictStatus::Inaccurate, "{claim} | {text}");
    }
}

#[test]
fn a_word_that_is_a_number_in_another_language_is_none() {
    flags(
        VerdictReason::NumberMismatch,
        &[
            (
                "La salsa se vierte sobre piezas de pollo y suele acompañarse de arroz.",
                "El mole consiste en una salsa de 20 ingredientes vertida sobre piezas de pollo, que se acompaña de arroz.",
                false,
            ),
            (
                "Hold the button once to start the pump of the well.",
                "Hold the button for 5 seconds to start the pump of the well.",
                false,
            ),
            (
                "Der vierte Versuch begann am Montag im Hof der Schule.",
                "Der fünfte Versuch begann am Montag im Hof der Schule.",
                true,
            ),
        ],
    );
}

//! Claims in another language than what they are held against.

use citecore::VerdictStatus;

use crate::held;

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

//! Names of the claim that its sources don't have.

use citecore::VerdictReason;

use crate::flags;

#[test]
fn a_name_that_the_source_has_not_is_noticed_where_it_has_another() {
    let text = "The mount was made by Anna Meier in Jena. She sold it to Zeiss.";
    flags(
        VerdictReason::NameMismatch,
        &[
            ("The mount was made by Otto Lang in Jena.", text, true),
            ("The mount was made by Anna Meier in Jena.", text, false),
            ("The mount was made by Ms Meier in Jena.", text, false),
            ("The mount was made in Jena.", text, false),
            // Names that begin alike
            ("The factory is in Austria.", "The factory is in Australia.", true),
            ("The report was written by Peter Johnson.", "The report was written by Peter Johnston.", true),
            ("It was built by a Portuguese company.", "It was built by a company of Portugal.", false),
            ("It is a Canadian company.", "The company is from Canada.", false),
            ("Die Firma ist spanisch.", "Die Firma ist aus Spanien.", false),
            // No other name stands where it should.
            ("The mount was made by Otto.", "The mount was made by hand.", false),
        ],
    );
}

#[test]
fn what_begins_a_sentence_is_a_name_in_english_alone() {
    flags(
        VerdictReason::NameMismatch,
        &[(
            "Situada no Porto, a Ponte Nova foi aberta em 1886.",
            "A Ponte Nova foi aberta no Porto em 1886 por Ana Lopes.",
            false,
        )],
    );
}

//! Names of the claim that its sources don't have, or have of somebody else.

use citecore::{VerdictReason, VerdictStatus};

use crate::{flags, held};

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
            // At the beginning of both.
            ("Quentin Brewer built the mount in Jena.", "Ottoline Meier built the mount in Jena.", true),
            // No other name stands where it should.
            ("The mount was made by Otto.", "The mount was made by hand.", false),
        ],
    );
}

#[test]
fn a_namesake_is_somebody_else() {
    flags(
        VerdictReason::NameMismatch,
        &[
            ("The company was founded by Thomas Smith.", "The company was founded by Anna Smith.", true),
            ("The company was founded by Anna Weber.", "The company was founded by Anna Smith.", true),
            ("The company was founded by Anna Smith.", "The company was founded by Anna Smith.", false),
            ("The company was founded by Smith.", "The company was founded by Anna Smith.", false),
            ("The company was founded by President Smith.", "The company was founded by Anna Smith.", false),
            (
                "La empresa fue fundada en 1998 por Pedro García.",
                "La empresa fue fundada en 1998 por Ana García.",
                true,
            ),
            // No other name stands beside it, an initial may be of that one, and "Mr" is none.
            (
                "La empresa fue fundada en 1998 por Pedro García.",
                "La empresa fue fundada en 1998 por la señora García.",
                false,
            ),
            (
                "The company was founded by Thomas Smith in 1998.",
                "The company was founded by T. Smith in 1998.",
                false,
            ),
            (
                "The company was founded by Anna Smith in 1998.",
                "Ms Smith founded the company in 1998.",
                false,
            ),
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

#[test]
fn a_noun_of_german_is_no_name_for_its_capital_letter() {
    let text = "Die Steine werden vor dem letzten Wohnhaus der Opfer in das Pflaster eingelassen. Der Künstler Gunter Demnig verlegte \
                den ersten Stein 1996 in Berlin.";
    flags(
        VerdictReason::NameMismatch,
        &[
            ("Die Steine werden vor dem letzten Wohnhaus der Opfer in den Gehweg eingelassen.", text, false),
            (
                "Die Platten werden vor dem letzten Wohnhaus der Opfer in das Pflaster eingelassen.",
                text,
                false,
            ),
            // A name is of several words, or without an article.
            ("1996 verlegte der Künstler Otto Lang den ersten Stein.", text, true),
            ("Der Künstler Gunter Demnig verlegte den ersten Stein 1996 in Dresden.", text, true),
            ("Der Künstler Gunter Demnig verlegte den ersten Stein 1996 in Berlin.", text, false),
            (
                "Der Friede wurde 1648 in Münster und Dresden geschlossen.",
                "Der Westfälische Friede wurde 1648 in Münster und Osnabrück geschlossen.",
                true,
            ),
            // A source of nouns alone has no other name.
            (
                "Der Künstler Otto Lang verlegte den ersten Stein im Jahr 1996.",
                "Den ersten Stein verlegte der Künstler im Jahr 1996 mit Genehmigung der Stadt.",
                false,
            ),
        ],
    );
}

#[test]
fn a_name_may_stand_as_its_first_letters() {
    let full = "The test was positive, but the Union Cycliste Internationale had not listed the drug, as the Tour says.";
    let short = "The test was positive, but the UCI had not listed the drug, as the Tour says.";
    flags(
        VerdictReason::NameMismatch,
        &[
            ("The test was positive, but the UCI had not listed the drug.", full, false),
            (
                "The test was positive, but the Union Cycliste Internationale had not listed the drug.",
                short,
                false,
            ),
            ("The test was positive, but the FIA had not listed the drug.", full, true),
            ("The test was positive, but the Olympic Committee had not listed the drug.", short, true),
        ],
    );
}

#[test]
fn what_is_said_of_another_by_name_is_not_accurate() {
    const SISTERS: &str = "Las hermanas Elvira y Rosario Quintanar nacieron en Guanajuato. Elvira estudió en la Escuela Nacional de Medicina, \
        donde se tituló en 1899. Rosario se dedicó a la botánica.";
    const PAINTERS: &str = "Lucienne Tardieu est une peintre bretonne. Son amie Jeanne Kervella, graveuse, l'accompagne en Algérie. Kervella \
        reçut en 1925 la médaille d'or de l'Exposition des arts décoratifs.";
    const COMPANIES: &str = "Corvane and Delmark build telescopes in Jena. Corvane opened its second factory for mirrors in 1998. Delmark sells \
        its mounts in twelve countries.";
    for (claim, source, is_another) in [
        ("Elvira se tituló en la Escuela Nacional de Medicina en 1899.", SISTERS, false),
        ("Rosario se tituló en la Escuela Nacional de Medicina en 1899.", SISTERS, true),
        (
            "En 1925, Jeanne Kervella reçut la médaille d'or de l'Exposition des arts décoratifs.",
            PAINTERS,
            false,
        ),
        (
            "En 1925, Lucienne Tardieu reçut la médaille d'or de l'Exposition des arts décoratifs.",
            PAINTERS,
            true,
        ),
        ("Corvane opened its second factory for mirrors in 1998.", COMPANIES, false),
        ("Delmark opened its second factory for mirrors in 1998.", COMPANIES, true),
        // The first name and the last are one's.
        (
            "Voss moved to London in 1889 and studied at the Slade.",
            "Henrietta Voss was a painter. In Hull they knew Henrietta Voss well. Henrietta moved to London in 1889 and studied at the Slade.",
            false,
        ),
    ] {
        let verdict = held(claim, source);
        assert_eq!(verdict.status == VerdictStatus::Accurate, !is_another, "{claim}: {:.2}", verdict.support);
    }
}

/// The US is no "us", and is written in several ways.
#[test]
fn states_are_known_by_their_letters() {
    for (claim, source, is_said) in [
        ("Data is stored in the US.", "Data is stored in the EU.", false),
        ("Data is stored in the EU.", "Data is stored in the US.", false),
        ("Data is stored in the US.", "Data is stored in the U.S. only.", true),
        ("Data is stored in the United States.", "Data is stored in the USA.", true),
        ("Data is stored in the U.S.A.", "Data is stored in the United States of America.", true),
        ("He lives in the United States.", "He lives in the United Kingdom.", false),
        ("He lives in the UK.", "He lives in the United Kingdom.", true),
        ("The European Union adopted the rule in May.", "In May the rule was adopted by the EU.", true),
        ("Die EU hat 27 Mitglieder.", "Die Europäische Union besteht aus 27 Mitgliedern.", true),
        (
            "In den USA ist der Versand kostenlos.",
            "In den Vereinigten Staaten ist der Versand kostenlos.",
            true,
        ),
        ("Les clients des États-Unis paient 5 dollars.", "Les clients aux USA paient 5 dollars.", true),
        (
            "The president of the United States signed the law.",
            "The American president signed the law.",
            true,
        ),
        ("The British government approved it.", "The UK government approved it.", true),
        ("The British government approved it.", "The US government approved it.", false),
        ("Americans pay 10 dollars.", "US residents pay 10 dollars.", true),
        ("US customers wait 10 days.", "South American customers wait 10 days.", false),
        (
            "US card holders get lounge access.",
            "Holders of an American Express card get lounge access.",
            false,
        ),
        ("The IT department resets passwords.", "The HR department resets passwords.", false),
        // Who writes in capitals for emphasis says the same.
        ("You can pay by card OR cash.", "You can pay by card or cash.", true),
        ("Turn ON the device.", "Turn on the device.", true),
    ] {
        let verdict = held(claim, source);
        assert_eq!(verdict.status == VerdictStatus::Accurate, is_said, "{claim}: {:.2}", verdict.support);
    }
}

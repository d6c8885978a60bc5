//! What a source says word for word is accurate, whatever bounds, comparisons and numbers there are in it.

use citecore::VerdictStatus;

use crate::held;

/// Sentences of a language: with `{bound}` before a number, `{unit}` behind it, and `{compared}` beside another number.
struct Language {
    sentences: &'static [&'static str],
    bounds: &'static [&'static str],
    units: &'static [&'static str],
    compared: &'static [&'static str],
}

const LANGUAGES: &[Language] = &[
    Language {
        sentences: &[
            "The number of visitors rose to {bound} 18 {unit}.",
            "The museum also shows {bound} 18 {unit} in each wing.",
            "The station has {bound} 18 {unit}.",
            "Whoever stays {bound} 18 {unit} has a {compared} share of 45%.",
            "Every 18 {unit} the filter is changed.",
            "Do not leave it for {bound} 18 {unit}, after that it costs $5.",
        ],
        bounds: &[
            "more than",
            "less than",
            "over",
            "under",
            "at least",
            "at most",
            "up to",
            "no more than",
            "about",
        ],
        units: &["days", "months", "years", "books", "km", "percent"],
        compared: &["higher", "lower", "larger", "smaller", "longer", "shorter", "maximum", "reduced"],
    },
    Language {
        sentences: &[
            "Die Zahl der Besucher stieg auf {bound} 18 {unit}.",
            "Nach {bound} 18 {unit} endet das Angebot.",
            "Alle 18 {unit} wird der Filter gewechselt.",
            "Wer {bound} 18 {unit} bleibt, hat einen {compared} Anteil von 45 %.",
            "Danach sind {bound} 18 {unit} übrig.",
        ],
        bounds: &[
            "mehr als",
            "weniger als",
            "über",
            "unter",
            "mindestens",
            "höchstens",
            "bis zu",
            "nicht mehr als",
            "etwa",
        ],
        units: &["Tage", "Monate", "Jahre", "Bücher", "km", "Prozent"],
        compared: &["höheren", "niedrigeren", "größeren", "kleineren", "längeren", "kürzeren", "geringeren"],
    },
    Language {
        sentences: &[
            "El museo ha abierto {bound} 18 {unit}.",
            "Casino con {bound} 18 {unit}.",
            "Quien se queda {bound} 18 {unit} tiene una cuota {compared} del 45 %.",
            "Todos los 18 {unit} fueron vendidos.",
            "Cada 18 {unit} se cambia el filtro.",
        ],
        bounds: &["más de", "menos de", "al menos", "como máximo", "hasta", "no más de", "unos"],
        units: &["días", "meses", "años", "libros", "km"],
        compared: &["mayor", "menor", "superior", "inferior", "más alta", "más baja", "máxima"],
    },
    Language {
        sentences: &[
            "Tu as {bound} 18 {unit}.",
            "Le musée a ouvert {bound} 18 {unit}.",
            "Ceux qui restent {bound} 18 {unit} ont une part {compared} de 45 %.",
            "Tous les 18 {unit}, le filtre est changé.",
            "Au bout de {bound} 18 {unit}, l'offre se termine.",
        ],
        bounds: &["plus de", "moins de", "au moins", "au plus", "jusqu'à", "pas plus de", "environ"],
        units: &["jours", "mois", "ans", "livres", "km"],
        compared: &["supérieure", "inférieure", "plus élevée", "plus faible", "réduite", "maximale"],
    },
    Language {
        sentences: &[
            "18 {unit} {bound} रहने वालों का हिस्सा 45 प्रतिशत {compared} है।",
            "हर 18 {unit} पर फिल्टर बदला जाता है।",
            "18 {unit} {bound} बिक गए।",
        ],
        bounds: &["से अधिक", "से कम", "तक", "से ज्यादा"],
        units: &["दिन", "महीने", "किताबें", "किमी"],
        compared: &["अधिक", "कम", "ज्यादा", "अधिकतम"],
    },
];

/// All of a sentence's forms, of those that stand for one of its slots as many as it has of them.
fn forms(sentence: &str, slot: &str, words: &[&str]) -> Vec<String> {
    if !sentence.contains(slot) {
        return vec![sentence.to_owned()];
    }
    words.iter().map(|word| sentence.replace(slot, word)).collect()
}

#[test]
fn what_a_source_says_word_for_word_is_accurate() {
    let (mut claims, mut wrong) = (0, Vec::new());
    for language in LANGUAGES {
        for sentence in language.sentences {
            for bounded in forms(sentence, "{bound}", language.bounds) {
                for counted in forms(&bounded, "{unit}", language.units) {
                    for claim in forms(&counted, "{compared}", language.compared) {
                        let verdict = held(&claim, &claim);
                        claims += 1;
                        if verdict.status != VerdictStatus::Accurate {
                            wrong.push(format!("{:.2} {:?} {claim}", verdict.support, verdict.reasons));
                        }
                    }
                }
            }
        }
    }
    assert!(claims > 1000, "{claims}");
    assert!(wrong.is_empty(), "{} of {claims}:\n{}", wrong.len(), wrong.join("\n"));
}

/// Behind a word that leads in, with the sentences that stand beside it in its source, it is none the less.
const BESIDE: &[(&str, &str)] = &[
    (
        "The city is home to more than 400 firms, among them 36 of the largest.",
        "It is among the most diverse cities of the country.",
    ),
    (
        "Metals dissolve in water that is sour (<6.0), since more free ions are there.",
        "This has greater effects at low pH than at high pH.",
    ),
    ("It grew to be a Fortune 500 company, one of the 500 largest.", "There were 300 others."),
    ("If the rash cannot be covered, the child should stay at home.", "A rash lasts two weeks."),
    ("The pool is open 8 to 8 at weekends.", "It is open 6 to 9 and 4 to 8 on weekdays."),
    ("The weight varies, and a healthy weight and the mean are not the same.", "The mean is high."),
];

#[test]
fn it_is_accurate_behind_what_leads_in_and_beside_other_sentences() {
    for (said, beside) in BESIDE {
        let source = format!("{said} {beside}");
        let lower = format!("{}{}", said[..1].to_lowercase(), &said[1..]);
        for claim in [(*said).to_owned(), format!("However, {lower}"), format!("In addition, {lower}")] {
            for source in [&source, &format!("{beside} {said}")] {
                let verdict = held(&claim, source);
                assert_eq!(verdict.status, VerdictStatus::Accurate, "{claim} | {source}: {verdict:?}");
            }
        }
    }
}

/// What a source says in part of a sentence isn't said word for word.
#[test]
fn a_part_of_a_sentence_may_be_refuted_by_the_rest() {
    let table = [
        ("The mount weighs 14 kg.", "It is not true that the mount weighs 14 kg."),
        ("Python 3.1 is needed.", "Python 3.10 is needed."),
        ("Guests may smoke.", "No guests may smoke."),
        ("Guests may smoke.", "Guests may smoke nowhere."),
    ];
    for (claim, source) in table {
        assert_ne!(held(claim, source).status, VerdictStatus::Accurate, "{claim} | {source}");
    }
}

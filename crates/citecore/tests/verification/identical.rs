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

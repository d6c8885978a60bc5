//! Claims that say of each of two things what their source says of the other.

use citecore::VerdictStatus;

use crate::held;

/// Source, what it says in other order, and with the two exchanged.
const TWO: &[(&str, &str, &str)] = &[
    (
        "Books can be borrowed for four weeks, DVDs for one week.",
        "DVDs can be borrowed for one week, and books for four weeks.",
        "DVDs can be borrowed for four weeks, and books for one week.",
    ),
    (
        "A standard application takes about three weeks to process. The fast-track service takes one week.",
        "The fast-track service takes one week, while a standard application takes about three weeks.",
        "A standard application takes one week, while the fast-track service takes about three weeks.",
    ),
    (
        "Ein kurzes Piepen weist auf eine leere Batterie hin, ein langes Piepen auf eine Störung.",
        "Ein langes Piepen weist auf eine Störung hin, ein kurzes Piepen auf eine leere Batterie.",
        "Ein langes Piepen weist auf eine leere Batterie hin, ein kurzes Piepen auf eine Störung.",
    ),
    (
        "En zone orange, le stationnement est limité à deux heures ; en zone verte, à sept heures.",
        "Le stationnement est limité à sept heures en zone verte et à deux heures en zone orange.",
        "Le stationnement est limité à deux heures en zone verte et à sept heures en zone orange.",
    ),
    (
        "हरी बत्ती का मतलब है कि पानी शुद्ध हो रहा है, जबकि लाल बत्ती फ़िल्टर बदलने का संकेत है।",
        "लाल बत्ती फ़िल्टर बदलने का संकेत है, जबकि हरी बत्ती का मतलब है कि पानी शुद्ध हो रहा है।",
        "लाल बत्ती का मतलब है कि पानी शुद्ध हो रहा है, जबकि हरी बत्ती फ़िल्टर बदलने का संकेत है।",
    ),
    (
        "정규직 직원은 매년 15일의 연차휴가를 받고, 계약직 직원은 매월 1일의 유급휴가를 받습니다.",
        "계약직 직원은 매월 1일의 유급휴가를 받고, 정규직 직원은 매년 15일의 연차휴가를 받습니다.",
        "계약직 직원은 매년 15일의 연차휴가를 받고, 정규직 직원은 매월 1일의 유급휴가를 받습니다.",
    ),
    (
        "尘盒可以用清水冲洗，滤网不可水洗。",
        "滤网不可水洗，尘盒可以用清水冲洗。",
        "滤网可以用清水冲洗，尘盒不可水洗。",
    ),
    (
        "東京タワーは港区に、東京スカイツリーは墨田区にあります。",
        "東京スカイツリーは墨田区に、東京タワーは港区にあります。",
        "東京タワーは墨田区に、東京スカイツリーは港区にあります。",
    ),
];

#[test]
fn what_is_said_of_the_other_one_is_not_accurate() {
    for (source, right, exchanged) in TWO {
        let (right, exchanged) = (held(right, source), held(exchanged, source));
        assert_ne!(exchanged.status, VerdictStatus::Accurate, "{}", exchanged.statement);
        assert!(
            right.support >= exchanged.support + 0.2,
            "{}: {:.2}, {:.2}",
            right.statement,
            right.support,
            exchanged.support
        );
    }
}

#[test]
fn lists_and_what_is_joined_otherwise_exchange_nothing() {
    for (claim, source) in [
        (
            "The main symptoms of dengue are fever, headache and joint pain.",
            "Fever, headache and joint pain are the main symptoms of dengue.",
        ),
        (
            "Books and DVDs can be borrowed for four weeks and one week, respectively.",
            "Books can be borrowed for four weeks, DVDs for one week.",
        ),
        (
            "Press the button until the lamp blinks, and release it when the lamp turns green.",
            "When the lamp turns green, release the button, which you press until the lamp blinks.",
        ),
        // What is said of one thing in two sentences
        (
            "The Zeta was designed by John Marl and Ada Eckhard at the University of Jena and completed in 1945.",
            "The Zeta was the first electronic digital computer, completed in 1945. It was designed by John Marl and Ada \
             Eckhard at the Old School of the University of Jena.",
        ),
        (
            "Su nombre viene del puerto y valle de Pisco, en el departamento peruano de Ica.",
            "Su nombre procede del puerto y valle peruano de Pisco, en el departamento de Ica, desde el que se exportaba.",
        ),
        // By whom, in the one as in the other
        (
            "Seven Riders was directed by Anna Berg and released in 1954.",
            "Seven Riders is a 1954 Norwegian film written, edited, and directed by Anna Berg.",
        ),
    ] {
        let verdict = held(claim, source);
        assert_eq!(verdict.status, VerdictStatus::Accurate, "{claim}: {:.2}", verdict.support);
    }
}

//! What holds for any claim and any text.

use citecore::{
    Passage, Source, VerdictReason, VerdictStatus, VerifyOptions, process_answer, verify_answer, verify_claim,
};
use proptest::prelude::*;

use crate::{
    held,
    pieces::{answers, config, options, prose, sources},
};

/// Pieces of claims and sources: words, numbers in all shapes, denials, and what breaks readers of them.
fn words() -> impl Strategy<Value = String> {
    let pieces = [
        "mount",
        "14 kg",
        "1,234.5",
        "1.234,5",
        "22. Mai 2014",
        "2014-05-22",
        "10:30 pm",
        "$",
        "€",
        "5€",
        "€5",
        "1/2",
        "1992–93",
        "not",
        "no",
        "isn't",
        "three",
        "two hundred",
        "zweiundzwanzig",
        "4분의 1",
        "3만 5천",
        "삼백",
        "百分之二十",
        "三百",
        "二〇一四年",
        "١٬٢٣٤",
        "७",
        "５",
        "°C",
        "-5 °F",
        "km/h",
        "[1]",
        "[",
        "]",
        "(",
        "A320",
        "TiO2",
        "12-",
        "-",
        "–",
        ".",
        ". ",
        "。",
        "\n",
        "\n\n",
        " ",
        " ",
        " ",
        "\u{a0}",
        "ẞ",
        "İ",
        "é",
        "e\u{301}",
        "م",
        "망원경은",
        "望远镜",
        "重くない",
        "भारी",
        "1'000",
        "1 000",
        "0.",
        ".5",
        "%",
        "99999999999999999999999999",
        "½",
        "Anna Meier",
        "more than",
        "about",
        "~",
        "#",
        "* ",
        "|",
    ];
    proptest::collection::vec(proptest::sample::select(pieces.to_vec()), 0..30)
        .prop_map(|pieces| pieces.concat())
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn evidence_slices_out_what_it_names(claim in words(), text in words()) {
        let verdict = held(&claim, &text);
        prop_assert!((0.0..=1.0).contains(&verdict.support));
        prop_assert_eq!(verdict.confidence, verdict.support.max(1.0 - verdict.support));
        prop_assert!(!verdict.reasons.is_empty());
        if let Some(evidence) = verdict.evidence {
            prop_assert_eq!(text.get(evidence.start..evidence.end), Some(&*evidence.text));
        }
    }

    /// Whatever a gate would take it for. Marks and Markdown are none of what a claim
    /// says.
    #[test]
    fn nothing_speaks_against_what_the_text_says_word_for_word(text in words()) {
        let text = format!("So {}", text.replace(['[', ']', '#', '*', '|', '~', '('], "").replace('\n', " "));
        let reasons = held(&text, &text).reasons;
        let against = [
            VerdictReason::NumberMismatch,
            VerdictReason::NegationMismatch,
            VerdictReason::NameMismatch,
        ];
        prop_assert!(!reasons.iter().any(|reason| against.contains(reason)), "{:?}", reasons);
    }

    #[test]
    fn any_answer_is_verified(
        written in prop_oneof![answers(), prose()],
        texts in proptest::collection::vec(words(), 3),
        options in options(),
    ) {
        // Two of them share an address, and so one number.
        let with_text = |(source, text): (Source, &String)| {
            Source::new(source.number, Passage { text: text.clone(), ..(*source.passage).clone() })
        };
        let sources: Vec<Source> = sources().into_iter().zip(&texts).map(with_text).collect();
        let answer = process_answer(&written, &sources, &options);
        let found = verify_answer(&answer, &VerifyOptions::default()).unwrap();
        prop_assert!((0.0..=1.0).contains(&found.accuracy_rate));
        for verdict in &found.verdicts {
            prop_assert!(verdict.citation < answer.citations.len());
            for evidence in verdict.evidence.iter().chain(&verdict.better) {
                let text = &texts[evidence.original - 1];
                prop_assert_eq!(text.get(evidence.start..evidence.end), Some(&*evidence.text));
            }
        }
    }

    #[test]
    fn the_order_of_passages_changes_no_support(claim in words(), one in words(), other in words()) {
        let passages = [Passage::new(one), Passage::new(other)];
        let back = [passages[1].clone(), passages[0].clone()];
        let options = VerifyOptions::default();
        let support = |passages: &[Passage]| verify_claim(&claim, passages, &options).unwrap().support;
        prop_assert_eq!(support(&passages), support(&back));
    }
}

const SAID: [&str; 10] = [
    "The mount weighs 14 kg without its tripod.",
    "Sales did not rise in 2020.",
    "Die Montierung wiegt ohne Stativ 14 kg.",
    "La montura pesa 14 kg sin el trípode.",
    "La monture pèse 14 kg sans le trépied.",
    "가대의 무게는 삼각대 없이 14킬로그램입니다.",
    "赤道仪不含三脚架重14公斤。",
    "三脚を除いたマウントの重さは14キロです。",
    "يزن الحامل 14 كغ بدون الحامل الثلاثي.",
    "तिपाई के बिना माउंट का वजन 14 किलो है।",
];

#[test]
fn what_a_source_says_word_by_word_is_accurate() {
    for said in SAID {
        let verdict = held(said, said);
        assert_eq!(verdict.status, VerdictStatus::Accurate, "{said}: {verdict:?}");
    }
}

#[test]
fn to_say_it_again_changes_little() {
    for said in SAID {
        let text = format!("{said} Something else is said here. {said}");
        assert!(held(said, &text).support >= held(said, said).support - 0.05, "{said}");
    }
}

#[test]
fn the_sentence_that_says_it_is_shown() {
    for said in SAID {
        let text = format!("Telescopes are old.\n\n{said}\n\nMirrors are heavier than lenses.");
        assert_eq!(held(said, &text).evidence.unwrap().text, said);
    }
}

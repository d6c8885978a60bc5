//! Answers: each citation, each statement, and other sources that would have done better.

use crate::held;
use citecore::{
    AnswerOptions, Passage, Source, StatementStatus, Verdict, VerdictReason, VerdictStatus, Verification,
    VerifyOptions, process_answer, verify_answer,
};

const TEXTS: [&str; 4] = [
    "The mount weighs 14 kg. It is made in Jena.",
    "The tripod is of steel and weighs 6 kg.",
    "Eclipse glasses are not to be used with a telescope.",
    "A 130 mm mirror gathers more light than an eye does.",
];

fn sources(texts: &[&str]) -> Vec<Source> {
    texts.iter().zip(1..).map(|(text, number)| Source::new(number, Passage::new(*text))).collect()
}

fn verified(answer: &str, texts: &[&str]) -> Verification {
    let answer = process_answer(answer, &sources(texts), &AnswerOptions::default());
    verify_answer(&answer, &VerifyOptions::default()).unwrap()
}

#[test]
fn each_citation_is_held_against_its_own_source() {
    let found = verified("The mount weighs 14 kg [1]. The tripod is of wood [2]. It flies.", &TEXTS);
    let statuses: Vec<_> = found.verdicts.iter().map(|verdict| verdict.status).collect();
    assert_eq!(statuses[0], VerdictStatus::Accurate);
    assert_ne!(statuses[1], VerdictStatus::Accurate);
    let statements: Vec<_> = found.statements.iter().map(|statement| statement.status).collect();
    assert_eq!((statements[0], statements[2]), (StatementStatus::Supported, StatementStatus::Uncited));
}

#[test]
fn marks_markdown_and_links_are_no_part_of_a_claim() {
    let plain = verified("The mount weighs 14 kg [1].", &TEXTS).verdicts[0].support;
    for written in [
        "- **The mount** weighs `14 kg` [1].",
        "The [mount](https://example.org/a/99) weighs *14 kg* [1].",
        "The [mount](https://example.org/Mounts_(2019)_of_17_(old)) weighs 14 kg [1].",
        "1. The mount weighs 14 kg [1].",
        "(Based on provided context) The mount weighs 14 kg [1].",
    ] {
        let support = verified(written, &TEXTS).verdicts[0].support;
        assert!((support - plain).abs() < 0.1, "{written}: {support}, {plain}");
    }
}

#[test]
fn the_sources_of_a_statement_support_it_together() {
    let found = verified("The mount weighs 14 kg, the tripod of steel 6 kg [1][2].", &TEXTS);
    assert_eq!(found.statements[0].status, StatementStatus::Supported);
    // Each is needed, and so each is right; by itself neither has all of it.
    for verdict in &found.verdicts {
        assert_eq!(verdict.support, found.statements[0].confidence, "{verdict:?}");
        assert_eq!(
            (verdict.status, &verdict.reasons[..]),
            (VerdictStatus::Accurate, &[VerdictReason::Supported][..])
        );
    }
    for source in ["[1]", "[2]"] {
        let alone = verified(&format!("The mount weighs 14 kg, the tripod of steel 6 kg {source}."), &TEXTS);
        assert_ne!(alone.verdicts[0].status, VerdictStatus::Accurate);
    }
}

#[test]
fn a_source_beside_one_that_supports_it_all_is_held_for_itself() {
    for answer in ["The mount weighs 14 kg [1][2].", "The mount weighs 14 kg [2, 1]."] {
        let found = verified(answer, &TEXTS);
        for verdict in &found.verdicts {
            let right = verdict.evidence.as_ref().is_some_and(|evidence| evidence.original == 1);
            assert_eq!(verdict.status == VerdictStatus::Accurate, right, "{answer}: {verdict:?}");
        }
    }
}

#[test]
fn a_better_source_is_named_with_what_it_says() {
    // One that the answer cites elsewhere, and one that it cites nowhere.
    for (answer, text) in [
        ("The tripod is of steel and weighs 6 kg [1]. The tripod weighs 6 kg [2].", TEXTS[1]),
        ("A 130 mm mirror gathers more light than an eye does [1].", TEXTS[3]),
    ] {
        let found = verified(answer, &TEXTS);
        let verdict = &found.verdicts[0];
        assert!(verdict.reasons.contains(&VerdictReason::BetterSource), "{verdict:?}");
        let better = verdict.better.as_ref().unwrap();
        assert_eq!(better.text, text);
        assert_eq!(TEXTS[better.original - 1].get(better.start..better.end), Some(text));
    }
    let found = verified("The mount weighs 14 kg [1].", &TEXTS);
    assert_eq!(
        (&found.verdicts[0].better, found.verdicts[0].reasons.as_slice()),
        (&None, &[VerdictReason::Supported][..])
    );
}

#[test]
fn a_citation_is_held_against_all_passages_of_its_document() {
    let verdict = |urls: [&str; 2]| {
        let texts = ["Passwords expire.", "Passwords must be at least 12 characters long."];
        let passage = |(text, url): (&str, &str)| Passage { url: Some(url.to_owned()), ..Passage::new(text) };
        let sources: Vec<Source> = (texts.into_iter().zip(urls).map(passage).zip(1..))
            .map(|(passage, number)| Source::new(number, passage))
            .collect();
        let answer = "Passwords must be at least 12 characters long [1].";
        let answer = process_answer(answer, &sources, &AnswerOptions::default());
        verify_answer(&answer, &VerifyOptions::default()).unwrap().verdicts.remove(0)
    };
    let same = verdict(["https://a.example/p", "https://a.example/p"]);
    assert_eq!(same.status, VerdictStatus::Accurate, "{same:?}");
    assert_eq!((same.evidence.unwrap().original, same.better), (2, None));
    let other = verdict(["https://a.example/p", "https://a.example/q"]);
    assert_ne!(other.status, VerdictStatus::Accurate, "{other:?}");
    assert_eq!(other.better.map(|better| better.original), Some(2));
}

#[test]
fn of_two_sources_that_say_it_the_one_with_its_very_words_is_better() {
    let words = "Tripods of steel carry loads of 6 kg, as every owner knows.";
    let forms = "Tripod of steel carries load of 6 kg, as every owner knows.";
    for texts in [[TEXTS[0], words, forms], [TEXTS[0], forms, words]] {
        let found = verified("Loads of 6 kg: tripods of steel carry them [1].", &texts);
        let better = found.verdicts[0].better.as_ref().unwrap();
        assert_eq!(texts[better.original - 1], words);
    }
}

#[test]
fn a_verdict_is_read_back_as_it_was_written() {
    let found = verified("A 130 mm mirror gathers more light than an eye does [1].", &TEXTS);
    let written = serde_json::to_string(&found.verdicts[0]).unwrap();
    assert!(written.contains("\"better\":{\"original\":4,"), "{written}");
    assert_eq!(serde_json::from_str::<Verdict>(&written).unwrap(), found.verdicts[0]);
    let sure = serde_json::to_string(&verified("The mount weighs 14 kg [1].", &TEXTS).verdicts[0]).unwrap();
    assert!(!sure.contains("better"));
}

#[test]
fn only_what_is_accurate_is_supported() {
    let answer =
        "The mount weighs 14 kg [1]. The mount from Jena is rather heavy [1]. It flies to the Moon [2].";
    for verdict in verified(answer, &TEXTS).verdicts {
        let supported = verdict.reasons == [VerdictReason::Supported];
        assert_eq!(supported, verdict.status == VerdictStatus::Accurate, "{verdict:?}");
    }
}

#[test]
fn whose_word_a_sentence_gives_is_no_part_of_what_it_claims() {
    let text = "The mount is simple. It can carry 20 kg without the tripod.";
    let plain = held("The mount can carry 20 kg.", text).support;
    let frames = [
        "According to the documentation,",
        "Based on the provided context,",
        "The report states that",
        "The authors found that",
    ];
    for frame in frames {
        assert_eq!(held(&format!("{frame} the mount can carry 20 kg."), text).support, plain, "{frame}");
    }
}

#[test]
fn what_sources_do_not_tell_is_left_open() {
    let text = "The mount is simple. It can carry 20 kg without the tripod.";
    for claim in [
        "The provided context does not mention the price.",
        "Der Kontext enthält keine Angaben zum Preis.",
        "El contexto no menciona el precio.",
        "Le contexte ne précise pas le prix.",
    ] {
        assert_eq!(held(claim, text).status, VerdictStatus::Uncertain, "{claim}");
    }
    let states = "The context does not mention the price, but it is $500.";
    assert_eq!(held(states, text).status, VerdictStatus::Inaccurate);
}

#[test]
fn what_is_too_short_is_left_open() {
    for answer in ["Yes [1].", "- 14 [1]", "42! [1]"] {
        for verdict in verified(answer, &TEXTS).verdicts {
            assert_eq!((verdict.support, verdict.reasons), (0.5, vec![VerdictReason::TooShort]), "{answer}");
        }
    }
}

#[test]
fn the_same_statement_with_the_same_source_gets_the_same_verdict() {
    let found = verified(
        "The tripod is of wood [2].\n\nThe mount weighs 14 kg [1].\n\nThe tripod is of wood [2].",
        &TEXTS,
    );
    let [first, _, second] = &found.verdicts[..] else { panic!("{found:?}") };
    assert_eq!(Verdict { citation: second.citation, ..first.clone() }, *second);
}

#[test]
fn the_order_of_the_sources_changes_nothing_but_their_numbers() {
    let there = verified("The mount weighs 14 kg, the tripod of steel 6 kg [1][2].", &TEXTS);
    let swapped = [TEXTS[1], TEXTS[0], TEXTS[3], TEXTS[2]];
    let back = verified("The mount weighs 14 kg, the tripod of steel 6 kg [2][1].", &swapped);
    assert_eq!(there.statements, back.statements);
    let supports =
        |found: &Verification| found.verdicts.iter().map(|verdict| verdict.support).collect::<Vec<_>>();
    assert_eq!(supports(&there), supports(&back));
}

#[test]
fn what_needs_no_citation_is_not_judged_by_those_of_what_follows() {
    let found = verified("Do you own an eyepiece of glass? The mount weighs 14 kg [1].", &TEXTS);
    let statements: Vec<_> = found.statements.iter().map(|told| (told.statement, told.status)).collect();
    assert_eq!(statements, [(1, StatementStatus::Supported)]);
}

#[test]
fn what_cites_nothing_is_supported_by_what_it_inherits_or_uncited() {
    let status = |answer| verified(answer, &TEXTS).statements[0].status;
    assert_eq!(status("It is made in Jena. The mount weighs 14 kg [1]."), StatementStatus::Supported);
    assert_eq!(
        status("Eyepieces of glass come along. The mount weighs 14 kg [1]."),
        StatementStatus::Uncited
    );
}

#[test]
fn a_citation_is_held_by_the_clause_that_it_stands_behind() {
    let texts = [
        "The Pro plan costs $20 per month. It is billed annually.",
        "Exports are available as CSV and PDF. Exports are kept for 30 days.",
    ];
    let answer = "The Pro plan costs $20 per month [1], and exports are kept for 90 days [2].";
    let verification = verified(answer, &texts);
    let [first, second] = &verification.verdicts[..] else { panic!() };
    assert_eq!((first.status, second.status), (VerdictStatus::Accurate, VerdictStatus::Inaccurate));
    assert_eq!(first.evidence.as_ref().unwrap().text, "The Pro plan costs $20 per month.");
    assert_eq!(verification.statements[0].status, StatementStatus::Unsupported);
    // So it is where one source is cited behind two clauses.
    let statuses =
        |answer: &str| verified(answer, &texts).verdicts.iter().map(|told| told.status).collect::<Vec<_>>();
    let again = "The Pro plan costs $20 per month [1], exports are kept for 30 days [2], and a seat costs $90 more [1].";
    let [first, _, last] = statuses(again)[..] else { panic!() };
    assert_eq!(first, VerdictStatus::Accurate);
    assert_ne!(last, VerdictStatus::Accurate);
    let (right, wrong) = (VerdictStatus::Accurate, VerdictStatus::Inaccurate);
    assert_eq!(
        statuses("Exports are available as CSV [2], and exports are kept for 90 days [2]."),
        [right, wrong]
    );
    assert_eq!(
        statuses("Exports are kept for 90 days [2], but exports are available as CSV [2]."),
        [wrong, right]
    );
    assert_eq!(statuses("Exports are kept for 90 days [2] [2]."), [wrong]);
    // Behind one another they stand for all of it.
    let together =
        verified("The Pro plan costs $20 per month, and exports are kept for 90 days [1][2].", &texts);
    assert!(together.verdicts.iter().all(|verdict| verdict.status == VerdictStatus::Inaccurate));
}

/// Of few words, the very ones tell.
#[test]
fn a_short_clause_is_held_by_its_very_words() {
    let of_second = |answer: &str, texts: [&str; 2]| {
        let verification = verified(answer, &texts);
        let [first, second] = &verification.verdicts[..] else { panic!() };
        assert_eq!(first.status, VerdictStatus::Accurate, "{answer}");
        second.status
    };
    for (answer, texts) in [
        ("It weighs 12 kg [1] and is made of steel [2].", ["It weighs 12 kg.", "It is made of steel."]),
        ("The mount weighs 12 kg [1] and is black [2].", ["The mount weighs 12 kg.", "The mount is black."]),
        (
            "The museum opens at 9 am [1] and is free for children [2].",
            ["The museum opens at 9 am.", "Admission is free for children."],
        ),
        (
            "Die Montierung wiegt 12 kg [1] und ist aus Stahl [2].",
            ["Die Montierung wiegt 12 kg.", "Die Montierung ist aus Stahl."],
        ),
    ] {
        assert_eq!(of_second(answer, texts), VerdictStatus::Accurate, "{answer}");
    }
    let texts = ["The mount weighs 12 kg.", "The mount is made of steel."];
    // Of something else, with another word that joins nothing
    for (answer, texts) in [
        (
            "The bike weighs 12 kg [1], is blue [2].",
            ["The bike weighs 12 kg.", "The sky is blue. The bike is red."],
        ),
        ("The plan costs $20 [1], without ads [2].", ["The plan costs $20.", "The plan comes with ads."]),
        (
            "The plan costs $20 [1], hardly refundable [2].",
            ["The plan costs $20.", "The plan is refundable."],
        ),
    ] {
        assert_eq!(of_second(answer, texts), VerdictStatus::Uncertain, "{answer}");
    }
    let wood = of_second("The mount weighs 12 kg [1] and is made of wood [2].", texts);
    assert_ne!(wood, VerdictStatus::Accurate);
    let denied = of_second("The mount weighs 12 kg [1] and isn't made of steel [2].", texts);
    assert_eq!(denied, VerdictStatus::Inaccurate);
}

/// What tells the source of a sentence stands in many forms.
#[test]
fn a_mark_that_only_tells_the_source_is_held_for_what_stands_before_it() {
    for written in [
        "The mount weighs 14 kg. (Source: [1]) The tripod is of steel. (Source: [2])",
        "The mount weighs 14 kg. ([1]) The tripod is of steel. ([2])",
        "The mount weighs 14 kg. **[1]** The tripod is of steel. *[2]*",
        "The mount weighs 14 kg. (see [1]) The tripod is of steel. (see [2])",
        "The mount weighs 14 kg. Source: [1] The tripod is of steel. Source: [2]",
        "The mount weighs 14 kg.\nSource: [1]\n\nThe tripod is of steel.\nSource: [2]",
        "The mount weighs 14 kg. — [1]\n\nThe tripod is of steel. — [2]",
        "- The mount weighs 14 kg. (Source: [1])\n- The tripod is of steel. (Source: [2])",
        "- The mount weighs 14 kg.\n  - Source: [1]\n- The tripod is of steel.\n  - Source: [2]",
        "The mount weighs 14 kg.\n\n*Source: [1]*\n\nThe tripod is of steel.\n\n**Source:** [2]",
        "The mount weighs 14 kg.\n\n[1]\n\nThe tripod is of steel.\n\n[2].",
    ] {
        let found = verified(written, &TEXTS);
        let told: Vec<_> = found.verdicts.iter().map(|verdict| (verdict.number, verdict.status)).collect();
        assert_eq!(
            told,
            [(1, VerdictStatus::Accurate), (2, VerdictStatus::Accurate)],
            "{written}: {found:?}"
        );
    }
}

/// What stands in brackets before the last words tells no source.
#[test]
fn a_claim_keeps_its_last_words() {
    let texts = ["The syllabus has the impact of the revolution (4IR) on the world of work."];
    let supports = |claim: &str| verified(claim, &texts).verdicts[0].support;
    assert!(
        supports("The syllabus has the impact of the revolution (4IR) on the world of sports [1].") < 0.9
    );
    assert!(supports("The syllabus has the impact of the revolution (4IR) on the world of work [1].") > 0.9);
}

#[test]
fn what_leads_in_somebody_elses_words_claims_nothing() {
    let quote = "> The mount weighs 14 kg.";
    for written in [
        format!("[1] states:\n{quote}"),
        format!("**From source [1]:**\n\n{quote}"),
        format!("Source [1] says:\n\n{quote}"),
    ] {
        let verdict = &verified(&written, &TEXTS).verdicts[0];
        assert_eq!(verdict.reasons, [VerdictReason::TooShort], "{written}: {verdict:?}");
    }
}

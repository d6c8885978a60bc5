//! What a title tells of the text below it.

use citecore::{
    AnswerOptions, Passage, Source, VerdictStatus, VerifyOptions, process_answer, verify_answer, verify_claim,
};

/// Claim, title, text, and what is said of the claim.
const TITLED: &[(&str, &str, &str, VerdictStatus)] = &[
    (
        "Windows 11 needs at least 4 GB of RAM.",
        "Windows 11 requirements",
        "At least 4 GB of RAM and 64 GB of storage are needed.",
        VerdictStatus::Accurate,
    ),
    (
        "Windows 10 needs at least 4 GB of RAM.",
        "Windows 11 requirements",
        "At least 4 GB of RAM and 64 GB of storage are needed.",
        VerdictStatus::Inaccurate,
    ),
    (
        "Marie Curie won the Nobel Prize in Physics in 1903.",
        "Marie Curie",
        "She won the Nobel Prize in Physics in 1903 with her husband.",
        VerdictStatus::Accurate,
    ),
    (
        "The iPhone 15 weighs 171 g.",
        "iPhone 15 specs",
        "Weight: 171 g. Colour: blue.",
        VerdictStatus::Accurate,
    ),
    (
        "The Pixel 8 weighs 171 g.",
        "iPhone 15 specs",
        "Weight: 171 g. Colour: blue.",
        VerdictStatus::Inaccurate,
    ),
    (
        "The report of 2024 shows growth of 5 %.",
        "Annual report 2023",
        "In 2024 growth was 5 %, the report shows.",
        VerdictStatus::Accurate,
    ),
    ("Refunds take 5 days.", "Refunds in 5 steps", "Refunds take 7 days.", VerdictStatus::Inaccurate),
    ("아이폰 15의 무게는 171g입니다.", "아이폰 15 사양", "무게: 171g. 색상: 파랑.", VerdictStatus::Accurate),
];

fn titled(title: &str, text: &str) -> Passage {
    Passage { title: Some(title.to_owned()), ..Passage::new(text) }
}

#[test]
fn a_title_tells_what_its_text_is_about() {
    for &(claim, title, text, expected) in TITLED {
        let verdict = verify_claim(claim, &[titled(title, text)], &VerifyOptions::default()).unwrap();
        assert_eq!(verdict.status, expected, "{claim} | {title} | {text}: {:.2}", verdict.support);
    }
}

#[test]
fn what_a_claim_rests_on_is_in_the_text() {
    let text = "Level it. Point it north.";
    let passages = [Passage::new("The lens is red."), titled("How to point the mount north", text)];
    let verdict =
        verify_claim("To point the mount, point it north.", &passages, &VerifyOptions::default()).unwrap();
    let evidence = verdict.evidence.unwrap();
    assert_eq!((evidence.original, &text[evidence.start..evidence.end]), (2, "Point it north."));
}

#[test]
fn a_better_source_is_known_by_its_title() {
    let specs = |number, title: &str, text: &str| Source::new(number, titled(title, text));
    let sources = [
        specs(1, "Pixel 8 specs", "Weight: 187 g. Colour: green."),
        specs(2, "iPhone 15 specs", "Weight: 171 g. Colour: blue."),
    ];
    let answer = process_answer("The iPhone 15 weighs 171 g [1].", &sources, &AnswerOptions::default());
    let verdict = &verify_answer(&answer, &VerifyOptions::default()).unwrap().verdicts[0];
    assert_eq!(verdict.status, VerdictStatus::Inaccurate);
    let better = verdict.better.as_ref().unwrap();
    assert_eq!((better.original, better.text.as_str()), (2, "Weight: 171 g."));
}

//! Time is linear in the length of a reply and in the number of verdicts.

use citecore::{Verdict, VerdictReason, VerdictStatus, VerifyOptions, read_judgement};

fn verdicts(count: usize) -> Vec<Verdict> {
    let verdict = |citation: usize| Verdict {
        citation,
        statement: format!("One long beginning that is the same for all of them, {}.", citation % 1000),
        number: 1 + citation % 7,
        support: 0.5,
        status: VerdictStatus::Uncertain,
        confidence: 0.5,
        evidence: None,
        reasons: vec![VerdictReason::LowOverlap],
        better: None,
        explanation: None,
    };
    (0..count).map(verdict).collect()
}

/// Were anything here done in the square of the length, this would take minutes.
const MANY: usize = 100_000;

fn comes_through(reply: &str, verdicts: &[Verdict]) {
    let judged = read_judgement(reply, verdicts, &VerifyOptions::default()).unwrap();
    assert_eq!(judged.len(), verdicts.len());
}

#[test]
fn odd_replies_take_linear_time() {
    for piece in [
        "{",
        "[",
        "{[",
        "{\"",
        "{\"a",
        "{\"a\": \"",
        "{\"a\" ",
        "{' ",
        "{\"a\",   b ",
        "}",
        "{}",
        "]",
        "{\"a\":{",
        "\\",
        "{\"\\",
        "{\"\\u",
        "별",
        "{별",
        "{'\"",
        "</think>",
        "{\"index\":0,\"is_accurate\":true},",
        "{a, ",
        "{\"a\" x\",",
        "   ",
        "{\"      ",
        "{\"x\",      ",
    ] {
        comes_through(&piece.repeat(MANY), &verdicts(3));
        comes_through(&format!("{{\"{}", piece.repeat(MANY)), &verdicts(3));
    }
}

#[test]
fn many_verdicts_take_linear_time() {
    let items =
        (0..MANY).map(|index| format!("{{\"index\": {index}, \"is_accurate\": false, \"confidence\": 0.9}}"));
    comes_through(&items.collect::<Vec<_>>().join(","), &verdicts(MANY));
}

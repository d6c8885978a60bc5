//! Time is linear in the length of a reply and in the number of verdicts.

use std::time::{Duration, Instant};

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

/// How long it takes, at best: other work on the machine makes it longer, never shorter.
fn least_time(reply: &str, verdicts: &[Verdict]) -> Duration {
    let time = |_| {
        let start = Instant::now();
        let judged = read_judgement(reply, verdicts, &VerifyOptions::default()).unwrap();
        assert_eq!(judged.len(), verdicts.len());
        start.elapsed()
    };
    (0..3).map(time).min().unwrap()
}

/// Ten times as much may take twenty-five times as long, squared it would take a hundred times.
fn takes_linear_time(name: &str, of_length: impl Fn(usize) -> (String, Vec<Verdict>)) {
    let (few, many) = (of_length(4_000), of_length(40_000));
    // A machine that is busy with something else gets another try.
    let mut told = String::new();
    for _ in 0..4 {
        let (short, long) = (least_time(&few.0, &few.1), least_time(&many.0, &many.1));
        if long < short * 25 {
            return;
        }
        told = format!("{name}: {short:?}, ten times as much takes {long:?}");
    }
    panic!("{told}");
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
        takes_linear_time(piece, |count| (piece.repeat(count), verdicts(3)));
        takes_linear_time(piece, |count| (format!("{{\"{}", piece.repeat(count)), verdicts(3)));
    }
}

#[test]
fn many_verdicts_take_linear_time() {
    takes_linear_time("verdicts", |count| {
        let items = (0..count)
            .map(|index| format!("{{\"index\": {index}, \"is_accurate\": false, \"confidence\": 0.9}}"));
        (items.collect::<Vec<_>>().join(","), verdicts(count))
    });
}

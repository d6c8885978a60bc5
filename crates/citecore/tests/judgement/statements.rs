//! What a judge's verdicts make of the statements.

use citecore::{
    Answer, AnswerOptions, Passage, Source, StatementStatus, StatementVerdict, Verdict, VerdictReason,
    VerdictStatus, Verification, process_answer,
};

fn answer(text: &str) -> Answer {
    let sources: Vec<Source> =
        (1..=3).map(|number| Source::new(number, Passage::new(format!("Text {number}.")))).collect();
    process_answer(text, &sources, &AnswerOptions::default())
}

/// What the first statement comes to whose citations have these verdicts, where it was uncertain before.
fn settled(text: &str, verdicts: &[(VerdictStatus, f64, VerdictReason)]) -> StatementVerdict {
    let answer = answer(text);
    let verdicts = verdicts.iter().enumerate().map(|(citation, &(status, support, reason))| Verdict {
        citation,
        statement: String::new(),
        number: answer.citations[citation].number(),
        support,
        status,
        confidence: support.max(1.0 - support),
        evidence: None,
        reasons: vec![reason],
        better: None,
        explanation: None,
    });
    let before = StatementVerdict { statement: 0, status: StatementStatus::Uncertain, confidence: 0.6 };
    let verification = Verification { statements: vec![before], ..Verification::default() };
    verification.with_verdicts(verdicts.collect(), &answer).statements[0]
}

const ACCURATE: (VerdictStatus, f64, VerdictReason) = (VerdictStatus::Accurate, 0.9, VerdictReason::Judged);
const INACCURATE: (VerdictStatus, f64, VerdictReason) =
    (VerdictStatus::Inaccurate, 0.2, VerdictReason::Judged);
const UNCERTAIN: (VerdictStatus, f64, VerdictReason) = (VerdictStatus::Uncertain, 0.5, VerdictReason::Judged);

#[test]
fn one_source_that_supports_it_is_enough() {
    let told = settled("A [1][2].", &[INACCURATE, ACCURATE]);
    assert_eq!((told.status, told.confidence), (StatementStatus::Supported, 0.9));
}

#[test]
fn the_only_source_that_does_not_support_it_tells() {
    let told = settled("A [1].", &[INACCURATE]);
    assert_eq!((told.status, told.confidence), (StatementStatus::Unsupported, 0.8));
    let told = settled("A [1] and a [1].", &[INACCURATE, INACCURATE]);
    assert_eq!(told.status, StatementStatus::Unsupported, "it is cited twice");
}

#[test]
fn what_several_sources_say_together_stays_open() {
    for verdicts in [[INACCURATE, INACCURATE], [INACCURATE, UNCERTAIN]] {
        let told = settled("A [1][2].", &verdicts);
        assert_eq!((told.status, told.confidence), (StatementStatus::Uncertain, 0.6));
    }
}

#[test]
fn where_no_judge_was_asked_nothing_changes() {
    let told = settled("A [1].", &[(VerdictStatus::Accurate, 0.9, VerdictReason::Supported)]);
    assert_eq!((told.status, told.confidence), (StatementStatus::Uncertain, 0.6));
}

#[test]
fn the_rate_is_of_those_that_are_sure() {
    let verification = |statuses: &[VerdictStatus]| {
        let verdict = |(citation, &status)| Verdict {
            citation,
            statement: String::new(),
            number: 1,
            support: 0.5,
            status,
            confidence: 0.5,
            evidence: None,
            reasons: Vec::new(),
            better: None,
            explanation: None,
        };
        let verdicts = statuses.iter().enumerate().map(verdict).collect();
        Verification::default().with_verdicts(verdicts, &answer("A [1]."))
    };
    use VerdictStatus::{Accurate, Inaccurate, Uncertain};
    assert_eq!(verification(&[Accurate, Inaccurate, Uncertain, Accurate, Accurate]).accuracy_rate, 0.75);
    assert_eq!(verification(&[Uncertain]).accuracy_rate, 1.0);
    assert_eq!(verification(&[]).accuracy_rate, 1.0);
    assert_eq!(verification(&[Inaccurate]).accuracy_rate, 0.0);
}

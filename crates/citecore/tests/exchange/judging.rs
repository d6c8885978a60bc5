//! What is uncertain goes to a judge, where there is one.

use citecore::{
    Exchange, Outcome, Passage, Profile, Role, StatementStatus, Step, VerdictReason, VerdictStatus,
    VerifyOptions,
};

/// Nothing is sure by this threshold that isn't wholly so.
fn profile() -> Profile {
    Profile { verify: Some(VerifyOptions { threshold: 1.0 }), ..Profile::default() }
}

const ANSWER: &str = "Nobody carries the mount alone [1]. The tripod is the lighter part of both [2].";

/// An exchange that waits for its judge, two citations being uncertain.
fn waiting() -> Exchange {
    let mut exchange = Exchange::new("How heavy is it?", profile()).unwrap().with_judge();
    let texts = ["Two people carry the mount with its tripod.", "Of the two parts, the tripod weighs less."];
    exchange.found(texts.map(Passage::new).into()).unwrap();
    exchange.delta(ANSWER).unwrap();
    exchange.completed().unwrap();
    exchange.verify().unwrap();
    exchange
}

fn judged(reply: &str) -> Outcome {
    let mut exchange = waiting();
    exchange.judged(reply).unwrap();
    assert_eq!(exchange.step(), Step::Done);
    exchange.into_outcome().unwrap()
}

fn statuses(outcome: &Outcome) -> Vec<VerdictStatus> {
    outcome.verification.iter().flat_map(|found| &found.verdicts).map(|verdict| verdict.status).collect()
}

#[test]
fn a_judge_is_asked_once_about_all_that_is_uncertain() {
    let exchange = waiting();
    let Step::Judge { messages } = exchange.step() else { panic!("a judge comes next") };
    let roles: Vec<Role> = messages.iter().map(|message| message.role).collect();
    assert_eq!(roles, [Role::System, Role::User]);
    for text in ["Nobody carries the mount alone.", "Two people carry", "the lighter part", "weighs less"] {
        assert!(messages[1].content.contains(text), "{text}");
    }
}

#[test]
fn a_sure_judge_is_believed_both_ways() {
    let outcome = judged(
        r#"[{"index": 0, "is_accurate": false, "confidence": 1, "explanation": "It doesn't say alone."},
            {"index": 1, "is_accurate": true, "confidence": 1, "explanation": "It does."}]"#,
    );
    assert_eq!(statuses(&outcome), [VerdictStatus::Inaccurate, VerdictStatus::Accurate]);
    assert_eq!(
        outcome.answer.text,
        "Nobody carries the mount alone. The tripod is the lighter part of both [1]."
    );
    let found = outcome.verification.unwrap();
    assert_eq!(found.accuracy_rate, 0.5);
    assert_eq!(found.verdicts[0].explanation.as_deref(), Some("It doesn't say alone."));
    assert!(found.verdicts.iter().all(|verdict| verdict.reasons.contains(&VerdictReason::Judged)));
    let told = |statements: &[citecore::StatementVerdict]| {
        statements.iter().map(|told| told.status).collect::<Vec<_>>()
    };
    assert_eq!(told(&found.statements), [StatementStatus::Unsupported, StatementStatus::Supported]);
    let corrected = found.corrected.unwrap();
    assert_eq!(told(&corrected.statements), [StatementStatus::Uncited, StatementStatus::Supported]);
    let verified = &outcome.trace[outcome.trace.len() - 2];
    let counts: Vec<_> = verified.counts.iter().collect();
    assert_eq!(counts, [("accurate", 1), ("inaccurate", 1), ("uncertain", 0), ("judged", 2)]);
    assert!(verified.warnings.is_empty());
}

#[test]
fn what_a_reply_does_not_tell_stays_uncertain_and_is_warned_of() {
    for (reply, told) in [
        ("I can't say.", 0),
        ("", 0),
        (r#"[{"index": 1, "is_accurate": true, "confidence": 1}, {"index": 0, "is_acc"#, 1),
    ] {
        let outcome = judged(reply);
        let uncertain =
            statuses(&outcome).iter().filter(|&&status| status == VerdictStatus::Uncertain).count();
        assert_eq!(uncertain, 2 - told, "{reply}");
        assert_eq!(outcome.answer.text, ANSWER, "nothing is left out");
        let warning = outcome.trace[outcome.trace.len() - 2].warnings.join("");
        assert_eq!(warning, format!("the judge's reply tells of {told} citations of 2"));
    }
}

#[test]
fn a_judge_that_fails_leaves_what_is_uncertain() {
    let mut exchange = waiting();
    exchange.failed("the judge is out of reach").unwrap();
    assert_eq!(exchange.step(), Step::Done);
    let outcome = exchange.into_outcome().unwrap();
    assert_eq!(statuses(&outcome), [VerdictStatus::Uncertain, VerdictStatus::Uncertain]);
    assert_eq!(outcome.answer.text, ANSWER);
    assert!(!outcome.incomplete && !outcome.fallback);
    let verified = &outcome.trace[outcome.trace.len() - 2];
    assert_eq!(verified.warnings, ["the judge is out of reach"]);
}

#[test]
fn without_a_judge_nobody_is_asked() {
    let mut exchange = Exchange::new("How heavy is it?", profile()).unwrap();
    exchange.found(vec![Passage::new("Two people carry the mount with its tripod.")]).unwrap();
    exchange.delta("Nobody carries the mount alone [1].").unwrap();
    exchange.completed().unwrap();
    exchange.verify().unwrap();
    assert_eq!(exchange.step(), Step::Done);
    assert_eq!(statuses(&exchange.into_outcome().unwrap()), [VerdictStatus::Uncertain]);
}

#[test]
fn where_all_is_sure_no_judge_is_asked() {
    let profile = Profile { verify: Some(VerifyOptions { threshold: 0.5 }), ..Profile::default() };
    let mut exchange = Exchange::new("How heavy is it?", profile).unwrap().with_judge();
    exchange.found(vec![Passage::new("Two people carry the mount with its tripod.")]).unwrap();
    exchange.delta("Nobody carries the mount alone [1].").unwrap();
    exchange.completed().unwrap();
    exchange.verify().unwrap();
    assert_eq!(exchange.step(), Step::Done);
}

#[test]
fn calls_out_of_turn_are_errors() {
    let mut exchange = waiting();
    assert!(exchange.verify().unwrap_err().is_invalid_input());
    assert!(exchange.completed().is_err() && exchange.delta("more").is_err());
    exchange.judged("[]").unwrap();
    assert!(exchange.judged("[]").unwrap_err().is_finished());
}

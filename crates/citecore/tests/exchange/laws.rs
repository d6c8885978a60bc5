//! What holds of every exchange that verifies, whatever the model, the judge and the reader do.

use citecore::{
    Answer, Exchange, Outcome, Passage, Profile, StatementStatus, Step, VerdictStatus, VerifyOptions,
    apply_verdicts, validate_answer,
};
use proptest::prelude::*;

use crate::{
    pieces::{answers, config, prose},
    seam::begins_line,
};

/// What whoever drives the exchange does at a step, with a text for whoever is asked.
#[derive(Clone, Debug)]
enum Turn {
    Goes(String),
    BreaksOff(String),
    Fails,
}

fn text() -> impl Strategy<Value = String> {
    let sentences = prop::sample::select(vec![
        "The mount weighs 14 kg [1]. ",
        "The mount weighs 15 kg [1]. ",
        "It tracks the sky [2][3]. ",
        "Whales sing [3]. ",
        "😀 별은 빛난다[2]. ",
        "- It tracks [2]\n- The sky is dark [1]\n",
        "[1]",
        "So [1]. ",
    ]);
    let sentences = prop::collection::vec(sentences, 1..6).prop_map(|parts| parts.concat());
    prop_oneof![3 => sentences, 1 => answers(), 1 => prose()]
}

fn reply() -> impl Strategy<Value = String> {
    let opinion = (0..9_usize, any::<bool>(), 0..=100_u32).prop_map(|(index, accurate, confidence)| {
        format!(r#"{{"index": {index}, "is_accurate": {accurate}, "confidence": {confidence}}}"#)
    });
    let opinions =
        prop::collection::vec(opinion, 0..9).prop_map(|opinions| format!("[{}]", opinions.join(",")));
    prop_oneof![3 => opinions, 1 => "(\\PC|[\"{}\\[\\]:,0-9]|is_accurate|true){0,40}"]
}

fn turns() -> impl Strategy<Value = Vec<Turn>> {
    let turn = |text: BoxedStrategy<String>| prop_oneof![6 => text.clone().prop_map(Turn::Goes), 1 => text.prop_map(Turn::BreaksOff), 1 => Just(Turn::Fails)];
    prop::collection::vec(turn(prop_oneof![3 => text(), 1 => reply()].boxed()), 0..8)
}

fn passages() -> Vec<Passage> {
    let texts = [
        "The mount weighs 14 kg. The sky is dark.",
        "It tracks the sky. 😀 별은 빛난다.",
        "It follows the stars.",
    ];
    texts.map(Passage::new).into()
}

/// Drives an exchange by turns; where they end, all that is asked for fails.
fn driven(threshold: Option<f64>, judge: bool, turns: &[Turn]) -> Outcome {
    let verify = threshold.map(|threshold| VerifyOptions { threshold });
    let mut exchange = Exchange::new("How?", Profile { verify, ..Profile::default() }).unwrap();
    if judge {
        exchange = exchange.with_judge();
    }
    let mut turns = turns.iter();
    loop {
        let step = exchange.step();
        if step == Step::Done {
            return exchange.into_outcome().unwrap();
        }
        match (step, turns.next().unwrap_or(&Turn::Fails)) {
            (_, Turn::Fails) => drop(exchange.failed("it failed").unwrap()),
            (Step::Search { .. }, _) => exchange.found(passages()).unwrap(),
            (Step::Complete(_), Turn::Goes(text)) => {
                exchange.delta(text).unwrap();
                exchange.completed().unwrap();
            }
            (Step::Complete(_), Turn::BreaksOff(text)) => {
                exchange.delta(text).unwrap();
                exchange.failed("it broke off").unwrap();
            }
            (Step::Verify { .. }, _) => exchange.verify().unwrap(),
            (Step::Judge { messages }, Turn::Goes(text) | Turn::BreaksOff(text)) => {
                assert!(judge && messages.len() == 2);
                exchange.judged(text).unwrap();
            }
            (Step::Done, _) => unreachable!("that is where it ends"),
        }
    }
}

/// Verdicts and statements name what there is in the answer that they are of.
fn assert_of(answer: &Answer, verdicts: &[citecore::Verdict]) {
    for verdict in verdicts {
        let cited = &answer.citations[verdict.citation];
        assert_eq!(cited.number(), verdict.number);
        let at = cited.statement().unwrap();
        let statement = &answer.statements[at];
        // What only tells the source stands for what is before it, which inherits its marks.
        let before = at.checked_sub(1).map(|before| &answer.statements[before]);
        let stands_for = before.filter(|before| before.inherited() == statement.citations());
        assert!(
            [Some(statement), stands_for]
                .into_iter()
                .flatten()
                .any(|told| answer.text[told.range()] == verdict.statement),
            "{verdict:?}"
        );
        if let Some(evidence) = &verdict.evidence {
            let cited =
                answer.references.iter().find(|reference| reference.number == verdict.number).unwrap();
            let source = cited.passages.iter().find(|source| source.number == evidence.original).unwrap();
            assert_eq!(source.passage.text[evidence.start..evidence.end], evidence.text);
        }
    }
}

fn assert_verified(outcome: &Outcome, validate: &citecore::ValidateOptions) {
    let Some(found) = &outcome.verification else {
        assert_eq!(outcome.verified, None);
        return;
    };
    let verified = outcome.verified.as_ref().unwrap_or(&outcome.answer);
    assert_of(verified, &found.verdicts);
    assert_eq!(apply_verdicts(verified, &found.verdicts), outcome.answer);
    assert_eq!(outcome.validation, validate_answer(&outcome.answer, validate));
    let count = |status| found.verdicts.iter().filter(|verdict| verdict.status == status).count() as f64;
    let (accurate, inaccurate) = (count(VerdictStatus::Accurate), count(VerdictStatus::Inaccurate));
    let rate = if accurate + inaccurate > 0.0 { accurate / (accurate + inaccurate) } else { 1.0 };
    assert_eq!(found.accuracy_rate, rate);
    assert_eq!(found.corrected.is_some(), inaccurate > 0.0);
    assert_eq!(outcome.verified.is_some(), inaccurate > 0.0);
    let Some(corrected) = &found.corrected else { return };
    // What is behind a mark that is left out at the beginning of a line begins the line now, as a heading perhaps.
    if outcome.answer.dropped.iter().any(|dropped| begins_line(&verified.raw[..dropped.at])) {
        return;
    }
    assert_of(&outcome.answer, &corrected.verdicts);
    let stay: Vec<_> =
        found.verdicts.iter().filter(|verdict| verdict.status != VerdictStatus::Inaccurate).collect();
    assert_eq!(corrected.verdicts.len(), stay.len());
    for (carried, verdict) in corrected.verdicts.iter().zip(stay) {
        assert_eq!((carried.status, &carried.evidence), (verdict.status, &verdict.evidence));
        let original = |answer: &Answer, number: usize| {
            answer.references.iter().find(|reference| reference.number == number).unwrap().original
        };
        assert_eq!(original(&outcome.answer, carried.number), original(verified, verdict.number));
    }
    for told in &corrected.statements {
        let statement = &outcome.answer.statements[told.statement];
        let is_uncited = told.status == StatementStatus::Uncited;
        if !statement.citations().is_empty() {
            assert!(!is_uncited);
        } else if statement.inherited().is_empty() {
            assert!(is_uncited && statement.needs_citation());
        }
    }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn every_exchange_ends_in_an_answer_that_is_as_its_verdicts_say(
        threshold in prop::option::weighted(0.9, prop::sample::select(vec![0.5, 0.7, 0.9, 1.0])),
        judge in any::<bool>(),
        turns in turns(),
    ) {
        let outcome = driven(threshold, judge, &turns);
        prop_assert!(!outcome.answer.text.trim().is_empty());
        assert_verified(&outcome, &Profile::default().validate);
        prop_assert!(!outcome.fallback || outcome.verification.is_none());
    }

    #[test]
    fn a_judge_may_say_anything(answer in text(), reply in reply(), threshold in prop::sample::select(vec![0.7, 1.0])) {
        let turns = [Turn::Goes(String::new()), Turn::BreaksOff(answer), Turn::Goes(String::new()), Turn::Goes(reply)];
        let outcome = driven(Some(threshold), true, &turns);
        assert_verified(&outcome, &Profile::default().validate);
    }
}

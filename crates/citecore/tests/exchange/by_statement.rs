//! Verification a statement at a time.

use citecore::{Exchange, Passage, Profile, Step, ValidateOptions, VerdictStatus, VerifyOptions};

const ANSWER: &str =
    "The mount carries a load of twelve kilograms [1]. Whales sing to each other in winter [1].";

fn answered() -> Exchange {
    let profile = Profile { verify: Some(VerifyOptions::default()), ..Profile::default() };
    let mut exchange = Exchange::new("How much does it carry?", profile).unwrap();
    exchange.found(vec![Passage::new("The mount carries a load of twelve kilograms.")]).unwrap();
    exchange.delta(ANSWER).unwrap();
    exchange.completed().unwrap();
    exchange
}

#[test]
fn statement_by_statement_comes_to_what_all_at_once_does() {
    let mut at_once = answered();
    at_once.verify().unwrap();
    let mut by_statement = answered();
    let mut verifying = by_statement.verifying().unwrap();
    assert_eq!(verifying.by_ref().count(), 2);
    let verification = verifying.end();
    by_statement.verified(verification).unwrap();
    assert_eq!(by_statement.step(), Step::Done);
    assert_eq!(by_statement.into_outcome(), at_once.into_outcome());
}

#[test]
fn what_is_dropped_on_its_way_can_be_begun_anew() {
    let mut exchange = answered();
    exchange.verifying().unwrap().next();
    assert_eq!(exchange.step(), Step::Verify { attempt: 0 });
    exchange.verify().unwrap();
    assert!(exchange.verifying().is_err());
    let mut at_once = answered();
    at_once.verify().unwrap();
    assert_eq!(exchange.into_outcome(), at_once.into_outcome());
}

#[test]
fn a_verdict_of_another_answer_takes_no_citation_along() {
    let mut exchange = answered();
    let mut verifying = exchange.verifying().unwrap();
    verifying.by_ref().for_each(drop);
    let mut verification = verifying.end();
    let mut foreign = verification.verdicts[1].clone();
    assert_eq!(foreign.status, VerdictStatus::Inaccurate);
    (foreign.citation, foreign.number) = (0, 2);
    verification.verdicts.insert(1, foreign);
    exchange.verified(verification).unwrap();
    let outcome = exchange.into_outcome().unwrap();
    let text = "The mount carries a load of twelve kilograms [1]. Whales sing to each other in winter.";
    assert_eq!(outcome.answer.text, text);
    let corrected = outcome.verification.as_ref().unwrap().corrected.as_ref().unwrap();
    let citations: Vec<usize> = corrected.verdicts.iter().map(|verdict| verdict.citation).collect();
    assert_eq!(citations, [0], "each citation that is left has its own verdict alone");
    assert_eq!(corrected.verdicts[0].status, VerdictStatus::Accurate);
    assert!(outcome.removed_citations().is_empty(), "the number is still cited");
}

#[test]
fn what_only_cites_keeps_what_it_was_held_for_in_the_corrected_answer() {
    let validate = ValidateOptions { min_coverage: 0.0, ..ValidateOptions::default() };
    let profile = Profile { validate, verify: Some(VerifyOptions::default()), ..Profile::default() };
    let mut exchange = Exchange::new("How much does it carry?", profile).unwrap();
    exchange.found(vec![Passage::new("The mount carries a load of twelve kilograms.")]).unwrap();
    exchange
        .delta("Whales sing to each other in winter [1].\n\nThe mount carries a load of twelve kilograms.\n\n[1]")
        .unwrap();
    exchange.completed().unwrap();
    exchange.verify().unwrap();
    let outcome = exchange.into_outcome().unwrap();
    let verdicts = outcome.verification.unwrap().corrected.unwrap().verdicts;
    let quoted: Vec<&str> = verdicts
        .iter()
        .map(|verdict| &outcome.answer.text[verdict.quoted_in(&outcome.answer).unwrap()])
        .collect();
    assert_eq!(quoted, ["The mount carries a load of twelve kilograms."]);
}

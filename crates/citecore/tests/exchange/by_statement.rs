//! Verification a statement at a time.

use citecore::{Exchange, Passage, Profile, Step, VerifyOptions};

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

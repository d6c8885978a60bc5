//! Verification that rests behind each statement.

use std::{
    cell::Cell,
    future::poll_fn,
    pin::pin,
    task::{Context, Poll, Waker},
};

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

/// Pending once.
async fn rest(count: &Cell<usize>) {
    count.set(count.get() + 1);
    let mut rested = false;
    poll_fn(|_| if std::mem::replace(&mut rested, true) { Poll::Ready(()) } else { Poll::Pending }).await;
}

#[test]
fn it_comes_to_the_same() {
    let mut at_once = answered();
    at_once.verify().unwrap();
    let mut resting = answered();
    let (count, mut polls) = (Cell::new(0), 0);
    {
        let mut verifying = pin!(resting.verify_resting(async || rest(&count).await));
        let mut context = Context::from_waker(Waker::noop());
        while verifying.as_mut().poll(&mut context).is_pending() {
            polls += 1;
        }
    }
    // Two statements, held anew once one has lost its citation.
    assert_eq!((count.get(), polls), (4, 4));
    assert_eq!(resting.step(), Step::Done);
    assert_eq!(resting.into_outcome(), at_once.into_outcome());
}

#[test]
fn what_is_dropped_on_its_way_can_be_begun_anew() {
    let mut exchange = answered();
    let count = Cell::new(0);
    {
        let mut verifying = pin!(exchange.verify_resting(async || rest(&count).await));
        assert!(verifying.as_mut().poll(&mut Context::from_waker(Waker::noop())).is_pending());
    }
    assert_eq!(exchange.step(), Step::Verify { attempt: 0 });
    exchange.verify().unwrap();
    let mut at_once = answered();
    at_once.verify().unwrap();
    assert_eq!(exchange.into_outcome(), at_once.into_outcome());
}

//! Leads an exchange by a profile.

use citecore::{Completion, Exchange, Outcome, Passage, Profile, Step};

/// A passage with a score.
pub(crate) fn passage(text: &str, score: f64) -> Passage {
    Passage { score: Some(score), ..Passage::new(text) }
}

/// An exchange that has found these passages, and what its model is asked first; none where nothing was left of them.
pub(crate) fn asked(name: &str, question: &str, found: Vec<Passage>) -> (Exchange, Option<Completion>) {
    let mut exchange = Exchange::new(question, Profile::named(name).unwrap()).unwrap();
    exchange.found(found).unwrap();
    let completion = match exchange.step() {
        Step::Complete(completion) => Some(completion),
        _ => None,
    };
    (exchange, completion)
}

/// The outcome of an exchange whose model gives these answers, and what it was asked each time.
pub(crate) fn answered(mut exchange: Exchange, answers: &[&str]) -> (Outcome, Vec<Completion>) {
    let mut asked = Vec::new();
    for answer in answers {
        let Step::Complete(completion) = exchange.step() else { break };
        asked.push(completion);
        exchange.delta(answer).unwrap();
        exchange.completed().unwrap();
    }
    if matches!(exchange.step(), Step::Verify { .. }) {
        exchange.verify().unwrap();
    }
    assert_eq!(exchange.step(), Step::Done, "the model isn't asked once more");
    (exchange.into_outcome().unwrap(), asked)
}

/// The texts of what the model gets to see, in order.
pub(crate) fn texts(exchange: &Exchange) -> Vec<&str> {
    exchange.context().sources.iter().map(|source| source.passage.text.as_str()).collect()
}

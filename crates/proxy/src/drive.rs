//! Driving a whole exchange: searches, lets the upstream answer, and tells how it goes.

use async_stream::stream;
use citecore::{Exchange, Outcome, Segment, Step};
use futures_util::{Stream, StreamExt};
use serde::Serialize;

use crate::{
    app::Shared,
    error::Failure,
    knowledge::{self, Search},
    upstream::{Job, Piece},
};

/// What to ask.
pub(crate) struct Question {
    /// The machine, not yet stepped.
    pub(crate) exchange: Exchange,
    /// BCP 47; whose articles come first.
    pub(crate) locale: Option<String>,
    /// Somebody reads along.
    pub(crate) watched: bool,
}

/// How an exchange goes.
#[derive(Debug)]
pub(crate) enum Event {
    /// A stage began.
    Progress(Progress),
    /// A part of the answer that won't change any more, unless the answer is asked for again.
    Segment(Segment<'static>),
    /// The last one of an exchange that came to its end.
    Outcome(Box<Outcome>),
    /// The last one of an exchange that didn't.
    Failed(Failure),
}

/// A stage of an exchange.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Progress {
    /// `searching`, `answering` or `repairing`.
    pub(crate) stage: &'static str,
    /// 0 the first answer, 1 and 2 the repairs.
    pub(crate) attempt: u8,
}

/// Drives an exchange to its end. Dropping the stream ends the upstream's work.
///
/// Where the upstream fails before it wrote anything, the exchange fails; what it wrote before it broke off is an
/// incomplete outcome, and a repair that fails leaves the answer that was to be repaired.
pub(crate) fn drive(app: Shared, question: Question) -> impl Stream<Item = Event> + Send {
    stream! {
        let Question { mut exchange, locale, watched } = question;
        loop {
            match exchange.step() {
                Step::Search { queries, per_query } => {
                    yield Event::Progress(Progress { stage: "searching", attempt: 0 });
                    let limit = per_query.map_or(knowledge::DEFAULT_LIMIT, |each| each * queries.len());
                    let search = Search { queries, locale: locale.clone(), per_query, limit };
                    let found = app.search(search).await;
                    let taken = found.and_then(|passages| exchange.found(passages).map_err(Failure::from));
                    if let Err(failure) = taken {
                        yield Event::Failed(failure);
                        return;
                    }
                }
                Step::Complete(completion) => {
                    let attempt = completion.attempt;
                    let stage = if attempt == 0 { "answering" } else { "repairing" };
                    yield Event::Progress(Progress { stage, attempt });
                    let mut pieces = app.upstream.answer(Job {
                        question: exchange.question().to_owned(),
                        context: exchange.context().clone(),
                        messages: completion.messages,
                        language: locale.clone(),
                        watched,
                    });
                    let mut written = false;
                    let ended = loop {
                        match pieces.next().await {
                            Some(Ok(Piece::Delta(text))) => {
                                written = true;
                                match exchange.delta(&text) {
                                    Ok(segments) => for segment in segments {
                                        yield Event::Segment(segment);
                                    },
                                    Err(error) => break Err(Failure::from(error)),
                                }
                            }
                            Some(Ok(Piece::Done(done))) if done.finish_reason == "length" => {
                                break exchange.failed("the model's answer was too long").map_err(Failure::from);
                            }
                            Some(Ok(Piece::Done(_))) | None => {
                                break exchange.completed().map_err(Failure::from);
                            }
                            Some(Err(error)) => {
                                tracing::warn!(%error, attempt, "the answer failed");
                                let failure = Failure::from(error);
                                if attempt == 0 && !written {
                                    break Err(failure);
                                }
                                break exchange.failed(&failure.0.detail).map_err(Failure::from);
                            }
                        }
                    };
                    match ended {
                        Ok(segments) => for segment in segments {
                            yield Event::Segment(segment);
                        },
                        Err(failure) => {
                            yield Event::Failed(failure);
                            return;
                        }
                    }
                }
                Step::Done => break,
            }
        }
        yield match exchange.into_outcome() {
            Some(outcome) => Event::Outcome(Box::new(outcome)),
            None => Event::Failed(Failure::internal()),
        };
    }
}

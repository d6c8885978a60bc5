//! Driving a whole exchange: searches, lets the upstream answer, and tells how it goes.

use std::{pin::pin, sync::Arc};

use async_stream::try_stream;
use citecore::{Exchange, Message, Outcome, Profile, Segment, Step};
use futures_util::{Stream, StreamExt};
use serde::Serialize;

use crate::{
    app::Shared,
    error::Failure,
    knowledge::{self, Search},
    summary,
    upstream::{Conversation, Job, Piece, Pieces, UpstreamError},
};

/// Bytes of an answer. An outcome tells of each statement with its sources, in some twenty times as many bytes.
const MOST_WRITTEN: usize = 1024 * 1024;

/// What to ask.
pub(crate) struct Question {
    /// The machine, not yet stepped.
    pub(crate) exchange: Exchange,
    /// BCP 47; whose articles come first.
    pub(crate) locale: Option<String>,
    /// LightRAG's mode, where the question names one.
    pub(crate) mode: Option<String>,
    /// Somebody reads along.
    pub(crate) watched: bool,
    /// An answer that breaks off is none: whoever asks can't be told that it did.
    pub(crate) whole: bool,
    /// The route that it came by, for the metrics and the log.
    pub(crate) route: &'static str,
}

impl Question {
    /// A question that nobody waits for but a program, which wants a whole answer, led by that profile. Errors: the profile has a setting that is out of its range.
    pub(crate) fn of(question: String, profile: Profile, route: &'static str) -> Result<Self, Failure> {
        let exchange = Exchange::new(question, profile)?;
        Ok(Self { exchange, locale: None, mode: None, watched: false, whole: true, route })
    }
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
    /// `searching`, `answering`, `repairing` or `verifying`.
    pub(crate) stage: &'static str,
    /// 0 the first answer, 1 and 2 the repairs.
    pub(crate) attempt: u8,
}

/// Drives an exchange to its end. Dropping the stream ends the upstream's work.
///
/// Where the upstream fails before it wrote anything, the exchange fails; what it wrote before it broke off is an
/// incomplete outcome, unless a whole one is wanted, and a repair that fails leaves the answer that was to be repaired.
pub(crate) fn drive(app: Shared, question: Question) -> impl Stream<Item = Event> + Send {
    let (metrics, route) = (Arc::clone(&app.metrics), question.route);
    events(app, question).map(|event| event.unwrap_or_else(Event::Failed)).inspect(move |event| match event {
        Event::Outcome(outcome) => {
            metrics.came_to(route, outcome);
            summary::log(route, outcome);
        }
        Event::Failed(_) => metrics.came_to_nothing(route),
        Event::Progress(_) | Event::Segment(_) => {}
    })
}

/// What an exchange comes to, step by step. Errors: a step failed, and there is nothing to go on with.
fn events(app: Shared, question: Question) -> impl Stream<Item = Result<Event, Failure>> + Send {
    try_stream! {
        let Question { mut exchange, locale, mode, watched, whole, .. } = question;
        app.asked(exchange.question());
        exchange = if app.upstream.has_model() { exchange.with_judge() } else { exchange.without_repairs() };
        loop {
            match exchange.step() {
                Step::Search { queries, per_query } => {
                    yield Event::Progress(Progress { stage: "searching", attempt: 0 });
                    let limit = per_query.map_or(knowledge::DEFAULT_LIMIT, |each| each * queries.len());
                    let search = Search { queries, locale: locale.clone(), per_query, mode: mode.clone(), limit };
                    exchange.found(app.search(search).await?)?;
                }
                Step::Complete(completion) => {
                    let attempt = completion.attempt;
                    let stage = if attempt == 0 { "answering" } else { "repairing" };
                    yield Event::Progress(Progress { stage, attempt });
                    let pieces = app.upstream.answer(Job {
                        question: exchange.question().to_owned(),
                        context: exchange.context().clone(),
                        language: locale.clone(),
                        watched,
                        prefix: exchange.profile().prompt_for(attempt, None).require_prefix,
                        conversation: completion.into(),
                        until: app.until(),
                    });
                    let mut segments = pin!(answered(&mut exchange, pieces, attempt, whole));
                    while let Some(segment) = segments.next().await {
                        yield Event::Segment(segment?);
                    }
                }
                Step::Verify { attempt } => {
                    yield Event::Progress(Progress { stage: "verifying", attempt });
                    exchange = verified(exchange).await?;
                }
                Step::Judge { messages } => judged(&app, &mut exchange, messages).await?,
                Step::Done => break,
            }
        }
        yield Event::Outcome(Box::new(exchange.into_outcome().ok_or_else(Failure::internal)?));
    }
}

/// Takes what the upstream writes; gives the parts that won't change any more. Errors: it failed, and there is nothing to go on with.
fn answered(
    exchange: &mut Exchange,
    mut pieces: Pieces,
    attempt: u8,
    whole: bool,
) -> impl Stream<Item = Result<Segment<'static>, Failure>> + Send {
    try_stream! {
        let mut written = 0;
        let ended = loop {
            // Pieces end with `Done` or an error; without either, nobody said that the answer is whole.
            match pieces.next().await.unwrap_or(Err(UpstreamError::BrokeOff)).and_then(|piece| within(piece, written)) {
                Ok(Piece::Delta(text)) => {
                    written += text.len();
                    for segment in exchange.delta(&text)? {
                        yield segment;
                    }
                }
                Ok(Piece::Done(done)) => break match done.finish_reason.as_str() {
                    "length" => exchange.failed("the model's answer was too long"),
                    "content_filter" => exchange.failed("a part of the model's answer was withheld"),
                    _ => exchange.completed(),
                },
                Err(error) => {
                    tracing::warn!(%error, attempt, "the answer failed");
                    let is_kept = written > 0 && (!whole || error.is_an_end());
                    let failure = Failure::from(error);
                    if attempt == 0 && !is_kept {
                        Err(failure)?;
                        return;
                    }
                    break exchange.failed(&failure.0.detail);
                }
            }
        };
        for segment in ended? {
            yield segment;
        }
    }
}

/// The piece behind so many bytes. Errors: the answer is too long with it.
fn within(piece: Piece, written: usize) -> Result<Piece, UpstreamError> {
    match &piece {
        Piece::Delta(text) if written + text.len() > MOST_WRITTEN => {
            Err(UpstreamError::Unreadable(format!("an answer of more than {MOST_WRITTEN} bytes")))
        }
        _ => Ok(piece),
    }
}

/// Drives an exchange to its outcome, with nobody who reads along. Errors: it came to none.
pub(crate) async fn outcome(app: Shared, question: Question) -> Result<Outcome, Failure> {
    let mut events = pin!(drive(app, question));
    while let Some(event) = events.next().await {
        match event {
            Event::Outcome(outcome) => return Ok(*outcome),
            Event::Failed(failure) => return Err(failure),
            Event::Progress(_) | Event::Segment(_) => {}
        }
    }
    Err(Failure::internal())
}

/// Holds the answer against its sources, without holding up other requests.
async fn verified(mut exchange: Exchange) -> Result<Exchange, Failure> {
    let verify = move || exchange.verify().map(|()| exchange);
    match tokio::task::spawn_blocking(verify).await {
        Ok(verified) => verified.map_err(Failure::from),
        Err(error) => {
            tracing::error!(%error, "the verification was cut off");
            Err(Failure::internal())
        }
    }
}

/// Asks a model about what is uncertain. Where it fails, that stays uncertain.
async fn judged(app: &Shared, exchange: &mut Exchange, messages: Vec<Message>) -> Result<(), Failure> {
    match app.upstream.reply(Conversation::about(messages), app.until()).await {
        Some(Ok(reply)) => exchange.judged(&reply)?,
        Some(Err(error)) => {
            tracing::warn!(%error, "the citations weren't judged");
            exchange.failed("no judge could be asked")?;
        }
        None => {
            exchange.failed("there is no judge")?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use citecore::Passage;
    use citecore_wire::Done;
    use futures_util::stream::iter;

    use super::*;

    /// Lets these pieces be the answer that the exchange waits for.
    async fn answer(
        exchange: &mut Exchange,
        pieces: Vec<Result<Piece, UpstreamError>>,
    ) -> Result<(), Failure> {
        let Step::Complete(completion) = exchange.step() else { panic!("no answer is waited for") };
        let mut segments = pin!(answered(exchange, Box::pin(iter(pieces)), completion.attempt, false));
        while let Some(segment) = segments.next().await {
            segment?;
        }
        Ok(())
    }

    fn asked() -> Exchange {
        let mut exchange = Exchange::new("Around which axis does it turn?", Profile::default()).unwrap();
        exchange.found(vec![Passage::new("The mount turns around its polar axis.")]).unwrap();
        exchange
    }

    #[tokio::test]
    async fn pieces_without_an_end_are_an_answer_that_broke_off() {
        let written = |text: &str| Ok(Piece::Delta(text.to_owned()));
        let whole = || Ok(Piece::Done(Done { finish_reason: "stop".into(), usage: None }));
        for is_told in [false, true] {
            let ending = |pieces: Vec<_>| {
                let told = is_told.then_some(Err(UpstreamError::BrokeOff));
                pieces.into_iter().chain(told).collect::<Vec<_>>()
            };
            let mut exchange = asked();
            answer(&mut exchange, vec![written("It turns once."), whole()]).await.unwrap();
            answer(&mut exchange, ending(vec![written("It turns [1")])).await.unwrap();
            assert_eq!(exchange.into_outcome().unwrap().answer.text, "It turns once.");

            let mut exchange = asked();
            answer(&mut exchange, ending(vec![written("It turns [1]. And ")])).await.unwrap();
            assert!(exchange.into_outcome().unwrap().incomplete);

            let failure = answer(&mut asked(), ending(Vec::new())).await.unwrap_err();
            assert_eq!((failure.0.status, failure.0.code.as_str()), (502, "upstream-failed"));
        }
    }
}

//! The proxy's search and its model.

use citecore::Passage;
use citecore_wire::{AnswerEvent, AnswerRequest, Done, EventStream, Problem, SearchRequest};
use web_sys::ReadableStreamDefaultReader;

use crate::{
    io::{
        Asked, Failure, Live, code,
        fetch::{leave, next, post, reader, text},
        fitted::fitted,
    },
    js::{read, write},
};

/// The most passages that a proxy gives at once.
const MOST: usize = 50;

/// A stream that is silent for so long, in milliseconds, is given up. The proxy says something every ten seconds, even where
/// the model says nothing.
const SILENCE: u32 = 30_000;

/// How many parts of a response may come behind an answer's end: one that is left unread looks like a fault to those who watch the
/// network.
const PARTS_BEHIND: usize = 8;

pub(super) async fn search(
    world: &Live,
    queries: &[String],
    per_query: Option<usize>,
) -> Result<Vec<Passage>, Failure> {
    let question = queries.first().ok_or_else(|| Failure::new(code::INTERNAL, "no question"))?;
    let request = SearchRequest {
        question: question.clone(),
        // Where there are any, the proxy searches for these alone; the question is the first of them.
        queries: if queries.len() > 1 { queries.to_vec() } else { Vec::new() },
        locale: world.host.locale(),
        limit: per_query.map(|each| (each * queries.len()).min(MOST)),
    };
    let body = write::search_request(&request);
    let response = post(world, "/v1/search", &body).await?;
    let text = text(&world.stop, &response).await?;
    Ok(read::search_response(&text).map_err(unreadable)?.passages)
}

pub(super) async fn complete(
    world: &Live,
    asked: &Asked<'_>,
    take: &mut dyn FnMut(&str) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let profile = world.host.profile();
    let turns = asked.history.iter().map(|turn| turn.question.len() + turn.answer.len());
    let beside = turns.sum::<usize>() + asked.completion.previous.as_ref().map_or(0, String::len);
    let request = AnswerRequest {
        question: asked.question.to_owned(),
        context: fitted(asked.context, profile.as_deref(), beside),
        attempt: asked.completion.attempt,
        previous: asked.completion.previous.clone(),
        history: asked.history.to_vec(),
        language: world.host.locale(),
        profile,
    };
    let body = write::answer_request(&request);
    let response = post(world, "/v1/answer", &body).await?;
    // A page to sign in is no stream that broke off.
    let kind = response.headers().get("Content-Type").ok().flatten().unwrap_or_default();
    if kind.starts_with("text/html") {
        return Err(unreadable(["expected text/event-stream, found ", &kind].concat()));
    }
    let reader = reader(&response)?;
    match last(world, &reader, take).await {
        Ok(end) => {
            leave(reader, PARTS_BEHIND);
            match end {
                End::Done(done) if done.finish_reason == "length" => {
                    Err(Failure::new(code::LENGTH, "the model's limit"))
                }
                End::Done(done) if done.finish_reason == "content_filter" => {
                    Err(Failure::new(code::WITHHELD, "a part of the model's answer was withheld"))
                }
                End::Done(_) => Ok(()),
                End::Error(problem) => Err(problem.into()),
            }
        }
        Err(failure) => {
            // The model would go on for nobody.
            leave(reader, 0);
            Err(failure)
        }
    }
}

/// The last event of an answer.
enum End {
    Done(Done),
    Error(Problem),
}

/// Gives every piece of an answer to `take`, up to its end. Errors: there is none, or it can't be read, or `take` has one.
async fn last(
    world: &Live,
    reader: &ReadableStreamDefaultReader,
    take: &mut dyn FnMut(&str) -> Result<(), Failure>,
) -> Result<End, Failure> {
    let mut events = EventStream::default();
    let _patience = world.stop.patience(SILENCE);
    while let Some(bytes) = next(&world.stop, reader).await? {
        for event in events.push(&bytes) {
            match read::answer_event(&event) {
                None => {}
                Some(Ok(AnswerEvent::Delta(delta))) => take(&delta.text)?,
                Some(Ok(AnswerEvent::Done(done))) => return Ok(End::Done(done)),
                Some(Ok(AnswerEvent::Error(problem))) => return Ok(End::Error(problem)),
                Some(Err(why)) => return Err(unreadable(why)),
            }
        }
    }
    Err(Failure::new(code::CUT, "the stream ended before the answer did"))
}

fn unreadable(why: String) -> Failure {
    Failure::new(code::UNREADABLE, why)
}

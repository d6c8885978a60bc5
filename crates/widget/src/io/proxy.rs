//! The proxy's search and its model.

use citecore::Passage;
use citecore_wire::{AnswerEvent, AnswerRequest, EventStream, SearchRequest};

use crate::{
    io::{
        Asked, Failure, Live,
        fetch::{next, post, read_out, reader, text},
    },
    js::{read, write},
};

/// The most passages that a proxy gives at once.
const MOST: usize = 50;

/// A stream that is silent for so long, in milliseconds, is given up. The proxy says something every ten seconds, even where
/// the model says nothing.
const SILENCE: u32 = 30_000;

pub(super) async fn search(
    world: &Live,
    queries: &[String],
    per_query: Option<usize>,
) -> Result<Vec<Passage>, Failure> {
    let (question, variants) = queries.split_first().ok_or_else(|| Failure::new("empty", "no question"))?;
    let request = SearchRequest {
        question: question.clone(),
        queries: variants.to_vec(),
        locale: world.host.attribute("locale"),
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
    let request = AnswerRequest {
        question: asked.question.to_owned(),
        context: asked.context.clone(),
        attempt: asked.completion.attempt,
        previous: asked.completion.previous.clone(),
        history: asked.history.to_vec(),
        language: world.host.attribute("locale"),
        profile: world.host.attribute("profile"),
    };
    let body = write::answer_request(&request);
    let response = post(world, "/v1/answer", &body).await?;
    let mut events = EventStream::default();
    let reader = reader(&response)?;
    let _patience = world.stop.patience(SILENCE);
    while let Some(bytes) = next(&world.stop, &reader).await? {
        for event in events.push(&bytes) {
            match read::answer_event(&event) {
                None => {}
                Some(Ok(AnswerEvent::Delta(delta))) => take(&delta.text)?,
                Some(Ok(AnswerEvent::Done(done))) if done.finish_reason == "length" => {
                    return Err(Failure::new("length", "the model's limit"));
                }
                Some(Ok(AnswerEvent::Done(_))) => {
                    read_out(reader);
                    return Ok(());
                }
                Some(Ok(AnswerEvent::Error(problem))) => return Err(problem.into()),
                Some(Err(why)) => return Err(unreadable(why)),
            }
        }
    }
    Err(Failure::new("cut", "the stream ended before the answer did"))
}

fn unreadable(why: String) -> Failure {
    Failure::new("unreadable", why)
}

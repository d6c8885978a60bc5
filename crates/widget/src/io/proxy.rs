//! The proxy's endpoints.

use citecore::Passage;
use citecore_wire::{AnswerEvent, AnswerRequest, EventStream, Problem, SearchRequest};
use js_sys::{Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Headers, ReadableStreamDefaultReader, RequestInit, Response};

use crate::{
    io::{Asked, Failure, World},
    js::{read, stringify, write},
};

/// The most passages that a proxy gives at once.
const MOST: usize = 50;

pub(super) async fn search(
    world: &World<'_>,
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
    let response = post(world, "/v1/search", &write::search_request(&request)).await?;
    let text = text(world, &response).await?;
    Ok(read::search_response(&text).map_err(unreadable)?.passages)
}

pub(super) async fn complete(
    world: &World<'_>,
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
    let response = post(world, "/v1/answer", &write::answer_request(&request)).await?;
    let mut events = EventStream::default();
    let reader = reader(&response)?;
    while let Some(bytes) = next(world, &reader).await? {
        for event in events.push(&bytes) {
            match read::answer_event(&event) {
                None => {}
                Some(Ok(AnswerEvent::Delta(delta))) => take(&delta.text)?,
                Some(Ok(AnswerEvent::Done(done))) if done.finish_reason == "length" => {
                    return Err(Failure::new("length", "the model's limit"));
                }
                Some(Ok(AnswerEvent::Done(_))) => return Ok(()),
                Some(Ok(AnswerEvent::Error(problem))) => return Err(problem.into()),
                Some(Err(why)) => return Err(unreadable(why)),
            }
        }
    }
    Err(Failure::new("cut", "the stream ended before the answer did"))
}

async fn post(world: &World<'_>, path: &str, body: &JsValue) -> Result<Response, Failure> {
    let body = stringify(body).map_err(unreadable)?;
    let headers = Headers::new().map_err(|thrown| network(&thrown))?;
    headers.append("Content-Type", "application/json").map_err(|thrown| network(&thrown))?;
    let init = RequestInit::new();
    init.set_method("POST");
    init.set_headers(&headers);
    init.set_body(&body);
    init.set_signal(Some(&world.stop.signal()));
    let window = web_sys::window().ok_or_else(|| Failure::new("network", "no window"))?;
    let sent = window.fetch_with_str_and_init(&world.host.endpoint(path), &init);
    let response: Response = world.stop.wait(&sent, network).await?.unchecked_into();
    if response.ok() {
        return Ok(response);
    }
    let status = response.status();
    let told = text(world, &response).await.ok().and_then(|text| read::problem(&text).ok());
    let mut failure = Failure::from(told.unwrap_or_else(|| Problem::new(status, "", "")));
    failure.status = status;
    if failure.retry_after.is_none() {
        failure.retry_after =
            response.headers().get("Retry-After").ok().flatten().and_then(|s| s.parse().ok());
    }
    Err(failure)
}

async fn text(world: &World<'_>, response: &Response) -> Result<String, Failure> {
    let text = response.text().map_err(|thrown| network(&thrown))?;
    Ok(world.stop.wait(&text, cut).await?.as_string().unwrap_or_default())
}

fn reader(response: &Response) -> Result<ReadableStreamDefaultReader, Failure> {
    let body = response.body().ok_or_else(|| Failure::new("cut", "the response is empty"))?;
    Ok(body.get_reader().unchecked_into())
}

async fn next(world: &World<'_>, reader: &ReadableStreamDefaultReader) -> Result<Option<Vec<u8>>, Failure> {
    let part = world.stop.wait(&reader.read(), cut).await?;
    if Reflect::get(&part, &"done".into()).is_ok_and(|done| done.is_truthy()) {
        return Ok(None);
    }
    let value = Reflect::get(&part, &"value".into()).map_err(|thrown| cut(&thrown))?;
    Ok(Some(Uint8Array::new(&value).to_vec()))
}

fn network(thrown: &JsValue) -> Failure {
    Failure { code: "network".to_owned(), ..Failure::of_page(thrown) }
}

fn cut(thrown: &JsValue) -> Failure {
    Failure { code: "cut".to_owned(), ..Failure::of_page(thrown) }
}

fn unreadable(why: String) -> Failure {
    Failure::new("unreadable", why)
}

//! Requests and responses.

use citecore_wire::Problem;
use js_sys::{Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Headers, ReadableStreamDefaultReader, RequestInit, Response};

use super::{Failure, Stop, zendesk};
use crate::{
    host::Host,
    js::{read, stringify},
};

/// How long a response is waited for, in milliseconds. The proxy's own patience with a model is less, and it says so.
const PATIENCE: u32 = 120_000;

/// Sends JSON to the proxy, with the token of a reader who is signed in to the help center.
pub(super) async fn post(host: &Host, stop: &Stop, path: &str, body: &JsValue) -> Result<Response, Failure> {
    let body = stringify(body).map_err(|why| Failure::new("unreadable", why))?;
    let headers = Headers::new().map_err(|thrown| network(&thrown))?;
    headers.append("Content-Type", "application/json").map_err(|thrown| network(&thrown))?;
    if let Some(token) = zendesk::token(host, stop).await? {
        headers.append("Authorization", &["Bearer ", &token].concat()).map_err(|thrown| network(&thrown))?;
    }
    let init = RequestInit::new();
    init.set_method("POST");
    init.set_headers(&headers);
    init.set_body(&body);
    let response = fetch(stop, &host.endpoint(path), &init).await;
    if response.as_ref().is_err_and(|failure| failure.status == 401) {
        zendesk::forget();
    }
    response
}

/// Asks for a resource of the page's own origin.
pub(super) async fn get(stop: &Stop, address: &str) -> Result<Response, Failure> {
    fetch(stop, address, &RequestInit::new()).await
}

/// Errors: the network failed, or the server has no good news.
async fn fetch(stop: &Stop, address: &str, init: &RequestInit) -> Result<Response, Failure> {
    init.set_signal(Some(&stop.signal()));
    let window = web_sys::window().ok_or_else(|| Failure::new("network", "no window"))?;
    let sent = window.fetch_with_str_and_init(address, init);
    let patience = stop.patience(PATIENCE);
    let response: Response = stop.wait(&sent, network).await?.unchecked_into();
    drop(patience);
    if response.ok() {
        return Ok(response);
    }
    let status = response.status();
    let told = text(stop, &response).await.ok().and_then(|text| read::problem(&text).ok());
    let mut failure = Failure::from(told.unwrap_or_else(|| Problem::new(status, "", "")));
    failure.status = status;
    if failure.retry_after.is_none() {
        failure.retry_after =
            response.headers().get("Retry-After").ok().flatten().and_then(|s| s.parse().ok());
    }
    Err(failure)
}

/// The whole body as text.
pub(super) async fn text(stop: &Stop, response: &Response) -> Result<String, Failure> {
    let text = response.text().map_err(|thrown| network(&thrown))?;
    Ok(stop.wait(&text, cut).await?.as_string().unwrap_or_default())
}

/// What reads the body piece by piece.
pub(super) fn reader(response: &Response) -> Result<ReadableStreamDefaultReader, Failure> {
    let body = response.body().ok_or_else(|| Failure::new("cut", "the response is empty"))?;
    Ok(body.get_reader().unchecked_into())
}

/// The next piece of a body; none at its end.
pub(super) async fn next(
    stop: &Stop,
    reader: &ReadableStreamDefaultReader,
) -> Result<Option<Vec<u8>>, Failure> {
    let part = stop.wait(&reader.read(), cut).await?;
    if Reflect::get(&part, &"done".into()).is_ok_and(|done| done.is_truthy()) {
        return Ok(None);
    }
    stop.heard();
    let value = Reflect::get(&part, &"value".into()).map_err(|thrown| cut(&thrown))?;
    Ok(Some(Uint8Array::new(&value).to_vec()))
}

fn network(thrown: &JsValue) -> Failure {
    let online = web_sys::window().is_none_or(|window| window.navigator().on_line());
    let code = if online { "network" } else { "offline" };
    Failure { code: code.to_owned(), ..Failure::of_page(thrown) }
}

fn cut(thrown: &JsValue) -> Failure {
    Failure { code: "cut".to_owned(), ..Failure::of_page(thrown) }
}

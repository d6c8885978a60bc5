//! Requests and responses.

use citecore_wire::Problem;
use js_sys::{Date, Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Headers, ReadableStreamDefaultReader, RequestInit, Response};

use super::{Failure, Live, Stop, code, unlisted};
use crate::js::{read, stringify};

/// How long a response is waited for, and then for its text, in milliseconds: the proxy begins an answer within five seconds, and a
/// search waits for an engine of words and one of vectors for half a minute each at the most, unless the proxy is told otherwise.
pub(super) const PATIENCE: u32 = 60_000;

/// Sends JSON to the proxy, with the reader's token where there is one. One that is refused is asked for once more.
pub(super) async fn post(world: &Live, path: &str, body: &JsValue) -> Result<Response, Failure> {
    let body = stringify(body).map_err(|why| Failure::new(code::UNREADABLE, why))?;
    let mut token = world.token.get(world, None).await?;
    let mut asked_again = false;
    loop {
        let init = RequestInit::new();
        init.set_method("POST");
        let headers = headers(token.as_deref()).map_err(|thrown| network(&thrown))?;
        init.set_headers(&headers);
        init.set_body(&body);
        let response = fetch(&world.stop, &world.host.endpoint(path), &init).await;
        let failure = match response {
            Err(failure) if failure.code == code::NETWORK => {
                return Err(unlisted::or_unlisted(world, path, failure).await);
            }
            Err(failure) if failure.status == 401 && !asked_again => failure,
            response => return response,
        };
        asked_again = true;
        world.token.forget();
        let other = world.token.get(world, token.as_deref()).await?;
        if other.is_none() || other == token {
            return Err(failure);
        }
        token = other;
    }
}

fn headers(token: Option<&str>) -> Result<Headers, JsValue> {
    let headers = Headers::new()?;
    headers.append("Content-Type", "application/json")?;
    if let Some(token) = token {
        headers.append("Authorization", &["Bearer ", token].concat())?;
    }
    Ok(headers)
}

/// Asks for a resource of the page's own origin.
pub(super) async fn get(stop: &Stop, address: &str) -> Result<Response, Failure> {
    fetch(stop, address, &RequestInit::new()).await
}

/// Errors: the network failed, or the server has no good news.
pub(super) async fn fetch(stop: &Stop, address: &str, init: &RequestInit) -> Result<Response, Failure> {
    init.set_signal(Some(&stop.signal()));
    let window = web_sys::window().ok_or_else(|| Failure::new(code::NETWORK, "no window"))?;
    let sent = window.fetch_with_str_and_init(address, init);
    let patience = stop.patience(PATIENCE);
    let response: Response = stop.wait(&sent, network).await?.unchecked_into();
    drop(patience);
    if response.ok() {
        return Ok(response);
    }
    let status = response.status();
    let told = text(stop, &response).await.ok().and_then(|text| read::problem(&text).ok());
    // The proxy says the same status; what stands before it may say nothing.
    let mut failure = told
        .map_or_else(|| Failure::of_status(status), |problem| Failure::from(Problem { status, ..problem }));
    if failure.retry_after.is_none() {
        failure.retry_after =
            response.headers().get("Retry-After").ok().flatten().and_then(|told| wait(&told));
    }
    Err(failure)
}

/// The seconds that a server wants one to wait: it tells them, or the date behind them.
fn wait(told: &str) -> Option<u64> {
    let seconds = told.parse::<u32>().map(f64::from);
    let seconds = seconds.unwrap_or_else(|_| ((Date::parse(told) - Date::now()) / 1000.0).ceil());
    (0.0..=f64::from(u32::MAX)).contains(&seconds).then_some(seconds as u64)
}

/// The whole body as text.
pub(super) async fn text(stop: &Stop, response: &Response) -> Result<String, Failure> {
    let text = response.text().map_err(|thrown| network(&thrown))?;
    let _patience = stop.patience(PATIENCE);
    Ok(stop.wait(&text, cut).await?.as_string().unwrap_or_default())
}

/// What reads the body piece by piece.
pub(super) fn reader(response: &Response) -> Result<ReadableStreamDefaultReader, Failure> {
    let body = response.body().ok_or_else(|| Failure::new(code::CUT, "the response is empty"))?;
    Ok(body.get_reader().unchecked_into())
}

/// The next piece of a body; none at its end.
pub(super) async fn next(
    stop: &Stop,
    reader: &ReadableStreamDefaultReader,
) -> Result<Option<Vec<u8>>, Failure> {
    let part = stop.wait(&reader.read(), cut).await?;
    if is_end(&part) {
        return Ok(None);
    }
    stop.heard();
    let value = Reflect::get(&part, &"value".into()).map_err(|thrown| cut(&thrown))?;
    Ok(Some(Uint8Array::new(&value).to_vec()))
}

/// Lets go of a body that nobody needs any more: of what is left of it so many parts are read, then the request is cancelled.
pub(super) fn leave(reader: ReadableStreamDefaultReader, parts: usize) {
    spawn_local(async move {
        for _ in 0..parts {
            if !JsFuture::from(reader.read()).await.is_ok_and(|part| !is_end(&part)) {
                break;
            }
        }
        // One that has failed fails here once more, which is no news to anybody.
        drop(JsFuture::from(reader.cancel()).await);
    });
}

fn is_end(part: &JsValue) -> bool {
    Reflect::get(part, &"done".into()).is_ok_and(|done| done.is_truthy())
}

fn network(thrown: &JsValue) -> Failure {
    let online = web_sys::window().is_none_or(|window| window.navigator().on_line());
    let code = if online { code::NETWORK } else { code::OFFLINE };
    Failure { code: code.to_owned(), ..Failure::of_page(thrown) }
}

fn cut(thrown: &JsValue) -> Failure {
    Failure { code: code::CUT.to_owned(), ..Failure::of_page(thrown) }
}

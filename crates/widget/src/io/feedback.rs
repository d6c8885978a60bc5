//! `POST /v1/feedback`: what readers say of answers.

use wasm_bindgen::JsValue;

use super::{Failure, Live, fetch::post};

/// What a reader says of an answer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Said {
    pub(crate) helpful: bool,
    /// Why, in the reader's own words.
    pub(crate) reason: Option<String>,
    /// The id of what was said before, where this says more of the same; empty where there is none.
    pub(crate) amends: String,
}

/// Carries what the proxy knows a request by, and keeps what was said under.
const REQUEST_ID: &str = "X-Request-Id";

/// Sends what a reader said, and gives the id that the proxy keeps it under; an empty one where it doesn't say.
pub(crate) async fn send_feedback(world: &Live, body: &JsValue) -> Result<String, Failure> {
    let response = post(world, "/v1/feedback", body).await?;
    Ok(response.headers().get(REQUEST_ID).ok().flatten().unwrap_or_default())
}

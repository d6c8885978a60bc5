//! `POST /v1/feedback`: what readers say of answers.

use wasm_bindgen::JsValue;

use super::{Failure, Stop, fetch::post};
use crate::host::Host;

/// Sends what a reader said.
pub(crate) async fn send_feedback(host: &Host, stop: &Stop, body: &JsValue) -> Result<(), Failure> {
    post(host, stop, "/v1/feedback", body).await.map(drop)
}

//! Would a question be answered? Found out without asking one, and without a token.

use reqwest::{RequestBuilder, Response};
use serde_json::{Value, json};

use super::{
    Inner, PROBE,
    kind::{Kind, media_type},
    read_beginning, refusal, unreachable,
};
use crate::{
    for_log::MOST_READ,
    upstream::{
        UpstreamError,
        format::{Models, Named},
    },
};

/// A list with more bytes than this isn't read to its end.
const MOST_LISTED: usize = 4 * 1024 * 1024;

impl Inner {
    /// Asked again and again, so no more than whether the server is there. Errors: it can't be reached, or refuses the key.
    pub(super) async fn reach(&self) -> Result<(), UpstreamError> {
        let response = send(self.format.probe(&self.client)).await?;
        match response.status().as_u16() {
            // Some servers have no list of models; they were reached all the same.
            200..=299 | 404 | 405 | 501 => Ok(()),
            _ => Err(refusal(response).await),
        }
    }

    /// Asked once, by whoever sets it up. Errors: the server can't be reached or refuses the key, nothing is at its address, or its list
    /// of models lacks the one of the settings.
    pub(super) async fn inspect(&self) -> Result<(), UpstreamError> {
        let mut response = send(self.format.probe(&self.client)).await?;
        match response.status().as_u16() {
            200..=299 => {
                let media_type = media_type(&response);
                let body = read_beginning(&mut response, MOST_LISTED).await;
                match Kind::of(media_type, &body) {
                    Ok(_) => self.check_model(&body).await,
                    Err(_) => self.check_address().await,
                }
            }
            404 => self.check_address().await,
            // It has no list of models, and was reached all the same.
            405 | 501 => Ok(()),
            _ => Err(refusal(response).await),
        }
    }

    /// Errors: the model isn't in the list that the server gave. A body of another shape lists nothing.
    async fn check_model(&self, list: &[u8]) -> Result<(), UpstreamError> {
        let Some(Named { model, page }) = self.format.named(&self.client) else { return Ok(()) };
        let Ok(models) = serde_json::from_slice::<Models>(list) else { return Ok(()) };
        // A list may leave out other names of its models, which a server knows all the same.
        if models.have(model) || is_there(page).await {
            return Ok(());
        }
        Err(UpstreamError::Missing(format!(
            "setting `model`: the server has no {model}, but {}",
            models.like(model)
        )))
    }

    /// Errors: nothing is where questions would be sent to, or they would be refused. They are told by what a body without any is
    /// answered with.
    async fn check_address(&self) -> Result<(), UpstreamError> {
        let body = self
            .format
            .named(&self.client)
            .map_or_else(|| json!({}), |named| json!({ "model": named.model }));
        let url = self.ask.url();
        let request = self.client.post(url.clone()).headers(self.ask.headers().clone()).json(&body);
        let mut response = send(request).await?;
        let status = response.status().as_u16();
        match status {
            200..=299 => {
                let media_type = media_type(&response);
                Kind::of(media_type, &read_beginning(&mut response, 1).await).map(|_| ())
            }
            404 | 405 => {
                let said = read_beginning(&mut response, MOST_READ).await;
                Err(UpstreamError::Missing(format!(
                    "nothing answers at {url}, so setting `base_url` is likely wrong: {}; status {status}: {}",
                    self.format.address(),
                    String::from_utf8_lossy(&said)
                )))
            }
            // What the body lacks is refused, and trips some servers up.
            400 | 415 | 422 | 500 => Ok(()),
            _ => Err(refusal(response).await),
        }
    }
}

async fn send(request: RequestBuilder) -> Result<Response, UpstreamError> {
    request.timeout(PROBE).send().await.map_err(unreachable)
}

/// Does the server describe what it is asked for?
async fn is_there(page: RequestBuilder) -> bool {
    let Ok(mut response) = send(page).await else { return false };
    let body = read_beginning(&mut response, MOST_LISTED).await;
    let described = serde_json::from_slice::<Value>(&body).unwrap_or_default();
    response.status().is_success() && described["id"].is_string()
}

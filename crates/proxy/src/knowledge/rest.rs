//! Asking a server that speaks JSON over HTTP: an engine, a help center, one that makes embeddings.

use std::{error::Error as _, time::Duration};

use citecore_wire::Problem;
use reqwest::{
    Client, Method, Response,
    header::{self, HeaderMap, HeaderName, HeaderValue},
    redirect,
};
use secrecy::{ExposeSecret, SecretString};
use serde_json::Value;
use thiserror::Error;
use tokio::time::timeout;

use crate::{
    error::{LATEST, TRY_AGAIN, causes},
    for_log::{MOST_READ, fit_for_log, unquoted},
};

/// A response with more bytes than this is none.
const MOST_BYTES: usize = 32 * 1024 * 1024;
/// A header whose value begins with a scheme: `Bearer …`.
const WITH_SCHEME: &str = "authorization";

/// Why an engine gave no passages. What it displays is for the server's log, never for a client.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[non_exhaustive]
pub enum EngineError {
    /// No connection.
    #[error("can't be reached: {0}")]
    Unreachable(String),
    /// It won't: a status other than success, or an error that the engine reports.
    #[error("answered with {status}: {said}")]
    Refused {
        /// The status, as the engine has it.
        status: String,
        /// What it said.
        said: String,
    },
    /// It has too much to do.
    #[error("is busy")]
    Busy {
        /// Seconds to wait, where it said so.
        retry_after: Option<u64>,
    },
    /// It took longer than `timeout` allows.
    #[error("was too slow")]
    Slow,
    /// It sent what can't be read.
    #[error("sent what can't be read: {0}")]
    Unreadable(String),
    /// A setting that only the engine's own client can check; says which.
    #[error("{0}")]
    Unusable(String),
}

impl EngineError {
    /// The same without what it quotes of what was asked.
    pub(super) fn unquoted(self, asked: &[String]) -> Self {
        match self {
            Self::Refused { status, said } => Self::Refused { status, said: unquoted(&said, asked) },
            Self::Unreadable(said) => Self::Unreadable(unquoted(&said, asked)),
            Self::Unreachable(_) | Self::Busy { .. } | Self::Slow | Self::Unusable(_) => self,
        }
    }

    /// What the client is told.
    pub(super) fn problem(&self) -> Problem {
        match self {
            Self::Busy { retry_after } => {
                Problem::new(503, "overloaded", "The search has too much to do right now. Please try again.")
                    .retry_after(retry_after.unwrap_or(TRY_AGAIN).min(LATEST))
            }
            Self::Slow => Problem::new(504, "search-slow", "The search took too long."),
            _ => Problem::new(502, "search-failed", "The articles couldn't be searched."),
        }
    }
}

/// The header value of a name and a password.
pub(super) fn basic(user: &str, password: &SecretString) -> SecretString {
    use base64::{Engine, prelude::BASE64_STANDARD};
    format!("Basic {}", BASE64_STANDARD.encode(format!("{user}:{}", password.expose_secret()))).into()
}

/// A server with the headers that let its owner in.
#[derive(Clone)]
pub(super) struct Rest {
    client: Client,
    base: String,
    patience: Duration,
    /// What never stands in a log.
    secrets: Vec<SecretString>,
}

/// The body of a request.
pub(super) enum Body<'a> {
    /// None.
    Nothing,
    /// A value.
    Json(&'a Value),
    /// A value a line.
    Lines(&'a [Value]),
}

impl Rest {
    /// The server at an address. Errors: a header can't be one; no TLS can be set up.
    pub(super) fn new(
        base: &str,
        headers: impl IntoIterator<Item = (&'static str, SecretString)>,
        patience: Duration,
    ) -> Result<Self, EngineError> {
        let mut map = HeaderMap::new();
        let mut secrets = Vec::new();
        for (name, secret) in headers {
            let mut value = HeaderValue::from_str(secret.expose_secret()).map_err(|_| {
                EngineError::Unusable(format!("the key or token: the header `{name}` can't hold it"))
            })?;
            value.set_sensitive(true);
            map.insert(HeaderName::from_static(name), value);
            // A server may say the key without its scheme.
            let key = secret.expose_secret().split_once(' ').filter(|_| name == WITH_SCHEME);
            secrets.push(key.map_or_else(|| secret.clone(), |(_, key)| key.into()));
        }
        let client = Client::builder()
            .default_headers(map)
            .connect_timeout(patience.min(Duration::from_secs(10)))
            // A redirect would carry the key to somebody else.
            .redirect(redirect::Policy::none())
            .build()
            .map_err(|error| EngineError::Unreachable(causes(&error)))?;
        Ok(Self { client, base: base.trim_end_matches('/').to_owned(), patience, secrets })
    }

    /// The same server; that text stands in no log either, should the server say it.
    pub(super) fn hiding(mut self, secret: Option<&SecretString>) -> Self {
        self.secrets.extend(secret.cloned());
        self
    }

    /// Asks. Errors: there is no answer, none with a status of success, or none in JSON.
    pub(super) async fn ask(&self, method: Method, path: &str, body: Body<'_>) -> Result<Value, EngineError> {
        let request = self.client.request(method, format!("{}{path}", self.base));
        let request = match body {
            Body::Nothing => request,
            Body::Json(value) => request.json(value),
            Body::Lines(values) => {
                let lines: String = values.iter().map(|value| format!("{value}\n")).collect();
                request.header(header::CONTENT_TYPE, "application/x-ndjson").body(lines)
            }
        };
        let answer = async {
            let mut response = request.send().await.map_err(|error| unreachable(&error))?;
            let status = response.status();
            if matches!(status.as_u16(), 429 | 503) {
                return Err(EngineError::Busy { retry_after: retry_after(&response) });
            }
            let most = if status.is_success() { MOST_BYTES } else { MOST_READ };
            let bytes = read(&mut response, most).await;
            if !status.is_success() {
                let said = self.for_the_log(&String::from_utf8_lossy(&bytes.unwrap_or_default()));
                return Err(EngineError::Refused { status: format!("status {}", status.as_u16()), said });
            }
            serde_json::from_slice(&bytes?).map_err(|error| EngineError::Unreadable(error.to_string()))
        };
        timeout(self.patience, answer).await.map_err(|_| EngineError::Slow)?
    }

    /// What the server said, fit for the log.
    pub(super) fn for_the_log(&self, said: &str) -> String {
        fit_for_log(said, &self.secrets)
    }
}

/// Up to so many bytes of a body; with a status of success, more are an error.
async fn read(response: &mut Response, most: usize) -> Result<Vec<u8>, EngineError> {
    let mut body = Vec::new();
    let success = response.status().is_success();
    while let Some(bytes) = response.chunk().await.map_err(|error| EngineError::Unreadable(causes(&error)))? {
        body.extend_from_slice(&bytes);
        if body.len() > most {
            if success {
                return Err(EngineError::Unreadable("the response doesn't end".into()));
            }
            break;
        }
    }
    Ok(body)
}

fn retry_after(response: &Response) -> Option<u64> {
    response.headers().get(header::RETRY_AFTER)?.to_str().ok()?.trim().parse().ok()
}

fn unreachable(error: &reqwest::Error) -> EngineError {
    // The address of an engine may hold a password; the cause says enough.
    let cause = error.source().map_or_else(|| "the request can't be sent".to_owned(), causes);
    if error.is_timeout() { EngineError::Slow } else { EngineError::Unreachable(cause) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_server_says_goes_into_the_log_without_the_key() {
        let headers =
            [("authorization", basic("user", &"password".into())), ("api-key", SecretString::from("sk-1"))];
        let rest = Rest::new("http://127.0.0.1:1/", headers, Duration::from_secs(1)).unwrap();
        let rest = rest.hiding(Some(&"correct horse".into()));
        let said = "key sk-1\n of dXNlcjpwYXNzd29yZA== is\twrong, as correct horse is";
        assert_eq!(rest.for_the_log(said), "key (key) of (key) is wrong, as (key) is");
        assert_eq!(rest.for_the_log("a horse"), "a horse");
    }

    #[test]
    fn a_key_that_no_header_can_hold_is_said_without_it() {
        let headers = [("api-key", SecretString::from("line\nbreak"))];
        let error = Rest::new("http://127.0.0.1:1", headers, Duration::from_secs(1)).err().unwrap();
        assert!(!error.to_string().contains("break"), "{error}");
    }
}

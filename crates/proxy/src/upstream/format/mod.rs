//! How models are spoken to: a file a format, over one driver ([`super::http`]).

mod anthropic;
mod azure;
mod chat;
mod filtered;
mod halves;
mod models;
mod openai;
mod reason;
mod tokens;
mod written;

use citecore_wire::Event;
use reqwest::{Client, RequestBuilder, Url, header::HeaderValue};
use secrecy::{ExposeSecret, SecretString};
use serde_json::Value;

use super::{Conversation, UpstreamError, http::Declined};
use crate::for_log::MOST_READ;

pub(super) use anthropic::Anthropic;
pub(super) use azure::Azure;
pub(super) use filtered::is_filtered;
pub(super) use models::Models;
pub(super) use openai::OpenAi;
pub(super) use written::Written;

/// A model by its name, where its server's own list has to have it.
pub(super) struct Named<'a> {
    pub(super) model: &'a str,
    /// A request for what the server says of it alone.
    pub(super) page: RequestBuilder,
}

/// A way to speak to a model: where it is asked, in which words, and what its answer looks like.
pub(super) trait Format: Send + Sync {
    /// The request for an answer, with the key and without a body.
    fn ask(&self, client: &Client) -> RequestBuilder;

    /// A request that costs nothing and is answered where this one would be.
    fn probe(&self, client: &Client) -> RequestBuilder;

    /// The model's name; none where the list that [`Format::probe`] asks for may be of other names.
    fn named(&self, _: &Client) -> Option<Named<'_>> {
        None
    }

    /// What its address has to be like, in words.
    fn address(&self) -> &'static str;

    /// The body of the request. `declined` are fields that the server has refused before.
    fn body(&self, conversation: &Conversation, declined: Declined) -> Value;

    /// Takes in an event of a streamed answer. Errors: it reports one, or can't be read.
    fn event(&self, event: &Event, written: &mut Written) -> Result<(), UpstreamError>;

    /// Takes in an answer that wasn't streamed. Errors: as [`Format::event`].
    fn message(&self, body: &[u8], written: &mut Written) -> Result<(), UpstreamError>;
}

/// An address below a base that may end in a slash.
fn below(base: &Url, path: &str) -> String {
    format!("{}/{path}", base.as_str().trim_end_matches('/'))
}

/// A header with a key, marked so that nobody prints it; none where there is no key. Settings with a key that no header can hold are
/// refused at the start.
fn keyed(request: RequestBuilder, name: &str, key: Option<&SecretString>) -> RequestBuilder {
    let value = key.and_then(|key| HeaderValue::from_str(key.expose_secret()).ok());
    match value {
        Some(mut value) => {
            value.set_sensitive(true);
            request.header(name, value)
        }
        None => request,
    }
}

/// What can't be read, with its beginning.
fn unreadable(error: &serde_json::Error, found: &[u8]) -> UpstreamError {
    let beginning = String::from_utf8_lossy(&found[..found.len().min(MOST_READ)]);
    UpstreamError::Unreadable(format!("{error} in {beginning}"))
}

//! Any server that speaks OpenAI's chat completions: OpenAI, Ollama, vLLM, llama.cpp …

use citecore_wire::Event;
use reqwest::{Client, RequestBuilder, Url};
use secrecy::{ExposeSecret, SecretString};
use serde_json::Value;

use super::{Format, Named, Written, below, chat};
use crate::upstream::{Conversation, UpstreamError, http::Declined};

/// A server at an address that ends in a version: `https://api.openai.com/v1`.
pub(in crate::upstream) struct OpenAi {
    pub(in crate::upstream) base: Url,
    pub(in crate::upstream) model: String,
    pub(in crate::upstream) key: Option<SecretString>,
}

impl OpenAi {
    fn authorised(&self, request: RequestBuilder) -> RequestBuilder {
        match &self.key {
            Some(key) => request.bearer_auth(key.expose_secret()),
            None => request,
        }
    }
}

impl Format for OpenAi {
    fn ask(&self, client: &Client) -> RequestBuilder {
        self.authorised(client.post(below(&self.base, "chat/completions")))
    }

    fn probe(&self, client: &Client) -> RequestBuilder {
        self.authorised(client.get(below(&self.base, "models")))
    }

    fn named(&self, client: &Client) -> Option<Named<'_>> {
        let mut page = self.base.clone();
        // An address without a path, as `data:` has, is refused at the start.
        if let Ok(mut segments) = page.path_segments_mut() {
            segments.pop_if_empty().extend(["models", &self.model]);
        }
        Some(Named { model: &self.model, page: self.authorised(client.get(page)) })
    }

    fn address(&self) -> &'static str {
        "it has to end in a version, as http://127.0.0.1:11434/v1 does, not in /chat/completions"
    }

    fn body(&self, conversation: &Conversation, declined: Declined) -> Value {
        chat::body(&self.model, conversation, declined)
    }

    fn event(&self, event: &Event, written: &mut Written) -> Result<(), UpstreamError> {
        chat::event(event, written)
    }

    fn message(&self, body: &[u8], written: &mut Written) -> Result<(), UpstreamError> {
        chat::message(body, written)
    }
}

//! Azure OpenAI: chat completions at a resource's own address, with a key header of its own.

use citecore_wire::Event;
use reqwest::{Client, RequestBuilder, Url};
use secrecy::SecretString;
use serde_json::Value;

use super::{Format, Written, chat, keyed};
use crate::upstream::{Conversation, UpstreamError, http::Declined};

/// The version of the interface with deployments in its paths, where the settings name none.
const VERSION: &str = "2024-10-21";
const KEY: &str = "api-key";

/// A deployment of a resource.
///
/// Where the address ends in a version (`https://NAME.openai.azure.com/openai/v1`), the deployment is named as the model, as OpenAI
/// has it, and `api-version` may be left out. At any other (`https://NAME.openai.azure.com`) it stands in the path, and
/// `api-version` has to be there.
pub(in crate::upstream) struct Azure {
    pub(in crate::upstream) base: Url,
    pub(in crate::upstream) deployment: String,
    pub(in crate::upstream) version: Option<String>,
    pub(in crate::upstream) key: Option<SecretString>,
}

impl Azure {
    fn has_version(&self) -> bool {
        self.base.path().trim_end_matches('/').ends_with("/v1")
    }

    /// The address of a path below `openai`, as this resource has it.
    fn below(&self, path: &[&str]) -> Url {
        let mut address = self.base.clone();
        let place = address.path().trim_end_matches('/').to_owned();
        let version = if self.has_version() {
            self.version.as_deref()
        } else {
            Some(self.version.as_deref().unwrap_or(VERSION))
        };
        // An address without a path, as `data:` has, is refused at the start.
        if let Ok(mut segments) = address.path_segments_mut() {
            segments.pop_if_empty();
            if !self.has_version() && !place.ends_with("/openai") {
                segments.push("openai");
            }
            segments.extend(path);
        }
        if let Some(version) = version {
            address.query_pairs_mut().append_pair("api-version", version);
        }
        address
    }
}

impl Format for Azure {
    fn ask(&self, client: &Client) -> RequestBuilder {
        let address = if self.has_version() {
            self.below(&["chat", "completions"])
        } else {
            self.below(&["deployments", &self.deployment, "chat", "completions"])
        };
        keyed(client.post(address), KEY, self.key.as_ref())
    }

    fn probe(&self, client: &Client) -> RequestBuilder {
        keyed(client.get(self.below(&["models"])), KEY, self.key.as_ref())
    }

    fn address(&self) -> &'static str {
        "it has to be the resource's, as https://NAME.openai.azure.com, or that with /openai/v1, and setting `model` names a deployment there"
    }

    fn body(&self, conversation: &Conversation, declined: Declined) -> Value {
        chat::body(&self.deployment, conversation, declined)
    }

    fn event(&self, event: &Event, written: &mut Written) -> Result<(), UpstreamError> {
        chat::event(event, written)
    }

    fn message(&self, body: &[u8], written: &mut Written) -> Result<(), UpstreamError> {
        chat::message(body, written)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(base: &str, version: Option<&str>) -> String {
        let azure = Azure {
            base: base.parse().unwrap(),
            deployment: "gpt-4o/mini".into(),
            version: version.map(str::to_owned),
            key: Some("k".into()),
        };
        let request = azure.ask(&Client::new()).build().unwrap();
        assert_eq!(request.headers()["api-key"], "k");
        assert!(request.headers()["api-key"].is_sensitive());
        request.url().to_string()
    }

    #[test]
    fn both_kinds_of_addresses_are_known() {
        let deployments = "https://r.openai.azure.com/openai/deployments/gpt-4o%2Fmini/chat/completions";
        for base in ["https://r.openai.azure.com", "https://r.openai.azure.com/openai/"] {
            assert_eq!(asked(base, None), format!("{deployments}?api-version={VERSION}"));
            assert_eq!(
                asked(base, Some("2025-01-01-preview")),
                format!("{deployments}?api-version=2025-01-01-preview")
            );
        }
        let v1 = "https://r.openai.azure.com/openai/v1/chat/completions";
        assert_eq!(asked("https://r.openai.azure.com/openai/v1/", None), v1);
        assert_eq!(
            asked("https://r.openai.azure.com/openai/v1", Some("preview")),
            format!("{v1}?api-version=preview")
        );
    }
}

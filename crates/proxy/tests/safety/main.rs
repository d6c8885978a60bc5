//! What keeps the proxy, its readers and its bill safe, against the built binary.

#![allow(clippy::unwrap_used, reason = "a test that can't go on has failed")]

mod addresses;
mod connections;
mod defaults;
mod docs;
mod ending;
mod headers;
mod patience;
mod redis;
mod secrecy;
mod shared_limits;
mod signer;
#[path = "../support/mod.rs"]
mod support;
mod token_keys;
mod token_limit;
mod tokens;

use std::{ops::Deref, time::Duration};

use serde_json::{Value, json};
use support::{QUESTION, binary::Binary, five_articles, model::Model};
use tempfile::TempDir;

/// The binary over the five articles, in a folder that goes with it.
pub(crate) struct Started {
    binary: Binary,
    _folder: TempDir,
}

impl Deref for Started {
    type Target = Binary;

    fn deref(&self) -> &Binary {
        &self.binary
    }
}

/// Starts the binary with these settings; tables alone, as others follow.
pub(crate) fn start(toml: &str) -> Started {
    let folder = five_articles();
    let path = folder.path().display();
    let knowledge = format!("\n[knowledge]\npath = \"{path}\"\n[widget]\npath = \"{path}\"\n");
    Started { binary: Binary::start(folder.path(), &(toml.to_owned() + &knowledge)), _folder: folder }
}

/// The settings of a model as the upstream.
pub(crate) fn upstream(model: &Model) -> String {
    let address = model.address;
    format!(
        "\n[upstream]\nkind = \"openai\"\nmodel = \"m\"\nretries = 0\nbase_url = \"http://{address}/v1\"\n"
    )
}

/// A question to `/v1/ask` and `/v1/search`.
pub(crate) fn question() -> Value {
    json!({ "question": QUESTION })
}

/// Every endpoint that answers a `POST`, with something that it answers.
pub(crate) fn posts() -> Vec<(&'static str, Value)> {
    vec![
        ("/v1/search", question()),
        ("/v1/answer", support::answer_request()),
        ("/v1/judge", json!({ "claims": [] })),
        ("/v1/ask", question()),
        ("/widget/query", json!({ "query": QUESTION })),
        ("/query/verified", question()),
    ]
}

/// Waits until it is so, five seconds at most.
pub(crate) async fn until(what: &str, mut is_so: impl AsyncFnMut() -> bool) {
    let began = std::time::Instant::now();
    while !is_so().await {
        assert!(began.elapsed() < Duration::from_secs(5), "{what}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

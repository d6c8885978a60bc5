//! Knowledge of every kind, through the interface of a running proxy.

#![allow(clippy::unwrap_used, reason = "a test that can't go on has failed")]

mod azure_sql;
mod docs;
mod engines;
mod exchanges;
mod faults;
mod fused;
mod killed;
mod mongo;
mod mongodb;
mod on_disk;
mod postgres;
#[path = "../support/mod.rs"]
mod support;
mod tds;
mod zendesk;
mod zendesk_server;

use serde_json::{Value, json};
use support::{Running, page::settings, start};

/// A proxy with the knowledge that the TOML names.
pub(crate) async fn start_over(toml: &str) -> Running {
    let knowledge = settings(toml).knowledge;
    start(|settings| settings.knowledge = knowledge).await
}

/// The passages that a search finds.
pub(crate) async fn passages(running: &Running, body: &Value) -> Vec<Value> {
    let response = running.post("/v1/search", body).await;
    let status = response.status();
    let body: Value = response.json().await.unwrap();
    assert_eq!(status, 200, "{body}");
    body["passages"].as_array().unwrap().clone()
}

/// A response of an engine, out of the engine's own tests.
pub(crate) fn response(engine: &str) -> Value {
    let path = format!("{}/../../tests/cases/responses/{engine}.json", env!("CARGO_MANIFEST_DIR"));
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

/// The texts of the three passages of those responses, the best first.
pub(crate) fn texts() -> Vec<String> {
    let passages = response("passages");
    let passages =
        passages.as_array().cloned().unwrap_or_else(|| passages["passages"].as_array().unwrap().clone());
    passages.iter().map(|passage| passage["text"].as_str().unwrap().to_owned()).collect()
}

/// The texts of passages.
pub(crate) fn texts_of(passages: &[Value]) -> Vec<String> {
    passages.iter().map(|passage| passage["text"].as_str().unwrap().to_owned()).collect()
}

/// What a server that makes embeddings answers: each text's length and 0.5.
pub(crate) fn embedded(request: &support::server::Received) -> support::server::Reply {
    assert_eq!((request.method.as_str(), request.path.as_str()), ("POST", "/v1/embeddings"));
    assert_eq!(request.header("authorization"), "Bearer sk-embed");
    let body = request.json();
    assert_eq!((&body["model"], &body["encoding_format"]), (&json!("e5"), &json!("float")));
    let texts = body["input"].as_array().unwrap();
    let data = texts.iter().enumerate().map(|(index, text)| {
        json!({ "object": "embedding", "index": index, "embedding": [text.as_str().unwrap().len(), 0.5] })
    });
    // Out of order, as nothing forbids.
    let data: Vec<Value> = data.rev().collect();
    support::server::Reply::json(&json!({ "object": "list", "data": data, "model": "e5", "usage": {} }))
}

/// The settings of that server.
pub(crate) fn embeddings(url: &str) -> String {
    format!(
        "[knowledge.embeddings]\nbase_url = \"{url}/v1\"\nmodel = \"e5\"\napi_key = \"sk-embed\"\ndimensions = 2\n"
    )
}

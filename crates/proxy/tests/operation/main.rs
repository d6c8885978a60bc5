//! What those who run a proxy rely on: feedback that is kept, metrics, logs, the OpenAPI document, `check`.

#![allow(clippy::unwrap_used, reason = "a test that can't go on has failed")]

mod check;
mod docs;
mod exposition;
mod feedback;
mod killed;
mod log;
mod malformed;
mod metrics;
mod openapi;
mod postgres;
mod reached;
#[path = "../support/mod.rs"]
mod support;

use serde_json::{Value, json};

/// Settings of a binary over the five articles, in a folder that is made.
pub(crate) fn place(toml: &str) -> (tempfile::TempDir, String) {
    let articles = support::five_articles();
    (articles, format!("{toml}\n[knowledge]\npath = \".\"\nrefresh = 0\n"))
}

/// A reader's word on an answer.
pub(crate) fn said(question: &str) -> Value {
    json!({ "question": question, "answer": "Around its polar axis [1].", "helpful": true })
}

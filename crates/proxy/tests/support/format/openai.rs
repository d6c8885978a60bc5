//! Chat completions, with the comments that routers send to keep a connection alive.

use citecore_proxy::UpstreamKind;
use serde_json::json;

use super::Format;

pub(crate) const FORMAT: Format = Format {
    name: "openai",
    kind: UpstreamKind::OpenAi,
    base: "/v1",
    line: "POST /v1/chat/completions HTTP/1.1",
    key: "authorization: bearer sk-secret",
    begin: || chunk(json!([{ "index": 0, "delta": { "role": "assistant", "content": null } }])),
    delta,
    finish: |reason| {
        let usage = json!({ "prompt_tokens": 7, "completion_tokens": 2, "total_tokens": 9 });
        let finish = chunk(json!([{ "index": 0, "delta": {}, "finish_reason": reason }]));
        finish + &format!("data: {}\n\n", json!({ "choices": [], "usage": usage }))
    },
    over: "data: [DONE]\n\n",
    noise: ": PROCESSING\n\n",
    error: |said| format!("data: {}\n\n", json!({ "error": { "message": said, "type": "server_error" } })),
    whole: |text| {
        let choice = json!({ "index": 0, "message": { "role": "assistant", "content": text }, "finish_reason": "stop" });
        json!({ "object": "chat.completion", "choices": [choice] }).to_string()
    },
};

fn chunk(choices: serde_json::Value) -> String {
    format!("data: {}\n\n", json!({ "object": "chat.completion.chunk", "choices": choices }))
}

/// The event with which a piece of text comes.
pub(crate) fn delta(text: &str) -> String {
    chunk(json!([{ "index": 0, "delta": { "content": text }, "finish_reason": null }]))
}

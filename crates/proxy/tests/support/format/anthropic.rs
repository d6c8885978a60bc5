//! Anthropic's messages.

use citecore_proxy::UpstreamKind;
use serde_json::{Value, json};

use super::Format;

pub(crate) const FORMAT: Format = Format {
    name: "anthropic",
    kind: UpstreamKind::Anthropic,
    base: "",
    line: "POST /v1/messages HTTP/1.1",
    key: "x-api-key: sk-secret",
    begin: || {
        let usage = json!({ "input_tokens": 7, "cache_read_input_tokens": 0, "output_tokens": 1 });
        let message = json!({ "id": "msg_1", "type": "message", "role": "assistant", "content": [],
            "stop_reason": null, "usage": usage });
        event("message_start", json!({ "message": message }))
            + &event(
                "content_block_start",
                json!({ "index": 0, "content_block": { "type": "text", "text": "" } }),
            )
    },
    delta: |text| {
        let delta = json!({ "type": "text_delta", "text": text });
        event("content_block_delta", json!({ "index": 0, "delta": delta }))
    },
    finish: |reason| {
        let reason = match reason {
            "stop" => "end_turn",
            "length" => "max_tokens",
            "content_filter" => "refusal",
            other => other,
        };
        let delta = json!({ "stop_reason": reason, "stop_sequence": null });
        event("content_block_stop", json!({ "index": 0 }))
            + &event("message_delta", json!({ "delta": delta, "usage": { "output_tokens": 2 } }))
    },
    over: "event: message_stop\ndata: {\"type\": \"message_stop\"}\n\n",
    noise: "event: ping\ndata: {\"type\": \"ping\"}\n\n",
    error: |said| event("error", json!({ "error": { "type": "api_error", "message": said } })),
    whole: |text| {
        let content = json!([{ "type": "text", "text": text }]);
        json!({ "type": "message", "role": "assistant", "content": content, "stop_reason": "end_turn" })
            .to_string()
    },
};

fn event(name: &str, mut data: Value) -> String {
    data["type"] = json!(name);
    format!("event: {name}\ndata: {data}\n\n")
}

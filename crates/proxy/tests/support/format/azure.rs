//! Azure's chat completions: a first event about the prompt alone, and what its filters found beside every piece.

use citecore_proxy::UpstreamKind;
use serde_json::json;

use super::{Format, openai};

/// With the deployment in the path.
pub(crate) const DEPLOYMENTS: Format = Format {
    name: "azure, deployments",
    kind: UpstreamKind::Azure,
    base: "",
    line: "POST /openai/deployments/test-model/chat/completions?api-version=2024-10-21 HTTP/1.1",
    key: "api-key: sk-secret",
    begin: || {
        let filtered =
            json!([{ "prompt_index": 0, "content_filter_results": { "hate": { "filtered": false } } }]);
        let first =
            json!({ "choices": [], "created": 0, "id": "", "model": "", "prompt_filter_results": filtered });
        format!("data: {first}\n\n") + &(openai::FORMAT.begin)()
    },
    delta: |text| {
        let found = json!({ "violence": { "filtered": false, "severity": "safe" } });
        let choice = json!({ "index": 0, "delta": { "content": text }, "content_filter_results": found,
            "finish_reason": null, "logprobs": null });
        format!("data: {}\n\n", json!({ "choices": [choice], "usage": null }))
    },
    // A filter that runs beside the model tells what it found in events without any text.
    noise: "data: {\"choices\":[{\"index\":0,\"finish_reason\":null,\"content_filter_offsets\":{\"check_offset\":9}}]}\n\n",
    ..openai::FORMAT
};

/// With the version in the path, as OpenAI has it.
pub(crate) const V1: Format = Format {
    name: "azure, v1",
    base: "/openai/v1",
    line: "POST /openai/v1/chat/completions HTTP/1.1",
    ..DEPLOYMENTS
};

//! Azure Machine Learning's prompt flow: the outputs of a flow, citations among them, or Azure OpenAI's form, which many flows
//! hand on. A response of that form reads as Azure OpenAI's where no engine is named: nothing tells them apart.

use serde_json::Value;

use super::{
    Engine, Row,
    azure_openai::{self, LAYOUT},
};
use crate::{
    place,
    read::{
        hit::Layout,
        reader::Reader,
        scale::Scale,
        shape::{has, has_any, none_or_among, objects},
    },
};

pub(super) static ROW: Row = Row {
    engine: Engine::AzureMl,
    name: "azure-ml",
    looks: "a flow's outputs with `documents` or `citations`, or an object with `choices`",
    recognises: |response, _| has_any(response, &ANSWERS) && outputs(response).is_some(),
    read,
};

/// What its index lookup finds: documents of LangChain's form, with what they are of below their metadata's `source`.
const FOUND: Layout =
    Layout { parts: &["metadata.source"], score: &[("score", Scale::Score)], ..Layout::FLAT };

/// Is it what an index lookup finds, which has no content but a text?
fn is_found(hit: &Value) -> bool {
    has(hit, "text") && has(hit, "metadata") && !has(hit, "content")
}

/// What flows call their answer.
const ANSWERS: [&str; 5] = ["reply", "answer", "output", "chat_output", "response"];

/// What flows call the documents that it rests on.
const DOCUMENTS: [&str; 3] = ["documents", "citations", "context"];

/// The output that holds the documents: a list, an object with `citations`, or either as JSON.
fn outputs(response: &Value) -> Option<(&'static str, &Value)> {
    let is_ours = |value: &Value| match value {
        Value::String(text) => place::begins(text.trim_start(), 0, |c| matches!(c, '{' | '[')),
        Value::Array(hits) => none_or_among(hits, |hit| has(hit, "content") || is_found(hit)),
        value => has(value, "citations"),
    };
    let first = |fits: &dyn Fn(&Value) -> bool| {
        DOCUMENTS.iter().find_map(|name| Some((*name, response.get(name).filter(|value| fits(value))?)))
    };
    // Null stands for none where no other output holds any.
    first(&is_ours).or_else(|| first(&Value::is_null))
}

fn read(response: &Value, reader: &mut Reader<'_>) -> Option<()> {
    match outputs(response) {
        Some((name, Value::String(text))) => azure_openai::said_by_a_tool(name, text, reader),
        Some((_, Value::Null)) => Some(()),
        Some((name, Value::Array(hits))) => {
            reader.list(name, hits, if hits.iter().any(is_found) { &FOUND } else { &LAYOUT });
            Some(())
        }
        Some((name, value)) if name != "context" => azure_openai::context(name, value, reader),
        None if response.as_array().is_some_and(|hits| objects(hits)) => {
            reader.first(response, &[""], &FOUND)
        }
        _ => (azure_openai::ROW.read)(response, reader),
    }
}

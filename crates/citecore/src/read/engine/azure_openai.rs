//! Azure OpenAI on one's own data: `citations` in the context of a message or delta, or as JSON in what a tool said.

use serde_json::Value;

use super::{Engine, Row};
use crate::{
    json::parse,
    phrases::Phrases,
    place::run_start,
    read::{
        fields::Field,
        hit::Layout,
        path::{Place, below, list},
        reader::Reader,
        scale::Scale,
        shape::PEEK,
    },
};

pub(super) static ROW: Row = Row {
    engine: Engine::AzureOpenAi,
    name: "azure-openai",
    looks: "an object with `citations` in `choices[].message.context`, or the message of the tool",
    recognises: |response, _| !answers(response, PEEK).is_empty(),
    read,
};

pub(super) const LAYOUT: Layout = Layout {
    score: &[("rerank_score", Scale::OutOf(4.0)), ("original_search_score", Scale::Best)],
    // A document has one `filepath`, and each of its chunks has its `chunk_id`, which counts from 0 in every document.
    // What has no id goes by its path, so that all that is cited of a document is one reference.
    names: &[(Field::Id, &["id", "filepath"]), (Field::Source, &["filepath"])],
    ..Layout::FLAT
};

/// Where citations are.
pub(super) enum CitationsIn<'a> {
    /// In an object.
    Context(&'a Value),
    /// In JSON within JSON.
    Said(&'a str),
}

/// Where the response has citations, in so many of its choices.
pub(super) fn answers(response: &Value, most: usize) -> Vec<(String, CitationsIn<'_>)> {
    let mut found = Vec::new();
    message("", response, most, &mut found);
    messages("messages", response, most, &mut found);
    messages("", response, most, &mut found);
    for (index, choice) in list(response, "choices").unwrap_or_default().iter().enumerate().take(most) {
        for key in Phrases("message|delta") {
            if let Some(value) = choice.get(key) {
                message(&joined!("choices[", index, "].", key), value, most, &mut found);
            }
        }
        messages(&joined!("choices[", index, "].messages"), choice, most, &mut found);
    }
    found
}

/// A message with a context, one of the tool, or a context itself.
fn message<'a>(path: &str, value: &'a Value, most: usize, found: &mut Vec<(String, CitationsIn<'a>)>) {
    said(path, value, found);
    if has_citations(value) {
        found.push((path.to_owned(), CitationsIn::Context(value)));
    }
    if let Some(context) = value.get("context") {
        let path = below(path, "context");
        messages(&below(&path, "messages"), context, most, found);
        if has_citations(context) {
            found.push((path, CitationsIn::Context(context)));
        }
    }
}

/// What a tool said, of the messages at the end of the path; the first versions had the citations there, and streamed each as a delta.
fn messages<'a>(path: &str, owner: &'a Value, most: usize, found: &mut Vec<(String, CitationsIn<'a>)>) {
    let key = &path[run_start(path, path.len(), |c| c != '.')..];
    for (index, value) in list(owner, key).unwrap_or_default().iter().enumerate().take(most) {
        let path = joined!(path, "[", index, "]");
        said(&path, value, found);
        if let Some(delta) = value.get("delta") {
            said(&below(&path, "delta"), delta, found);
        }
        if let Some(context) = value.get("context").filter(|context| has_citations(context)) {
            found.push((below(&path, "context"), CitationsIn::Context(context)));
        }
    }
}

fn has_citations(value: &Value) -> bool {
    CITATIONS.iter().any(|name| value.get(name).is_some_and(|list| list.is_array() || list.is_null()))
}

fn said<'a>(path: &str, value: &'a Value, found: &mut Vec<(String, CitationsIn<'a>)>) {
    let is_tool = value.get("role").and_then(Value::as_str) == Some("tool");
    if let Some(text) = value.get("content").and_then(Value::as_str).filter(|_| is_tool) {
        found.push((below(path, "content"), CitationsIn::Said(text)));
    }
}

/// What is cited, or where nothing is, what was retrieved.
const CITATIONS: [&str; 2] = ["citations", "all_retrieved_documents"];

/// Reads the citations of a context. None where it has none, not even an empty list.
pub(super) fn context(path: &str, context: &Value, reader: &mut Reader<'_>) -> Option<()> {
    let listed = |name| match context.get(name)? {
        Value::Null => Some(&[][..]),
        list => list.as_array().map(Vec::as_slice),
    };
    let lists = || CITATIONS.iter().filter_map(|name| Some((*name, listed(name)?)));
    let (name, hits) = lists().find(|(_, hits)| !hits.is_empty()).or_else(|| lists().next())?;
    reader.list(&below(path, name), hits, &LAYOUT);
    Some(())
}

/// Reads citations that are JSON within JSON.
pub(super) fn said_by_a_tool(path: &str, text: &str, reader: &mut Reader<'_>) -> Option<()> {
    let value: Value = parse(text)?;
    match &value {
        Value::Array(hits) => reader.list(path, hits, &LAYOUT),
        value => context(path, value, reader)?,
    }
    Some(())
}

fn read(response: &Value, reader: &mut Reader<'_>) -> Option<()> {
    let answers = answers(response, usize::MAX);
    for (path, found) in &answers {
        let read = match found {
            CitationsIn::Context(value) => context(path, value, reader),
            CitationsIn::Said(text) => said_by_a_tool(path, text, reader),
        };
        if read.is_none() {
            reader.skip(Place { list: path, index: None }, "expected JSON with `citations`".to_owned());
        }
    }
    (!answers.is_empty()).then_some(())
}

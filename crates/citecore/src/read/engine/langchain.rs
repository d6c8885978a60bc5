//! LangChain: documents, or pairs of a document and its score, alone or under what chains call them.

use serde_json::Value;

use super::{Engine, Row};
use crate::read::{
    hit::Layout,
    path::{Place, at, list},
    reader::Reader,
    scale::Scale,
    shape::{among, has_any, none_or_among, objects},
    value::number,
};

pub(super) static ROW: Row = Row {
    engine: Engine::LangChain,
    name: "langchain",
    looks: "the list of documents or of [document, score] (or `documents`, `context` or `source_documents`)",
    recognises: |response, _| {
        let is_ours = |hit: &Value| {
            is_document(document(hit).0) || list(hit, "").is_some_and(|batch| among(batch, is_document))
        };
        PLACES.iter().filter_map(|place| list(response, place)).any(|hits| among(hits, is_ours))
            || SOURCES.iter().any(|place| list(response, place).is_some_and(<[_]>::is_empty))
    },
    read,
};

/// Chains hand out the documents that they retrieved under one of these.
const PLACES: [&str; 7] = ["", "documents", "context", SOURCES[0], SOURCES[1], "docs", "output"];

/// Those that tell whose response it is even where they hold none.
const SOURCES: [&str; 2] = ["source_documents", "sourceDocuments"];

const LAYOUT: Layout = Layout {
    // A serialized document has its fields in `kwargs`.
    parts: &["kwargs", "document", "document.kwargs"],
    // LangChain's own way to keep a retriever's score is the document's metadata.
    score: &[
        ("score", Scale::Score),
        ("metadata.relevance_score", Scale::Similarity),
        ("metadata.score", Scale::Score),
        ("kwargs.metadata.relevance_score", Scale::Similarity),
        ("kwargs.metadata.score", Scale::Score),
    ],
    ..Layout::FLAT
};

/// The document, with the score that stands beside it.
fn document(hit: &Value) -> (&Value, Option<&Value>) {
    match hit.as_array().map(Vec::as_slice) {
        Some([document, score]) if number(score).is_some() => (document, Some(score)),
        Some([document]) => (document, None),
        _ => (hit, None),
    }
}

fn is_document(value: &Value) -> bool {
    let has_content = |part: &Value| has_any(part, &["page_content", "pageContent"]);
    has_content(value) || LAYOUT.parts.iter().any(|part| at(value, part).is_some_and(has_content))
}

fn read(response: &Value, reader: &mut Reader<'_>) -> Option<()> {
    let like = |hit: &Value| document(hit).0.is_object() || list(hit, "").is_some_and(objects);
    let (place, hits) = PLACES
        .iter()
        .filter_map(|place| Some((*place, list(response, place)?)))
        .find(|(_, hits)| none_or_among(hits, like))?;
    for (index, hit) in hits.iter().enumerate() {
        let (document, score) = document(hit);
        match document.as_array().filter(|documents| objects(documents)) {
            // A batch has a list of documents for each search.
            Some(documents) => reader.list(&joined!(place, "[", index, "]"), documents, &LAYOUT),
            None => reader.scored(Place { list: place, index: Some(index) }, document, score, &LAYOUT),
        }
    }
    Some(())
}

//! DataStax Astra DB's Data API: `data.documents`, or `data.document` where one was asked for.

use serde_json::Value;

use super::{Engine, Row};
use crate::read::{
    fields::Field,
    hit::Layout,
    path::{Place, at, list},
    reader::Reader,
    scale::Scale,
    shape::{among, has, objects},
};

pub(super) static ROW: Row = Row {
    engine: Engine::Astra,
    name: "astra",
    looks: "an object with `data.documents` or `data.document`, or the list of documents",
    recognises: |response, _| {
        let is_ours = |hit: &Value| has(hit, "$similarity");
        list(response, DOCUMENTS).is_some()
            || document(response).is_some()
            || response.as_array().is_some_and(|hits| among(hits, is_ours))
    },
    read,
};

const DOCUMENTS: &str = "data.documents";
const DOCUMENT: &str = "data.document";

const LAYOUT: Layout = Layout {
    score: &[("$similarity", Scale::Similarity)],
    // Where Astra computes the embeddings, it keeps the text that they are of under `$vectorize`.
    names: &[
        (Field::Text, &["text", "content", "page_content", "$vectorize"]),
        (Field::Embedding, &["$vector"]),
    ],
    ..Layout::FLAT
};

/// The one document that was asked for; null where none is found.
fn document(response: &Value) -> Option<&Value> {
    at(response, DOCUMENT).filter(|document| document.is_object() || document.is_null())
}

fn read(response: &Value, reader: &mut Reader<'_>) -> Option<()> {
    if let Some(hits) = list(response, DOCUMENTS) {
        reader.list(DOCUMENTS, hits, &LAYOUT);
    } else if let Some(document) = document(response) {
        if !document.is_null() {
            reader.one(Place { list: DOCUMENT, index: None }, document, &LAYOUT);
        }
    } else {
        reader.list("", response.as_array().filter(|hits| objects(hits))?, &LAYOUT);
    }
    Some(())
}

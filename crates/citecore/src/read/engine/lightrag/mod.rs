//! LightRAG: what `/query` and `/query/data` give, and the context string that it lays out for its model.

mod context;
mod csv;
mod rank;

use serde_json::{Map, Value};

use super::{Engine, Row};
use crate::read::{
    fields::Field,
    hit::{Form, Layout},
    path::{Place, list},
    reader::Reader,
    shape::{has, has_any, none_or_among, objects},
    value::copied,
};

pub(super) static ROW: Row = Row {
    engine: Engine::LightRag,
    name: "lightrag",
    looks: "the context string, or an object with `data.chunks` or `references`",
    recognises: |response, _| match response {
        Value::String(text) => context::is_context(text),
        response => {
            CHUNKS.iter().any(|place| list(response, place).is_some() && is_graph(response))
                || (list(response, REFERENCES).is_some_and(is_references) && has(response, RESPONSE))
                || response.get(RESPONSE).and_then(Value::as_str).is_some_and(context::is_context)
                || is_failure(response)
        }
    },
    read,
};

const CHUNKS: [&str; 3] = ["data.chunks", "chunks", ""];
const REFERENCES: &str = "references";
const RESPONSE: &str = "response";

const LAYOUT: Layout = Layout {
    names: &[(Field::Id, &["chunk_id"]), (Field::Source, &["file_path"])],
    text: Form::Marked,
    ..Layout::FLAT
};

/// Entities and relationships come along with the chunks.
fn is_graph(response: &Value) -> bool {
    let data = response.get("data").unwrap_or(response);
    has(response, "data") || has_any(data, &["entities", "relationships"])
}

fn is_references(references: &[Value]) -> bool {
    none_or_among(references, |reference| has_any(reference, &["reference_id", "file_path"]))
}

/// Nothing was found: `data` is empty, and `status` says so.
fn is_failure(response: &Value) -> bool {
    let empty = response.get("data").and_then(Value::as_object).is_some_and(Map::is_empty);
    empty && response.get("status").is_some_and(Value::is_string) && has(response, "message")
}

fn read(response: &Value, reader: &mut Reader<'_>) -> Option<()> {
    if let Value::String(text) = response {
        read_context("", text, reader);
        return Some(());
    }
    let chunks = CHUNKS.iter().find_map(|place| Some((*place, list(response, place)?)));
    if let Some((place, chunks)) = chunks.filter(|(_, chunks)| objects(chunks)) {
        reader.list(place, chunks, &LAYOUT);
        return Some(());
    }
    // Where the context alone was asked for, it has the chunks, and the references may be but their files.
    let said = response.get(RESPONSE).and_then(Value::as_str);
    if let Some(context) = said.filter(|text| context::is_context(text)) {
        context::read(RESPONSE, context, reader);
        return Some(());
    }
    if let Some(references) = list(response, REFERENCES).filter(|references| objects(references)) {
        for (index, reference) in references.iter().enumerate() {
            self::reference(Place { list: REFERENCES, index: Some(index) }, reference, reader);
        }
        return Some(());
    }
    match said {
        // Without its references, an answer tells no source.
        Some(text) if has(response, REFERENCES) && !says_nothing(text) => None,
        Some(text) => {
            read_context(RESPONSE, text, reader);
            Some(())
        }
        None => is_failure(response).then_some(()),
    }
}

fn read_context(place: &str, text: &str, reader: &mut Reader<'_>) {
    if !says_nothing(text) {
        context::read(place, text, reader);
    }
}

/// Is it what is said where nothing was found?
fn says_nothing(text: &str) -> bool {
    text.trim_end().ends_with("[no-context]")
}

/// A file with the chunks of it that were used, each of which is a passage. They come where they are asked for.
fn reference(place: Place<'_>, reference: &Value, reader: &mut Reader<'_>) {
    if reference.get("content").is_some_and(Value::is_null) {
        return reader
            .skip(place, "no text under `content`; ask for it by `include_chunk_content`".to_owned());
    }
    let Some(chunks) = list(reference, "content").filter(|chunks| chunks.len() > 1) else {
        return reader.one(place, reference, &LAYOUT);
    };
    let path = joined!(place, ".content");
    for (index, chunk) in chunks.iter().enumerate() {
        let own = content(copied(chunk));
        let Some(mut hit) = reader.hit_of(&own, &LAYOUT) else { continue };
        hit.lend(reference);
        reader.hit(Place { list: &path, index: Some(index) }, hit, None);
    }
}

/// A chunk that is its text alone.
fn content(text: Value) -> Value {
    let mut chunk = Map::new();
    chunk.insert("content".to_owned(), text);
    Value::Object(chunk)
}

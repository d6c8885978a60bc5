//! LlamaIndex: nodes with their scores, alone or as `source_nodes` of an answer.

use serde_json::Value;

use super::{Engine, Row};
use crate::read::{
    fields::Field,
    hit::Layout,
    path::list,
    reader::Reader,
    scale::Scale,
    shape::{among, has, has_any},
};

pub(super) static ROW: Row = Row {
    engine: Engine::LlamaIndex,
    name: "llamaindex",
    looks: "the list of nodes (or `source_nodes`, or `nodes`)",
    recognises: |response, _| {
        let is_ours = |hit: &Value| {
            has_any(hit, &["id_", "text_resource", "start_char_idx"])
                || hit.get("node").is_some_and(|node| node.is_object() && !has(node, "labels"))
        };
        ["source_nodes", "sourceNodes"].iter().any(|place| list(response, place).is_some())
            || PLACES.iter().filter_map(|place| list(response, place)).any(|hits| among(hits, is_ours))
    },
    read,
};

const PLACES: [&str; 5] = ["", "source_nodes", "sourceNodes", "nodes", "retrieval_nodes"];

const LAYOUT: Layout = Layout {
    // Older versions have the metadata as `extra_info`, and all of a node in `__data__`.
    parts: &["node", "node.__data__", "node.__data__.metadata", "node.extra_info", "extra_info"],
    score: &[("score", Scale::Score)],
    names: &[(Field::Id, &["id_", "node_id"]), (Field::Text, &["text", "text_resource.text"])],
    ..Layout::FLAT
};

fn read(response: &Value, reader: &mut Reader<'_>) -> Option<()> {
    reader.first(response, &PLACES, &LAYOUT)
}

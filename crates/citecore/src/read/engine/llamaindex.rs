//! LlamaIndex: nodes with their scores, alone or as `source_nodes` of an answer.

use serde_json::Value;

use super::{Engine, Row};
use crate::read::{
    fields::Field,
    hit::Layout,
    place::list,
    reader::Reader,
    scale::Scale,
    shape::{among, has, objects},
};

pub(super) static ROW: Row = Row {
    engine: Engine::LlamaIndex,
    name: "llamaindex",
    looks: "the list of nodes (or `source_nodes`, or `nodes`)",
    recognises: |response, _| {
        let is_node =
            |node: &Value| has(node, "id_") || has(node, "text_resource") || has(node, "start_char_idx");
        let is_ours = |hit: &Value| {
            is_node(hit) || hit.get("node").is_some_and(|node| node.is_object() && !has(node, "labels"))
        };
        ["source_nodes", "sourceNodes"].iter().any(|place| list(response, place).is_some())
            || PLACES.iter().filter_map(|place| list(response, place)).any(|hits| among(hits, is_ours))
    },
    read,
};

const PLACES: [&str; 4] = ["", "source_nodes", "sourceNodes", "nodes"];

const LAYOUT: Layout = Layout {
    // Older versions have the metadata as `extra_info`, and all of a node in `__data__`.
    parts: &["node", "node.__data__", "node.__data__.metadata", "node.extra_info", "extra_info"],
    score: &[("score", Scale::Similarity)],
    names: &[(Field::Id, &["id_", "node_id"]), (Field::Text, &["text", "text_resource.text"])],
    ..Layout::FLAT
};

fn read(response: &Value, reader: &mut Reader<'_>) -> Option<()> {
    let (place, hits) = PLACES.iter().find_map(|place| Some((*place, list(response, place)?)))?;
    if !objects(hits) {
        return None;
    }
    reader.list(place, hits, &LAYOUT);
    Some(())
}

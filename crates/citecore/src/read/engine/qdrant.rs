//! Qdrant: points with a `payload`, in `result`, in `result.points`, or grouped in `result.groups`.

use serde_json::Value;

use super::{Engine, Row};
use crate::read::{
    hit::Layout,
    path::{at, below, list},
    reader::Reader,
    scale::Scale,
    shape::{among, has, none_or_among, objects},
};

pub(super) static ROW: Row = Row {
    engine: Engine::Qdrant,
    name: "qdrant",
    looks: "an object with `result`, `points` or `groups`, or the list of points",
    recognises: |response, _| {
        let is_group = |group: &Value| list(group, "hits").is_some();
        let is_result = |result: &Value, bare: bool| {
            list(result, "points").is_some_and(|hits| none_or_among(hits, is_point))
                || list(result, "groups").is_some_and(|groups| none_or_among(groups, is_group))
                || list(result, "").is_some_and(|hits| {
                    among(hits, is_point) || (!bare && (hits.is_empty() || among(hits, is_batch)))
                })
        };
        is_result(response, true) || response.get("result").is_some_and(|result| is_result(result, false))
    },
    read,
};

fn is_point(hit: &Value) -> bool {
    has(hit, "payload") || (has(hit, "id") && has(hit, "score") && has(hit, "version"))
}

fn is_batch(one: &Value) -> bool {
    list(one, "points").is_some_and(|hits| none_or_among(hits, is_point))
        || list(one, "").is_some_and(|hits| among(hits, is_point))
}

const LAYOUT: Layout = Layout { parts: &["payload"], score: &[("score", Scale::ByMetric)], ..Layout::FLAT };

fn read(response: &Value, reader: &mut Reader<'_>) -> Option<()> {
    let place = if has(response, "result") { "result" } else { "" };
    let result = at(response, place)?;
    if let Some(points) = list(result, "points") {
        reader.list(&below(place, "points"), points, &LAYOUT);
    } else if let Some(groups) = list(result, "groups") {
        for (index, group) in groups.iter().enumerate() {
            let place = below(place, &joined!("groups[", index, "].hits"));
            reader.list(&place, list(group, "hits").unwrap_or_default(), &LAYOUT);
        }
    } else {
        points(place, list(result, "")?, reader)?;
    }
    Some(())
}

/// A list of points, or one list of them for each search of a batch.
fn points(place: &str, hits: &[Value], reader: &mut Reader<'_>) -> Option<()> {
    let batch = |one: &Value| list(one, "").is_some() || list(one, "points").is_some();
    if among(hits, batch) {
        for (index, one) in hits.iter().enumerate() {
            reader.next_search(None);
            let (key, points) = match list(one, "points") {
                Some(points) => ("].points", points),
                None => ("]", list(one, "").unwrap_or_default()),
            };
            reader.list(&joined!(place, "[", index, key), points, &LAYOUT);
        }
        return Some(());
    }
    if !objects(hits) {
        return None;
    }
    reader.list(place, hits, &LAYOUT);
    Some(())
}

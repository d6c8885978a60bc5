//! Elasticsearch and OpenSearch: `hits.hits`, the documents under `_source` or `fields`, their chunks in `inner_hits`.

use serde_json::Value;

use super::{Engine, Row};
use crate::read::{
    hit::Layout,
    path::{Place, at, list},
    reader::Reader,
    scale::Scale,
    shape::{among, has_any, objects},
    value::number,
};

pub(super) static ROW: Row = Row {
    engine: Engine::Elasticsearch,
    name: "elasticsearch",
    looks: "an object with `hits.hits`, or with several in `responses`, or the list of hits",
    recognises: |response, _| {
        let is_ours = |hit: &Value| has_any(hit, &["_source", "_index"]);
        HITS.iter().any(|hits| at(response, hits).is_some_and(|hits| list(hits, "hits").is_some()))
            || list(response, "responses")
                .is_some_and(|all| among(all, |one| list(one, "hits.hits").is_some()))
            || list(response, "hits").or(list(response, "")).is_some_and(|hits| among(hits, is_ours))
    },
    read,
};

const LAYOUT: Layout =
    Layout { parts: &["_source", "fields"], score: &[("_score", Scale::Best)], ..Layout::FLAT };

fn read(response: &Value, reader: &mut Reader<'_>) -> Option<()> {
    if let Some(responses) = list(response, "responses") {
        for (index, one) in responses.iter().enumerate() {
            search(&joined!("responses[", index, "].hits.hits"), one.get("hits"), reader);
        }
        return Some(());
    }
    for hits in HITS {
        if search(&joined!(hits, ".hits"), at(response, hits), reader).is_some() {
            return Some(());
        }
    }
    search("hits", Some(response), reader).or_else(|| {
        each("", response.as_array().filter(|hits| objects(hits))?, reader);
        Some(())
    })
}

/// Where a search has its hits: by itself, as older clients hand it out, and where it was waited for.
const HITS: [&str; 3] = ["hits", "body.hits", "response.hits"];

/// The hits of a search, which knows their best score.
fn search(place: &str, hits: Option<&Value>, reader: &mut Reader<'_>) -> Option<()> {
    let hits = hits?;
    let list = list(hits, "hits")?;
    reader.next_search(hits.get("max_score").and_then(number));
    each(place, list, reader);
    Some(())
}

fn each(list: &str, hits: &[Value], reader: &mut Reader<'_>) {
    for (index, hit) in hits.iter().enumerate() {
        let place = Place { list, index: Some(index) };
        if !inner(place, hit, reader) {
            reader.one(place, hit, &LAYOUT);
        }
    }
}

/// The chunks of a document that were found in it stand for the document, which lends them its fields. Are there any with a text?
fn inner(place: Place<'_>, hit: &Value, reader: &mut Reader<'_>) -> bool {
    let groups = hit.get("inner_hits").and_then(Value::as_object).into_iter().flatten();
    let (mut chunks, mut told) = (Vec::new(), false);
    for (name, group) in groups {
        for (index, chunk) in list(group, "hits.hits").unwrap_or_default().iter().enumerate() {
            let Some(mut one) = reader.hit_of(chunk, &LAYOUT) else { continue };
            // Fields that were asked for stand below the path that is nested, as a list of one object.
            let nested = at(chunk, "_nested.field").and_then(Value::as_str);
            let part = nested.and_then(|field| list(chunk.get("fields")?, field)?.first());
            part.into_iter().for_each(|part| one.include(part));
            told |= one.has_text();
            one.lend(hit);
            chunks.push((name, index, one));
        }
    }
    if told {
        for (name, index, chunk) in chunks {
            let path = joined!(place, ".inner_hits.", name, ".hits.hits");
            reader.hit(Place { list: &path, index: Some(index) }, chunk, None);
        }
    }
    told
}

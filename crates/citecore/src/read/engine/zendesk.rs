//! Zendesk's help center: `results` of a search, or `articles` of a list, their bodies in HTML.

use serde_json::Value;

use super::{Engine, Row};
use crate::read::{
    fields::Field,
    hit::{Form, Layout},
    path::{Place, at, list},
    reader::Reader,
    shape::{among, has, has_any, none_or_among},
    value::address,
};

pub(super) static ROW: Row = Row {
    engine: Engine::Zendesk,
    name: "zendesk",
    looks: "an object with `results`, `articles` or `article`, or the list of articles",
    recognises: |response, _| {
        let is_ours = |hit: &Value| {
            has(hit, "result_type") || has(hit, "html_url") && has_any(hit, &["body", "details"])
        };
        ["results", "articles"]
            .iter()
            .filter_map(|place| list(response, place))
            .any(|hits| none_or_among(hits, is_ours))
            || list(response, "").is_some_and(|hits| among(hits, is_ours))
            || at(response, ARTICLE).is_some_and(is_ours)
    },
    read,
};

const ARTICLE: &str = "article";

const LAYOUT: Layout = Layout {
    names: &[
        // Of a post the text is its `details`.
        (Field::Text, &["body", "details", "content"]),
        (Field::Url, &["html_url"]),
        // Votes and labels change an article as well, but not its text.
        (Field::Updated, &["edited_at"]),
    ],
    text: Form::Html,
    // An article's `url` is the interface's. An external record has its own there.
    url: |value| address(value).filter(|url| !url.ends_with(".json")),
    ..Layout::FLAT
};

fn read(response: &Value, reader: &mut Reader<'_>) -> Option<()> {
    if let Some(article) = at(response, ARTICLE).filter(|article| article.is_object()) {
        reader.one(Place { list: ARTICLE, index: None }, article, &LAYOUT);
        return Some(());
    }
    reader.first(response, &["results", "articles", ""], &LAYOUT)
}

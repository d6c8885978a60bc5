//! Elasticsearch and OpenSearch: all searches of a request in one `_msearch`.

use futures_util::future::BoxFuture;
use reqwest::Method;
use secrecy::{ExposeSecret, SecretString};
use serde_json::{Value, json};

use super::{Asked, Connector, EngineError, Query, Responses, Setup, encode};
use crate::{
    knowledge::rest::{Body, Rest, basic},
    settings::{FieldSettings, KnowledgeKind, SearchKind},
};

/// How many neighbours a shard looks at for each that is wanted.
const CANDIDATES: usize = 10;
/// The title counts so much more than the text.
const TITLE_BOOST: u8 = 2;

pub(super) struct Elasticsearch {
    rest: Rest,
    index: String,
    search: SearchKind,
    is_open: bool,
    fields: FieldSettings,
}

impl Elasticsearch {
    /// Errors: the key can't be sent; no TLS can be set up.
    pub(super) fn new(setup: &Setup<'_>) -> Result<Self, EngineError> {
        let engine = setup.engine;
        let key = match (setup.key(), &engine.user) {
            (Some(key), _) => Some(SecretString::from(format!("ApiKey {}", key.expose_secret()))),
            (None, Some(user)) => Some(basic(user, &engine.password.clone().unwrap_or_default())),
            (None, None) => None,
        };
        let key = key.map(|key| ("authorization", key));
        Ok(Self {
            rest: Rest::new(&engine.base_url, key, setup.patience)?.hiding(engine.password.as_ref()),
            index: encode(&engine.collection),
            search: setup.search,
            is_open: setup.kind == KnowledgeKind::OpenSearch,
            fields: engine.fields.clone(),
        })
    }

    fn searches(&self, query: &Query, asked: &Asked) -> Vec<Value> {
        let conditions = asked.conditions.iter();
        let filter: Vec<Value> = conditions
            .map(|condition| json!({ "terms": { condition.field.as_str(): condition.values } }))
            .collect();
        let mut searches = Vec::new();
        if self.search.has_text() {
            searches.push(self.by_words(&query.text, &filter, asked.most));
        }
        if let (Some(vector), Some(field)) = (&query.vector, &self.fields.vector) {
            searches.push(if self.is_open {
                neighbours_of_opensearch(field, vector, &filter, asked.most)
            } else {
                neighbours_of_elasticsearch(field, vector, &filter, asked.most)
            });
        }
        if let Some(field) = &self.fields.vector {
            searches.iter_mut().for_each(|search| search["_source"] = json!({ "excludes": [field] }));
        }
        searches
    }

    fn by_words(&self, text: &str, filter: &[Value], most: usize) -> Value {
        let mut words = json!({ "query": text });
        let mut fields: Vec<String> = self.fields.text.iter().cloned().collect();
        if !fields.is_empty() {
            fields.extend(self.fields.title.iter().map(|title| format!("{title}^{TITLE_BOOST}")));
            words["fields"] = json!(fields);
        }
        let must = json!({ "multi_match": words });
        json!({ "size": most, "query": { "bool": { "must": [must], "filter": filter } } })
    }

    /// One response for each search.
    async fn all(&self, lines: &[Value], count: usize) -> Result<Vec<Value>, EngineError> {
        let path = format!("/{}/_msearch", self.index);
        let mut answer = self.rest.ask(Method::POST, &path, Body::Lines(lines)).await?;
        let responses = match answer.get_mut("responses").map(Value::take) {
            Some(Value::Array(responses)) if responses.len() == count => responses,
            _ => return Err(EngineError::Unreadable(format!("expected `responses`, {count} of them"))),
        };
        match responses.iter().find(|response| response.get("error").is_some()) {
            Some(response) => Err(self.failure(response)),
            None => Ok(responses),
        }
    }

    /// A search of several fails on its own, with its status in the body.
    fn failure(&self, response: &Value) -> EngineError {
        let status = response.get("status").and_then(Value::as_u64).unwrap_or(500);
        if matches!(status, 429 | 503) {
            return EngineError::Busy { retry_after: None };
        }
        let said =
            response["error"]["reason"].as_str().map_or_else(|| response["error"].to_string(), str::to_owned);
        EngineError::Refused { status: format!("status {status}"), said: self.rest.for_the_log(&said) }
    }
}

fn neighbours_of_elasticsearch(field: &str, vector: &[f32], filter: &[Value], most: usize) -> Value {
    let knn = json!({
        "field": field,
        "query_vector": vector,
        "k": most,
        "num_candidates": most * CANDIDATES,
        "filter": filter,
    });
    json!({ "size": most, "knn": knn })
}

fn neighbours_of_opensearch(field: &str, vector: &[f32], filter: &[Value], most: usize) -> Value {
    let mut knn = json!({ "vector": vector, "k": most });
    if !filter.is_empty() {
        knn["filter"] = json!({ "bool": { "filter": filter } });
    }
    json!({ "size": most, "query": { "knn": { field: knn } } })
}

impl Connector for Elasticsearch {
    fn ask<'a>(&'a self, asked: &'a Asked) -> BoxFuture<'a, Result<Vec<Responses>, EngineError>> {
        Box::pin(async move {
            let searches: Vec<Vec<Value>> =
                asked.queries.iter().map(|query| self.searches(query, asked)).collect();
            let per_query = searches.first().map_or(1, Vec::len).max(1);
            // Each search has a header of its own, where it could name another index.
            let lines: Vec<Value> =
                searches.into_iter().flatten().flat_map(|search| [json!({}), search]).collect();
            let responses = self.all(&lines, lines.len() / 2).await?;
            Ok(responses.chunks(per_query).map(<[Value]>::to_vec).collect())
        })
    }

    fn check(&self) -> BoxFuture<'_, Result<(), EngineError>> {
        Box::pin(async move {
            let path = format!("/{}/_count", self.index);
            self.rest.ask(Method::GET, &path, Body::Nothing).await.map(drop)
        })
    }
}

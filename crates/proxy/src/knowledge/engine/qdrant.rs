//! Qdrant: all searches of a request in one batch.

use futures_util::future::BoxFuture;
use reqwest::Method;
use serde_json::{Value, json};

use super::{Asked, Connector, EngineError, Query, Responses, Setup, condition::Condition, encode, vector};
use crate::knowledge::rest::{Body, Rest};

pub(super) struct Qdrant {
    rest: Rest,
    collection: String,
    /// Which of a point's vectors, where they have names.
    using: Option<String>,
}

impl Qdrant {
    /// Errors: the key can't be sent; no TLS can be set up.
    pub(super) fn new(setup: &Setup<'_>) -> Result<Self, EngineError> {
        let engine = setup.engine;
        Ok(Self {
            rest: Rest::new(&engine.base_url, setup.key().map(|key| ("api-key", key)), setup.patience)?,
            collection: format!("/collections/{}", encode(&engine.collection)),
            using: engine.vector_index.clone(),
        })
    }

    fn search(&self, query: &Query, asked: &Asked) -> Result<Value, EngineError> {
        let mut search = json!({ "query": vector(query)?, "limit": asked.most, "with_payload": true });
        if let Some(using) = &self.using {
            search["using"] = json!(using);
        }
        if !asked.conditions.is_empty() {
            search["filter"] = json!({ "must": asked.conditions.iter().map(must).collect::<Vec<_>>() });
        }
        Ok(search)
    }
}

fn must(Condition { field, values }: &Condition) -> Value {
    match &values[..] {
        [value] => json!({ "key": field, "match": { "value": value } }),
        values => json!({ "key": field, "match": { "any": values } }),
    }
}

impl Connector for Qdrant {
    fn ask<'a>(&'a self, asked: &'a Asked) -> BoxFuture<'a, Result<Vec<Responses>, EngineError>> {
        Box::pin(async move {
            let searches: Vec<Value> =
                asked.queries.iter().map(|query| self.search(query, asked)).collect::<Result<_, _>>()?;
            let path = format!("{}/points/query/batch", self.collection);
            let body = json!({ "searches": searches });
            let mut answer = self.rest.ask(Method::POST, &path, Body::Json(&body)).await?;
            match answer.get_mut("result").map(Value::take) {
                Some(Value::Array(results)) if results.len() == searches.len() => {
                    Ok(results.into_iter().map(|result| vec![json!({ "result": result })]).collect())
                }
                _ => {
                    let expected = format!("expected `result`, a list of {}", searches.len());
                    Err(EngineError::Unreadable(expected))
                }
            }
        })
    }

    fn check(&self) -> BoxFuture<'_, Result<(), EngineError>> {
        Box::pin(async move { self.rest.ask(Method::GET, &self.collection, Body::Nothing).await.map(drop) })
    }
}

//! Azure AI Search, which fuses words and embedding itself.

use futures_util::future::{BoxFuture, try_join_all};
use reqwest::Method;
use serde_json::{Value, json};

use super::{Asked, Connector, EngineError, Query, Responses, Setup, condition::Condition, encode};
use crate::{
    knowledge::rest::{Body, Rest},
    settings::SearchKind,
};

/// The version of the interface that requests are written for.
const API_VERSION: &str = "2024-07-01";

pub(super) struct AzureSearch {
    rest: Rest,
    docs: String,
    version: String,
    search: SearchKind,
    vector: Option<String>,
    semantic: Option<String>,
}

impl AzureSearch {
    /// Errors: the key can't be sent; no TLS can be set up.
    pub(super) fn new(setup: &Setup<'_>) -> Result<Self, EngineError> {
        let engine = setup.engine;
        Ok(Self {
            rest: Rest::new(&engine.base_url, setup.key().map(|key| ("api-key", key)), setup.patience)?,
            docs: format!("/indexes/{}/docs", encode(&engine.collection)),
            version: encode(engine.api_version.as_deref().unwrap_or(API_VERSION)),
            search: setup.search,
            vector: engine.fields.vector.clone(),
            semantic: engine.semantic.clone(),
        })
    }

    async fn one(&self, query: &Query, asked: &Asked) -> Result<Responses, EngineError> {
        let mut body = json!({ "top": asked.most });
        if self.search.has_text() {
            body["search"] = json!(query.text);
        }
        if let Some(semantic) = self.semantic.as_ref().filter(|_| self.search.has_text()) {
            body["queryType"] = json!("semantic");
            body["semanticConfiguration"] = json!(semantic);
        }
        if let Some(field) = self.vector.as_ref().filter(|_| self.search.has_vector()) {
            body["vectorQueries"] = json!([match &query.vector {
                Some(vector) =>
                    json!({ "kind": "vector", "vector": vector, "fields": field, "k": asked.most }),
                // The index makes the embedding, by the vectorizer of the field.
                None => json!({ "kind": "text", "text": query.text, "fields": field, "k": asked.most }),
            }]);
        }
        if !asked.conditions.is_empty() {
            body["filter"] = json!(filter(&asked.conditions));
        }
        let path = format!("{}/search?api-version={}", self.docs, self.version);
        Ok(vec![self.rest.ask(Method::POST, &path, Body::Json(&body)).await?])
    }
}

/// OData: `(lang eq 'de-AT' or lang eq 'de') and (year eq 2026)`.
fn filter(conditions: &[Condition]) -> String {
    let each = conditions.iter().map(|Condition { field, values }| {
        let any: Vec<String> = values.iter().map(|value| format!("{field} eq {}", literal(value))).collect();
        format!("({})", any.join(" or "))
    });
    each.collect::<Vec<_>>().join(" and ")
}

fn literal(value: &Value) -> String {
    match value {
        Value::String(text) => format!("'{}'", text.replace('\'', "''")),
        value => value.to_string(),
    }
}

impl Connector for AzureSearch {
    fn ask<'a>(&'a self, asked: &'a Asked) -> BoxFuture<'a, Result<Vec<Responses>, EngineError>> {
        Box::pin(try_join_all(asked.queries.iter().map(|query| self.one(query, asked))))
    }

    fn check(&self) -> BoxFuture<'_, Result<(), EngineError>> {
        Box::pin(async move {
            let path = format!("{}?api-version={}&search=*&$top=1", self.docs, self.version);
            self.rest.ask(Method::GET, &path, Body::Nothing).await.map(drop)
        })
    }
}

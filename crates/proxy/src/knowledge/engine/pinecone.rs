//! Pinecone, by the address of its index.

use futures_util::future::{BoxFuture, try_join_all};
use reqwest::Method;
use secrecy::SecretString;
use serde_json::json;

use super::{Asked, Connector, EngineError, Query, Responses, Setup, condition::in_mongo_style, encode};
use crate::knowledge::rest::{Body, Rest};

/// The version of the interface that requests are written for.
const API_VERSION: &str = "2025-04";
/// What the interface calls the namespace without a name.
const DEFAULT_NAMESPACE: &str = "__default__";

pub(super) struct Pinecone {
    rest: Rest,
    namespace: String,
}

impl Pinecone {
    /// Errors: the key can't be sent; no TLS can be set up.
    pub(super) fn new(setup: &Setup<'_>) -> Result<Self, EngineError> {
        let engine = setup.engine;
        let version = engine.api_version.clone().unwrap_or_else(|| API_VERSION.into());
        let headers = [("x-pinecone-api-version", SecretString::from(version))];
        let key = setup.key().map(|key| ("api-key", key));
        Ok(Self {
            rest: Rest::new(&engine.base_url, headers.into_iter().chain(key), setup.patience)?,
            namespace: engine.namespace.clone(),
        })
    }

    async fn one(&self, query: &Query, asked: &Asked) -> Result<Responses, EngineError> {
        let filter = in_mongo_style(&asked.conditions);
        let (path, body) = match &query.vector {
            Some(vector) => {
                let mut body = json!({
                    "vector": vector,
                    "topK": asked.most,
                    "namespace": self.namespace,
                    "includeMetadata": true,
                    "includeValues": false,
                });
                if let Some(filter) = filter {
                    body["filter"] = filter;
                }
                ("/query".to_owned(), body)
            }
            // The index makes the embedding.
            None => {
                let mut query = json!({ "inputs": { "text": query.text }, "top_k": asked.most });
                if let Some(filter) = filter {
                    query["filter"] = filter;
                }
                let name = Some(self.namespace.as_str()).filter(|name| !name.is_empty());
                let namespace = encode(name.unwrap_or(DEFAULT_NAMESPACE));
                (format!("/records/namespaces/{namespace}/search"), json!({ "query": query }))
            }
        };
        Ok(vec![self.rest.ask(Method::POST, &path, Body::Json(&body)).await?])
    }
}

impl Connector for Pinecone {
    fn ask<'a>(&'a self, asked: &'a Asked) -> BoxFuture<'a, Result<Vec<Responses>, EngineError>> {
        Box::pin(try_join_all(asked.queries.iter().map(|query| self.one(query, asked))))
    }

    fn check(&self) -> BoxFuture<'_, Result<(), EngineError>> {
        Box::pin(async move {
            self.rest.ask(Method::POST, "/describe_index_stats", Body::Json(&json!({}))).await.map(drop)
        })
    }
}

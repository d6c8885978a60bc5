//! LightRAG's server, asked for what it retrieves rather than for an answer. It knows no conditions.

use futures_util::future::{BoxFuture, try_join_all};
use reqwest::Method;
use serde_json::json;

use super::{Asked, Connector, EngineError, Query, Responses, Setup};
use crate::knowledge::rest::{Body, Rest};

pub(super) struct LightRag {
    rest: Rest,
    mode: String,
}

impl LightRag {
    /// Errors: the key can't be sent; no TLS can be set up.
    pub(super) fn new(setup: &Setup<'_>) -> Result<Self, EngineError> {
        let engine = setup.engine;
        Ok(Self {
            rest: Rest::new(&engine.base_url, setup.key().map(|key| ("x-api-key", key)), setup.patience)?,
            mode: engine.mode.clone(),
        })
    }

    async fn one(&self, query: &Query, asked: &Asked) -> Result<Responses, EngineError> {
        let mode = asked.mode.as_ref().unwrap_or(&self.mode);
        let body = json!({ "query": query.text, "mode": mode, "chunk_top_k": asked.most });
        Ok(vec![self.rest.ask(Method::POST, "/query/data", Body::Json(&body)).await?])
    }
}

impl Connector for LightRag {
    fn ask<'a>(&'a self, asked: &'a Asked) -> BoxFuture<'a, Result<Vec<Responses>, EngineError>> {
        Box::pin(try_join_all(asked.queries.iter().map(|query| self.one(query, asked))))
    }

    fn check(&self) -> BoxFuture<'_, Result<(), EngineError>> {
        Box::pin(async move { self.rest.ask(Method::GET, "/health", Body::Nothing).await.map(drop) })
    }
}

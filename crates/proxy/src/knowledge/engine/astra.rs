//! DataStax Astra DB, by its Data API: commands in JSON, whose errors come with status 200.

use futures_util::future::{BoxFuture, try_join_all};
use reqwest::Method;
use serde_json::{Value, json};

use super::{Asked, Connector, EngineError, Query, Responses, Setup, condition::in_mongo_style, encode};
use crate::knowledge::rest::{Body, Rest};

pub(super) struct Astra {
    rest: Rest,
    collection: String,
}

impl Astra {
    /// Errors: the token can't be sent; no TLS can be set up.
    pub(super) fn new(setup: &Setup<'_>) -> Result<Self, EngineError> {
        let engine = setup.engine;
        let version = encode(engine.api_version.as_deref().unwrap_or("v1"));
        let (keyspace, collection) = (encode(&engine.database), encode(&engine.collection));
        Ok(Self {
            rest: Rest::new(&engine.base_url, setup.key().map(|key| ("token", key)), setup.patience)?,
            collection: format!("/api/json/{version}/{keyspace}/{collection}"),
        })
    }

    async fn one(&self, query: &Query, asked: &Asked) -> Result<Responses, EngineError> {
        // Without an embedding, the collection makes it.
        let sort = match &query.vector {
            Some(vector) => json!({ "$vector": vector }),
            None => json!({ "$vectorize": query.text }),
        };
        let options = json!({ "limit": asked.most, "includeSimilarity": true });
        let filter = in_mongo_style(&asked.conditions).unwrap_or_else(|| json!({}));
        let find = json!({ "filter": filter, "sort": sort, "options": options });
        Ok(vec![self.command(&json!({ "find": find })).await?])
    }

    async fn command(&self, command: &Value) -> Result<Value, EngineError> {
        let answer = self.rest.ask(Method::POST, &self.collection, Body::Json(command)).await?;
        match answer.get("errors").and_then(Value::as_array).and_then(|errors| errors.first()) {
            Some(error) => {
                let status = error["errorCode"].as_str().unwrap_or("an error").to_owned();
                let said = self.rest.for_the_log(error["message"].as_str().unwrap_or_default());
                Err(EngineError::Refused { status, said })
            }
            None => Ok(answer),
        }
    }
}

impl Connector for Astra {
    fn ask<'a>(&'a self, asked: &'a Asked) -> BoxFuture<'a, Result<Vec<Responses>, EngineError>> {
        Box::pin(try_join_all(asked.queries.iter().map(|query| self.one(query, asked))))
    }

    fn check(&self) -> BoxFuture<'_, Result<(), EngineError>> {
        Box::pin(async move {
            let command = json!({ "findOne": { "filter": {}, "projection": { "_id": 1 } } });
            self.command(&command).await.map(drop)
        })
    }
}

//! MongoDB Atlas and Azure Cosmos DB for MongoDB vCore, which speaks the same protocol with a stage of its own.

use bson::{Bson, Document, doc};
use futures_util::{
    TryStreamExt,
    future::{BoxFuture, try_join_all},
};
use mongodb::{
    Client, Collection,
    error::{Error, ErrorKind},
};
use secrecy::{ExposeSecret, SecretString};
use serde_json::Value;
use tokio::sync::OnceCell;

use super::{
    Asked, Connector, EngineError, Query, Responses, Setup,
    condition::{Condition, in_mongo_style},
    vector,
};
use crate::{
    connection_string::secrets,
    error::causes,
    for_log::fit_for_log,
    settings::{FieldSettings, KnowledgeKind, SearchKind},
};

/// How many neighbours are looked at for each that is wanted, as MongoDB's manual advises at the least.
const CANDIDATES: i64 = 20;
/// What MongoDB's manual calls a vector index.
const VECTOR_INDEX: &str = "vector_index";

pub(super) struct MongoDb {
    connection: SecretString,
    database: String,
    collection: String,
    is_cosmos: bool,
    search: SearchKind,
    vector_index: String,
    text_index: Option<String>,
    fields: FieldSettings,
    /// Made at the first search: its address may have to be looked up.
    client: OnceCell<Client>,
}

impl MongoDb {
    pub(super) fn new(setup: &Setup<'_>) -> Self {
        let engine = setup.engine;
        Self {
            connection: engine.connection.clone().unwrap_or_default(),
            database: engine.database.clone(),
            collection: engine.collection.clone(),
            is_cosmos: setup.kind == KnowledgeKind::CosmosMongo,
            search: setup.search,
            vector_index: engine.vector_index.clone().unwrap_or_else(|| VECTOR_INDEX.into()),
            text_index: engine.text_index.clone(),
            fields: engine.fields.clone(),
            client: OnceCell::new(),
        }
    }

    async fn collection(&self) -> Result<Collection<Document>, EngineError> {
        let client = self
            .client
            .get_or_try_init(|| Client::with_uri_str(self.connection.expose_secret()))
            .await
            .map_err(|error| self.failure(&error))?;
        Ok(client.database(&self.database).collection(&self.collection))
    }

    async fn one(&self, query: &Query, asked: &Asked) -> Result<Responses, EngineError> {
        let most = i64::try_from(asked.most).unwrap_or(i64::MAX);
        let mut pipelines = Vec::new();
        if let (true, Some(index)) = (self.search.has_text(), &self.text_index) {
            pipelines.push(self.by_words(index, &query.text, &asked.conditions, most));
        }
        if self.search.has_vector() {
            let vector: Vec<f64> = vector(query)?.iter().map(|number| f64::from(*number)).collect();
            pipelines.push(if self.is_cosmos {
                self.neighbours_of_cosmos(vector, &asked.conditions, most)
            } else {
                self.neighbours_of_atlas(vector, &asked.conditions, most)
            });
        }
        try_join_all(pipelines.into_iter().map(|pipeline| self.aggregate(pipeline))).await
    }

    async fn aggregate(&self, pipeline: Vec<Document>) -> Result<Value, EngineError> {
        let found = async {
            let cursor = self.collection().await?.aggregate(pipeline).await;
            cursor
                .map_err(|error| self.failure(&error))?
                .try_collect::<Vec<Document>>()
                .await
                .map_err(|error| self.failure(&error))
        };
        let documents = found.await?;
        Ok(documents.into_iter().map(|document| Bson::Document(document).into_relaxed_extjson()).collect())
    }

    fn by_words(&self, index: &str, text: &str, conditions: &[Condition], most: i64) -> Vec<Document> {
        let text_field = self.fields.text.as_deref().unwrap_or_default();
        let paths: Vec<&str> =
            [Some(text_field), self.fields.title.as_deref()].into_iter().flatten().collect();
        let mut pipeline =
            vec![doc! { "$search": { "index": index, "text": { "query": text, "path": paths } } }];
        if let Some(filter) = filter(conditions) {
            pipeline.push(doc! { "$match": filter });
        }
        pipeline.push(doc! { "$limit": most });
        pipeline.push(doc! { "$set": { "score": { "$meta": "searchScore" } } });
        pipeline.extend(self.without_vector());
        pipeline
    }

    fn neighbours_of_atlas(&self, vector: Vec<f64>, conditions: &[Condition], most: i64) -> Vec<Document> {
        let mut search = doc! {
            "index": self.vector_index.as_str(),
            "path": self.fields.vector.as_deref().unwrap_or_default(),
            "queryVector": vector,
            "numCandidates": most.saturating_mul(CANDIDATES),
            "limit": most,
        };
        if let Some(filter) = filter(conditions) {
            search.insert("filter", filter);
        }
        let mut pipeline = vec![
            doc! { "$vectorSearch": search },
            doc! { "$set": { "score": { "$meta": "vectorSearchScore" } } },
        ];
        pipeline.extend(self.without_vector());
        pipeline
    }

    fn neighbours_of_cosmos(&self, vector: Vec<f64>, conditions: &[Condition], most: i64) -> Vec<Document> {
        let path = self.fields.vector.as_deref().unwrap_or_default();
        let mut search = doc! { "vector": vector, "path": path, "k": most };
        if let Some(filter) = filter(conditions) {
            search.insert("filter", filter);
        }
        let mut pipeline = vec![
            doc! { "$search": { "cosmosSearch": search, "returnStoredSource": true } },
            doc! { "$project": { "similarityScore": { "$meta": "searchScore" }, "document": "$$ROOT" } },
        ];
        let unset = format!("document.{path}");
        pipeline.push(doc! { "$unset": [unset] });
        pipeline
    }

    /// The embedding needn't come along.
    fn without_vector(&self) -> Option<Document> {
        self.fields.vector.as_ref().map(|vector| doc! { "$unset": [vector] })
    }

    fn failure(&self, error: &Error) -> EngineError {
        let refused = |status: &str, said: &str| EngineError::Refused {
            status: status.to_owned(),
            said: self.for_the_log(said),
        };
        match error.kind.as_ref() {
            ErrorKind::Command(command) => refused(&command.code_name, &command.message),
            ErrorKind::Authentication { message, .. } => refused("no admittance", message),
            ErrorKind::InvalidArgument { message, .. } => {
                let reason = self.for_the_log(message);
                EngineError::Unusable(format!("setting `knowledge.engine.connection`: {reason}"))
            }
            ErrorKind::BsonDeserialization(_) | ErrorKind::InvalidResponse { .. } => {
                EngineError::Unreadable(self.for_the_log(&causes(error)))
            }
            _ => EngineError::Unreachable(self.for_the_log(&causes(error))),
        }
    }

    fn for_the_log(&self, said: &str) -> String {
        fit_for_log(said, &secrets(&self.connection))
    }
}

fn filter(conditions: &[Condition]) -> Option<Document> {
    match Bson::try_from(in_mongo_style(conditions)?).ok()? {
        Bson::Document(filter) => Some(filter),
        _ => None,
    }
}

impl Connector for MongoDb {
    fn ask<'a>(&'a self, asked: &'a Asked) -> BoxFuture<'a, Result<Vec<Responses>, EngineError>> {
        Box::pin(try_join_all(asked.queries.iter().map(|query| self.one(query, asked))))
    }

    fn check(&self) -> BoxFuture<'_, Result<(), EngineError>> {
        Box::pin(async move {
            let found = self.collection().await?.find_one(doc! {}).await;
            found.map(drop).map_err(|error| self.failure(&error))
        })
    }
}

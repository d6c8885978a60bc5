//! Engines that the user runs: a file each, which knows how the engine is asked. What it answers is read by the engine's own
//! readers of citecore.

mod astra;
mod azure_search;
mod azure_sql;
mod condition;
mod elasticsearch;
mod embeddings;
mod fuse;
mod lightrag;
mod mongodb;
mod pgvector;
mod pinecone;
mod qdrant;

use std::time::Duration;

use citecore::{Engine, Passage, ReadOptions, read_passages};
use futures_util::future::BoxFuture;
use serde_json::Value;
use tokio::time::timeout;

use self::{condition::Condition, embeddings::Embeddings};
pub use super::rest::EngineError;
use super::{Knowledge, KnowledgeError, Search};
use crate::settings::{EngineSettings, KnowledgeKind, KnowledgeSettings, SearchKind};

/// What an engine is asked.
struct Asked {
    queries: Vec<Query>,
    /// How many passages each of them should bring at most.
    most: usize,
    conditions: Vec<Condition>,
    /// LightRAG's mode, where the search names one.
    mode: Option<String>,
}

/// One query.
struct Query {
    text: String,
    /// Its embedding, where somebody makes embeddings.
    vector: Option<Vec<f32>>,
}

/// What an engine answered to one query: a response, or two where it was searched by words and by embedding apart.
type Responses = Vec<Value>;

/// How an engine is asked.
trait Connector: Send + Sync {
    /// Asks all queries. Gives the responses to each.
    fn ask<'a>(&'a self, asked: &'a Asked) -> BoxFuture<'a, Result<Vec<Responses>, EngineError>>;

    /// Would it answer now, and has it the index, collection or table?
    fn check(&self) -> BoxFuture<'_, Result<(), EngineError>>;
}

/// What connectors are made of.
struct Setup<'a> {
    kind: KnowledgeKind,
    engine: &'a EngineSettings,
    search: SearchKind,
    patience: Duration,
}

/// An engine that the user runs.
pub(super) struct Remote {
    connector: Box<dyn Connector>,
    embeddings: Option<Embeddings>,
    options: ReadOptions,
    settings: EngineSettings,
    patience: Duration,
}

impl Remote {
    /// The engine that the settings name. Errors: a setting can't be used; no TLS can be set up.
    pub(super) fn new(settings: &KnowledgeSettings) -> Result<Self, EngineError> {
        let engine = &settings.engine;
        let unusable = |error: crate::settings::SettingsError| EngineError::Unusable(error.to_string());
        let search = settings.search_kind().map_err(unusable)?;
        let patience = Duration::from_secs_f64(engine.timeout);
        let setup = Setup { kind: settings.kind, engine, search, patience };
        let embeddings = (search.has_vector() && !settings.embeddings.base_url.is_empty())
            .then(|| Embeddings::new(&settings.embeddings, patience))
            .transpose()?;
        Ok(Self {
            connector: connector(&setup)?,
            embeddings,
            options: ReadOptions { engine: settings.kind.engine(), fields: engine.fields.of_passages() },
            settings: engine.clone(),
            patience,
        })
    }

    async fn find(&self, search: Search) -> Result<Vec<Passage>, EngineError> {
        let conditions = condition::of_search(&self.settings, search.locale.as_deref());
        let is_bound = conditions.len() > self.settings.filter.len();
        let most = search.per_query.or(self.settings.per_query).unwrap_or(search.limit);
        let mut asked =
            Asked { queries: self.queries(&search.queries).await?, most, conditions, mode: search.mode };
        let mut found = self.ask(&asked, search.limit).await?;
        if found.is_empty() && is_bound {
            // Nothing in the reader's language: better what there is in others than nothing.
            asked.conditions = condition::of_search(&self.settings, None);
            found = self.ask(&asked, search.limit).await?;
        }
        Ok(found)
    }

    async fn queries(&self, texts: &[String]) -> Result<Vec<Query>, EngineError> {
        let Some(embeddings) = &self.embeddings else {
            return Ok(texts.iter().map(|text| Query { text: text.clone(), vector: None }).collect());
        };
        let vectors = embeddings.of(texts).await?;
        let query = |(text, vector): (&String, _)| Query { text: text.clone(), vector: Some(vector) };
        Ok(texts.iter().zip(vectors).map(query).collect())
    }

    async fn ask(&self, asked: &Asked, limit: usize) -> Result<Vec<Passage>, EngineError> {
        let mut of_queries = Vec::new();
        for responses in self.connector.ask(asked).await? {
            let lists =
                responses.iter().map(|response| self.read(response)).collect::<Result<Vec<_>, _>>()?;
            of_queries.push(fuse::of_one_query(lists));
        }
        let mut found = fuse::of_all_queries(of_queries);
        found.truncate(limit);
        Ok(found)
    }

    fn read(&self, response: &Value) -> Result<Vec<Passage>, EngineError> {
        let reading = read_passages(response, &self.options)
            .map_err(|error| EngineError::Unreadable(error.to_string()))?;
        for hit in &reading.skipped {
            tracing::debug!(path = hit.path, reason = hit.reason, "a hit was passed over");
        }
        let mut passages = reading.passages;
        if let Some(vector) = &self.settings.fields.vector {
            // Nobody needs it any more, and it is longer than the text.
            passages.iter_mut().for_each(|passage| _ = passage.metadata.remove(vector));
        }
        Ok(passages)
    }
}

impl Knowledge for Remote {
    fn search(&self, search: Search) -> BoxFuture<'_, Result<Vec<Passage>, KnowledgeError>> {
        Box::pin(async move {
            let asked = search.queries.clone();
            let found = timeout(self.patience, self.find(search)).await.map_err(|_| EngineError::Slow)?;
            Ok(found.map_err(|error| error.unquoted(&asked))?)
        })
    }

    fn check(&self) -> BoxFuture<'_, Result<(), KnowledgeError>> {
        Box::pin(async move {
            let checked = timeout(self.patience, self.connector.check()).await;
            Ok(checked.map_err(|_| EngineError::Slow)??)
        })
    }
}

fn connector(setup: &Setup<'_>) -> Result<Box<dyn Connector>, EngineError> {
    Ok(match setup.kind.engine() {
        Some(Engine::Elasticsearch) => Box::new(elasticsearch::Elasticsearch::new(setup)?),
        Some(Engine::AzureSearch) => Box::new(azure_search::AzureSearch::new(setup)?),
        Some(Engine::Astra) => Box::new(astra::Astra::new(setup)?),
        Some(Engine::Pinecone) => Box::new(pinecone::Pinecone::new(setup)?),
        Some(Engine::Qdrant) => Box::new(qdrant::Qdrant::new(setup)?),
        Some(Engine::MongoDb | Engine::CosmosMongo) => Box::new(mongodb::MongoDb::new(setup)),
        Some(Engine::AzureSql) => Box::new(azure_sql::AzureSql::new(setup)?),
        Some(Engine::Pgvector) => Box::new(pgvector::Pgvector::new(setup)?),
        Some(Engine::LightRag) => Box::new(lightrag::LightRag::new(setup)?),
        _ => return Err(EngineError::Unusable("setting `knowledge.kind`: expected an engine".into())),
    })
}

impl Setup<'_> {
    fn key(&self) -> Option<secrecy::SecretString> {
        self.engine.api_key.clone()
    }
}

/// A part of an address: the name of an index or collection.
fn encode(part: &str) -> String {
    use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
    /// Names hold these as they are: Elasticsearch searches several indexes by commas and stars.
    const PLAIN: &AsciiSet =
        &NON_ALPHANUMERIC.remove(b'-').remove(b'_').remove(b'.').remove(b'~').remove(b',').remove(b'*');
    utf8_percent_encode(part, PLAIN).to_string()
}

/// The embedding, for engines that can't do without: the settings make sure that there is one.
fn vector(query: &Query) -> Result<&[f32], EngineError> {
    let missing = || EngineError::Unusable("setting `knowledge.embeddings`: needed for this engine".into());
    query.vector.as_deref().ok_or_else(missing)
}

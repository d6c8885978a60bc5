//! Where passages come from: the embedded index, or an engine that the user runs.

use std::{
    collections::{BTreeMap, HashMap},
    path::PathBuf,
};

use citecore::{Engine, Fields};
use secrecy::SecretString;
use serde::Deserialize;
use serde_json::Value;

use super::{list, named, upstream::key_of};

/// Kinds of knowledge.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
#[non_exhaustive]
pub enum KnowledgeKind {
    /// The embedded index over a folder.
    #[default]
    Index,
    /// The embedded index over a Zendesk help center.
    Zendesk,
    /// Elasticsearch.
    Elasticsearch,
    /// OpenSearch.
    OpenSearch,
    /// Azure AI Search.
    AzureSearch,
    /// Astra DB, by its Data API.
    Astra,
    /// Pinecone.
    Pinecone,
    /// Qdrant.
    Qdrant,
    /// MongoDB Atlas.
    MongoDb,
    /// Azure Cosmos DB for MongoDB vCore.
    CosmosMongo,
    /// Azure SQL and SQL Server.
    AzureSql,
    /// PostgreSQL, with pgvector for vectors.
    Pgvector,
    /// LightRAG.
    LightRag,
}

impl KnowledgeKind {
    /// All kinds with their names.
    pub(crate) const ALL: [(&'static str, Self); 13] = [
        ("index", Self::Index),
        ("zendesk", Self::Zendesk),
        ("elasticsearch", Self::Elasticsearch),
        ("opensearch", Self::OpenSearch),
        ("azure-search", Self::AzureSearch),
        ("astra", Self::Astra),
        ("pinecone", Self::Pinecone),
        ("qdrant", Self::Qdrant),
        ("mongodb", Self::MongoDb),
        ("cosmos-mongo", Self::CosmosMongo),
        ("azure-sql", Self::AzureSql),
        ("pgvector", Self::Pgvector),
        ("lightrag", Self::LightRag),
    ];

    /// Whose responses it reads; none for the embedded index.
    pub(crate) fn engine(self) -> Option<Engine> {
        match self {
            Self::Index | Self::Zendesk => None,
            Self::Elasticsearch | Self::OpenSearch => Some(Engine::Elasticsearch),
            Self::AzureSearch => Some(Engine::AzureSearch),
            Self::Astra => Some(Engine::Astra),
            Self::Pinecone => Some(Engine::Pinecone),
            Self::Qdrant => Some(Engine::Qdrant),
            Self::MongoDb => Some(Engine::MongoDb),
            Self::CosmosMongo => Some(Engine::CosmosMongo),
            Self::AzureSql => Some(Engine::AzureSql),
            Self::Pgvector => Some(Engine::Pgvector),
            Self::LightRag => Some(Engine::LightRag),
        }
    }
}

impl TryFrom<String> for KnowledgeKind {
    type Error = String;

    fn try_from(name: String) -> Result<Self, String> {
        named(Self::ALL, &name)
    }
}

/// How an engine is searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
#[non_exhaustive]
pub enum SearchKind {
    /// By the words of the question.
    Text,
    /// By its embedding.
    Vector,
    /// By both; the lists are fused by rank.
    Both,
}

impl SearchKind {
    /// By words, alone or too.
    pub(crate) fn has_text(self) -> bool {
        self != Self::Vector
    }

    /// By embedding, alone or too.
    pub(crate) fn has_vector(self) -> bool {
        self != Self::Text
    }
}

impl TryFrom<String> for SearchKind {
    type Error = String;

    fn try_from(name: String) -> Result<Self, String> {
        named([("text", Self::Text), ("vector", Self::Vector), ("both", Self::Both)], &name)
    }
}

/// Where passages come from.
#[derive(Clone, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[non_exhaustive]
pub struct KnowledgeSettings {
    /// What kind it is.
    pub kind: KnowledgeKind,
    /// The folder of Markdown and HTML files.
    pub path: PathBuf,
    /// The folder that keeps the embedded index; it is made anew in memory at every start without one.
    pub index: Option<PathBuf>,
    /// Seconds between two looks for articles that changed; 0 for none.
    pub refresh: f64,
    /// The help center, for `zendesk`.
    pub zendesk: ZendeskSettings,
    /// The engine, for all kinds but `index` and `zendesk`.
    pub engine: EngineSettings,
    /// Who makes embeddings of questions, where the engine is searched by them.
    pub embeddings: EmbeddingsSettings,
}

impl Default for KnowledgeSettings {
    fn default() -> Self {
        Self {
            kind: KnowledgeKind::default(),
            path: "www/help-center".into(),
            index: None,
            refresh: 600.0,
            zendesk: ZendeskSettings::default(),
            engine: EngineSettings::default(),
            embeddings: EmbeddingsSettings::default(),
        }
    }
}

/// A Zendesk help center.
#[derive(Clone, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[non_exhaustive]
pub struct ZendeskSettings {
    /// Its address: `https://example.zendesk.com`.
    pub base_url: String,
    /// The locales to read, as `en-us`; all that the help center has without any. In the environment, with commas between.
    #[serde(deserialize_with = "list::deserialize")]
    pub locales: Vec<String>,
    /// Of an agent, with `api_token`. Without them what everybody may read is read, and every refresh reads all of it.
    pub email: Option<String>,
    /// The agent's API token.
    pub api_token: Option<SecretString>,
    /// Seconds between two readings of the whole list, which alone tells which articles were deleted.
    pub relist: f64,
}

impl Default for ZendeskSettings {
    fn default() -> Self {
        Self { base_url: String::new(), locales: Vec::new(), email: None, api_token: None, relist: 86_400.0 }
    }
}

/// An engine that the user runs. What an engine has no use for is left out.
#[derive(Clone, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[non_exhaustive]
pub struct EngineSettings {
    /// Its address, for those that are asked over HTTP.
    pub base_url: String,
    /// Its key.
    pub api_key: Option<SecretString>,
    /// Name of the user, for those that take a name and a password.
    pub user: Option<String>,
    /// The user's password.
    pub password: Option<SecretString>,
    /// Address with user and password, for databases.
    pub connection: Option<SecretString>,
    /// The database, or Astra's keyspace.
    pub database: String,
    /// The index, collection or table.
    pub collection: String,
    /// Pinecone's namespace.
    pub namespace: String,
    /// How it is searched; by all that there are fields for if left out.
    pub search: Option<SearchKind>,
    /// Name of MongoDB's vector index, or of Qdrant's vector.
    pub vector_index: Option<String>,
    /// Name of MongoDB's text index.
    pub text_index: Option<String>,
    /// Name of PostgreSQL's text search configuration.
    pub text_config: String,
    /// Name of Azure AI Search's semantic configuration.
    pub semantic: Option<String>,
    /// LightRAG's mode.
    pub mode: String,
    /// Version of the interface, where the engine has several.
    pub api_version: Option<String>,
    /// How many passages each query asks for, where neither the request nor the profile says so.
    pub per_query: Option<usize>,
    /// Seconds that a search may take.
    pub timeout: f64,
    /// What the fields are called.
    pub fields: FieldSettings,
    /// Only passages whose fields have these values are found.
    pub filter: BTreeMap<String, Value>,
}

impl Default for EngineSettings {
    fn default() -> Self {
        Self {
            base_url: String::new(),
            api_key: None,
            user: None,
            password: None,
            connection: None,
            database: String::new(),
            collection: String::new(),
            namespace: String::new(),
            search: None,
            vector_index: None,
            text_index: None,
            text_config: "simple".into(),
            semantic: None,
            mode: "mix".into(),
            api_version: None,
            per_query: None,
            timeout: 10.0,
            fields: FieldSettings::default(),
            filter: BTreeMap::new(),
        }
    }
}

/// Names of fields, where they aren't the usual ones; a path with dots for what lies deeper.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[non_exhaustive]
pub struct FieldSettings {
    /// Of the passage's text.
    pub text: Option<String>,
    /// Of the title.
    pub title: Option<String>,
    /// Of the address.
    pub url: Option<String>,
    /// Of the id.
    pub id: Option<String>,
    /// Of the score.
    pub score: Option<String>,
    /// Of the data set, collection or file.
    pub source: Option<String>,
    /// Of the year.
    pub year: Option<String>,
    /// Of the page.
    pub page: Option<String>,
    /// Of the last change.
    pub updated: Option<String>,
    /// Of the locale; passages of other locales than the reader's aren't found then.
    pub locale: Option<String>,
    /// Of the embedding.
    pub vector: Option<String>,
}

impl FieldSettings {
    /// As the engine's readers take them.
    pub(crate) fn of_passages(&self) -> Fields {
        let Self { text, title, url, id, score, source, year, page, updated, .. } = self.clone();
        Fields { text, title, url, id, score, source, year, page, updated }
    }
}

/// An OpenAI-compatible server that makes embeddings.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[non_exhaustive]
pub struct EmbeddingsSettings {
    /// Address up to the version: `https://api.openai.com/v1`.
    pub base_url: String,
    /// Name of the model.
    pub model: String,
    /// Its key; if left out, `OPENAI_API_KEY` of the environment, where the address is OpenAI's own.
    pub api_key: Option<SecretString>,
    /// How many numbers an embedding has, sent along where set.
    pub dimensions: Option<usize>,
}

impl EmbeddingsSettings {
    /// Takes a key that isn't set from the environment. No other server gets OpenAI's.
    pub(super) fn take_key(&mut self, environment: &HashMap<String, String>) {
        if self.api_key.is_none() && self.base_url.starts_with("https://api.openai.com/") {
            self.api_key = key_of(environment, "OPENAI_API_KEY");
        }
    }
}

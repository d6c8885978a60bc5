//! What each kind of knowledge needs set.

use secrecy::ExposeSecret;
use serde_json::Value;

use super::{
    KnowledgeKind, KnowledgeSettings, SearchKind,
    address::address,
    read::{SettingsError, wrong},
};

/// The longest time that may be set, in seconds.
const LONGEST: f64 = 31_536_000.0;

impl KnowledgeSettings {
    /// Errors: a setting that the kind needs is missing, or one isn't what it should be.
    pub(super) fn check(&self) -> Result<(), SettingsError> {
        for (name, value, least) in [
            ("refresh", self.refresh, 0.0),
            ("zendesk.relist", self.zendesk.relist, 0.0),
            ("engine.timeout", self.engine.timeout, f64::MIN_POSITIVE),
        ] {
            if !(least..=LONGEST).contains(&value) {
                return Err(wrong(&setting(name), "a number of seconds", &value.to_string()));
            }
        }
        match self.kind {
            KnowledgeKind::Index => Ok(()),
            KnowledgeKind::Zendesk => self.check_zendesk(),
            _ => self.check_engine(),
        }
    }

    /// By what the engine is searched. Errors: it can't be searched so.
    pub(crate) fn search_kind(&self) -> Result<SearchKind, SettingsError> {
        let can = match self.kind {
            KnowledgeKind::LightRag => SearchKind::Text,
            KnowledgeKind::Astra
            | KnowledgeKind::Pinecone
            | KnowledgeKind::Qdrant
            | KnowledgeKind::CosmosMongo
            | KnowledgeKind::AzureSql => SearchKind::Vector,
            _ => SearchKind::Both,
        };
        let engine = &self.engine;
        let fitting = match (can, self.kind) {
            (SearchKind::Both, KnowledgeKind::MongoDb) if engine.text_index.is_none() => SearchKind::Vector,
            (SearchKind::Both, kind) if engine.fields.vector.is_none() && kind != KnowledgeKind::MongoDb => {
                SearchKind::Text
            }
            (can, _) => can,
        };
        match engine.search {
            None => Ok(fitting),
            Some(wanted) if can == SearchKind::Both || can == wanted => Ok(wanted),
            Some(wanted) => {
                let expected = if can == SearchKind::Text { "text" } else { "vector" };
                Err(wrong(&setting("engine.search"), expected, &format!("{wanted:?}").to_lowercase()))
            }
        }
    }

    fn check_zendesk(&self) -> Result<(), SettingsError> {
        server("zendesk.base_url", &self.zendesk.base_url, "https://example.zendesk.com")?;
        if self.index.is_none() {
            return Err(missing("index", "a folder that keeps the articles and their index"));
        }
        match (&self.zendesk.email, &self.zendesk.api_token) {
            (Some(_), None) => Err(missing("zendesk.api_token", "the API token that goes with the email")),
            (None, Some(_)) => Err(missing("zendesk.email", "the email that goes with the API token")),
            _ => Ok(()),
        }
    }

    fn check_engine(&self) -> Result<(), SettingsError> {
        use KnowledgeKind as Kind;
        let (kind, engine) = (self.kind, &self.engine);
        match kind {
            Kind::MongoDb | Kind::CosmosMongo | Kind::AzureSql | Kind::Pgvector => {
                let Some(connection) = &engine.connection else {
                    return Err(missing("engine.connection", connection_example(kind)));
                };
                // Its client is made, and its address read, at the first search.
                let is_mongo = matches!(kind, Kind::MongoDb | Kind::CosmosMongo);
                let schemes = ["mongodb://", "mongodb+srv://"];
                if is_mongo && !schemes.iter().any(|scheme| connection.expose_secret().starts_with(scheme)) {
                    return Err(wrong(&setting("engine.connection"), connection_example(kind), "another"));
                }
            }
            _ => server("engine.base_url", &engine.base_url, address_example(kind))?,
        }
        if matches!(kind, Kind::MongoDb | Kind::CosmosMongo | Kind::Astra) {
            needed("engine.database", &engine.database, "the name of the database or keyspace")?;
        }
        if !matches!(kind, Kind::Pinecone | Kind::LightRag) {
            needed("engine.collection", &engine.collection, "the name of the index, collection or table")?;
        }
        if matches!(kind, Kind::AzureSearch | Kind::Astra | Kind::Pinecone) && engine.api_key.is_none() {
            return Err(missing("engine.api_key", "the engine's key"));
        }
        let search = self.search_kind()?;
        self.check_search(search)?;
        if engine.per_query == Some(0) {
            return Err(wrong(&setting("engine.per_query"), "at least 1", "0"));
        }
        for (name, value) in &engine.filter {
            if !matches!(value, Value::String(_) | Value::Number(_) | Value::Bool(_)) {
                let expected = "a string, a number, true or false";
                return Err(wrong(&setting(&format!("engine.filter.{name}")), expected, &value.to_string()));
            }
        }
        Ok(())
    }

    fn check_search(&self, search: SearchKind) -> Result<(), SettingsError> {
        use KnowledgeKind as Kind;
        let engine = &self.engine;
        // Pinecone and Astra search the one vector that their records have; Qdrant's is the one without a name.
        let by_field = !matches!(self.kind, Kind::Pinecone | Kind::Astra | Kind::Qdrant);
        if search.has_vector() && by_field && engine.fields.vector.is_none() {
            return Err(missing("engine.fields.vector", "the field that holds the embeddings"));
        }
        if search.has_text() && self.kind == Kind::MongoDb && engine.text_index.is_none() {
            return Err(missing("engine.text_index", "the name of the text index"));
        }
        let reads_text_by_name = matches!(self.kind, Kind::Pgvector | Kind::MongoDb);
        if search.has_text() && reads_text_by_name && engine.fields.text.is_none() {
            return Err(missing("engine.fields.text", "the field that holds the text"));
        }
        // These make the embeddings themselves where they were set up to.
        let own = matches!(self.kind, Kind::AzureSearch | Kind::Astra | Kind::Pinecone);
        let embeddings = &self.embeddings;
        if search.has_vector() && (!own || !embeddings.base_url.is_empty()) {
            server("embeddings.base_url", &embeddings.base_url, "https://api.openai.com/v1")?;
            needed("embeddings.model", &embeddings.model, "the name of a model")?;
        }
        if embeddings.dimensions == Some(0) {
            return Err(wrong(&setting("embeddings.dimensions"), "at least 1", "0"));
        }
        Ok(())
    }
}

fn address_example(kind: KnowledgeKind) -> &'static str {
    match kind {
        KnowledgeKind::AzureSearch => "https://example.search.windows.net",
        KnowledgeKind::Astra => "https://…-us-east-2.apps.astra.datastax.com",
        KnowledgeKind::Pinecone => "https://example-abc123.svc.us-east-1-aws.pinecone.io",
        KnowledgeKind::Qdrant => "http://127.0.0.1:6333",
        KnowledgeKind::LightRag => "http://127.0.0.1:9621",
        _ => "https://127.0.0.1:9200",
    }
}

fn connection_example(kind: KnowledgeKind) -> &'static str {
    match kind {
        KnowledgeKind::AzureSql => {
            "a connection string, as Server=tcp:example.database.windows.net,1433;Database=kb;…"
        }
        KnowledgeKind::Pgvector => "an address, as postgres://user:password@127.0.0.1/kb",
        _ => "an address, as mongodb+srv://user:password@example.mongodb.net",
    }
}

fn setting(name: &str) -> String {
    format!("knowledge.{name}")
}

fn missing(name: &str, expected: &str) -> SettingsError {
    wrong(&setting(name), expected, "")
}

fn needed(name: &str, value: &str, expected: &str) -> Result<(), SettingsError> {
    if value.trim().is_empty() { Err(missing(name, expected)) } else { Ok(()) }
}

fn server(name: &str, value: &str, example: &str) -> Result<(), SettingsError> {
    address(&setting(name), &format!("an http or https address, as {example}"), value, &[]).map(drop)
}

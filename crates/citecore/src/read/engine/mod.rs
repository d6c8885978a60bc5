//! The engines whose responses are read: a file and a row each.

mod astra;
mod azure_ml;
mod azure_openai;
mod azure_search;
mod azure_sql;
mod cosmos_mongo;
mod elasticsearch;
mod langchain;
mod lightrag;
mod llamaindex;
mod mongodb;
mod passages;
mod pgvector;
mod pinecone;
mod qdrant;
mod rows;
mod zendesk;

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{fields::Fields, reader::Reader, shape::found};
use crate::error::Error;

/// A search engine, or whatever else hands out passages.
///
/// ```
/// use citecore::Engine;
///
/// assert_eq!("azure-search".parse(), Ok(Engine::AzureSearch));
/// assert_eq!(Engine::AzureSearch.name(), "azure-search");
/// assert!("altavista".parse::<Engine>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Engine {
    /// DataStax Astra DB's Data API.
    Astra,
    /// Azure AI Search.
    AzureSearch,
    /// Azure OpenAI on one's own data.
    #[serde(rename = "azure-openai")]
    AzureOpenAi,
    /// Azure Machine Learning's prompt flow.
    AzureMl,
    /// Azure SQL and SQL Server.
    AzureSql,
    /// Azure Cosmos DB for MongoDB.
    CosmosMongo,
    /// MongoDB Atlas.
    #[serde(rename = "mongodb")]
    MongoDb,
    /// Elasticsearch and OpenSearch.
    Elasticsearch,
    /// Pinecone.
    Pinecone,
    /// Qdrant.
    Qdrant,
    /// PostgreSQL with pgvector.
    Pgvector,
    /// LightRAG.
    #[serde(rename = "lightrag")]
    LightRag,
    /// LangChain's documents, Python's and JavaScript's.
    #[serde(rename = "langchain")]
    LangChain,
    /// LlamaIndex's nodes.
    #[serde(rename = "llamaindex")]
    LlamaIndex,
    /// Zendesk's help center.
    Zendesk,
    /// Passages of citecore's own form.
    Passages,
}

/// An engine.
pub(super) struct Row {
    pub(super) engine: Engine,
    name: &'static str,
    /// What its response is, to those who handed out another.
    looks: &'static str,
    /// Is it this engine's response and no other's? Looks at certain places and a few hits.
    recognises: fn(&Value, &Fields) -> bool,
    /// Hands the hits to the reader; none where they aren't in any place that the engine has for them.
    pub(super) read: fn(&Value, &mut Reader<'_>) -> Option<()>,
}

/// All engines, those first whose responses could pass for those of later ones.
static ROWS: [&Row; 16] = [
    &elasticsearch::ROW,
    &pinecone::ROW,
    &qdrant::ROW,
    &azure_search::ROW,
    &astra::ROW,
    &lightrag::ROW,
    &langchain::ROW,
    &llamaindex::ROW,
    &azure_ml::ROW,
    &azure_openai::ROW,
    &zendesk::ROW,
    &cosmos_mongo::ROW,
    &mongodb::ROW,
    &pgvector::ROW,
    &azure_sql::ROW,
    &passages::ROW,
];

/// Where the response itself is at fault.
const RESPONSE: &str = "response";

impl Engine {
    /// The name that options have for it.
    pub fn name(self) -> &'static str {
        self.row().name
    }

    pub(super) fn row(self) -> &'static Row {
        // Every engine has its row: a test holds it.
        ROWS.iter().find(|row| row.engine == self).unwrap_or(&ROWS[ROWS.len() - 1])
    }
}

impl fmt::Display for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Engine {
    type Err = Error;

    fn from_str(name: &str) -> Result<Self, Error> {
        let row = ROWS.iter().find(|row| row.name == name);
        row.map(|row| row.engine)
            .ok_or_else(|| Error::invalid_input("engine", joined!("expected one of ", names())))
    }
}

fn names() -> String {
    let mut names = String::new();
    for row in ROWS {
        names.push_str(if names.is_empty() { "" } else { ", " });
        names.push_str(row.name);
    }
    names
}

/// The engine whose response it is.
pub(super) fn recognise(response: &Value, fields: &Fields) -> Option<&'static Row> {
    ROWS.iter().find(|row| (row.recognises)(response, fields)).copied()
}

/// The response is no engine's.
pub(super) fn none_fits(response: &Value) -> Error {
    let expected = "expected a list of hits, or the response of one of ";
    let message = joined!(expected, names(), "; found ", found(response));
    Error::unknown_shape(RESPONSE, message)
}

impl Row {
    /// The response is another engine's.
    pub(super) fn does_not_fit(&self, response: &Value) -> Error {
        let message = joined!("expected ", self.looks, " of ", self.name, "; found ", found(response));
        Error::unknown_shape(RESPONSE, message)
    }
}

#[cfg(test)]
mod tests {
    use super::{Engine, ROWS};

    #[test]
    fn an_engine_has_one_row_and_one_name() {
        for row in ROWS {
            assert_eq!(serde_json::to_value(row.engine).unwrap(), row.name);
            assert_eq!(row.engine.row().name, row.name);
            assert_eq!(row.name.parse(), Ok(row.engine));
        }
        // The last of the enumeration tells how many there are.
        assert_eq!(ROWS.len(), Engine::Passages as usize + 1);
    }
}

//! PostgreSQL: nearness by pgvector, words by its own full-text search.

use deadpool_postgres::{Object, Pool, PoolError};
use futures_util::future::{BoxFuture, try_join_all};
use secrecy::SecretString;
use serde_json::Value;
use tokio_postgres::{
    Error,
    types::{ToSql, Type},
};

use super::{Asked, Connector, EngineError, Query, Responses, Setup, condition::Condition, vector};
use crate::{
    connection_string::secrets,
    error::causes,
    for_log::fit_for_log,
    postgres::{self, PoolFault, identifier},
    settings::{FieldSettings, SearchKind},
};

/// Connections at the same time.
const CONNECTIONS: usize = 16;

pub(super) struct Pgvector {
    pool: Pool,
    connection: SecretString,
    table: String,
    search: SearchKind,
    /// Name of the text search configuration.
    config: String,
    fields: FieldSettings,
}

impl Pgvector {
    /// Errors: the connection is no address of PostgreSQL; no TLS can be set up.
    pub(super) fn new(setup: &Setup<'_>) -> Result<Self, EngineError> {
        let engine = setup.engine;
        let connection = engine.connection.clone().unwrap_or_default();
        let unusable = |reason: String| {
            EngineError::Unusable(format!("setting `knowledge.engine.connection`: {reason}"))
        };
        let pool = postgres::pool(&connection, setup.patience, CONNECTIONS).map_err(|fault| match fault {
            PoolFault::Address(reason) => unusable(reason),
            PoolFault::Tls(reason) => EngineError::Unreachable(reason),
        })?;
        Ok(Self {
            pool,
            connection,
            table: postgres::table(&engine.collection),
            search: setup.search,
            config: literal(&engine.text_config),
            fields: engine.fields.clone(),
        })
    }

    async fn one(&self, query: &Query, asked: &Asked) -> Result<Responses, EngineError> {
        let mut responses = Vec::new();
        let most = i64::try_from(asked.most).unwrap_or(i64::MAX);
        if self.search.has_text() {
            let (sql, values) = self.by_words(&asked.conditions);
            responses.push(self.rows(&sql, &query.text, most, &values).await?);
        }
        if self.search.has_vector() {
            let (sql, values) = self.by_nearness(&asked.conditions);
            let numbers: Vec<String> = vector(query)?.iter().map(f32::to_string).collect();
            responses.push(self.rows(&sql, &format!("[{}]", numbers.join(",")), most, &values).await?);
        }
        Ok(responses)
    }

    /// Rows as JSON, so that they can have whatever columns they have. `$1` is what is looked for, `$2` how many rows, the
    /// others are the values of the conditions.
    async fn rows(
        &self,
        sql: &str,
        wanted: &str,
        most: i64,
        values: &[Vec<String>],
    ) -> Result<Value, EngineError> {
        let client = self.client().await?;
        let types: Vec<Type> =
            [Type::TEXT, Type::INT8].into_iter().chain(values.iter().map(|_| Type::TEXT_ARRAY)).collect();
        let statement =
            client.prepare_typed_cached(sql, &types).await.map_err(|error| self.failure(&error))?;
        let mut parameters: Vec<&(dyn ToSql + Sync)> = vec![&wanted, &most];
        parameters.extend(values.iter().map(|values| values as &(dyn ToSql + Sync)));
        let rows = client.query(&statement, &parameters).await.map_err(|error| self.failure(&error))?;
        let read = rows.iter().map(|row| {
            let text: String = row.try_get(0).map_err(|error| self.failure(&error))?;
            serde_json::from_str::<Value>(&text).map_err(|error| EngineError::Unreadable(error.to_string()))
        });
        read.collect()
    }

    /// Rows that hold a word of the question, those first that hold more of them. What `plainto_tsquery` joins by `&` is joined
    /// by `|`: hardly a passage holds all words of a question. The best row scores 1.
    fn by_words(&self, conditions: &[Condition]) -> (String, Vec<Vec<String>>) {
        let Self { table, config, .. } = self;
        let texts = [&self.fields.title, &self.fields.text].into_iter().flatten();
        let columns: Vec<String> = texts.map(|name| format!("coalesce({}, '')", column(name))).collect();
        let words = format!("to_tsvector({config}::regconfig, {})", columns.join(" || ' ' || "));
        let (clause, values) = clause(conditions);
        let sql = format!(
            "SELECT ({row} - 'citecore_rank' \
             || jsonb_build_object('score', citecore_rank / nullif(max(citecore_rank) OVER (), 0)))::text \
             FROM (SELECT t.*, ts_rank({words}, q, 1)::float8 AS citecore_rank FROM {table} t, \
             (SELECT replace(plainto_tsquery({config}::regconfig, $1)::text, ' & ', ' | ')::tsquery AS q) asked \
             WHERE {words} @@ q{clause} ORDER BY citecore_rank DESC LIMIT $2) hit ORDER BY citecore_rank DESC",
            row = self.row(),
        );
        (sql, values)
    }

    /// The nearest rows, by cosine distance.
    fn by_nearness(&self, conditions: &[Condition]) -> (String, Vec<Vec<String>>) {
        let table = &self.table;
        let nearness = format!("t.{} <=> $1::vector", identifier(self.vector_column()));
        let (clause, values) = clause(conditions);
        let sql = format!(
            "SELECT {row}::text FROM (SELECT t.*, {nearness} AS distance FROM {table} t \
             WHERE true{clause} ORDER BY {nearness} LIMIT $2) hit ORDER BY distance",
            row = self.row(),
        );
        (sql, values)
    }

    /// A row without its embedding.
    fn row(&self) -> String {
        match &self.fields.vector {
            Some(vector) => format!("(to_jsonb(hit) - {})", literal(vector)),
            None => "to_jsonb(hit)".to_owned(),
        }
    }

    fn vector_column(&self) -> &str {
        self.fields.vector.as_deref().unwrap_or_default()
    }

    async fn client(&self) -> Result<Object, EngineError> {
        self.pool.get().await.map_err(|error| match error {
            PoolError::Backend(error) => self.failure(&error),
            PoolError::Timeout(_) => EngineError::Busy { retry_after: None },
            error => EngineError::Unreachable(self.for_the_log(&causes(&error))),
        })
    }

    fn failure(&self, error: &Error) -> EngineError {
        match error.as_db_error() {
            Some(refusal) => EngineError::Refused {
                status: refusal.code().code().to_owned(),
                said: self.for_the_log(refusal.message()),
            },
            None => EngineError::Unreachable(self.for_the_log(&causes(error))),
        }
    }

    fn for_the_log(&self, said: &str) -> String {
        fit_for_log(said, &secrets(&self.connection))
    }
}

/// ` AND …` with the values of its parameters, from `$3` on.
fn clause(conditions: &[Condition]) -> (String, Vec<Vec<String>>) {
    let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let mut clause = String::new();
    let mut values = Vec::new();
    for (number, condition) in (3..).zip(conditions) {
        clause.push_str(&format!(" AND ({})::text = ANY(${number})", column(&condition.field)));
        values.push(condition.values.iter().map(text).collect());
    }
    (clause, values)
}

/// A column, or what lies at a path of a column of JSON: `metadata.lang`.
fn column(path: &str) -> String {
    let mut parts = path.split('.');
    let name = format!("t.{}", identifier(parts.next().unwrap_or_default()));
    let keys: Vec<String> = parts.map(literal).collect();
    if keys.is_empty() { name } else { format!("{name} #>> ARRAY[{}]", keys.join(", ")) }
}

/// Of the settings, never of what readers ask.
fn literal(text: &str) -> String {
    format!("'{}'", text.replace('\'', "''"))
}

impl Connector for Pgvector {
    fn ask<'a>(&'a self, asked: &'a Asked) -> BoxFuture<'a, Result<Vec<Responses>, EngineError>> {
        Box::pin(try_join_all(asked.queries.iter().map(|query| self.one(query, asked))))
    }

    fn check(&self) -> BoxFuture<'_, Result<(), EngineError>> {
        Box::pin(async move {
            let client = self.client().await?;
            let sql = format!("SELECT 1 FROM {} LIMIT 1", self.table);
            client.query(&sql, &[]).await.map(drop).map_err(|error| self.failure(&error))
        })
    }
}

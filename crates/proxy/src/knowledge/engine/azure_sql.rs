//! Azure SQL and SQL Server 2025, by their vector functions.

use std::sync::{Mutex, PoisonError};

use futures_util::future::{BoxFuture, try_join_all};
use secrecy::{ExposeSecret, SecretString};
use serde_json::Value;
use tiberius::{Client, Config, Row, error::Error};
use tokio::net::TcpStream;
use tokio_util::compat::{Compat, TokioAsyncWriteCompatExt};

use super::{Asked, Connector, EngineError, Query, Responses, Setup, condition::Condition, vector};
use crate::{connection_string::secrets, error::causes, for_log::fit_for_log, settings::FieldSettings};

/// So many connections are kept for the next searches.
const KEPT: usize = 16;

type Connection = Client<Compat<TcpStream>>;

pub(super) struct AzureSql {
    config: Config,
    connection: SecretString,
    table: String,
    fields: FieldSettings,
    idle: Mutex<Vec<Connection>>,
}

impl AzureSql {
    /// Errors: the connection is no connection string.
    pub(super) fn new(setup: &Setup<'_>) -> Result<Self, EngineError> {
        let engine = setup.engine;
        let connection = engine.connection.clone().unwrap_or_default();
        let config = Config::from_ado_string(connection.expose_secret()).map_err(|error| {
            EngineError::Unusable(format!("setting `knowledge.engine.connection`: {error}"))
        })?;
        Ok(Self {
            config,
            connection,
            table: engine.collection.split('.').map(identifier).collect::<Vec<_>>().join("."),
            fields: engine.fields.clone(),
            idle: Mutex::default(),
        })
    }

    async fn one(&self, query: &Query, asked: &Asked) -> Result<Responses, EngineError> {
        let vector = vector(query)?;
        let (sql, values) = self.by_nearness(vector.len(), &asked.conditions);
        let numbers: Vec<String> = vector.iter().map(f32::to_string).collect();
        let numbers = format!("[{}]", numbers.join(","));
        let most = i64::try_from(asked.most).unwrap_or(i64::MAX);
        let mut parameters: Vec<&dyn tiberius::ToSql> = vec![&numbers, &most];
        parameters.extend(values.iter().map(|value| value as &dyn tiberius::ToSql));
        let rows = self.rows(&sql, &parameters).await?;
        // No row, or null, where nothing was found.
        let text = match rows.first() {
            Some(row) => row.try_get::<&str, _>(0).map_err(|error| self.failure(&error))?,
            None => None,
        };
        let read = serde_json::from_str(text.unwrap_or("[]"));
        Ok(vec![read.map_err(|error| EngineError::Unreadable(error.to_string()))?])
    }

    /// The nearest rows by cosine distance, as JSON in one value.
    fn by_nearness(&self, dimensions: usize, conditions: &[Condition]) -> (String, Vec<String>) {
        let Self { fields, table, .. } = self;
        let named = [
            &fields.text,
            &fields.title,
            &fields.url,
            &fields.id,
            &fields.source,
            &fields.year,
            &fields.page,
            &fields.updated,
        ];
        let mut columns: Vec<String> =
            named.into_iter().flatten().map(|name| format!("t.{}", identifier(name))).collect();
        if fields.text.is_none() {
            columns.insert(0, format!("t.{}", identifier(TEXT)));
        }
        let field = identifier(fields.vector.as_deref().unwrap_or_default());
        let (clause, values) = clause(conditions);
        let sql = format!(
            "DECLARE @asked VECTOR({dimensions}) = CAST(@P1 AS VECTOR({dimensions})); \
             SELECT (SELECT TOP (@P2) {columns}, VECTOR_DISTANCE('cosine', t.{field}, @asked) AS distance \
             FROM {table} AS t{clause} ORDER BY distance FOR JSON PATH) AS hits",
            columns = columns.join(", "),
        );
        (sql, values)
    }

    async fn rows(&self, sql: &str, parameters: &[&dyn tiberius::ToSql]) -> Result<Vec<Row>, EngineError> {
        let kept = self.idle().pop();
        let was_kept = kept.is_some();
        let mut client = match kept {
            Some(client) => client,
            None => self.connect().await?,
        };
        let mut asked = ask(&mut client, sql, parameters).await;
        // One that was kept may have been closed in the meantime.
        if was_kept && matches!(asked, Err(Error::Io { .. })) {
            client = self.connect().await?;
            asked = ask(&mut client, sql, parameters).await;
        }
        let rows = asked.map_err(|error| self.failure(&error))?;
        let mut idle = self.idle();
        if idle.len() < KEPT {
            idle.push(client);
        }
        Ok(rows)
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<Connection>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn connect(&self) -> Result<Connection, EngineError> {
        let mut config = self.config.clone();
        let mut redirected = false;
        loop {
            let address = config.get_addr();
            let stream = TcpStream::connect(&address)
                .await
                .map_err(|error| EngineError::Unreachable(format!("{address}: {error}")))?;
            // Without it, small requests would wait for each other; with an error, they only come later.
            let _ = stream.set_nodelay(true);
            match Client::connect(config.clone(), stream.compat_write()).await {
                // Azure names the server that holds the database, which is asked in its place.
                Err(Error::Routing { host, port }) if !redirected => {
                    config.host(host);
                    config.port(port);
                    redirected = true;
                }
                connected => return connected.map_err(|error| self.failure(&error)),
            }
        }
    }

    fn failure(&self, error: &Error) -> EngineError {
        match error {
            Error::Server(refusal) => EngineError::Refused {
                status: refusal.code().to_string(),
                said: self.for_the_log(refusal.message()),
            },
            Error::Io { .. } | Error::Tls(_) | Error::Routing { .. } => {
                EngineError::Unreachable(self.for_the_log(&causes(error)))
            }
            error => EngineError::Unreadable(self.for_the_log(&causes(error))),
        }
    }

    fn for_the_log(&self, said: &str) -> String {
        fit_for_log(said, &secrets(&self.connection))
    }
}

/// The column of the text where none is named.
const TEXT: &str = "content";

async fn ask(
    client: &mut Connection,
    sql: &str,
    parameters: &[&dyn tiberius::ToSql],
) -> tiberius::Result<Vec<Row>> {
    client.query(sql, parameters).await?.into_first_result().await
}

/// ` WHERE …` with the values of its parameters, from `@P3` on.
fn clause(conditions: &[Condition]) -> (String, Vec<String>) {
    let mut values = Vec::new();
    let mut all = Vec::new();
    for condition in conditions {
        let mut names = Vec::new();
        for value in &condition.values {
            values.push(match value {
                // SQL Server has no truth values, but bits.
                Value::Bool(set) => u8::from(*set).to_string(),
                Value::String(text) => text.clone(),
                value => value.to_string(),
            });
            names.push(format!("@P{}", values.len() + 2));
        }
        all.push(format!("{} IN ({})", column(&condition.field), names.join(", ")));
    }
    let clause = if all.is_empty() { String::new() } else { format!(" WHERE {}", all.join(" AND ")) };
    (clause, values)
}

/// A column, or what lies at a path of a column of JSON: `metadata.lang`.
fn column(path: &str) -> String {
    match path.split_once('.') {
        Some((name, rest)) => {
            format!("JSON_VALUE(t.{}, '$.{}')", identifier(name), rest.replace('\'', "''"))
        }
        None => format!("t.{}", identifier(path)),
    }
}

fn identifier(name: &str) -> String {
    format!("[{}]", name.replace(']', "]]"))
}

impl Connector for AzureSql {
    fn ask<'a>(&'a self, asked: &'a Asked) -> BoxFuture<'a, Result<Vec<Responses>, EngineError>> {
        Box::pin(try_join_all(asked.queries.iter().map(|query| self.one(query, asked))))
    }

    fn check(&self) -> BoxFuture<'_, Result<(), EngineError>> {
        Box::pin(async move {
            let sql = format!("SELECT TOP (1) 1 AS found FROM {}", self.table);
            self.rows(&sql, &[]).await.map(drop)
        })
    }
}

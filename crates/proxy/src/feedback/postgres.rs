//! Feedback in a table of PostgreSQL.

use std::time::Duration;

use deadpool_postgres::{Object, Pool, PoolError};
use futures_util::future::BoxFuture;
use secrecy::SecretString;
use serde_json::Value;
use tokio::{
    sync::OnceCell,
    time::{error::Elapsed, timeout},
};
use tokio_postgres::{Error, types::ToSql};

use super::{Entry, FeedbackError, Store};
use crate::{
    connection_string::secrets,
    error::causes,
    for_log::fit_for_log,
    postgres::{self, identifier},
    settings::FeedbackSettings,
};

const CONNECTIONS: usize = 4;
/// How long a row may take, the connection included.
const PATIENCE: Duration = Duration::from_secs(10);

/// The table.
pub(super) struct Table {
    pool: Pool,
    name: String,
    /// What never stands in a log.
    secrets: Vec<SecretString>,
    /// It is there.
    made: OnceCell<()>,
}

impl Table {
    /// Errors: the address can't be read; no TLS can be set up.
    pub(super) fn new(settings: &FeedbackSettings) -> Result<Self, FeedbackError> {
        let url = settings.url.clone().unwrap_or_default();
        let pool = postgres::pool(&url, PATIENCE, CONNECTIONS)
            .map_err(|fault| FeedbackError::Postgres(fault.to_string()))?;
        let (name, secrets) = (postgres::table(&settings.table), secrets(&url));
        Ok(Self { pool, name, secrets, made: OnceCell::new() })
    }

    /// A connection, once the table is there. A role that may only insert finds it made by somebody else.
    async fn ready(&self) -> Result<Object, FeedbackError> {
        let client = self.pool.get().await.map_err(|error| match error {
            PoolError::Backend(error) => self.failure(&error),
            error => FeedbackError::Postgres(fit_for_log(&causes(&error), &self.secrets)),
        })?;
        let make = || async {
            if client.query(&format!("SELECT amends FROM {} LIMIT 0", self.name), &[]).await.is_ok() {
                return Ok(());
            }
            let columns = "id text NOT NULL, time timestamptz NOT NULL, question text NOT NULL, \
                answer text NOT NULL, helpful boolean NOT NULL, reason text, reference_list jsonb, amends text";
            let columns = columns.replace("reference_list", &identifier("references"));
            client
                .batch_execute(&format!(
                    "CREATE TABLE IF NOT EXISTS {table} ({columns});
                     ALTER TABLE {table} ADD COLUMN IF NOT EXISTS amends text",
                    table = self.name
                ))
                .await
                .map_err(|error| self.failure(&error))
        };
        self.made.get_or_try_init(make).await?;
        Ok(client)
    }

    async fn insert(&self, entry: Entry) -> Result<(), FeedbackError> {
        let client = self.ready().await?;
        let sql = format!(
            "INSERT INTO {} (id, time, question, answer, helpful, reason, {}, amends) \
             VALUES ($1, $2::text::timestamptz, $3, $4, $5, $6, $7::text::jsonb, $8)",
            self.name,
            identifier("references"),
        );
        let said = entry.said;
        let (question, answer) = (storable(&said.question), storable(&said.answer));
        let reason = said.reason.as_deref().map(storable);
        let amends = said.amends.as_deref().map(storable);
        let references = said.references.map(|list| storable_json(Value::Array(list)).to_string());
        let row: [&(dyn ToSql + Sync); 8] =
            [&entry.id, &entry.time, &question, &answer, &said.helpful, &reason, &references, &amends];
        client.execute(&sql, &row).await.map(drop).map_err(|error| self.failure(&error))
    }

    /// The server's details are left out: they may quote what a reader wrote.
    fn failure(&self, error: &Error) -> FeedbackError {
        let said = match error.as_db_error() {
            Some(refusal) => format!("{} {}", refusal.code().code(), refusal.message()),
            None => causes(error),
        };
        FeedbackError::Postgres(fit_for_log(&said, &self.secrets))
    }
}

impl Store for Table {
    fn append(&self, entry: Entry) -> BoxFuture<'_, Result<(), FeedbackError>> {
        Box::pin(async { timeout(PATIENCE, self.insert(entry)).await.map_err(slow)? })
    }

    fn check(&self) -> BoxFuture<'_, Result<(), FeedbackError>> {
        Box::pin(async { timeout(PATIENCE, self.ready()).await.map_err(slow)?.map(drop) })
    }
}

fn slow(_: Elapsed) -> FeedbackError {
    FeedbackError::Postgres(format!("nothing came within {} s", PATIENCE.as_secs()))
}

/// PostgreSQL has no NUL in its texts.
fn storable(text: &str) -> String {
    text.replace('\0', "\u{fffd}")
}

/// Nor in its JSON.
fn storable_json(value: Value) -> Value {
    match value {
        Value::String(text) => Value::String(storable(&text)),
        Value::Array(list) => Value::Array(list.into_iter().map(storable_json).collect()),
        Value::Object(fields) => {
            fields.into_iter().map(|(name, value)| (storable(&name), storable_json(value))).collect()
        }
        other => other,
    }
}

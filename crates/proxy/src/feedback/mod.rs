//! What readers say of answers, kept where the settings say.

mod file;
mod postgres;

use citecore_wire::{FeedbackRequest, Problem};
use futures_util::future::BoxFuture;
use serde::Serialize;
use thiserror::Error;
use time::{OffsetDateTime, format_description::well_known::Rfc3339};

use self::{file::Lines, postgres::Table};
use crate::settings::{FeedbackKind, FeedbackSettings};

/// One reader's word on an answer. Of the reader nothing is kept.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Entry {
    /// The id of the request, as the log has it.
    pub(crate) id: String,
    /// When it came, ISO 8601, in UTC.
    pub(crate) time: String,
    /// What the reader said.
    #[serde(flatten)]
    pub(crate) said: FeedbackRequest,
}

impl Entry {
    /// With the time of now.
    pub(crate) fn now(id: String, said: FeedbackRequest) -> Self {
        let time = OffsetDateTime::now_utc().truncate_to_millisecond().format(&Rfc3339);
        Self { id, time: time.unwrap_or_default(), said }
    }
}

/// Why it wasn't kept. What it displays is for the server's log, never for a client.
#[derive(Debug, Error)]
pub(crate) enum FeedbackError {
    /// The file can't be written to.
    #[error("{0}")]
    File(String),
    /// The file has as many bytes as it may have.
    #[error("{0} is as large as `feedback.most_bytes` lets it be")]
    Full(String),
    /// PostgreSQL won't take it, or can't be reached.
    #[error("PostgreSQL: {0}")]
    Postgres(String),
}

impl FeedbackError {
    /// What the client is told.
    pub(crate) fn problem(&self) -> Problem {
        let detail = "What you said couldn't be kept. Please try again later.";
        Problem::new(503, "feedback-not-kept", detail).retry_after(60)
    }
}

/// Where it is kept.
pub(crate) trait Store: Send + Sync {
    /// Keeps it. Once it returns, it outlives whatever happens to the process. Errors: it isn't kept.
    fn append(&self, entry: Entry) -> BoxFuture<'_, Result<(), FeedbackError>>;

    /// Would it be kept now?
    fn check(&self) -> BoxFuture<'_, Result<(), FeedbackError>>;
}

/// The store that the settings name; none where nothing is kept. Errors: it can't be used. No connection is made yet.
pub(crate) fn open(settings: &FeedbackSettings) -> Result<Option<Box<dyn Store>>, FeedbackError> {
    Ok(match settings.kind {
        FeedbackKind::File => Some(Box::new(Lines::open(&settings.path, settings.most_bytes)?)),
        FeedbackKind::Postgres => Some(Box::new(Table::new(settings)?)),
        FeedbackKind::Off => None,
    })
}

//! Who writes the answers.

pub(crate) mod extractive;
pub(crate) mod openai;

use std::pin::Pin;

use citecore::{Context, Message};
use citecore_wire::{Done, Problem};
use futures_util::{Stream, future::BoxFuture};
use thiserror::Error;

/// One answer to be written.
#[derive(Clone, Debug)]
pub(crate) struct Job {
    /// What the reader asked.
    pub(crate) question: String,
    /// The numbered sources.
    pub(crate) context: Context,
    /// The conversation with a model, from the engine's own prompt.
    pub(crate) messages: Vec<Message>,
    /// BCP 47; the language of the question, where it is known.
    pub(crate) language: Option<String>,
    /// Somebody reads along; no need to hurry past them.
    pub(crate) watched: bool,
}

/// A piece of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Piece {
    /// Some text, not empty.
    Delta(String),
    /// The answer is whole; nothing comes after it.
    Done(Done),
}

/// An answer as it is written: deltas, then one [`Piece::Done`] or one error. Dropping it ends the work.
pub(crate) type Pieces = Pin<Box<dyn Stream<Item = Result<Piece, UpstreamError>> + Send>>;

/// Something that writes answers.
pub(crate) trait Upstream: Send + Sync {
    /// Begins to write.
    fn answer(&self, job: Job) -> Pieces;

    /// Would it answer now?
    fn check(&self) -> BoxFuture<'_, Result<(), UpstreamError>>;
}

/// Why an answer didn't come to its end. What it displays is for the server's log, never for a client.
#[derive(Debug, Error)]
pub(crate) enum UpstreamError {
    /// No connection.
    #[error("the upstream can't be reached: {0}")]
    Unreachable(String),
    /// An HTTP status other than success.
    #[error("the upstream answered with status {status}: {said}")]
    Refused {
        /// The status.
        status: u16,
        /// The beginning of the body.
        said: String,
    },
    /// It has too much to do.
    #[error("the upstream is busy")]
    Busy {
        /// Seconds to wait, where it said so.
        retry_after: Option<u64>,
    },
    /// It took longer than the limits allow; the word says which.
    #[error("the upstream was too slow ({0})")]
    Slow(&'static str),
    /// The connection ended before the answer did.
    #[error("the upstream broke off before its answer was whole")]
    BrokeOff,
    /// It reported an error after it had begun.
    #[error("the upstream reported an error: {0}")]
    Reported(String),
    /// It sent what can't be read.
    #[error("the upstream sent what can't be read: {0}")]
    Unreadable(String),
}

impl UpstreamError {
    /// What the client is told.
    pub(crate) fn problem(&self) -> Problem {
        match self {
            Self::Busy { retry_after } => Problem::new(
                503,
                "overloaded",
                "The assistant has too much to do right now. Please try again.",
            )
            .retry_after(retry_after.unwrap_or(5).min(600)),
            Self::Slow(_) => Problem::new(504, "upstream-slow", "The assistant took too long to answer."),
            Self::BrokeOff => {
                Problem::new(502, "upstream-failed", "The assistant broke off before its answer was whole.")
            }
            Self::Unreachable(_) | Self::Refused { .. } | Self::Reported(_) | Self::Unreadable(_) => {
                Problem::new(502, "upstream-failed", "The assistant couldn't answer.")
            }
        }
    }
}

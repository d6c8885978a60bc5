//! Who writes the answers.

mod chosen;
mod error;
pub(crate) mod extractive;
mod format;
mod http;
mod judging;

use std::pin::Pin;

use citecore::{Completion, Context, Message};
use citecore_wire::Done;
use futures_util::{Stream, future::BoxFuture};
use tokio::time::Instant;

pub(crate) use chosen::Upstreams;
pub(crate) use error::UpstreamError;

/// One answer to be written.
#[derive(Clone, Debug)]
pub(crate) struct Job {
    /// What the reader asked.
    pub(crate) question: String,
    /// The numbered sources.
    pub(crate) context: Context,
    /// BCP 47; the language of the question, where it is known.
    pub(crate) language: Option<String>,
    /// Somebody reads along; no need to hurry past them.
    pub(crate) watched: bool,
    /// It is to begin with [`citecore::PREFIX`]; a model is told so in its conversation.
    pub(crate) prefix: bool,
    /// The same for a model, in the engine's own words.
    pub(crate) conversation: Conversation,
    /// When the answer has to be whole.
    pub(crate) until: Instant,
}

/// What a model is asked.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Conversation {
    /// The rules first, the question last.
    pub(crate) messages: Vec<Message>,
    /// How freely it should answer, 0 to 2; none: as the settings have it.
    pub(crate) temperature: Option<f64>,
    /// At most so many tokens; none: as the settings have it.
    pub(crate) max_tokens: Option<u32>,
}

impl Conversation {
    /// One in which the model is asked for a judgement, which is to be the same each time.
    pub(crate) fn about(messages: Vec<Message>) -> Self {
        Self { messages, temperature: Some(0.0), max_tokens: None }
    }
}

impl From<Completion> for Conversation {
    fn from(Completion { messages, temperature, max_tokens, .. }: Completion) -> Self {
        Self { messages, temperature, max_tokens }
    }
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

    /// Begins to write the next message of a conversation; none where there is no model to have one with.
    fn converse(&self, conversation: Conversation, until: Instant) -> Option<Pieces>;

    /// Is there a model to converse with?
    fn is_model(&self) -> bool;

    /// Would it answer now?
    fn check(&self) -> BoxFuture<'_, Result<(), UpstreamError>>;

    /// Would it answer by these settings? Finds more than [`Upstream::check`], and asks more of a server.
    fn inspect(&self) -> BoxFuture<'_, Result<(), UpstreamError>> {
        self.check()
    }
}

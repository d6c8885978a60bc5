//! What whoever drives an exchange is asked to do.

use crate::prompt::Message;

/// What has to happen next.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// Search for passages with these queries, then call [`Exchange::found`](crate::Exchange::found).
    Search {
        /// The question, and variants of it.
        queries: Vec<String>,
        /// How many passages each query should bring, where the profile says so.
        per_query: Option<usize>,
    },
    /// Let a model answer, call [`crate::Exchange::delta`] with every piece of it and [`crate::Exchange::completed`] at its end.
    Complete(Completion),
    /// [`crate::Exchange::into_outcome`] has the outcome.
    Done,
}

/// What a model is asked for.
#[derive(Clone, Debug, PartialEq)]
pub struct Completion {
    /// 0 the first answer, 1 and 2 the requests to repair it.
    pub attempt: u8,
    /// The answer to repair.
    pub previous: Option<String>,
    /// The whole conversation, for those who ask the model themselves.
    pub messages: Vec<Message>,
    /// How freely the model should answer, 0 to 2; none: as it does.
    pub temperature: Option<f64>,
    /// At most so many tokens.
    pub max_tokens: Option<u32>,
}

//! `POST /widget/query`: the whole exchange, for pages with a widget of their own.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// A question.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct WidgetQuery {
    /// What the reader asked.
    pub query: String,
    /// The conversation that it belongs to; a new one if left out. The server keeps none of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub conversation_id: Option<String>,
}

/// An answer with what it cites.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct WidgetReply {
    /// The question.
    pub query: String,
    /// Markdown that begins with "(Based on provided context)"; never empty.
    pub response: String,
    /// That of the question, or a new one.
    pub conversation_id: String,
    /// The cited sources alone, in the order of their numbers.
    pub citations: Vec<WidgetCitation>,
    /// Seconds.
    pub processing_time: f64,
    /// When the answer was whole, ISO 8601, in UTC.
    pub timestamp: String,
    /// The model stopped before its end: its answer was too long, a part of it was withheld, or nobody knows why. Left out where that
    /// isn't so.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub incomplete: bool,
}

/// A cited source.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct WidgetCitation {
    /// Its number in `response`.
    pub id: usize,
    /// Data set or collection that it comes from, else its title, else `unknown`.
    pub source: String,
    /// `High`, `Medium` or `Low`.
    pub relevance: String,
    /// What its cited passages say, in the order in which they are cited, a blank line between them.
    pub content: String,
    /// What else is known of it: `title`, `url`, `score` … where there are any.
    pub metadata: Map<String, Value>,
}

//! What the widget and the proxy say to each other: the bodies of the HTTP interface and the decoder of its event streams.
//!
//! One crate for both sides, so that neither can drift.

#![forbid(unsafe_code)]

mod body;
mod event_stream;
mod problem;

pub use body::{
    AnswerEvent, AnswerRequest, AskRequest, Delta, Done, SearchRequest, SearchResponse, Usage, outcome_body,
};
pub use event_stream::{Event, EventStream};
pub use problem::Problem;

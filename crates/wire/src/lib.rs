//! What the widget and the proxy say to each other: the bodies of the HTTP interface and the decoder of its event streams.
//!
//! One crate for both sides, so that neither can drift.

#![forbid(unsafe_code)]

mod body;
mod event_stream;
mod feedback;
mod judge;
pub mod limits;
mod problem;
mod query_verified;
mod widget_query;

pub use body::{
    AnswerEvent, AnswerRequest, AskRequest, Delta, Done, SearchRequest, SearchResponse, Usage, outcome_body,
};
pub use event_stream::{Event, EventStream};
pub use feedback::FeedbackRequest;
pub use judge::{Claim, JudgeRequest, JudgeResponse, Judged};
pub use problem::Problem;
pub use query_verified::{VerifiedQuery, VerifiedReply, VerifiedSource};
pub use widget_query::{WidgetCitation, WidgetQuery, WidgetReply};

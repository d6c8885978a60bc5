//! Citations that hold: lays retrieved passages out for a language model, reads its answer as it streams, numbers what
//! it cites and finds what it cites wrongly or not at all.
//!
//! Begin with [`process_answer`] if you have an answer and its sources, with [`AnswerStream`] if it streams, with [`Exchange`]
//! to be led from a question to its [`Outcome`]. The crate does no I/O: `Exchange` says what is needed from the world next.
//!
//! Each stage of the way is a function of its own, in this order:
//!
//! | stage | function | makes |
//! |---|---|---|
//! | expand | [`expand_queries`], [`follow_up`] | queries for a search |
//! | read | [`read_passages`] | [`Passage`]s, from a search's response |
//! | select | [`select_passages`] | fewer, better ones |
//! | lay out | [`prepare_context`] | a [`Context`]: passages numbered as [`Source`]s |
//! | ask | [`build_prompt`] | [`Message`]s for a model |
//! | answer | [`AnswerStream`], [`process_answer`] | an [`Answer`]: [`Citation`]s, [`Reference`]s, [`Statement`]s |
//! | validate | [`validate_answer`] | what the answer lacks: a [`Validation`] |
//! | verify | [`verify_answer`], [`verify_claim`] | a [`Verdict`] on each citation, with the sentence that it rests on: a [`Verification`] |
//! | judge | [`judge_prompt`], [`read_judgement`] | what a model says of those that are uncertain |
//! | correct | [`apply_verdicts`] | the answer without citations that a [`Verdict`] refutes |
//! | list | [`format_references`], [`deep_link`] | a References section, links to the very sentence |
//!
//! A [`Profile`] has the settings of all of them; the [`guide`] shows the four that have names.
//!
//! ```
//! use citecore::{AnswerOptions, Passage, Source, process_answer};
//!
//! let sources = [
//!     Source::new(1, Passage::new("A 130 mm mirror gathers light.")),
//!     Source::new(2, Passage::new("The mount tracks the sky.")),
//! ];
//! let answer = process_answer("It tracks [2], it gathers light [1], it flies [9].", &sources, &AnswerOptions::default());
//! assert_eq!(answer.text, "It tracks [1], it gathers light [2], it flies.");
//! assert_eq!(answer.references[0].original, 2);
//! assert_eq!(answer.dropped[0].raw, "[9]");
//! ```

// What the npm package is compiled for is size, but for what every answer goes through mark by mark: `hot_paths` says that the compiler
// may be told so function by function.
#![cfg_attr(hot_paths, feature(optimize_attribute))]
#![forbid(unsafe_code)]
#![deny(missing_docs)]

#[doc = include_str!("../docs/profiles.md")]
pub mod guide {}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

#[macro_use]
mod joined;

mod answer;
mod calendar;
mod citation;
mod compose;
mod context;
mod correct;
mod counts;
mod deep_link;
mod eights;
mod error;
mod exchange;
mod expand;
mod find;
mod indexes;
mod json;
mod mark;
mod numbering;
mod offset;
mod opening;
mod pairs;
mod passage;
mod phrases;
mod place;
mod prefix;
mod profile;
mod prompt;
mod read;
mod record;
mod references;
mod refusal;
mod rules;
mod segment;
mod select;
mod source;
mod statement;
mod stream;
mod thoughts;
mod url;
mod utf16;
mod validate;
mod verify;
mod words;

pub use answer::{Answer, AnswerOptions, Dangling, DropReason, Dropped};
pub use citation::Citation;
pub use context::{Context, ContextOptions, ContextStyle, Thresholds, neutralise, prepare_context, restore};
pub use correct::apply_verdicts;
pub use counts::Counts;
pub use deep_link::deep_link;
pub use error::Error;
pub use exchange::{Completion, Exchange, LogEntry, Outcome, REPAIRS, Stage, Step, TraceEntry};
pub use expand::{ExpandOptions, ExpandRule, expand_queries, follow_up};
pub use json::read_json_by;
pub use passage::Passage;
pub use prefix::PREFIX;
pub use profile::{ModelOptions, Profile, SearchOptions, VerifyOptions};
pub use prompt::{
    Message, PromptOptions, Role, Turn, build_prompt, claims_prompt, judge_prompt, polite_refusal,
};
pub use read::{Engine, Fields, ReadOptions, Reading, Skipped, html_text, read_passages};
pub use references::{Reference, ReferenceStyle, format_references};
pub use refusal::POLITE_REFUSAL;
pub use segment::{Segment, Segments};
pub use select::{
    Boost, Dedupe, Hybrid, Mmr, PerSource, Recency, RoundRobin, SelectOptions, select_passages,
};
pub use source::{Relevance, Source};
pub use statement::{Statement, sentences};
pub use stream::{AnswerStream, process_answer};
pub use url::safe_url;
pub use utf16::Utf16Offsets;
pub use validate::{Problem, ProblemCode, ValidateOptions, Validation, validate_answer};
pub use verify::{
    ClaimVerdict, Corrected, Evidence, Opinion, StatementStatus, StatementVerdict, Verdict, VerdictReason,
    VerdictStatus, Verification, Verifying, read_judgement, read_opinions, verify_answer, verify_claim,
};
#[doc(hidden)]
pub use words::lower_of;
pub use words::words;

/// What the evaluation fits weights and lists by, and measures the engine with.
#[doc(hidden)]
pub mod evaluation {
    pub use crate::verify::{claim_features, claim_rank, claim_stems, claim_support, stem_place};
}

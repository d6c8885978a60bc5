//! Citations that hold: lays retrieved passages out for a language model, reads its answer as it streams, numbers what
//! it cites and finds what it cites wrongly or not at all.
//!
//! The crate does no I/O. [`Exchange`] is the whole way from a question to its [`Outcome`]; every stage of it is a
//! function of its own: [`select_passages`], [`prepare_context`], [`build_prompt`], [`AnswerStream`],
//! [`validate_answer`], [`apply_verdicts`], [`format_references`].
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

#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod answer;
mod citation;
mod compose;
mod context;
mod correct;
mod counts;
mod error;
mod exchange;
mod mark;
mod numbering;
mod offset;
mod passage;
mod prefix;
mod profile;
mod prompt;
mod references;
mod refusal;
mod segment;
mod select;
mod source;
mod statement;
mod stream;
mod url;
mod utf16;
mod validate;
mod verify;
mod words;

pub use answer::{Answer, AnswerOptions, Dangling, DropReason, Dropped};
pub use citation::Citation;
pub use context::{Context, ContextOptions, ContextStyle, prepare_context};
pub use correct::apply_verdicts;
pub use counts::Counts;
pub use error::Error;
pub use exchange::{Completion, Exchange, Outcome, REPAIRS, Stage, Step, TraceEntry};
pub use passage::Passage;
pub use profile::Profile;
pub use prompt::{Message, PromptOptions, Role, Turn, build_prompt};
pub use references::{Reference, ReferenceStyle, format_references};
pub use refusal::POLITE_REFUSAL;
pub use segment::{Segment, Segments};
pub use select::{Dedupe, Hybrid, SelectOptions, select_passages};
pub use source::{Relevance, Source};
pub use statement::{Statement, sentences};
pub use stream::{AnswerStream, process_answer};
pub use url::safe_url;
pub use utf16::Utf16Offsets;
pub use validate::{Problem, ProblemCode, ValidateOptions, Validation, validate_answer};
pub use verify::{Evidence, Verdict, VerdictReason, VerdictStatus};
pub use words::words;

//! What verification says of the citations of an answer.

mod verdict;

pub use verdict::{Evidence, Verdict, VerdictReason, VerdictStatus};

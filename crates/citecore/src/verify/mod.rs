//! Holding the citations of an answer against their sources, without a model or a network.
//!
//! | step | where | makes |
//! |---|---|---|
//! | read a statement as a claim | [`claim`] | what it says in plain text, and what of that counts |
//! | read a source | [`text`] | its sentences, its words as [`term`]s, its [`number`]s |
//! | find what bears on the claim | [`support`] | the part of each source that has most of it, and how likely that supports it |
//! | look for what speaks against it | [`gate`] | a bound of that, and the reason |
//! | for all of an answer | [`verifier`] | a [`Verdict`] on each citation, one on each statement: a [`Verification`] |
//! | ask a model about the rest | [`judge`] | the verdicts with what it said |
//!
//! What is known of words stands in the tables of [`lexicon`].

mod claim;
mod clause;
mod corrected;
mod gate;
mod judge;
mod lexicon;
#[cfg(test)]
mod lists_tests;
mod number;
mod sources;
mod support;
mod term;
mod text;
mod verdict;
mod verification;
mod verifier;

#[cfg(test)]
pub(crate) use claim::FRAMES;
pub(crate) use claim::answered;
pub use claim::{ClaimVerdict, claim_features, claim_support, verify_claim};
pub use corrected::Corrected;
pub(crate) use judge::asked;
pub use judge::{Opinion, read_judgement, read_opinions};
pub use support::claim_rank;
pub use term::{claim_stems, stem_place};
pub(crate) use text::asked_in;
pub(crate) use verdict::explained;
pub use verdict::{Evidence, Verdict, VerdictReason, VerdictStatus};
pub use verification::{StatementStatus, StatementVerdict, Verification, Verifying, verify_answer};

//! Holding the citations of an answer against their sources, without a model or a network.

mod answer;
mod claim;
mod clause;
mod corrected;
mod ending;
mod features;
mod frame;
mod gate;
mod joining;
mod judge_reply;
mod judgement;
mod language;
mod lexicon;
mod listed;
#[cfg(test)]
mod lists;
mod model;
mod named;
mod number;
mod opinion;
mod part;
mod particle;
mod rank;
mod run;
mod search;
mod sense;
mod set;
mod sought;
mod sources;
mod statement;
mod table;
mod term;
mod text;
mod verdict;
mod verifier;
mod weights;

pub use answer::{StatementStatus, StatementVerdict, Verification, Verifying, verify_answer};
pub use claim::{ClaimVerdict, claim_features, verify_claim};
pub use corrected::Corrected;
#[cfg(test)]
pub(crate) use frame::FRAMES;
pub(crate) use frame::{answered, is_comma};
pub(crate) use judgement::asked;
pub use judgement::read_judgement;
pub use opinion::{Opinion, read_opinions};
pub use rank::claim_rank;
pub use term::{claim_stems, stem_place};
pub(crate) use verdict::explained;
pub use verdict::{Evidence, Verdict, VerdictReason, VerdictStatus};

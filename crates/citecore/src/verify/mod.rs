//! Holding the citations of an answer against their sources, without a model or a network.

mod answer;
mod claim;
mod corrected;
mod judge_reply;
mod judgement;
mod opinion;
mod verdict;

pub use answer::{StatementStatus, StatementVerdict, Verification, verify_answer};
pub use claim::{ClaimVerdict, verify_claim};
pub use corrected::Corrected;
pub(crate) use judgement::asked;
pub use judgement::read_judgement;
pub use opinion::{Opinion, read_opinions};
pub(crate) use verdict::explained;
pub use verdict::{Evidence, Verdict, VerdictReason, VerdictStatus};

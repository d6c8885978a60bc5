//! Holding the citations of an answer against their sources, without a model or a network.

mod answer;
mod claim;
mod features;
mod gate;
mod lexicon;
mod model;
mod number;
mod part;
mod statement;
mod term;
mod term_search;
mod text;
mod verdict;
mod weights;
mod window;

pub use answer::{StatementStatus, StatementVerdict, Verification, verify_answer};
pub use claim::{ClaimVerdict, claim_features, verify_claim};
pub use term::claim_stems;
pub use verdict::{Evidence, Verdict, VerdictReason, VerdictStatus};

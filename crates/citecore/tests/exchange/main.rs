//! The machine of one exchange: what it does with searches, models and judges that fail, and what becomes of the answer.

#![allow(clippy::unwrap_used)]

mod answering;
mod by_statement;
mod judging;
mod laws;
#[path = "../pieces/mod.rs"]
#[allow(dead_code, reason = "what laws of other kinds need")]
mod pieces;
#[path = "../seam/mod.rs"]
mod seam;

mod verifying;

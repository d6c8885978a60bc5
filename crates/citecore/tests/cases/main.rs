//! The tables of `tests/cases`, a module each.

#![allow(clippy::unwrap_used)]

mod answers;
mod correction;
mod counted;
mod references;
mod refusals;
mod statements;
mod table;
mod told;
mod validation;

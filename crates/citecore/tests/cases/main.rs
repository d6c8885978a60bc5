//! The tables of `tests/cases`, a module each.

#![allow(clippy::unwrap_used)]

mod answers;
mod case;
mod correction;
mod counted;
mod references;
mod refusals;
mod statements;
#[path = "../tables/mod.rs"]
mod tables;
mod told;
mod validation;

//! Laying passages out for a model, in every style.

#![allow(clippy::unwrap_used)]

mod attacks;
mod layout;
mod plain;
#[path = "../random/mod.rs"]
mod random;
mod reader;
#[path = "../tables/mod.rs"]
mod tables;

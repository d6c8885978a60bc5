//! The endpoints that rest on a whole exchange, or on a judge.

#![allow(clippy::unwrap_used, reason = "a test that can't go on has failed")]

#[path = "../support/mod.rs"]
mod support;

mod judge;
mod profiles;
mod query_verified;
mod widget_query;

//! The repository's own rules, as tests.

#![forbid(unsafe_code)]
#![allow(clippy::unwrap_used, reason = "a test may panic, and these are helpers of tests")]

mod apart;
mod arrows;
mod articles;
mod errors;
mod examples;
mod files;
mod repository;
mod sizes;

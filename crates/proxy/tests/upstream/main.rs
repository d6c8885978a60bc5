//! What comes of an answer whatever the model behind it does, in every format that models are spoken to in.

#![allow(clippy::unwrap_used, reason = "a test that can't go on has failed")]

#[path = "../support/mod.rs"]
mod support;

mod answer;
mod ends;
mod fallback;
mod faults;
mod leaving;
mod request;
mod retries;
mod secrecy;

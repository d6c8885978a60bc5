//! Passages out of what search engines answer.

#![allow(clippy::unwrap_used)]

mod cases;
mod hostile;
#[path = "../random/mod.rs"]
mod random;
mod responses;
mod work;

//! Passages out of what search engines answer.

#![allow(clippy::unwrap_used)]

mod cases;
mod hostile;
#[path = "../random/mod.rs"]
mod random;
mod responses;
#[path = "../tables/mod.rs"]
mod tables;
#[path = "../law/time.rs"]
#[allow(unreachable_pub, reason = "laws are shared with the fuzz crate")]
mod time;
mod work;

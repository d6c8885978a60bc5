//! What a judge's reply makes of verdicts.

#![allow(clippy::unwrap_used)]

mod cases;
mod hostile;
mod opinions;
#[path = "../random/mod.rs"]
mod random;
mod replies;
mod statements;
#[path = "../tables/mod.rs"]
mod tables;

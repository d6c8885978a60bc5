//! The four named profiles: as data, and in what an exchange makes of them.

#![allow(clippy::unwrap_used)]

mod data;
mod diverse;
mod guide;
mod led;
mod support;
#[path = "../tables/mod.rs"]
mod tables;
mod tagged;
mod verified;

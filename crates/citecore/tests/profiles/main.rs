//! The four named profiles: as data, and in what an exchange makes of them.

#![allow(clippy::unwrap_used)]

mod data;
mod diverse;
mod guide;
mod led;
mod support;
mod tagged;
mod verified;

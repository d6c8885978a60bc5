//! Which passages are selected, and how questions are expanded: by tables, by laws, and beside what is written straight
//! from the formulas.

#![allow(clippy::unwrap_used)]

mod expansion;
mod laws;
mod oracle;
#[path = "../random/mod.rs"]
mod random;
mod sizes;
mod table;
#[path = "../tables/mod.rs"]
mod tables;
mod written;

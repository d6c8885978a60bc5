//! Passages out of what search engines answer.

#![allow(clippy::unwrap_used)]

mod cases;
mod hostile;
mod responses;
mod work;

//! The lists of references that models write themselves, against all requests.
//!
//! [`heading`] tells where one begins: its name isn't enough, for what stands below has to be a list. [`entry`] tells a line of it
//! from a statement, so that the list ends where the answer goes on.

mod entry;
mod heading;

pub(crate) use entry::heads_section;
pub(super) use entry::{goes_on, states};
pub(super) use heading::{begins_part, level, read_heading};

/// The longest heading of such a list with what is looked at behind it, in bytes.
const LONGEST_HEADING: usize = 200;

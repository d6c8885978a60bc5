//! How far a help center was read.

use serde::{Deserialize, Serialize};

/// From where to read on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct State {
    /// Tells this journal from one that was begun anew.
    pub(super) edition: u64,
    /// Address of the help center.
    pub(super) source: String,
    /// The locales that were asked for last.
    pub(super) locales: Vec<String>,
    /// How many changes there were: the same number, the same articles.
    pub(super) changes: u64,
    /// Number of the last reading of the whole list.
    pub(super) run: u64,
    /// The reading of the list that is on; none between two.
    pub(super) listing: Option<Listing>,
    /// When the last reading of the whole list ended; 0 before the first did. Seconds since 1970, as all times here.
    pub(super) listed: u64,
    /// From when on changes are to be asked for.
    pub(super) since: u64,
}

/// A reading of the whole list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Listing {
    /// When it began.
    pub(super) began: u64,
    /// The locale that is being read, and those that are left.
    pub(super) locales: Vec<String>,
    /// The cursor of the next page; none for the first.
    pub(super) after: Option<String>,
}

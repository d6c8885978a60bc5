//! What is searched for.

use serde::{Deserialize, Serialize};

use crate::expand::ExpandOptions;

/// What is searched for.
///
/// ```
/// use citecore::{Profile, SearchOptions};
///
/// assert_eq!(SearchOptions::default().expand.limit, 0);
/// assert_eq!(Profile::named("diverse").unwrap().search.per_query, Some(15));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct SearchOptions {
    /// Which variants of the question; none unless it says so.
    pub expand: ExpandOptions,
    /// How many passages each query should bring: what whoever searches is told, and need not heed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub per_query: Option<usize>,
}

impl Default for SearchOptions {
    fn default() -> Self {
        Self { expand: ExpandOptions { limit: 0, ..ExpandOptions::default() }, per_query: None }
    }
}

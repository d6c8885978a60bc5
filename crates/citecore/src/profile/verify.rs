//! How citations are held against their sources.

use serde::{Deserialize, Serialize};

/// How citations are held against their sources.
///
/// ```
/// use citecore::{Profile, VerifyOptions};
///
/// assert_eq!(Profile::named("verified").unwrap().verify, Some(VerifyOptions { threshold: 0.7 }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct VerifyOptions {
    /// The confidence from which a verdict is sure, 0.5 to 1.
    pub threshold: f64,
}

impl Default for VerifyOptions {
    fn default() -> Self {
        Self { threshold: 0.7 }
    }
}

//! How citations are held against their sources.

use serde::{Deserialize, Serialize};

use crate::{error::Error, verify::VerdictStatus};

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

impl VerifyOptions {
    pub(crate) fn check(&self) -> Result<(), Error> {
        if (0.5..=1.0).contains(&self.threshold) {
            return Ok(());
        }
        Err(Error::invalid_input("options.threshold", "expected a number from 0.5 to 1"))
    }

    /// What follows from a probability of support.
    ///
    /// ```
    /// use citecore::{VerdictStatus, VerifyOptions};
    ///
    /// let options = VerifyOptions { threshold: 0.8 };
    /// let statuses = [0.85, 0.75, 0.15].map(|support| options.status(support));
    /// assert_eq!(statuses, [VerdictStatus::Accurate, VerdictStatus::Uncertain, VerdictStatus::Inaccurate]);
    /// ```
    pub fn status(&self, support: f64) -> VerdictStatus {
        if support >= self.threshold {
            VerdictStatus::Accurate
        } else if 1.0 - support >= self.threshold {
            VerdictStatus::Inaccurate
        } else {
            VerdictStatus::Uncertain
        }
    }
}

//! From which score on a source counts as near.

use serde::{Deserialize, Serialize};

use crate::{error::Error, source::Relevance};

/// Scores above which a source is near to the question.
///
/// ```
/// use citecore::{Relevance, Thresholds};
///
/// let thresholds = Thresholds { high: 0.8, ..Thresholds::default() };
/// assert_eq!(thresholds.medium, 0.9);
/// assert_eq!(Thresholds::default().relevance(0.93), Relevance::Medium);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Thresholds {
    /// Above it, [`Relevance::High`]; 0.95 as a rule.
    pub high: f64,
    /// Above it, [`Relevance::Medium`], and [`Relevance::Low`] otherwise; 0.9 as a rule.
    pub medium: f64,
}

impl Default for Thresholds {
    fn default() -> Self {
        Self { high: 0.95, medium: 0.9 }
    }
}

impl Thresholds {
    /// The step of a score.
    pub fn relevance(&self, score: f64) -> Relevance {
        match score {
            score if score > self.high => Relevance::High,
            score if score > self.medium => Relevance::Medium,
            _ => Relevance::Low,
        }
    }

    pub(super) fn check(&self) -> Result<(), Error> {
        for &(name, value) in &[("high", self.high), ("medium", self.medium)] {
            if !value.is_finite() {
                let path = joined!("options.thresholds.", name);
                return Err(Error::invalid_input(path, "expected a number that is finite"));
            }
        }
        if self.medium > self.high {
            return Err(Error::invalid_input(
                "options.thresholds.medium",
                "expected at most `high`, found more",
            ));
        }
        Ok(())
    }
}

//! How freely a model answers.

use serde::{Deserialize, Serialize};

use crate::error::Error;

/// How freely a model answers, and how much: what whoever asks it is told. Some models take no temperature.
///
/// ```
/// use citecore::ModelOptions;
///
/// let options = ModelOptions { temperatures: vec![0.7, 0.3], ..ModelOptions::default() };
/// assert_eq!(options.temperature(0), Some(0.7));
/// assert_eq!(options.temperature(2), Some(0.3));
/// assert_eq!(ModelOptions::default().temperature(0), None);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct ModelOptions {
    /// The temperature of the first answer and of each repair, 0 to 2; the last one stands for all that follow. Empty: the
    /// model's own.
    pub temperatures: Vec<f64>,
    /// At most so many tokens of an answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_tokens: Option<u32>,
}

impl ModelOptions {
    /// The temperature of an attempt; none where the model's own is meant.
    pub fn temperature(&self, attempt: u8) -> Option<f64> {
        self.temperatures.get(usize::from(attempt)).or(self.temperatures.last()).copied()
    }

    pub(super) fn check(&self) -> Result<(), Error> {
        match self.temperatures.iter().position(|temperature| !(0.0..=2.0).contains(temperature)) {
            Some(index) => {
                let path = joined!("options.temperatures[", index, "]");
                Err(Error::invalid_input(path, "expected a number from 0 to 2"))
            }
            None => Ok(()),
        }
    }
}

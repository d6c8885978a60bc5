//! What is logged, and how.

use serde::Deserialize;

use super::named;

/// Forms of the log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
#[non_exhaustive]
pub enum LogFormat {
    /// For people: time, level, what happened.
    #[default]
    Text,
    /// For programs: an object of JSON a line.
    Json,
}

impl TryFrom<String> for LogFormat {
    type Error = String;

    fn try_from(name: String) -> Result<Self, String> {
        named([("text", Self::Text), ("json", Self::Json)], &name)
    }
}

/// What is logged, and how.
///
/// ```
/// assert!(!citecore_proxy::LogSettings::default().questions);
/// ```
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[non_exhaustive]
pub struct LogSettings {
    /// Its form.
    pub format: LogFormat,
    /// Are the questions that readers ask logged?
    pub questions: bool,
}

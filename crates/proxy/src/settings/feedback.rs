//! Where what readers say of answers is kept.

use std::path::PathBuf;

use secrecy::{ExposeSecret, SecretString};
use serde::Deserialize;

use super::{SettingsError, named, read::wrong};

/// Kinds of stores.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
#[non_exhaustive]
pub enum FeedbackKind {
    /// A file of JSON, a line each.
    #[default]
    File,
    /// A table of PostgreSQL.
    Postgres,
    /// None: feedback is counted and answered, and not kept.
    Off,
}

impl TryFrom<String> for FeedbackKind {
    type Error = String;

    fn try_from(name: String) -> Result<Self, String> {
        named([("file", Self::File), ("postgres", Self::Postgres), ("off", Self::Off)], &name)
    }
}

/// Where what readers say of answers is kept.
///
/// ```
/// use citecore_proxy::{FeedbackKind, FeedbackSettings};
///
/// let settings = FeedbackSettings::default();
/// assert_eq!(settings.kind, FeedbackKind::File);
/// assert_eq!(settings.path.to_str(), Some("citecore-feedback.jsonl"));
/// ```
#[derive(Clone, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[non_exhaustive]
pub struct FeedbackSettings {
    /// What kind of store it is.
    pub kind: FeedbackKind,
    /// The file, made by the first feedback.
    pub path: PathBuf,
    /// Bytes that the file may have; what would go beyond them is refused.
    pub most_bytes: u64,
    /// PostgreSQL's address, with its password: `postgres://citecore@db.example/help?sslmode=require`.
    pub url: Option<SecretString>,
    /// The table, made where it isn't there; a schema may stand before it.
    pub table: String,
}

impl Default for FeedbackSettings {
    fn default() -> Self {
        Self {
            kind: FeedbackKind::default(),
            path: "citecore-feedback.jsonl".into(),
            most_bytes: 1024 * 1024 * 1024,
            url: None,
            table: "citecore_feedback".into(),
        }
    }
}

impl FeedbackSettings {
    /// Errors: a setting isn't what it should be.
    pub(super) fn check(&self) -> Result<(), SettingsError> {
        match self.kind {
            FeedbackKind::File if self.path.file_name().is_none() => {
                Err(wrong("feedback.path", "a file", &self.path.display().to_string()))
            }
            FeedbackKind::Postgres => self.check_postgres(),
            FeedbackKind::File | FeedbackKind::Off => Ok(()),
        }
    }

    fn check_postgres(&self) -> Result<(), SettingsError> {
        let expected = "PostgreSQL's address, as postgres://citecore@db.example/help";
        let url = self.url.as_ref().map(|url| url.expose_secret().trim()).unwrap_or_default();
        if url.is_empty() {
            return Err(wrong("feedback.url", expected, ""));
        }
        if url.parse::<tokio_postgres::Config>().is_err() {
            // An address may have a password in it.
            return Err(wrong("feedback.url", expected, "another"));
        }
        if self.table.split('.').any(str::is_empty) {
            return Err(wrong("feedback.table", "a table, as feedback or help.feedback", &self.table));
        }
        Ok(())
    }
}

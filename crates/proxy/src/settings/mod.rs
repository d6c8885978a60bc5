//! What can be set, and what it is when it isn't.

mod feedback;
mod knowledge;
mod knowledge_check;
mod list;
mod log;
mod read;
mod upstream;

use std::{net::SocketAddr, path::PathBuf};

use serde::Deserialize;

pub use feedback::{FeedbackKind, FeedbackSettings};
pub use knowledge::{
    EmbeddingsSettings, EngineSettings, FieldSettings, KnowledgeKind, KnowledgeSettings, SearchKind,
    ZendeskSettings,
};
pub use log::{LogFormat, LogSettings};
pub use read::{Overrides, SettingsError};
pub use upstream::{UpstreamKind, UpstreamSettings};

/// All settings.
///
/// They come from a TOML file, then from the environment (`CITECORE_` and the setting's path in capitals, `__` between
/// levels), then from flags. A setting that isn't known, or isn't what it should be, is an error that names it.
///
/// ```
/// use citecore_proxy::Settings;
///
/// let settings = Settings::default();
/// assert_eq!(settings.listen.to_string(), "127.0.0.1:8080");
/// assert_eq!(settings.limits.per_minute, 20);
/// ```
#[derive(Clone, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[non_exhaustive]
pub struct Settings {
    /// Where to listen.
    pub listen: SocketAddr,
    /// The address that readers know this server by, without a path: `https://help.example`. Passages then carry whole
    /// addresses, and it's the server's own origin.
    pub public_url: Option<String>,
    /// The profile of requests that name none.
    pub profile: Option<String>,
    /// Origins of the pages that may ask, beside the server's own; in the environment, with commas between.
    #[serde(deserialize_with = "list::deserialize")]
    pub origins: Vec<String>,
    /// Who writes the answers.
    pub upstream: UpstreamSettings,
    /// Where passages come from.
    pub knowledge: KnowledgeSettings,
    /// The widget's files.
    pub widget: WidgetSettings,
    /// What a client may do.
    pub limits: Limits,
    /// Where what readers say of answers is kept.
    pub feedback: FeedbackSettings,
    /// What is logged, and how.
    pub log: LogSettings,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            public_url: None,
            profile: None,
            origins: Vec::new(),
            upstream: UpstreamSettings::default(),
            knowledge: KnowledgeSettings::default(),
            widget: WidgetSettings::default(),
            limits: Limits::default(),
            feedback: FeedbackSettings::default(),
            log: LogSettings::default(),
        }
    }
}

/// The widget's files.
#[derive(Clone, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[non_exhaustive]
pub struct WidgetSettings {
    /// The folder that holds them.
    pub path: PathBuf,
}

impl Default for WidgetSettings {
    fn default() -> Self {
        Self { path: "target/widget".into() }
    }
}

/// What a client may do. Times are in seconds and may have a fraction.
#[derive(Clone, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[non_exhaustive]
pub struct Limits {
    /// Bytes of a request's body.
    pub body: usize,
    /// Characters of a question.
    pub question: usize,
    /// Bytes of the sources, earlier turns and the answer to repair, taken together.
    pub context: usize,
    /// Answers of one client at the same time.
    pub concurrent: usize,
    /// Answers of one client in a minute; searches are counted apart, with the same limit.
    pub per_minute: u32,
    /// Answers of all clients at the same time.
    pub streams: usize,
    /// Time until an upstream's first byte.
    pub first_byte: f64,
    /// Time between two pieces of an upstream's answer.
    pub idle: f64,
    /// Time for a whole answer.
    pub whole: f64,
    /// Header with the client's address, where a proxy in front sets it: `x-forwarded-for`. The last address in it counts.
    pub client_header: Option<String>,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            body: 256 * 1024,
            question: 4_000,
            context: 64 * 1024,
            concurrent: 2,
            per_minute: 20,
            streams: 256,
            first_byte: 30.0,
            idle: 30.0,
            whole: 180.0,
            client_header: None,
        }
    }
}

/// The kind of that name. Errors: there is none; says which there are.
fn named<T>(kinds: impl IntoIterator<Item = (&'static str, T)>, name: &str) -> Result<T, String> {
    let mut names = Vec::new();
    for (known, kind) in kinds {
        if known == name {
            return Ok(kind);
        }
        names.push(known);
    }
    Err(format!("expected {}, found {name:?}", names.join(" or ")))
}

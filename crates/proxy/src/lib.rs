//! The server between citecore's widget and a language model.
//!
//! It keeps what a page must not hold: the model's key, the prompt, the limits, and the index that questions are searched
//! in. [`Proxy`] is all of it; [`serve`] runs one until it's told to stop.
//!
//! ```no_run
//! use citecore_proxy::{Proxy, Settings, serve};
//!
//! # async fn start() -> Result<(), Box<dyn std::error::Error>> {
//! let settings = Settings::default();
//! let listener = tokio::net::TcpListener::bind(settings.listen).await?;
//! serve(listener, Proxy::new(settings)?, std::future::pending()).await?;
//! # Ok(())
//! # }
//! ```

#![forbid(unsafe_code)]

mod app;
mod auth;
mod backoff;
mod body;
mod connection_string;
mod disk;
mod drive;
mod error;
mod feedback;
mod for_log;
mod knowledge;
mod language;
mod limits;
mod metrics;
mod mistyped;
mod origin;
mod pages;
mod postgres;
mod readiness;
mod routes;
mod server;
mod settings;
mod summary;
pub mod survey;
mod upstream;

pub use app::StartError;
pub use error::causes;
pub use knowledge::{EngineError, Holdings, IndexError, Indexed, KnowledgeError, Library, index};
pub use server::{GRACE, Proxy, serve, serve_within};
pub use settings::{
    AuthSettings, EmbeddingsSettings, EngineSettings, FeedbackKind, FeedbackSettings, FieldSettings,
    KnowledgeKind, KnowledgeSettings, Limits, LogFormat, LogSettings, Overrides, RedisSettings, SearchKind,
    Settings, SettingsError, UpstreamKind, UpstreamSettings, WhenGone, WidgetSettings, ZendeskSettings,
};

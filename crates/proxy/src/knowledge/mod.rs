//! What the proxy knows: the embedded index over articles, or an engine that the user runs.
//!
//! - Articles come from a [`folder`] (in any [`encoding`], with their [`front_matter`], HTML by [`html`]) or from [`zendesk`]; an
//!   [`article`] is cut into [`chunk`]s.
//! - A [`library`] has a [`shelf`] a locale, which searches with a [`score`] and the words that were [`typed`]; [`embedded`] serves one
//!   and takes over the next, and [`store`] keeps it on disk.
//! - An [`engine`] is asked over [`rest`].

mod article;
mod attributes;
mod card;
mod chunk;
mod embedded;
mod encoding;
mod engine;
mod folder;
mod front_matter;
mod html;
mod library;
pub(crate) mod plain;
mod rest;
mod score;
mod shelf;
mod store;
mod typed;
mod zendesk;

use std::sync::Arc;

use citecore::Passage;
use citecore_wire::Problem;
use futures_util::future::BoxFuture;
use thiserror::Error;

pub(crate) use article::slug;
pub(crate) use card::{Card, article_path};
pub(crate) use embedded::Embedded;
pub use embedded::{Indexed, index};
pub use engine::EngineError;
pub use library::{Holdings, IndexError, Library};
pub(crate) use score::Rarity;

use crate::{error::internal_problem, settings::Settings};

/// The locale of articles that name none, and the one to fall back on.
pub(crate) const DEFAULT_LOCALE: &str = "en";
/// How many passages a search returns that names no limit.
pub(crate) const DEFAULT_LIMIT: usize = 8;
/// How many passages a search returns at most.
pub(crate) const MOST_HITS: usize = 50;

/// What to look for.
#[derive(Clone, Debug, Default)]
pub(crate) struct Search {
    /// The question, or variants of it.
    pub(crate) queries: Vec<String>,
    /// BCP 47; whose articles come first, or alone.
    pub(crate) locale: Option<String>,
    /// How many passages each query should bring, where somebody says so.
    pub(crate) per_query: Option<usize>,
    /// LightRAG's mode, where somebody says so.
    pub(crate) mode: Option<String>,
    /// How many passages to find at most.
    pub(crate) limit: usize,
}

/// Something that finds passages.
pub(crate) trait Knowledge: Send + Sync {
    /// The passages that bear most on the queries, best first.
    fn search(&self, search: Search) -> BoxFuture<'_, Result<Vec<Passage>, KnowledgeError>>;

    /// Would it answer now?
    fn check(&self) -> BoxFuture<'_, Result<(), KnowledgeError>>;
}

/// Why nothing could be searched. What it displays is for the server's log, never for a client.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum KnowledgeError {
    /// The embedded index failed.
    #[error(transparent)]
    Index(#[from] IndexError),
    /// An engine failed.
    #[error("the engine: {0}")]
    Engine(#[from] EngineError),
    /// The help center couldn't be read.
    #[error("the help center: {0}")]
    HelpCenter(#[source] EngineError),
    /// An engine has its own index.
    #[error("an engine that is run elsewhere has its own index: there is nothing to do")]
    NothingToIndex,
    /// There is no article yet.
    #[error("there are no articles yet")]
    Empty,
    /// The work was cut off.
    #[error("the search was cut off: {0}")]
    CutOff(#[from] tokio::task::JoinError),
}

impl KnowledgeError {
    /// What the client is told.
    pub(crate) fn problem(&self) -> Problem {
        match self {
            Self::Engine(error) | Self::HelpCenter(error) => error.problem(),
            Self::Index(_) | Self::NothingToIndex | Self::CutOff(_) => internal_problem(),
            Self::Empty => Problem::new(503, "not-ready", "The articles aren't read yet.").retry_after(30),
        }
    }
}

/// What the settings name: something to search, and the embedded index where that is it.
pub(crate) type Opened = (Arc<dyn Knowledge>, Option<Arc<Embedded>>);

/// Opens what the settings name. Errors: it can't be used. No connection is made yet.
pub(crate) fn open(settings: &Settings) -> Result<Opened, KnowledgeError> {
    if settings.knowledge.kind.engine().is_some() {
        return Ok((Arc::new(engine::Remote::new(&settings.knowledge)?), None));
    }
    let embedded = Arc::new(Embedded::open(settings)?);
    Ok((embedded.clone(), Some(embedded)))
}

#[cfg(test)]
mod tests;

//! What all requests share.

use std::{path::Path, sync::Arc, time::Duration};

use citecore::{Passage, Profile};
use serde_json::Value;
use thiserror::Error;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use crate::{
    auth::Auth,
    error::Failure,
    feedback::{self, FeedbackError, Store},
    knowledge::{self, Embedded, Knowledge, KnowledgeError, Library, Search},
    limits::{Addresses, Gate},
    metrics::Metrics,
    origin::Origins,
    pages::Site,
    readiness::Readiness,
    settings::Settings,
    upstream::Upstreams,
};

/// Why the server can't start.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum StartError {
    /// The knowledge can't be used.
    #[error("knowledge: {0}")]
    Knowledge(#[from] KnowledgeError),
    /// The folder's `site.toml` can't be used.
    #[error("setting `knowledge.path`: {0}")]
    Site(String),
    /// The upstream can't be used.
    #[error("setting `upstream`: {0}")]
    Upstream(String),
    /// The feedback store can't be used.
    #[error("setting `feedback`: {0}")]
    Feedback(String),
    /// Nothing can be counted.
    #[error("metrics: {0}")]
    Metrics(String),
    /// The Redis server that limits are counted in can't be used.
    #[error("setting `limits.redis`: {0}")]
    Limits(String),
    /// Tokens can't be checked.
    #[error("setting `auth`: {0}")]
    Auth(String),
}

pub(crate) type Shared = Arc<App>;

pub(crate) struct App {
    pub(crate) settings: Settings,
    pub(crate) knowledge: Arc<dyn Knowledge>,
    /// The knowledge, where it is the embedded index.
    pub(crate) embedded: Option<Arc<Embedded>>,
    pub(crate) upstream: Upstreams,
    pub(crate) gate: Gate,
    pub(crate) addresses: Addresses,
    /// None where everybody may ask.
    pub(crate) auth: Option<Auth>,
    pub(crate) origins: Origins,
    pub(crate) site: Site,
    pub(crate) readiness: Readiness,
    pub(crate) metrics: Arc<Metrics>,
    /// Where feedback is kept; none where it isn't.
    pub(crate) feedback: Option<Box<dyn Store>>,
    /// The server ends, and whatever is still being answered with it.
    pub(crate) over: CancellationToken,
}

impl App {
    /// Reads the knowledge and sets up the upstream. Errors: either can't be used.
    pub(crate) fn new(settings: Settings) -> Result<Self, StartError> {
        let (knowledge, embedded) = knowledge::open(&settings)?;
        let site = Site::read(&settings.knowledge.path).map_err(StartError::Site)?;
        let metrics = Arc::new(Metrics::new().map_err(|error| StartError::Metrics(error.to_string()))?);
        let gate = Gate::new(&settings.limits).map_err(StartError::Limits)?;
        let unusable = |error: FeedbackError| StartError::Feedback(error.to_string());
        Ok(Self {
            upstream: Upstreams::new(&settings, &gate, &metrics).map_err(StartError::Upstream)?,
            feedback: feedback::open(&settings.feedback).map_err(unusable)?,
            metrics,
            gate,
            addresses: Addresses::new(&settings.limits),
            auth: Auth::new(&settings.auth).map_err(StartError::Auth)?,
            origins: Origins::new(settings.origins.clone(), settings.public_url.clone()),
            readiness: Readiness::default(),
            over: CancellationToken::new(),
            site,
            knowledge,
            embedded,
            settings,
        })
    }

    /// The profile of that name, else the one of the settings. Errors: there is none of that name.
    pub(crate) fn profile(&self, name: Option<&str>) -> Result<Profile, Failure> {
        let Some(name) = name.or(self.settings.profile.as_deref()) else { return Ok(Profile::default()) };
        Profile::named(name).ok_or_else(|| {
            let expected = format!("expected one of {}, found another", Profile::NAMES.join(", "));
            Failure::field("profile", &expected)
        })
    }

    /// When an answer that is asked for now has to be whole.
    pub(crate) fn until(&self) -> Instant {
        Instant::now() + Duration::from_secs_f64(self.settings.limits.whole)
    }

    /// Searches. Errors: the knowledge failed; the log says why.
    pub(crate) async fn search(&self, search: Search) -> Result<Vec<Passage>, Failure> {
        let began = Instant::now();
        let found = self.knowledge.search(search).await;
        self.metrics.searched(found.as_ref().ok().map(Vec::len), began.elapsed());
        match found {
            Ok(passages) => Ok(passages.into_iter().map(|passage| self.named(passage)).collect()),
            Err(error) => {
                tracing::error!(%error, "the search failed");
                Err(error.into())
            }
        }
    }

    /// Logs a question, where the settings ask for that.
    pub(crate) fn asked(&self, question: &str) {
        if self.settings.log.questions {
            tracing::info!(question, "asked");
        }
    }

    /// The articles that the pages show: those of the embedded index, none for an engine.
    pub(crate) fn library(&self) -> Arc<Library> {
        self.embedded.as_ref().map(|embedded| embedded.library()).unwrap_or_default()
    }
}

impl App {
    /// The passage with its section as readers know it, in place of the id that the articles use.
    fn named(&self, mut passage: Passage) -> Passage {
        let locale = passage.metadata.get("locale").and_then(Value::as_str).map(str::to_owned);
        if let (Some(locale), Some(Value::String(section))) = (locale, passage.metadata.get_mut("section")) {
            *section = self.site.section_name(section, &locale);
        }
        passage
    }
}

/// What is wrong with the widget's folder, if anything.
pub(crate) fn widget_problem(path: &Path) -> Option<String> {
    let loader = path.join("citecore-widget.js");
    (!loader.is_file()).then(|| format!("{} is missing; `cargo xtask build` makes it", loader.display()))
}

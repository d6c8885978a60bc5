//! The embedded index: searched as it is, made anew in the background, and taken over without a pause.

use std::{
    path::PathBuf,
    sync::{Arc, PoisonError, RwLock},
    time::Duration,
};

use citecore::Passage;
use futures_util::future::BoxFuture;
use tokio::{
    task::spawn_blocking,
    time::{Instant, sleep_until},
};

use super::{
    Knowledge, KnowledgeError, Search, folder,
    library::{IndexError, Library, Shelving},
    store::{Header, Lock, Store},
    zendesk::HelpCenter,
};
use crate::settings::{KnowledgeKind, Settings};

/// Where the articles are from.
#[derive(Clone)]
enum Origin {
    Folder(PathBuf),
    HelpCenter(Arc<HelpCenter>),
}

/// The embedded index.
pub(crate) struct Embedded {
    articles: Origin,
    /// None where it is in memory alone.
    store: Option<Store>,
    /// What addresses of articles begin with.
    origin: Option<String>,
    /// The time between two looks for changes; none for none.
    refresh: Option<Duration>,
    now: RwLock<Now>,
    /// When the articles were last looked at, and taken over where they had changed.
    looked: RwLock<Instant>,
}

/// What is searched now.
#[derive(Clone, Default)]
struct Now {
    library: Arc<Library>,
    /// The generation that it is, where it is on disk.
    generation: Option<String>,
    /// What it was made of.
    fingerprint: String,
}

/// What [`index`] made.
#[derive(Clone)]
#[non_exhaustive]
pub struct Indexed {
    /// The index.
    pub library: Arc<Library>,
    /// The folder that keeps it; none where it was made in memory.
    pub kept_in: Option<PathBuf>,
}

/// Reads the articles that the settings name and indexes them, on disk where `knowledge.index` names a folder. Once it
/// returns, the index outlives whatever happens to the process. Errors: the articles can't be read, the index can't be
/// written; there is nothing to index for an engine.
pub async fn index(settings: &Settings) -> Result<Indexed, KnowledgeError> {
    if settings.knowledge.kind.engine().is_some() {
        return Err(KnowledgeError::NothingToIndex);
    }
    let embedded = Arc::new(Embedded::unopened(settings)?);
    let kept_in = embedded.store.as_ref().map(|store| store.root().to_owned());
    embedded.clone().build(true).await?;
    Ok(Indexed { library: embedded.library(), kept_in })
}

impl Embedded {
    /// Opens the index on disk where it is there and of the same articles, else makes it; for a help center that wasn't read
    /// yet it begins empty. Errors: it can't be made.
    pub(super) fn open(settings: &Settings) -> Result<Self, KnowledgeError> {
        let embedded = Self::unopened(settings)?;
        if embedded.take_over_current() {
            return Ok(embedded);
        }
        match &embedded.articles {
            Origin::HelpCenter(help_center) if !help_center.is_read() => {}
            _ => {
                let lock = embedded.store.as_ref().map(Store::lock).transpose()?;
                embedded.make(lock.as_ref())?;
            }
        }
        Ok(embedded)
    }

    fn unopened(settings: &Settings) -> Result<Self, KnowledgeError> {
        let knowledge = &settings.knowledge;
        let articles = match (knowledge.kind, &knowledge.index) {
            (KnowledgeKind::Zendesk, Some(index)) => {
                Origin::HelpCenter(Arc::new(HelpCenter::new(&knowledge.zendesk, index)?))
            }
            _ => Origin::Folder(knowledge.path.clone()),
        };
        Ok(Self {
            articles,
            store: knowledge.index.as_deref().map(Store::new),
            origin: settings.public_url.clone(),
            refresh: Some(knowledge.refresh).filter(|seconds| *seconds > 0.0).map(Duration::from_secs_f64),
            now: RwLock::default(),
            looked: RwLock::new(Instant::now()),
        })
    }

    /// What is searched now.
    pub(crate) fn library(&self) -> Arc<Library> {
        self.now().library
    }

    /// How long ago the articles were last looked at, and taken over where they had changed.
    pub(crate) fn age(&self) -> Duration {
        self.looked.read().unwrap_or_else(PoisonError::into_inner).elapsed()
    }

    /// Looks for changes again and again, and takes them over. Never returns.
    pub(crate) async fn keep_fresh(self: Arc<Self>) {
        let Some(every) = self.refresh else { return std::future::pending().await };
        loop {
            let next = Instant::now() + every;
            match Arc::clone(&self).build(false).await {
                Ok(true) => {
                    tracing::info!("the index was made anew");
                    for (path, reason) in self.library().skipped() {
                        tracing::warn!(path = %path.display(), reason, "passed over");
                    }
                }
                Ok(false) => {}
                Err(error) => tracing::warn!(%error, "the index stays as it is"),
            }
            sleep_until(next).await;
        }
    }

    /// Makes the index anew where the articles changed, or `always`. Gives whether it did. Errors: the articles can't be read,
    /// the index can't be written; it stays as it is then.
    async fn build(self: Arc<Self>, always: bool) -> Result<bool, KnowledgeError> {
        let lock = match &self.store {
            Some(store) => {
                let (this, store) = (Arc::clone(&self), store.clone());
                let locked = spawn_blocking(move || {
                    // Another process may have made it anew.
                    this.take_over_current();
                    store.lock()
                });
                Some(locked.await??)
            }
            None => None,
        };
        if let Origin::HelpCenter(help_center) = &self.articles {
            help_center.sync(lock.as_ref()).await?;
        }
        let made = spawn_blocking(move || {
            let changed = always || self.fingerprint()? != self.now().fingerprint;
            if changed {
                self.make(lock.as_ref())?;
            }
            *self.looked.write().unwrap_or_else(PoisonError::into_inner) = Instant::now();
            Ok::<bool, IndexError>(changed)
        });
        Ok(made.await??)
    }

    /// Takes over what is current on disk, unless it is that already. Gives whether there is something fitting.
    fn take_over_current(&self) -> bool {
        let Some(store) = &self.store else { return false };
        let opened = store.current().and_then(|current| match current {
            Some(name) if self.now().generation.as_ref() == Some(&name) => Ok(None),
            Some(name) => store.open(&name, self.origin.clone()).map(|opened| Some((name, opened))),
            None => Ok(None),
        });
        match opened {
            Ok(Some((name, (header, library)))) if header.source == self.source() => {
                self.replace(library, Some(name), header.fingerprint);
            }
            Ok(_) => {}
            Err(error) => tracing::warn!(%error, "the index on disk can't be used"),
        }
        self.now().generation.is_some()
    }

    fn make(&self, lock: Option<&Lock>) -> Result<(), IndexError> {
        let fingerprint = self.fingerprint()?;
        let fill = |shelving: &mut Shelving| match &self.articles {
            Origin::Folder(root) => folder::read(root, |article| shelving.add(article)),
            Origin::HelpCenter(help_center) => help_center.articles(|article| shelving.add(article)),
        };
        let (generation, library, skipped) = match (&self.store, lock) {
            (Some(store), Some(lock)) => {
                let header = Header::new(self.source(), fingerprint.clone());
                let (name, library, skipped) = store.publish(lock, &header, self.origin.clone(), fill)?;
                (Some(name), library, skipped)
            }
            _ => {
                let mut shelving = Shelving::new(None);
                let skipped = fill(&mut shelving)?;
                (None, shelving.finish(self.origin.clone())?.0, skipped)
            }
        };
        self.replace(library.with_skipped(skipped), generation, fingerprint);
        Ok(())
    }

    fn now(&self) -> Now {
        self.now.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn replace(&self, library: Library, generation: Option<String>, fingerprint: String) {
        let now = Now { library: Arc::new(library), generation, fingerprint };
        *self.now.write().unwrap_or_else(PoisonError::into_inner) = now;
    }

    /// The same as long as no article changes.
    fn fingerprint(&self) -> Result<String, IndexError> {
        match &self.articles {
            Origin::Folder(root) => Ok(folder::fingerprint(root)?),
            Origin::HelpCenter(help_center) => help_center.fingerprint(),
        }
    }

    /// An index of other articles isn't taken over.
    fn source(&self) -> String {
        match &self.articles {
            Origin::Folder(root) => {
                let root = std::path::absolute(root).unwrap_or_else(|_| root.clone());
                format!("folder {}", root.display())
            }
            Origin::HelpCenter(help_center) => format!("zendesk {}", help_center.base_url()),
        }
    }
}

impl Knowledge for Embedded {
    fn search(&self, search: Search) -> BoxFuture<'_, Result<Vec<Passage>, KnowledgeError>> {
        let library = self.library();
        Box::pin(async move {
            if library.is_empty() {
                return Err(KnowledgeError::Empty);
            }
            // Without holding up other requests.
            let found = spawn_blocking(move || {
                library.search(&search.queries, search.locale.as_deref(), search.limit)
            });
            Ok(found.await??)
        })
    }

    fn check(&self) -> BoxFuture<'_, Result<(), KnowledgeError>> {
        let there = if self.library().is_empty() { Err(KnowledgeError::Empty) } else { Ok(()) };
        Box::pin(std::future::ready(there))
    }
}

//! A Zendesk help center: read by its list of articles, kept on disk, and kept fresh by what changed.

mod api;
mod journal;
mod state;
mod sync;

use std::{
    path::{Path, PathBuf},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use self::{
    api::Api,
    journal::{Journal, Text},
};
use super::{KnowledgeError, article::Article, card::Card, html::Unread, library::IndexError, store::Lock};
use crate::settings::ZendeskSettings;

/// The journal, within the folder of the index.
const JOURNAL: &str = "zendesk.jsonl";

/// A help center.
pub(super) struct HelpCenter {
    api: Api,
    base_url: String,
    locales: Vec<String>,
    relist: Duration,
    journal: Arc<Mutex<Journal>>,
    path: PathBuf,
}

impl HelpCenter {
    /// The help center that the settings name, with what was read of it before. Errors: that can't be read; no TLS can be set
    /// up.
    pub(super) fn new(settings: &ZendeskSettings, index: &Path) -> Result<Self, KnowledgeError> {
        let path = index.join(JOURNAL);
        let base_url = settings.base_url.trim_end_matches('/').to_owned();
        Ok(Self {
            api: Api::new(settings).map_err(KnowledgeError::HelpCenter)?,
            locales: settings.locales.iter().map(|locale| locale.to_lowercase()).collect(),
            relist: Duration::from_secs_f64(settings.relist),
            journal: Arc::new(Mutex::new(open(&path, &base_url)?)),
            path,
            base_url,
        })
    }

    /// Its address.
    pub(super) fn base_url(&self) -> &str {
        &self.base_url
    }

    /// Was all of it read at least once?
    pub(super) fn is_read(&self) -> bool {
        self.journal().state().is_some_and(|state| state.listed > 0)
    }

    /// Reads what changed, or all of it where that is due, from where it was left off. Whoever calls it holds the folder's
    /// lock. Errors: the help center can't be read, the journal can't be written to; what was read until then is kept.
    pub(super) async fn sync(&self, _lock: Option<&Lock>) -> Result<(), KnowledgeError> {
        {
            let mut journal = self.journal();
            if journal.is_stale()? {
                *journal = open(&self.path, &self.base_url)?;
            }
        }
        sync::sync(self).await
    }

    /// The same as long as no article changes. Errors: none.
    pub(super) fn fingerprint(&self) -> Result<String, IndexError> {
        let journal = self.journal();
        let state = journal.state().cloned().unwrap_or_default();
        Ok(format!("{:x}-{}", state.edition, state.changes))
    }

    /// Hands over all articles that were read. Gives those that can't be, each with the reason. Errors: the journal can't be
    /// read; those of `take`.
    pub(super) fn articles(
        &self,
        mut take: impl FnMut(Article) -> Result<(), IndexError>,
    ) -> Result<Vec<(PathBuf, String)>, IndexError> {
        let mut skipped = Vec::new();
        self.journal().texts(|text| {
            let name = PathBuf::from(format!("{}/{}", text.locale, text.id));
            match article(text) {
                Ok(article) => take(article)?,
                Err(unread) => skipped.push((name, unread.to_string())),
            }
            Ok(())
        })?;
        Ok(skipped)
    }

    fn journal(&self) -> MutexGuard<'_, Journal> {
        self.journal.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What was read of that help center; nothing where it was another. Errors: it can't be read.
fn open(path: &Path, base_url: &str) -> Result<Journal, IndexError> {
    let journal = Journal::open(path)?;
    let is_its_own = journal.state().is_none_or(|state| state.source == base_url);
    Ok(if is_its_own { journal } else { Journal::anew(path) })
}

fn article(text: Text) -> Result<Article, Unread> {
    let card = Card {
        id: text.id,
        locale: text.locale,
        title: text.title,
        section: text.section,
        updated: text.updated,
        url: text.url,
    };
    Article::of_help_center(card, &text.body)
}

//! The parts of Zendesk's help center API that articles are read by.

use std::time::Duration;

use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use reqwest::Method;
use serde::{Deserialize, Deserializer, de::DeserializeOwned};
use serde_json::Value;
use tokio::time::sleep;

use crate::{
    backoff::backoff,
    knowledge::{
        EngineError,
        rest::{Body, Rest, basic},
    },
    settings::ZendeskSettings,
};

/// Articles of a page; Zendesk gives no more.
const PER_PAGE: usize = 100;
/// How long a page may take.
const PATIENCE: Duration = Duration::from_secs(60);
/// How often a page is asked for before the reading is left for later.
const TRIES: u32 = 5;
/// The longest wait that Zendesk may ask for, in seconds; it names at most a minute or so.
const LONGEST_WAIT: u64 = 600;

/// Zendesk's API, anonymously or as an agent.
pub(super) struct Api {
    rest: Rest,
    is_agent: bool,
}

/// A page of a list.
#[derive(Debug, Deserialize)]
pub(super) struct Page {
    pub(super) articles: Vec<Article>,
    #[serde(default)]
    sections: Vec<Section>,
    #[serde(default)]
    meta: Meta,
    /// Of a page of changes: when the last of them was made.
    #[serde(default)]
    pub(super) end_time: Option<u64>,
    #[serde(default)]
    pub(super) next_page: Option<String>,
}

/// Whether and where a list goes on.
#[derive(Debug, Default, Deserialize)]
struct Meta {
    #[serde(default)]
    has_more: bool,
    #[serde(default)]
    after_cursor: Option<String>,
}

impl Meta {
    fn next(&self) -> Option<String> {
        self.after_cursor.clone().filter(|_| self.has_more)
    }
}

/// An article in one locale.
#[derive(Debug, Deserialize)]
pub(super) struct Article {
    #[serde(deserialize_with = "id")]
    pub(super) id: String,
    pub(super) locale: String,
    #[serde(default)]
    pub(super) title: Option<String>,
    #[serde(default)]
    pub(super) body: Option<String>,
    #[serde(default)]
    pub(super) html_url: Option<String>,
    #[serde(default)]
    pub(super) draft: bool,
    #[serde(default, deserialize_with = "optional_id")]
    pub(super) section_id: Option<String>,
    #[serde(default)]
    pub(super) edited_at: Option<String>,
    #[serde(default)]
    pub(super) updated_at: Option<String>,
    #[serde(default)]
    user_segment_id: Option<Value>,
    #[serde(default)]
    user_segment_ids: Vec<Value>,
}

impl Article {
    /// May everybody read it? What only some may is never quoted to others.
    pub(super) fn is_public(&self) -> bool {
        self.user_segment_id.is_none() && self.user_segment_ids.is_empty()
    }
}

#[derive(Debug, Deserialize)]
struct Section {
    #[serde(deserialize_with = "id")]
    id: String,
    name: String,
}

impl Page {
    /// The cursor of the next page.
    pub(super) fn next(&self) -> Option<String> {
        self.meta.next()
    }

    /// The name of a section.
    pub(super) fn section(&self, id: &str) -> Option<String> {
        self.sections.iter().find(|section| section.id == id).map(|section| section.name.clone())
    }
}

/// An article's text in one locale.
#[derive(Debug, Deserialize)]
pub(super) struct Translation {
    pub(super) locale: String,
    #[serde(default)]
    pub(super) title: Option<String>,
    #[serde(default)]
    pub(super) body: Option<String>,
    #[serde(default)]
    pub(super) html_url: Option<String>,
    #[serde(default)]
    pub(super) draft: bool,
    #[serde(default)]
    pub(super) hidden: bool,
    #[serde(default)]
    pub(super) updated_at: Option<String>,
}

impl Api {
    /// The API of a help center. Errors: the token can't be sent; no TLS can be set up.
    pub(super) fn new(settings: &ZendeskSettings) -> Result<Self, EngineError> {
        let agent = settings
            .email
            .as_ref()
            .zip(settings.api_token.as_ref())
            .map(|(email, token)| ("authorization", basic(&format!("{email}/token"), token)));
        let is_agent = agent.is_some();
        let rest = Rest::new(&settings.base_url, agent, PATIENCE)?.hiding(settings.api_token.as_ref());
        Ok(Self { rest, is_agent })
    }

    /// May it ask for what changed? Only agents may.
    pub(super) fn may_ask_for_changes(&self) -> bool {
        self.is_agent
    }

    /// The locales of the help center.
    pub(super) async fn locales(&self) -> Result<Vec<String>, EngineError> {
        #[derive(Deserialize)]
        struct Locales {
            locales: Vec<String>,
        }
        let found: Locales = self.get("/api/v2/help_center/locales").await?;
        Ok(found.locales)
    }

    /// A page of all articles of a locale.
    pub(super) async fn articles(&self, locale: &str, after: Option<&str>) -> Result<Page, EngineError> {
        let cursor = after.map(|after| format!("&page[after]={}", encode(after))).unwrap_or_default();
        let locale = encode(locale);
        let query = format!("page[size]={PER_PAGE}&include=sections{cursor}");
        self.get(&format!("/api/v2/help_center/{locale}/articles?{query}")).await
    }

    /// A page of the articles that changed since a time, each in its own locale.
    pub(super) async fn changes(&self, since: u64) -> Result<Page, EngineError> {
        self.get(&format!("/api/v2/help_center/incremental/articles?start_time={since}")).await
    }

    /// An article in all its locales; none where there is no such article any more.
    pub(super) async fn translations(&self, id: &str) -> Result<Vec<Translation>, EngineError> {
        #[derive(Deserialize)]
        struct Translations {
            translations: Vec<Translation>,
            #[serde(default)]
            meta: Meta,
        }
        let mut all = Vec::new();
        let mut cursor = String::new();
        loop {
            let path = format!(
                "/api/v2/help_center/articles/{}/translations?page[size]={PER_PAGE}{cursor}",
                encode(id)
            );
            let page: Translations = match self.get(&path).await {
                Err(EngineError::Refused { status, .. }) if status == "status 404" => return Ok(Vec::new()),
                page => page?,
            };
            all.extend(page.translations);
            match page.meta.next() {
                Some(after) => cursor = format!("&page[after]={}", encode(&after)),
                None => return Ok(all),
            }
        }
    }

    /// Asks, and asks again after the wait that Zendesk asks for, or where the failure may pass.
    async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, EngineError> {
        let mut tries = 1;
        loop {
            let error = match self.rest.ask(Method::GET, path, Body::Nothing).await {
                Ok(value) => {
                    return serde_json::from_value(value)
                        .map_err(|error| EngineError::Unreadable(self.rest.for_the_log(&error.to_string())));
                }
                Err(error) => error,
            };
            let Some(wait) = wait(&error, tries).filter(|_| tries < TRIES) else { return Err(error) };
            tries += 1;
            tracing::debug!(%error, ?wait, "asking the help center again");
            sleep(wait).await;
        }
    }
}

/// How long to wait before it is asked once more, `tries` being those there were. None where it would fail again.
fn wait(error: &EngineError, tries: u32) -> Option<Duration> {
    match error {
        EngineError::Busy { retry_after: Some(seconds) } => {
            Some(Duration::from_secs((*seconds).min(LONGEST_WAIT)))
        }
        EngineError::Refused { status, .. } if !status.starts_with("status 5") => None,
        _ => Some(backoff(tries)),
    }
}

fn encode(part: &str) -> String {
    utf8_percent_encode(part, NON_ALPHANUMERIC).to_string()
}

/// Ids are numbers, or texts: Zendesk recommends to hold them as text.
fn id<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    optional_id(deserializer)?.ok_or_else(|| serde::de::Error::custom("expected an id"))
}

fn optional_id<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<String>, D::Error> {
    Ok(match Value::deserialize(deserializer)? {
        Value::Number(number) => Some(number.to_string()),
        Value::String(text) if !text.is_empty() => Some(text),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_are_those_that_are_asked_for_else_short_at_first() {
        let refused = |status: &str| EngineError::Refused { status: status.into(), said: String::new() };
        let busy = |retry_after| EngineError::Busy { retry_after };
        for error in [refused("status 500"), busy(None), EngineError::Slow] {
            for (tries, longest) in [(1, 450), (2, 900), (3, 1_800)] {
                assert!(wait(&error, tries).unwrap() <= Duration::from_millis(longest), "{error} {tries}");
            }
        }
        assert_eq!(wait(&busy(Some(17)), 1), Some(Duration::from_secs(17)));
        assert_eq!(wait(&busy(Some(9_999)), 1), Some(Duration::from_secs(LONGEST_WAIT)));
        assert_eq!(wait(&refused("status 403"), 1), None);
    }
}

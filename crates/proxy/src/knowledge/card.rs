//! What the lists show of an article, without its body.

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use serde::{Deserialize, Serialize};

/// What an id may hold besides letters and digits.
const PLAIN_IN_PATHS: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'_').remove(b'.');

/// An article's name, as it stands on lists. All cards are in memory, the bodies are in the index.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Card {
    /// Its name in addresses; the same in all locales.
    pub(crate) id: String,
    /// BCP 47.
    pub(crate) locale: String,
    /// What a reader knows it by.
    pub(crate) title: String,
    /// The section of the help center that it belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) section: Option<String>,
    /// When it was last changed, ISO 8601.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) updated: Option<String>,
    /// Where readers find it, if that isn't a page of the proxy's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) url: Option<String>,
}

impl Card {
    /// Its page on the proxy, without the origin.
    pub(crate) fn path(&self) -> String {
        article_path(&self.locale, &self.id)
    }
}

/// The path of an article's page.
pub(crate) fn article_path(locale: &str, id: &str) -> String {
    format!("/hc/{}/articles/{}", encode(locale), encode(id))
}

fn encode(part: &str) -> String {
    utf8_percent_encode(part, PLAIN_IN_PATHS).to_string()
}

#[cfg(test)]
mod tests {
    use super::article_path;

    #[test]
    fn paths_are_safe() {
        assert_eq!(article_path("en", "별 <1>"), "/hc/en/articles/%EB%B3%84%20%3C1%3E");
    }
}

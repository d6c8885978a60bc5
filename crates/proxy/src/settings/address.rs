//! Addresses of servers. Whoever writes one wrong may have written a password into it, so that what is found isn't repeated.

use reqwest::Url;

use super::{SettingsError, read::wrong};

/// What an address may have beside its scheme and its host.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    User,
    Path,
    Query,
    Fragment,
}

impl Part {
    fn is_in(self, url: &Url) -> bool {
        match self {
            Self::User => !url.username().is_empty() || url.password().is_some(),
            Self::Path => !matches!(url.path(), "" | "/"),
            Self::Query => url.query().is_some(),
            Self::Fragment => url.fragment().is_some(),
        }
    }

    fn found(self) -> &'static str {
        match self {
            Self::User => "one with a user",
            Self::Path => "one with a path",
            Self::Query => "one with a query",
            Self::Fragment => "one with a fragment",
        }
    }
}

/// An http or https address without these parts. Errors: it's none; says what is wrong with it and nothing of what it holds.
pub(super) fn address(
    setting: &str,
    expected: &str,
    value: &str,
    without: &[Part],
) -> Result<Url, SettingsError> {
    let found = match Url::parse(value) {
        Ok(url) if matches!(url.scheme(), "http" | "https") && url.has_host() => {
            match without.iter().find(|part| part.is_in(&url)) {
                Some(part) => part.found(),
                None => return Ok(url),
            }
        }
        _ if value.is_empty() => "",
        _ => "another text",
    };
    Err(wrong(setting, expected, found))
}

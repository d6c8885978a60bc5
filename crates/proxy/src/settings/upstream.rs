//! Who writes the answers.

use std::collections::HashMap;

use reqwest::header::HeaderValue;
use secrecy::{ExposeSecret, SecretString};
use serde::Deserialize;

use super::{
    SettingsError,
    address::{Part, address},
    named,
    read::wrong,
};

/// More tries keep a reader waiting for nothing.
const MOST_RETRIES: u32 = 5;

/// Kinds of upstreams.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
#[non_exhaustive]
pub enum UpstreamKind {
    /// Quotes the passages; needs no model.
    #[default]
    Extractive,
    /// Any server with OpenAI's `/chat/completions`.
    OpenAi,
    /// Azure OpenAI.
    Azure,
    /// Anthropic's messages.
    Anthropic,
}

impl UpstreamKind {
    /// The word that the settings have for it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Extractive => "extractive",
            Self::OpenAi => "openai",
            Self::Azure => "azure",
            Self::Anthropic => "anthropic",
        }
    }

    /// Where it is, unless it is said.
    fn address(self) -> Option<&'static str> {
        match self {
            Self::OpenAi => Some("https://api.openai.com/v1"),
            Self::Anthropic => Some("https://api.anthropic.com"),
            Self::Extractive | Self::Azure => None,
        }
    }

    /// The variable that its makers' own programs read the key from.
    fn variable(self) -> Option<&'static str> {
        match self {
            Self::OpenAi => Some("OPENAI_API_KEY"),
            Self::Azure => Some("AZURE_OPENAI_API_KEY"),
            Self::Anthropic => Some("ANTHROPIC_API_KEY"),
            Self::Extractive => None,
        }
    }
}

/// A key that a variable of the environment has.
pub(super) fn key_of(environment: &HashMap<String, String>, name: &str) -> Option<SecretString> {
    environment.get(name).map(|key| key.trim()).filter(|key| !key.is_empty()).map(Into::into)
}

impl TryFrom<String> for UpstreamKind {
    type Error = String;

    fn try_from(name: String) -> Result<Self, String> {
        let kinds = [
            ("extractive", Self::Extractive),
            ("openai", Self::OpenAi),
            ("azure", Self::Azure),
            ("anthropic", Self::Anthropic),
        ];
        named(kinds, &name)
    }
}

/// Who writes the answers.
///
/// ```
/// use citecore_proxy::{UpstreamKind, UpstreamSettings};
///
/// let settings = UpstreamSettings::default();
/// assert_eq!(settings.kind, UpstreamKind::Extractive);
/// assert_eq!(settings.retries, 2);
/// ```
#[derive(Clone, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[non_exhaustive]
pub struct UpstreamSettings {
    /// What kind it is.
    pub kind: UpstreamKind,
    /// Its address: `https://api.openai.com/v1`, `https://NAME.openai.azure.com` (or with `/openai/v1`), `https://api.anthropic.com`.
    pub base_url: Option<String>,
    /// Name of the model; at Azure, of the deployment.
    pub model: String,
    /// Its key; if left out, `OPENAI_API_KEY`, `AZURE_OPENAI_API_KEY` or `ANTHROPIC_API_KEY` of the environment, by its kind.
    pub api_key: Option<SecretString>,
    /// Azure's `api-version`, Anthropic's `anthropic-version`.
    pub api_version: Option<String>,
    /// Sent along where the profile sets none, 0 to 2.
    pub temperature: Option<f64>,
    /// At most so many tokens of an answer, where the profile sets no such limit.
    pub max_tokens: Option<u32>,
    /// How often a request that failed before the first byte is sent again, 0 to 5.
    pub retries: u32,
    /// Asked where this one fails before it has written anything. It has no fallback of its own.
    pub fallback: Option<Box<Self>>,
}

impl Default for UpstreamSettings {
    fn default() -> Self {
        Self {
            kind: UpstreamKind::default(),
            base_url: None,
            model: String::new(),
            api_key: None,
            api_version: None,
            temperature: None,
            max_tokens: None,
            retries: 2,
            fallback: None,
        }
    }
}

impl UpstreamSettings {
    /// Where it is; none where it's on this machine.
    pub(crate) fn address(&self) -> Option<&str> {
        match self.kind {
            UpstreamKind::Extractive => None,
            kind => self.base_url.as_deref().or(kind.address()),
        }
    }

    /// Takes keys that aren't set from the environment.
    pub(super) fn take_keys(&mut self, environment: &HashMap<String, String>) {
        if self.api_key.is_none() {
            self.api_key = self.kind.variable().and_then(|name| key_of(environment, name));
        }
        if let Some(fallback) = &mut self.fallback {
            fallback.take_keys(environment);
        }
    }

    /// A setting that is there and says nothing where no model is asked.
    fn of_a_model(&self) -> Option<&'static str> {
        if !self.model.trim().is_empty() {
            Some("model")
        } else {
            self.base_url.is_some().then_some("base_url")
        }
    }

    /// Errors: a setting isn't what it should be; `path` is where these settings stand.
    pub(super) fn check(&self, path: &str) -> Result<(), SettingsError> {
        let setting = |name: &str| format!("{path}.{name}");
        if self.kind != UpstreamKind::Extractive {
            let expected =
                "an http or https address without user, query and fragment, as https://api.openai.com/v1";
            let without = [Part::User, Part::Query, Part::Fragment];
            address(&setting("base_url"), expected, self.address().unwrap_or_default(), &without)?;
            if self.model.trim().is_empty() {
                return Err(wrong(&setting("model"), "the name of a model", ""));
            }
        } else if let Some(name) = self.of_a_model() {
            let expected = format!("{} beside it: openai, azure or anthropic", setting("kind"));
            return Err(wrong(&setting(name), &expected, "extractive, which has no model"));
        }
        let fits = |key: &SecretString| HeaderValue::from_str(key.expose_secret()).is_ok();
        if self.api_key.as_ref().is_some_and(|key| !fits(key)) {
            return Err(wrong(&setting("api_key"), "printable characters", "others"));
        }
        if let Some(version) =
            self.api_version.as_ref().filter(|version| HeaderValue::from_str(version).is_err())
        {
            return Err(wrong(&setting("api_version"), "a version, as 2024-10-21", version));
        }
        if let Some(temperature) = self.temperature.filter(|value| !(0.0..=2.0).contains(value)) {
            return Err(wrong(&setting("temperature"), "a number from 0 to 2", &temperature.to_string()));
        }
        if self.max_tokens == Some(0) {
            return Err(wrong(&setting("max_tokens"), "at least 1", "0"));
        }
        if self.retries > MOST_RETRIES {
            let expected = format!("a number from 0 to {MOST_RETRIES}");
            return Err(wrong(&setting("retries"), &expected, &self.retries.to_string()));
        }
        match &self.fallback {
            Some(fallback) if fallback.fallback.is_some() => {
                Err(wrong(&setting("fallback.fallback"), "no fallback of a fallback", "one"))
            }
            Some(fallback) => fallback.check(&setting("fallback")),
            None => Ok(()),
        }
    }
}

//! Whose requests are answered.

use secrecy::{ExposeSecret, SecretString};
use serde::Deserialize;

use super::{
    SettingsError,
    address::{Part, address},
    list,
    read::wrong,
};

/// Bytes of a secret: as many as the digest that it makes, or it is guessed sooner (RFC 7518, 3.2).
const LEAST_SECRET: usize = 32;

/// Tokens that requests have to bear. Without a secret and without keys, none has to.
///
/// ```
/// use citecore_proxy::AuthSettings;
///
/// let settings = AuthSettings::default();
/// assert!(settings.secret.is_none() && settings.jwks_url.is_none());
/// assert_eq!((settings.subject.as_str(), settings.leeway), ("sub", 60));
/// ```
#[derive(Clone, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[non_exhaustive]
pub struct AuthSettings {
    /// The secret that tokens are signed with (HS256), 32 bytes at least.
    pub secret: Option<SecretString>,
    /// The address of the JWK set whose RSA keys tokens are signed with (RS256).
    pub jwks_url: Option<String>,
    /// Who may have issued a token; in the environment, with commas between. None: it isn't looked at.
    #[serde(deserialize_with = "list::deserialize")]
    pub issuer: Vec<String>,
    /// For whom a token may be; in the environment, with commas between. None: a token must not name any.
    #[serde(deserialize_with = "list::deserialize")]
    pub audience: Vec<String>,
    /// Seconds by which clocks may differ.
    pub leeway: u64,
    /// The claim that tells clients apart, for their limits.
    pub subject: String,
    /// Seconds for which a JWK set holds, where its server doesn't say.
    pub refresh: f64,
    /// Seconds between two fetches of it, at least.
    pub floor: f64,
}

impl Default for AuthSettings {
    fn default() -> Self {
        Self {
            secret: None,
            jwks_url: None,
            issuer: Vec::new(),
            audience: Vec::new(),
            leeway: 60,
            subject: "sub".into(),
            refresh: 600.0,
            floor: 30.0,
        }
    }
}

impl AuthSettings {
    /// Errors: a setting isn't what it should be.
    pub(super) fn check(&self) -> Result<(), SettingsError> {
        if let Some(secret) = &self.secret
            && secret.expose_secret().len() < LEAST_SECRET
        {
            let found = format!("{} bytes", secret.expose_secret().len());
            return Err(wrong("auth.secret", &format!("at least {LEAST_SECRET} bytes"), &found));
        }
        if let Some(url) = &self.jwks_url {
            let expected = "an http or https address without a user, as https://login.example/jwks.json";
            address("auth.jwks_url", expected, url, &[Part::User])?;
        }
        if self.secret.is_none() && self.jwks_url.is_none() {
            for (name, value) in [("issuer", &self.issuer), ("audience", &self.audience)] {
                if !value.is_empty() {
                    let expected =
                        "auth.secret or auth.jwks_url beside it, without which no token is asked for";
                    return Err(wrong(&format!("auth.{name}"), expected, "neither"));
                }
            }
        }
        if self.leeway > 3_600 {
            let found = self.leeway.to_string();
            return Err(wrong("auth.leeway", "a number of seconds from 0 to 3600", &found));
        }
        if self.subject.is_empty() {
            return Err(wrong("auth.subject", "the name of a claim", ""));
        }
        for (name, value) in [("refresh", self.refresh), ("floor", self.floor)] {
            if !(value > 0.0 && value <= 86_400.0) {
                let expected = "a number of seconds above 0 and up to 86400";
                return Err(wrong(&format!("auth.{name}"), expected, &value.to_string()));
            }
        }
        Ok(())
    }
}

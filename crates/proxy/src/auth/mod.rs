//! Whose requests are answered: those that bear a token, where the settings want one.

mod keys;
mod refused;

use axum::http::{HeaderMap, header};
use jsonwebtoken::{Algorithm, DecodingKey, Validation, decode, decode_header, errors::ErrorKind};
use secrecy::ExposeSecret;
use serde_json::{Map, Value};

use self::keys::{KeyError, Keys};
use crate::settings::AuthSettings;

pub(crate) use refused::Refused;

/// The key isn't the one that it was signed with.
const FORGED: Refused = Refused::Wrong("somebody else signed it");

/// Checks tokens.
pub(crate) struct Auth {
    secret: Option<DecodingKey>,
    keys: Option<Keys>,
    settings: AuthSettings,
}

impl Auth {
    /// What checks the tokens that the settings want; none where they want none. Errors: no TLS can be set up.
    pub(crate) fn new(settings: &AuthSettings) -> Result<Option<Self>, String> {
        let secret = settings.secret.as_ref();
        let secret = secret.map(|secret| DecodingKey::from_secret(secret.expose_secret().as_bytes()));
        let keys = Keys::new(settings)?;
        let wanted = secret.is_some() || keys.is_some();
        Ok(wanted.then(|| Self { secret, keys, settings: settings.clone() }))
    }

    /// The subject of the token that the request bears, where it names one. Errors: it bears none that is any good.
    pub(crate) async fn subject(&self, headers: &HeaderMap) -> Result<Option<String>, Refused> {
        let token = bearer(headers)?;
        let header = decode_header(token).map_err(|_| Refused::Wrong("it can't be read"))?;
        if header.crit.is_some() {
            return Err(Refused::Wrong("it wants an extension to be understood"));
        }
        // The algorithm chooses among keys that are good for it alone: a public key never serves as a secret.
        let claims: Map<String, Value> = match (header.alg, &self.secret, &self.keys) {
            (Algorithm::HS256, Some(secret), _) => self.claims(token, header.alg, secret)?,
            (Algorithm::RS256, _, Some(keys)) => {
                let keys = keys.of(header.kid.as_deref()).await.map_err(|error| match error {
                    KeyError::Unknown => Refused::Wrong("nobody knows its key"),
                    KeyError::Many => Refused::Wrong("too many keys could be its own"),
                    KeyError::Unavailable => Refused::Unchecked,
                })?;
                let mut held = keys.iter().map(|key| self.claims(token, header.alg, key));
                held.find(|claims| *claims != Err(FORGED)).unwrap_or(Err(FORGED))?
            }
            _ => return Err(Refused::Wrong("its algorithm isn't one that is expected")),
        };
        Ok(match claims.get(&self.settings.subject) {
            Some(Value::String(subject)) if !subject.is_empty() => Some(subject.clone()),
            Some(Value::Number(subject)) => Some(subject.to_string()),
            _ => None,
        })
    }

    /// Does whoever has the keys answer? Errors: what keeps them from it.
    pub(crate) async fn check(&self) -> Result<(), String> {
        match &self.keys {
            Some(keys) => keys.check().await,
            None => Ok(()),
        }
    }

    fn claims(
        &self,
        token: &str,
        algorithm: Algorithm,
        key: &DecodingKey,
    ) -> Result<Map<String, Value>, Refused> {
        let mut validation = Validation::new(algorithm);
        validation.leeway = self.settings.leeway;
        validation.validate_nbf = true;
        if !self.settings.issuer.is_empty() {
            validation.set_issuer(&self.settings.issuer);
            validation.required_spec_claims.insert("iss".to_owned());
        }
        if !self.settings.audience.is_empty() {
            validation.set_audience(&self.settings.audience);
            validation.required_spec_claims.insert("aud".to_owned());
        }
        match decode(token, key, &validation) {
            Ok(data) => Ok(data.claims),
            Err(error) => Err(match error.kind() {
                ErrorKind::ExpiredSignature => Refused::Expired,
                ErrorKind::ImmatureSignature => Refused::Wrong("it isn't valid yet"),
                ErrorKind::InvalidSignature => FORGED,
                ErrorKind::InvalidIssuer => Refused::Wrong("`auth.issuer` doesn't list who issued it"),
                ErrorKind::InvalidAudience => Refused::Wrong("`auth.audience` doesn't list whom it is for"),
                ErrorKind::MissingRequiredClaim(_) => {
                    Refused::Wrong("it lacks `exp`, or `iss` or `aud` where they are set")
                }
                _ => Refused::Wrong("it can't be read"),
            }),
        }
    }
}

/// The token of `Authorization: Bearer …`. Errors: there is none, or more than one.
fn bearer(headers: &HeaderMap) -> Result<&str, Refused> {
    let mut values = headers.get_all(header::AUTHORIZATION).iter();
    let value = values.next().ok_or(Refused::Missing)?;
    if values.next().is_some() {
        return Err(Refused::Wrong("there are several"));
    }
    let value = value.to_str().map_err(|_| Refused::Wrong("it can't be read"))?;
    let (scheme, token) = value.trim().split_once(' ').ok_or(Refused::Missing)?;
    if !scheme.eq_ignore_ascii_case("bearer") {
        return Err(Refused::Missing);
    }
    Ok(token.trim())
}

//! The public keys that tokens are signed with: a JWK set (RFC 7517), kept for as long as its server says.

use std::{
    sync::{Arc, PoisonError, RwLock},
    time::{Duration, Instant},
};

use jsonwebtoken::{
    DecodingKey,
    jwk::{AlgorithmParameters, Jwk, KeyAlgorithm, PublicKeyUse},
};
use reqwest::{Client, Response, Url, header, redirect};
use serde::Deserialize;
use serde_json::Value;
use tokio::sync::{Mutex, OwnedMutexGuard};

use crate::settings::AuthSettings;

/// How long a fetch may take.
const PATIENCE: Duration = Duration::from_secs(5);
/// Between two tries to fetch the first set, as nobody is answered without.
const WITHOUT_ANY: Duration = Duration::from_secs(2);
/// Bytes of a set, and how long one is kept at most.
const MOST_BYTES: usize = 256 * 1024;
const LONGEST: Duration = Duration::from_secs(86_400);
/// A token is held against so many keys at most: who sends one that names none has each of them tried.
const MOST_TRIED: usize = 8;

/// Why there is no key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum KeyError {
    /// The set has none of that name.
    Unknown,
    /// There are too many that it could be.
    Many,
    /// There is no set: it couldn't be fetched so far.
    Unavailable,
}

/// A JWK set and where it comes from.
pub(super) struct Keys {
    inner: Arc<Inner>,
    /// When it was fetched last, or tried to be; held while it is.
    fetched: Arc<Mutex<Option<Instant>>>,
}

struct Inner {
    client: Client,
    url: Url,
    refresh: Duration,
    floor: Duration,
    set: RwLock<Option<Arc<Set>>>,
}

/// The keys that are good for signatures.
struct Set {
    keys: Vec<Key>,
    until: Instant,
}

/// A key with its name, where it has one.
struct Key {
    name: Option<String>,
    key: Arc<DecodingKey>,
}

#[derive(Deserialize)]
struct Document {
    keys: Vec<Value>,
}

impl Keys {
    /// The set of the settings, where they name one; it's fetched once it is needed. Errors: no TLS can be set up.
    pub(super) fn new(settings: &AuthSettings) -> Result<Option<Self>, String> {
        let Some(address) = &settings.jwks_url else { return Ok(None) };
        // Keys of whoever a redirect leads to would be keys of anybody's.
        let client = Client::builder().timeout(PATIENCE).redirect(redirect::Policy::none()).build();
        let inner = Inner {
            client: client.map_err(|error| error.to_string())?,
            url: address.parse().map_err(|_| "no address".to_owned())?,
            refresh: Duration::from_secs_f64(settings.refresh),
            floor: Duration::from_secs_f64(settings.floor),
            set: RwLock::default(),
        };
        Ok(Some(Self { inner: Arc::new(inner), fetched: Arc::default() }))
    }

    /// The keys of that name; without a name, all there are, as any of them may be meant. Fetches the set where it is too old or
    /// lacks the name, but not again and again: whoever makes up names would have it fetched for each. Errors: there is none, or
    /// there are too many to try.
    pub(super) async fn of(&self, name: Option<&str>) -> Result<Vec<Arc<DecodingKey>>, KeyError> {
        let known = self.inner.set().map(|set| (set.keys(name), set.until));
        let fetched = Arc::clone(&self.fetched);
        match known.filter(|(keys, _)| !matches!(keys, Err(KeyError::Unknown))) {
            Some((keys, until)) if until > Instant::now() => return keys,
            // Whoever comes first waits for the new set; the others make do with the old one meanwhile.
            Some((keys, _)) => match fetched.try_lock_owned() {
                Ok(fetched) => self.renew(fetched).await,
                Err(_) => return keys,
            },
            None => self.renew(fetched.lock_owned().await).await,
        }
        self.inner.set().ok_or(KeyError::Unavailable)?.keys(name)
    }

    /// Can it be fetched, and is a key in it? Errors: what is wrong.
    pub(super) async fn check(&self) -> Result<(), String> {
        let url = &self.inner.url;
        match self.inner.fetch().await {
            Ok(set) if set.keys.is_empty() => Err(format!("{url} has no key for RS256")),
            Ok(_) => Ok(()),
            Err(error) => Err(format!("{url}: {error}")),
        }
    }

    /// Fetches the set, unless that was done or tried just now.
    async fn renew(&self, mut fetched: OwnedMutexGuard<Option<Instant>>) {
        let floor = self.inner.floor;
        let floor = if self.inner.set().is_some() { floor } else { floor.min(WITHOUT_ANY) };
        if fetched.is_some_and(|at| at.elapsed() < floor) {
            return;
        }
        let inner = Arc::clone(&self.inner);
        // A task of its own comes to its end even where whoever asked goes away.
        let task = tokio::spawn(async move {
            inner.renew().await;
            *fetched = Some(Instant::now());
        });
        if let Err(error) = task.await {
            tracing::error!(%error, "the fetch of the keys was cut off");
        }
    }
}

impl Inner {
    fn set(&self) -> Option<Arc<Set>> {
        self.set.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Fetches the set. Where that fails, the old one stays.
    async fn renew(&self) {
        match self.fetch().await {
            Ok(set) => {
                tracing::info!(keys = set.keys.len(), "fetched the keys of tokens");
                *self.set.write().unwrap_or_else(PoisonError::into_inner) = Some(Arc::new(set));
            }
            Err(error) => tracing::warn!(error, "the keys of tokens can't be fetched; those at hand stay"),
        }
    }

    async fn fetch(&self) -> Result<Set, String> {
        let response = self.client.get(self.url.clone()).send().await;
        let response = response.map_err(|error| error.without_url().to_string())?;
        if !response.status().is_success() {
            return Err(format!("status {}", response.status()));
        }
        let keep = max_age(&response).unwrap_or(self.refresh).clamp(self.floor, LONGEST.max(self.floor));
        let body = body(response).await?;
        let document: Document = serde_json::from_slice(&body).map_err(|_| "no JWK set".to_owned())?;
        let keys = document.keys.iter().filter_map(usable).collect();
        Ok(Set { keys, until: Instant::now() + keep })
    }
}

impl Set {
    fn keys(&self, name: Option<&str>) -> Result<Vec<Arc<DecodingKey>>, KeyError> {
        let of_name = self.keys.iter().filter(|key| name.is_none() || key.name.as_deref() == name);
        let keys: Vec<_> = of_name.map(|key| Arc::clone(&key.key)).collect();
        match keys.len() {
            0 => Err(KeyError::Unknown),
            1..=MOST_TRIED => Ok(keys),
            _ => Err(KeyError::Many),
        }
    }
}

async fn body(mut response: Response) -> Result<Vec<u8>, String> {
    let mut body = Vec::new();
    while let Some(bytes) = response.chunk().await.map_err(|error| error.without_url().to_string())? {
        body.extend_from_slice(&bytes);
        if body.len() > MOST_BYTES {
            return Err(format!("more than {MOST_BYTES} bytes"));
        }
    }
    Ok(body)
}

/// `Cache-Control: max-age=…`; nothing where it may not be kept, so that it's kept for the shortest time there is.
fn max_age(response: &Response) -> Option<Duration> {
    let values = response.headers().get_all(header::CACHE_CONTROL);
    let values = values.iter().filter_map(|value| value.to_str().ok());
    let directives: Vec<&str> = values.flat_map(|value| value.split(',')).map(str::trim).collect();
    if directives
        .iter()
        .any(|name| name.eq_ignore_ascii_case("no-store") || name.eq_ignore_ascii_case("no-cache"))
    {
        return Some(Duration::ZERO);
    }
    directives.iter().find_map(|directive| {
        let (name, value) = directive.split_once('=')?;
        let value = value.trim_matches('"').parse().ok()?;
        name.eq_ignore_ascii_case("max-age").then(|| Duration::from_secs(value))
    })
}

/// The key, where it is an RSA key for RS256 signatures. Others may stand beside it, of kinds that nobody here knows.
fn usable(key: &Value) -> Option<Key> {
    let jwk: Jwk = serde_json::from_value(key.clone()).ok()?;
    let is_rsa = matches!(jwk.algorithm, AlgorithmParameters::RSA(_));
    let signs = matches!(jwk.common.public_key_use, None | Some(PublicKeyUse::Signature));
    let fits = matches!(jwk.common.key_algorithm, None | Some(KeyAlgorithm::RS256));
    let key = (is_rsa && signs && fits).then(|| DecodingKey::from_jwk(&jwk).ok())??;
    Some(Key { name: jwk.common.key_id, key: Arc::new(key) })
}

//! What clients may do.

use std::net::IpAddr;

use axum::http::HeaderName;
use citecore_wire::limits;
use ipnet::IpNet;
use secrecy::{ExposeSecret, SecretString};
use serde::Deserialize;

use super::{SettingsError, list, named, read::wrong};

/// Less than this, hyper has no room to read a request in.
const LEAST_HEADERS: usize = 1_024;
/// More is no header any more.
const MOST_HEADERS: usize = 1024 * 1024;

/// What clients may do, each of them and all together. Times are in seconds and may have a fraction.
///
/// ```
/// use citecore_proxy::Limits;
///
/// let limits = Limits::default();
/// assert_eq!((limits.concurrent, limits.per_minute), (2, 20));
/// assert_eq!(limits.tokens_per_day, None);
/// ```
#[derive(Clone, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[non_exhaustive]
pub struct Limits {
    /// Bytes of a request's body.
    pub body: usize,
    /// Bytes of a request's first line and headers.
    pub headers: usize,
    /// Characters of a question.
    pub question: usize,
    /// Bytes of the sources but for their metadata, the earlier turns and the answer to repair.
    pub context: usize,
    /// Answers of one client at the same time.
    pub concurrent: usize,
    /// Answers of one client in a minute; searches are counted apart, with the same limit.
    pub per_minute: u32,
    /// Answers of all clients at the same time.
    pub streams: usize,
    /// Tokens of all clients in a day of UTC, the prompts' and the answers'; none: no limit.
    pub tokens_per_day: Option<u64>,
    /// Time until an upstream's first byte.
    pub first_byte: f64,
    /// Time between two pieces of an upstream's answer.
    pub idle: f64,
    /// Time for a whole answer.
    pub whole: f64,
    /// Connections at the same time; those beyond wait.
    pub connections: usize,
    /// Time that a client may take for a request's headers.
    pub header_time: f64,
    /// Time that a client may take for a request's body.
    pub body_time: f64,
    /// Time that a client may leave what it is sent unread.
    pub write_time: f64,
    /// Time that a connection may be without a request.
    pub keep_alive: f64,
    /// Header with the client's address, where a proxy in front sets it: `x-forwarded-for`, `forwarded` or one with an address
    /// alone. Without `trusted_proxies`, the last address in it counts, whoever sent it.
    pub client_header: Option<String>,
    /// Networks of the proxies in front, as `10.0.0.0/8`. From anybody else the header counts for nothing; in it, the last
    /// address that is in none of them is the client's. In the environment, with commas between.
    #[serde(deserialize_with = "list::deserialize")]
    pub trusted_proxies: Vec<String>,
    /// Where several proxies count together.
    pub redis: RedisSettings,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            body: 256 * 1024,
            headers: 16 * 1024,
            question: limits::QUESTION,
            context: limits::CONTEXT,
            concurrent: 2,
            per_minute: 20,
            streams: 256,
            tokens_per_day: None,
            first_byte: 30.0,
            idle: 30.0,
            whole: 180.0,
            connections: 4_096,
            header_time: 10.0,
            body_time: 15.0,
            write_time: 30.0,
            keep_alive: 75.0,
            client_header: None,
            trusted_proxies: Vec::new(),
            redis: RedisSettings::default(),
        }
    }
}

impl Limits {
    /// Errors: a setting isn't what it should be.
    pub(super) fn check(&self) -> Result<(), SettingsError> {
        for (name, value) in [
            ("body", self.body),
            ("question", self.question),
            ("context", self.context),
            ("concurrent", self.concurrent),
            ("per_minute", self.per_minute as usize),
            ("streams", self.streams),
            ("connections", self.connections),
        ] {
            if value == 0 {
                return Err(wrong(&format!("limits.{name}"), "at least 1", "0"));
            }
        }
        if self.tokens_per_day == Some(0) {
            return Err(wrong("limits.tokens_per_day", "at least 1", "0"));
        }
        if !(LEAST_HEADERS..=MOST_HEADERS).contains(&self.headers) {
            let expected = format!("a number of bytes from {LEAST_HEADERS} to {MOST_HEADERS}");
            return Err(wrong("limits.headers", &expected, &self.headers.to_string()));
        }
        for (name, value) in [
            ("first_byte", self.first_byte),
            ("idle", self.idle),
            ("whole", self.whole),
            ("header_time", self.header_time),
            ("body_time", self.body_time),
            ("write_time", self.write_time),
            ("keep_alive", self.keep_alive),
            ("redis.timeout", self.redis.timeout),
            ("redis.lease", self.redis.lease),
        ] {
            if !(value > 0.0 && value <= 86_400.0) {
                let expected = "a number of seconds above 0 and up to 86400";
                return Err(wrong(&format!("limits.{name}"), expected, &value.to_string()));
            }
        }
        if let Some(name) = self.client_header.as_ref().filter(|name| name.parse::<HeaderName>().is_err()) {
            return Err(wrong("limits.client_header", "the name of a header", name));
        }
        for (index, text) in self.trusted_proxies.iter().enumerate() {
            if network(text).is_none() {
                let setting = format!("limits.trusted_proxies[{index}]");
                return Err(wrong(&setting, "a network, as 10.0.0.0/8, or an address", text));
            }
        }
        self.redis.check()
    }
}

/// A network, or an address as the network of it alone.
pub(crate) fn network(text: &str) -> Option<IpNet> {
    let alone = || text.parse::<IpAddr>().map(IpNet::from).ok();
    text.parse().ok().or_else(alone)
}

/// A Redis server in which several proxies count together.
///
/// ```
/// use citecore_proxy::{RedisSettings, WhenGone};
///
/// let settings = RedisSettings::default();
/// assert!(settings.url.is_none());
/// assert_eq!(settings.when_gone, WhenGone::Memory);
/// ```
#[derive(Clone, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[non_exhaustive]
pub struct RedisSettings {
    /// Its address, with user and password where it wants them: `redis://…`, `rediss://…` for TLS. Without one, each proxy
    /// counts in its own memory.
    pub url: Option<SecretString>,
    /// What its keys begin with.
    pub prefix: String,
    /// Seconds that it may take to answer.
    pub timeout: f64,
    /// Seconds after which the answers of a proxy that died count no more.
    pub lease: f64,
    /// What to do while it can't be reached.
    pub when_gone: WhenGone,
}

impl Default for RedisSettings {
    fn default() -> Self {
        Self {
            url: None,
            prefix: "citecore".into(),
            timeout: 0.5,
            lease: 30.0,
            when_gone: WhenGone::default(),
        }
    }
}

impl RedisSettings {
    fn check(&self) -> Result<(), SettingsError> {
        let readable = |url: &SecretString| redis::Client::open(url.expose_secret()).is_ok();
        if self.url.as_ref().is_some_and(|url| !readable(url)) {
            // The address may have a password in it.
            return Err(wrong("limits.redis.url", "an address, as redis://127.0.0.1:6379", "another text"));
        }
        Ok(())
    }
}

/// What to do while Redis can't be reached.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
#[non_exhaustive]
pub enum WhenGone {
    /// Count in this process's memory.
    #[default]
    Memory,
    /// Refuse what is to be counted.
    Refuse,
}

impl TryFrom<String> for WhenGone {
    type Error = String;

    fn try_from(name: String) -> Result<Self, String> {
        named([("memory", Self::Memory), ("refuse", Self::Refuse)], &name)
    }
}

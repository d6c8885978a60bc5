//! Counting in a Redis server that several proxies share.
//!
//! Each decision is one script, so that no two proxies decide at the same time. An answer that runs is a lease: the proxy that
//! writes it renews it, and where that proxy dies it ends by itself.

mod keeper;
mod link;
mod scripts;

use std::{sync::Arc, time::Duration};

use ::redis::Script;
use secrecy::ExposeSecret;

use self::{keeper::Keeper, link::Link};
use super::{client::Client, refusal::Refusal};
use crate::settings::Limits;

pub(super) use keeper::Lease;
pub(super) use link::Unavailable;

/// The server, and what is asked of it.
pub(super) struct Redis {
    link: Arc<Link>,
    keeper: Keeper,
    keys: Keys,
    lease: Duration,
    limits: [u64; 4],
    answer: Script,
    search: Script,
}

/// Names of what is kept there.
#[derive(Clone)]
struct Keys(String);

impl Keys {
    /// All running answers.
    fn streams(&self) -> String {
        format!("{}:streams", self.0)
    }

    /// The client's running answers.
    fn running(&self, client: Client) -> String {
        format!("{}:running:{client}", self.0)
    }

    /// How often the client asked, of late.
    fn answers(&self, client: Client) -> String {
        format!("{}:answers:{client}", self.0)
    }

    /// How often the client searched, of late.
    fn searches(&self, client: Client) -> String {
        format!("{}:searches:{client}", self.0)
    }

    /// The tokens of the day.
    fn tokens(&self) -> String {
        format!("{}:tokens", self.0)
    }
}

impl Redis {
    /// The server of the settings, where there is one; nothing is connected to yet. Errors: its address can't be used.
    pub(super) fn new(limits: &Limits) -> Result<Option<Self>, String> {
        let Some(url) = &limits.redis.url else { return Ok(None) };
        let client =
            ::redis::Client::open(url.expose_secret()).map_err(|error| error.category().to_owned())?;
        let link = Arc::new(Link::new(client, Duration::from_secs_f64(limits.redis.timeout)));
        let keys = Keys(limits.redis.prefix.clone());
        let lease = Duration::from_secs_f64(limits.redis.lease);
        Ok(Some(Self {
            keeper: Keeper::new(Arc::clone(&link), keys.clone(), lease),
            link,
            keys,
            lease,
            limits: [
                limits.streams as u64,
                limits.concurrent as u64,
                limits.per_minute.into(),
                limits.tokens_per_day.unwrap_or(0),
            ],
            answer: scripts::answer(),
            search: scripts::search(),
        }))
    }

    /// May this client search? Errors: Redis doesn't say.
    pub(super) async fn search(&self, client: Client) -> Result<Result<(), Refusal>, Unavailable> {
        let [_, _, per_minute, _] = self.limits;
        let mut asked = self.search.key(self.keys.searches(client));
        let wait: u64 = self.link.run(asked.arg(per_minute)).await?;
        Ok(if wait == 0 { Ok(()) } else { Err(Refusal::TooOften(seconds(wait))) })
    }

    /// May this client have an answer? Errors: Redis doesn't say.
    pub(super) async fn answer(&self, client: Client) -> Result<Result<Lease, Refusal>, Unavailable> {
        // Before it is asked for, so that it's given back even if nobody waits for what was decided.
        let lease = self.keeper.lease(client);
        let mut asked = self.answer.key(self.keys.streams());
        asked.key(self.keys.running(client)).key(self.keys.answers(client)).key(self.keys.tokens());
        asked.arg(lease.name()).arg(micros(self.lease)).arg(&self.limits[..]);
        let (decided, wait): (String, u64) = self.link.run(&asked).await?;
        let refusal = match decided.as_str() {
            "granted" => {
                lease.begin();
                return Ok(Ok(lease));
            }
            "too often" => Refusal::TooOften(seconds(wait)),
            "too many at once" => Refusal::TooManyAtOnce,
            "spent" => Refusal::Spent(seconds(wait)),
            _ => Refusal::Overloaded,
        };
        lease.forget();
        Ok(Err(refusal))
    }

    /// Tokens were spent.
    pub(super) fn spend(&self, tokens: u64) {
        let [.., per_day] = self.limits;
        if per_day > 0 {
            self.keeper.spend(tokens);
        }
    }

    /// Does it answer? Errors: what keeps it from it.
    pub(super) async fn check(&self) -> Result<(), String> {
        self.link.ping().await
    }

    /// Waits a little until it knows which answers ended.
    pub(super) async fn settle(&self) {
        self.keeper.settle().await;
    }
}

fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}

fn seconds(micros: u64) -> u64 {
    micros.div_ceil(1_000_000)
}

//! What one client, and all of them together, may do: at the same time, in a minute, in a day.

mod address;
mod client;
mod memory;
mod redis;
mod refusal;
mod tokens;

use std::sync::Arc;

use self::{
    memory::{Memory, Running},
    redis::{Redis, Unavailable},
};
use crate::{
    error::Failure,
    settings::{Limits, WhenGone},
};

pub(crate) use address::Addresses;
pub(crate) use client::Client;
pub(crate) use refusal::Refusal;
pub(crate) use tokens::Bill;

/// Counts, in this process's memory or in a Redis server that several proxies share.
#[derive(Clone)]
pub(crate) struct Gate(Arc<Inner>);

struct Inner {
    memory: Memory,
    redis: Option<Redis>,
    when_gone: WhenGone,
}

/// The right to one answer; dropping it gives it back.
#[derive(Debug)]
#[must_use = "an answer counts as running for as long as its permit is kept"]
pub(crate) struct Permit {
    _held: Held,
}

#[derive(Debug)]
#[expect(dead_code, reason = "held for what happens when they are dropped")]
enum Held {
    Memory(Running),
    Redis(redis::Lease),
}

impl Gate {
    /// A gate with these limits; nothing is connected to yet. Errors: the address of Redis can't be used.
    pub(crate) fn new(limits: &Limits) -> Result<Self, String> {
        let redis = Redis::new(limits)?;
        Ok(Self(Arc::new(Inner { memory: Memory::new(limits), redis, when_gone: limits.redis.when_gone })))
    }

    /// May this client search? Errors: 429 where it did too often.
    pub(crate) async fn search(&self, client: Client) -> Result<(), Failure> {
        let inner = &self.0;
        if let Some(redis) = &inner.redis {
            match redis.search(client).await {
                Ok(decided) => return decided.map_err(Failure::from),
                Err(Unavailable) => inner.may_go_on()?,
            }
        }
        Ok(inner.memory.search(client)?)
    }

    /// May this client have an answer? Errors: 429 where it has too many, or the day's tokens are spent; 503 where all
    /// clients together have too many.
    pub(crate) async fn answer(&self, client: Client) -> Result<Permit, Failure> {
        let inner = &self.0;
        if let Some(redis) = &inner.redis {
            match redis.answer(client).await {
                Ok(decided) => return Ok(Permit { _held: Held::Redis(decided?) }),
                Err(Unavailable) => inner.may_go_on()?,
            }
        }
        Ok(Permit { _held: Held::Memory(inner.memory.answer(client)?) })
    }

    /// Tokens were spent.
    fn spend(&self, tokens: u64) {
        self.0.memory.spend(tokens);
        if let Some(redis) = &self.0.redis {
            redis.spend(tokens);
        }
    }

    /// Does Redis answer, where there is one? Errors: what keeps it from it.
    pub(crate) async fn check(&self) -> Result<(), String> {
        match &self.0.redis {
            Some(redis) => redis.check().await,
            None => Ok(()),
        }
    }

    /// Waits a little until Redis knows which answers ended.
    pub(crate) async fn settle(&self) {
        if let Some(redis) = &self.0.redis {
            redis.settle().await;
        }
    }
}

impl Inner {
    fn may_go_on(&self) -> Result<(), Refusal> {
        match self.when_gone {
            WhenGone::Memory => Ok(()),
            WhenGone::Refuse => Err(Refusal::Uncounted),
        }
    }
}

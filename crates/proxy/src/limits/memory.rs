//! Counting in this process's memory.

use std::{
    collections::HashMap,
    num::NonZeroU32,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU32, Ordering},
    },
    time::{SystemTime, UNIX_EPOCH},
};

use governor::{Quota, RateLimiter, clock::Clock, state::keyed::DashMapStateStore};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::{client::Client, refusal::Refusal};
use crate::settings::Limits;

/// After so many requests, clients that were quiet for a minute are forgotten.
const FORGET_EVERY: u32 = 1_000;
/// Seconds.
const DAY: u64 = 86_400;

type PerMinute = RateLimiter<Client, DashMapStateStore<Client>, governor::clock::DefaultClock>;
type Count = Mutex<HashMap<Client, usize>>;

/// The counts.
pub(super) struct Memory {
    answers: PerMinute,
    searches: PerMinute,
    concurrent: usize,
    running: Arc<Count>,
    streams: Arc<Semaphore>,
    tokens_per_day: Option<u64>,
    spent: Mutex<Spent>,
    requests: AtomicU32,
}

/// The tokens of a day, counted from the beginning of 1970.
#[derive(Default)]
struct Spent {
    day: u64,
    tokens: u64,
}

/// A running answer; dropping it ends it.
#[derive(Debug)]
pub(super) struct Running {
    client: Client,
    running: Arc<Count>,
    _stream: OwnedSemaphorePermit,
}

impl Drop for Running {
    fn drop(&mut self) {
        let mut running = lock(&self.running);
        if let Some(count) = running.get_mut(&self.client) {
            *count -= 1;
            if *count == 0 {
                running.remove(&self.client);
            }
        }
    }
}

impl Memory {
    /// Nothing is counted yet.
    pub(super) fn new(limits: &Limits) -> Self {
        let quota = Quota::per_minute(NonZeroU32::new(limits.per_minute).unwrap_or(NonZeroU32::MIN));
        Self {
            answers: RateLimiter::dashmap(quota),
            searches: RateLimiter::dashmap(quota),
            concurrent: limits.concurrent,
            running: Arc::default(),
            streams: Arc::new(Semaphore::new(limits.streams.min(Semaphore::MAX_PERMITS))),
            tokens_per_day: limits.tokens_per_day,
            spent: Mutex::default(),
            requests: 0.into(),
        }
    }

    /// May this client search?
    pub(super) fn search(&self, client: Client) -> Result<(), Refusal> {
        self.tidy();
        within(&self.searches, client)
    }

    /// May this client have an answer?
    pub(super) fn answer(&self, client: Client) -> Result<Running, Refusal> {
        self.tidy();
        self.within_the_day(now())?;
        let stream = Arc::clone(&self.streams).try_acquire_owned().map_err(|_| Refusal::Overloaded)?;
        {
            let mut running = lock(&self.running);
            let count = running.entry(client).or_insert(0);
            if *count >= self.concurrent {
                return Err(Refusal::TooManyAtOnce);
            }
            *count += 1;
        }
        let running = Running { client, running: Arc::clone(&self.running), _stream: stream };
        within(&self.answers, client)?;
        Ok(running)
    }

    /// Tokens were spent.
    pub(super) fn spend(&self, tokens: u64) {
        if self.tokens_per_day.is_some() {
            let mut spent = self.spent_on(now() / DAY);
            spent.tokens = spent.tokens.saturating_add(tokens);
        }
    }

    /// Are there tokens left at that time, in seconds since the beginning of 1970?
    fn within_the_day(&self, now: u64) -> Result<(), Refusal> {
        let Some(most) = self.tokens_per_day else { return Ok(()) };
        if self.spent_on(now / DAY).tokens < most { Ok(()) } else { Err(Refusal::Spent(DAY - now % DAY)) }
    }

    fn spent_on(&self, day: u64) -> MutexGuard<'_, Spent> {
        let mut spent = lock(&self.spent);
        if spent.day != day {
            *spent = Spent { day, tokens: 0 };
        }
        spent
    }

    fn tidy(&self) {
        let count = self.requests.fetch_add(1, Ordering::Relaxed);
        if count % FORGET_EVERY == FORGET_EVERY - 1 {
            self.answers.retain_recent();
            self.searches.retain_recent();
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

fn within(limiter: &PerMinute, client: Client) -> Result<(), Refusal> {
    limiter.check_key(&client).map_err(|not_until| {
        let wait = not_until.wait_time_from(limiter.clock().now());
        Refusal::TooOften(wait.as_secs() + 1)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one() -> Client {
        Client::with_subject("one")
    }

    fn other() -> Client {
        Client::with_subject("other")
    }

    fn memory(per_minute: u32, concurrent: usize, streams: usize) -> Memory {
        Memory::new(&Limits { per_minute, concurrent, streams, ..Limits::default() })
    }

    #[test]
    fn a_client_has_so_many_answers_at_once() {
        let memory = memory(100, 2, 100);
        let first = memory.answer(one()).unwrap();
        let _second = memory.answer(one()).unwrap();
        assert_eq!(memory.answer(one()).unwrap_err(), Refusal::TooManyAtOnce);
        memory.answer(other()).unwrap();
        drop(first);
        memory.answer(one()).unwrap();
        assert!(lock(&memory.running).get(&other()).is_none());
    }

    #[test]
    fn a_client_has_so_many_answers_in_a_minute() {
        let memory = memory(3, 10, 10);
        for _ in 0..3 {
            memory.answer(one()).unwrap();
        }
        let refused = memory.answer(one()).unwrap_err();
        assert!(matches!(refused, Refusal::TooOften(1..=21)), "{refused:?}");
        memory.answer(other()).unwrap();
        memory.search(one()).unwrap();
    }

    #[test]
    fn all_clients_together_have_so_many_answers() {
        let memory = memory(10, 10, 1);
        let running = memory.answer(one()).unwrap();
        assert_eq!(memory.answer(other()).unwrap_err(), Refusal::Overloaded);
        drop(running);
        memory.answer(other()).unwrap();
    }

    #[test]
    fn a_day_has_so_many_tokens() {
        let memory = Memory::new(&Limits { tokens_per_day: Some(100), ..Limits::default() });
        memory.spend(99);
        memory.answer(one()).unwrap();
        memory.spend(u64::MAX);
        assert!(matches!(memory.answer(other()), Err(Refusal::Spent(1..=DAY))));
        let today = now() / DAY * DAY;
        assert_eq!(memory.within_the_day(today + 10), Err(Refusal::Spent(DAY - 10)));
        memory.within_the_day(today + DAY).unwrap();
    }
}

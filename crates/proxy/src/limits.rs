//! What one client, and all of them together, may do at the same time and in a minute.

use std::{
    collections::HashMap,
    net::{IpAddr, Ipv6Addr},
    num::NonZeroU32,
    sync::{Arc, Mutex, PoisonError},
};

use axum::http::{HeaderMap, HeaderName};
use citecore_wire::Problem;
use governor::{Quota, RateLimiter, clock::Clock, state::keyed::DashMapStateStore};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::{error::Failure, settings::Limits};

/// After so many requests, clients that were quiet for a minute are forgotten.
const FORGET_EVERY: u32 = 1_000;

type PerMinute = RateLimiter<IpAddr, DashMapStateStore<IpAddr>, governor::clock::DefaultClock>;

/// Counts in this process's memory.
pub(crate) struct Gate {
    answers: PerMinute,
    searches: PerMinute,
    concurrent: usize,
    running: Arc<Mutex<HashMap<IpAddr, usize>>>,
    streams: Arc<Semaphore>,
    client_header: Option<HeaderName>,
    requests: std::sync::atomic::AtomicU32,
}

/// The right to one answer; dropping it gives it back.
#[derive(Debug)]
pub(crate) struct Permit {
    client: IpAddr,
    running: Arc<Mutex<HashMap<IpAddr, usize>>>,
    _stream: OwnedSemaphorePermit,
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = running.get_mut(&self.client) {
            *count -= 1;
            if *count == 0 {
                running.remove(&self.client);
            }
        }
    }
}

impl Gate {
    /// A gate with these limits.
    pub(crate) fn new(limits: &Limits) -> Self {
        let quota = Quota::per_minute(NonZeroU32::new(limits.per_minute).unwrap_or(NonZeroU32::MIN));
        Self {
            answers: RateLimiter::dashmap(quota),
            searches: RateLimiter::dashmap(quota),
            concurrent: limits.concurrent,
            running: Arc::default(),
            streams: Arc::new(Semaphore::new(limits.streams.min(Semaphore::MAX_PERMITS))),
            client_header: limits.client_header.as_ref().and_then(|name| name.parse().ok()),
            requests: 0.into(),
        }
    }

    /// Who asks: the address of the connection, or the last one in the header that a proxy in front sets. Of an IPv6
    /// address the network counts, as a client has all of it.
    pub(crate) fn client(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let told = self.client_header.as_ref().and_then(|name| headers.get_all(name).iter().next_back());
        let told = told.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
        match told.unwrap_or(peer).to_canonical() {
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
            }
            address => address,
        }
    }

    /// May this client search?
    pub(crate) fn search(&self, client: IpAddr) -> Result<(), Failure> {
        self.tidy();
        within(&self.searches, client)
    }

    /// May this client have an answer? Errors: 429 where it has too many, 503 where all clients together have.
    pub(crate) fn answer(&self, client: IpAddr) -> Result<Permit, Failure> {
        self.tidy();
        let stream = Arc::clone(&self.streams).try_acquire_owned().map_err(|_| {
            let detail = "The assistant has too much to do right now. Please try again.";
            Failure(Problem::new(503, "overloaded", detail).retry_after(5))
        })?;
        {
            let mut running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
            let count = running.entry(client).or_insert(0);
            if *count >= self.concurrent {
                let detail = "Another answer is still being written. Please wait for it.";
                return Err(Failure(Problem::new(429, "too-many-at-once", detail).retry_after(2)));
            }
            *count += 1;
        }
        let permit = Permit { client, running: Arc::clone(&self.running), _stream: stream };
        within(&self.answers, client)?;
        Ok(permit)
    }

    fn tidy(&self) {
        let count = self.requests.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        if count % FORGET_EVERY == FORGET_EVERY - 1 {
            self.answers.retain_recent();
            self.searches.retain_recent();
        }
    }
}

fn within(limiter: &PerMinute, client: IpAddr) -> Result<(), Failure> {
    limiter.check_key(&client).map_err(|not_until| {
        let wait = not_until.wait_time_from(limiter.clock().now());
        let problem =
            Problem::new(429, "rate-limited", "Too many questions in a minute. Please wait a little.");
        Failure(problem.retry_after(wait.as_secs() + 1))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 1));
    const OTHER: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 2));

    fn gate(per_minute: u32, concurrent: usize, streams: usize) -> Gate {
        Gate::new(&Limits { per_minute, concurrent, streams, ..Limits::default() })
    }

    fn refused<T: std::fmt::Debug>(result: Result<T, Failure>) -> (u16, String) {
        let Failure(problem) = result.unwrap_err();
        assert!(problem.retry_after.is_some_and(|seconds| seconds > 0));
        (problem.status, problem.code)
    }

    #[test]
    fn a_client_has_so_many_answers_at_once() {
        let gate = gate(100, 2, 100);
        let first = gate.answer(ONE).unwrap();
        let _second = gate.answer(ONE).unwrap();
        assert_eq!(refused(gate.answer(ONE)), (429, "too-many-at-once".into()));
        gate.answer(OTHER).unwrap();
        drop(first);
        gate.answer(ONE).unwrap();
        assert!(gate.running.lock().unwrap().get(&OTHER).is_none());
    }

    #[test]
    fn a_client_has_so_many_answers_in_a_minute() {
        let gate = gate(3, 10, 10);
        for _ in 0..3 {
            gate.answer(ONE).unwrap();
        }
        assert_eq!(refused(gate.answer(ONE)), (429, "rate-limited".into()));
        gate.answer(OTHER).unwrap();
        gate.search(ONE).unwrap();
    }

    #[test]
    fn all_clients_together_have_so_many_answers() {
        let gate = gate(10, 10, 1);
        let permit = gate.answer(ONE).unwrap();
        assert_eq!(refused(gate.answer(OTHER)), (503, "overloaded".into()));
        drop(permit);
        gate.answer(OTHER).unwrap();
    }

    #[test]
    fn clients_are_told_apart_by_address() {
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", "198.51.100.7, 192.0.2.2".parse().unwrap());
        let direct = gate(1, 1, 1);
        assert_eq!(direct.client(ONE, &headers), ONE);
        let behind =
            Gate::new(&Limits { client_header: Some("x-forwarded-for".into()), ..Limits::default() });
        assert_eq!(behind.client(ONE, &headers), OTHER);
        assert_eq!(behind.client(ONE, &HeaderMap::new()), ONE);
        let network = |address: &str| direct.client(address.parse().unwrap(), &headers);
        assert_eq!(network("2001:db8:1:2:3::4"), network("2001:db8:1:2:9::9"));
        assert_ne!(network("2001:db8:1:2::4"), network("2001:db8:1:3::4"));
        assert_eq!(network("::ffff:192.0.2.1"), ONE);
    }
}

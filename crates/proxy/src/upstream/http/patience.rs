//! How long an upstream may take, and the bytes that come in that time.

use std::time::Duration;

use reqwest::Response;
use tokio::time::{Instant, timeout_at};

use crate::{settings::Limits, upstream::UpstreamError};

/// An answer with more bytes than this on the wire is no answer.
const MOST_BYTES: usize = 8 * 1024 * 1024;
/// How long is waited for what may come after the end of an answer: what it cost.
const AFTERWARDS: Duration = Duration::from_secs(2);

/// How long an upstream may take.
#[derive(Clone, Copy, Debug)]
pub(in crate::upstream) struct Patience {
    /// Until the first byte of its answer.
    pub(super) first_byte: Duration,
    /// Between two pieces.
    idle: Duration,
}

impl Patience {
    pub(in crate::upstream) fn new(limits: &Limits) -> Self {
        Self {
            first_byte: Duration::from_secs_f64(limits.first_byte),
            idle: Duration::from_secs_f64(limits.idle),
        }
    }
}

/// The bytes of a response, whose first are there already.
pub(super) struct Bytes {
    pub(super) response: Response,
    pub(super) first: Option<Vec<u8>>,
    pub(super) patience: Patience,
    pub(super) until: Instant,
    pub(super) count: usize,
}

impl Bytes {
    /// The next bytes; none where the connection ended. Of an answer that is whole but for the end of its connection, nothing is
    /// missed. Errors: it broke off, took too long, or never ends.
    pub(super) async fn next(&mut self, whole: bool) -> Result<Option<Vec<u8>>, UpstreamError> {
        let arrived = match self.first.take() {
            Some(first) => Some(first),
            None => self.wait(whole).await?,
        };
        self.count += arrived.as_ref().map_or(0, Vec::len);
        if self.count > MOST_BYTES {
            return Err(UpstreamError::Unreadable("the answer doesn't end".into()));
        }
        Ok(arrived)
    }

    async fn wait(&mut self, whole: bool) -> Result<Option<Vec<u8>>, UpstreamError> {
        let idle = if whole { self.patience.idle.min(AFTERWARDS) } else { self.patience.idle };
        let quiet = Instant::now() + idle;
        match timeout_at(self.until.min(quiet), self.response.chunk()).await {
            Ok(Ok(bytes)) => Ok(bytes.map(|bytes| bytes.to_vec())),
            Ok(Err(_)) | Err(_) if whole => Ok(None),
            Ok(Err(_)) => Err(UpstreamError::BrokeOff),
            Err(_) => Err(UpstreamError::Slow(if quiet < self.until { "idle" } else { "whole" })),
        }
    }

    /// All bytes there are. Errors: as [`Bytes::next`].
    pub(super) async fn all(&mut self) -> Result<Vec<u8>, UpstreamError> {
        let mut all = Vec::new();
        while let Some(bytes) = self.next(false).await? {
            all.extend_from_slice(&bytes);
        }
        Ok(all)
    }
}

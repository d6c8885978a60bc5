//! How long an upstream may take, and the bytes that come in that time.

use std::time::Duration;

use axum::body;
use futures_util::{StreamExt, future::poll_immediate, stream::BoxStream};
use reqwest::Response;
use tokio::{
    task::yield_now,
    time::{Instant, timeout_at},
};

use super::kind::{Kind, media_type};
use crate::{settings::Limits, upstream::UpstreamError};

/// An answer with more bytes than this on the wire is no answer.
const MOST_BYTES: usize = 8 * 1024 * 1024;
/// So many bytes aren't kept back for what may have come with them.
const MOST_AT_ONCE: usize = 16 * 1024;
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

/// The bytes of a response.
pub(super) struct Bytes {
    /// Its body alone: what belongs to its head would hold on to the buffer that it was read into.
    body: BoxStream<'static, Result<body::Bytes, reqwest::Error>>,
    /// What it is said to be, and what it looks like.
    pub(super) kind: Kind,
    /// What came of the body and isn't given yet.
    ahead: Option<Arrived>,
    patience: Patience,
    until: Instant,
    /// When no more is waited for what may come after the end of the answer.
    afterwards: Option<Instant>,
    count: usize,
}

/// What comes of a body: bytes, an error, or its end.
type Arrived = Option<Result<body::Bytes, reqwest::Error>>;

impl Bytes {
    /// Those of that response, once the first are there. Errors: none are there before it ends, or they are of a page.
    pub(super) async fn begin(
        response: Response,
        patience: Patience,
        until: Instant,
    ) -> Result<Self, UpstreamError> {
        let media_type = media_type(&response);
        let mut body = response.bytes_stream().boxed();
        let Some(Ok(first)) = body.next().await else { return Err(UpstreamError::BrokeOff) };
        let kind = Kind::of(media_type, &first)?;
        Ok(Self { body, kind, ahead: Some(Some(Ok(first))), patience, until, afterwards: None, count: 0 })
    }

    /// The next bytes; none where the connection ended. Of an answer that is whole but for the end of its connection, nothing is
    /// missed. Errors: it broke off, took too long, or never ends.
    pub(super) async fn next(&mut self, whole: bool) -> Result<Option<Vec<u8>>, UpstreamError> {
        let Some(first) = self.wait(whole).await? else { return Ok(None) };
        let mut arrived = first.to_vec();
        // Deltas that came in one packet are given one by one, each once the task that reads the connection had its turn. Together
        // they cost as much as one of them.
        while arrived.len() < MOST_AT_ONCE {
            yield_now().await;
            match poll_immediate(self.body.next()).await {
                Some(Some(Ok(bytes))) => arrived.extend_from_slice(&bytes),
                Some(end) => {
                    self.ahead = Some(end);
                    break;
                }
                None => break,
            }
        }
        self.count += arrived.len();
        if self.count > MOST_BYTES {
            return Err(UpstreamError::Unreadable("the answer doesn't end".into()));
        }
        Ok(Some(arrived))
    }

    async fn wait(&mut self, whole: bool) -> Result<Option<body::Bytes>, UpstreamError> {
        let now = Instant::now();
        let quiet = if whole {
            // Measured once: comments that keep a connection alive would renew it for ever.
            *self.afterwards.get_or_insert(now + self.patience.idle.min(AFTERWARDS))
        } else {
            now + self.patience.idle
        };
        if whole && quiet <= now {
            return Ok(None);
        }
        let arrived = match self.ahead.take() {
            Some(arrived) => Ok(arrived),
            None => timeout_at(self.until.min(quiet), self.body.next()).await,
        };
        match arrived {
            Ok(None) => Ok(None),
            Ok(Some(Ok(bytes))) => Ok(Some(bytes)),
            Ok(Some(Err(_))) | Err(_) if whole => Ok(None),
            Ok(Some(Err(_))) => Err(UpstreamError::BrokeOff),
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

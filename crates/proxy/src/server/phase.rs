//! Where a connection is between two requests.

use std::{
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU8, Ordering},
    },
    task::{Context, Poll},
};

use axum::body::{Body, Bytes};
use http_body::{Body as _, Frame, SizeHint};
use hyper::body::Incoming;

/// What a connection does. Its socket and its service both have to know: the one sees bytes, the other requests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    /// It was made, and nothing came yet.
    Fresh,
    /// The last response is over.
    Idle,
    /// A request has begun to come.
    Heading,
    /// A request is being answered.
    Answering,
}

/// The phase of one connection.
#[derive(Clone, Debug, Default)]
pub(super) struct Shared(Arc<State>);

#[derive(Debug, Default)]
struct State {
    phase: AtomicU8,
    /// The body of the request is read to its end.
    is_read: AtomicBool,
}

impl Shared {
    pub(super) fn get(&self) -> Phase {
        const ALL: [Phase; 4] = [Phase::Fresh, Phase::Idle, Phase::Heading, Phase::Answering];
        ALL[usize::from(self.0.phase.load(Ordering::Relaxed)) % ALL.len()]
    }

    pub(super) fn set(&self, phase: Phase) {
        self.0.phase.store(phase as u8, Ordering::Relaxed);
    }

    /// Is the body of the request read to its end?
    pub(super) fn is_read(&self) -> bool {
        self.0.is_read.load(Ordering::Relaxed)
    }

    fn set_read(&self, is_read: bool) {
        self.0.is_read.store(is_read, Ordering::Relaxed);
    }
}

/// A request's body, which notes whether it's read to its end.
pub(super) struct Asking {
    body: Incoming,
    phase: Shared,
}

impl Asking {
    pub(super) fn new(body: Incoming, phase: Shared) -> Self {
        phase.set_read(body.is_end_stream());
        Self { body, phase }
    }
}

impl http_body::Body for Asking {
    type Data = Bytes;
    type Error = hyper::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, hyper::Error>>> {
        let frame = Pin::new(&mut self.body).poll_frame(context);
        if matches!(frame, Poll::Ready(None)) || self.body.is_end_stream() {
            self.phase.set_read(true);
        }
        frame
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// A response's body. The connection is idle once it's dropped.
pub(super) struct Answering {
    pub(super) body: Body,
    pub(super) phase: Shared,
}

impl Drop for Answering {
    fn drop(&mut self) {
        self.phase.set(Phase::Idle);
    }
}

impl http_body::Body for Answering {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

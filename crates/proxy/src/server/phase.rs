//! Where a connection is between two requests.

use std::{
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicU8, Ordering},
    },
    task::{Context, Poll},
};

use axum::body::{Body, Bytes};
use http_body::{Frame, SizeHint};

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
pub(super) struct Shared(Arc<AtomicU8>);

impl Shared {
    pub(super) fn get(&self) -> Phase {
        const ALL: [Phase; 4] = [Phase::Fresh, Phase::Idle, Phase::Heading, Phase::Answering];
        ALL[usize::from(self.0.load(Ordering::Relaxed)) % ALL.len()]
    }

    pub(super) fn set(&self, phase: Phase) {
        self.0.store(phase as u8, Ordering::Relaxed);
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

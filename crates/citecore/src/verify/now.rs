//! Work that may rest on its way, done without a rest.

use std::{
    pin::pin,
    task::{Context, Poll, Waker},
};

/// What a future comes to that waits for nothing.
pub(crate) fn now<T>(future: impl Future<Output = T>) -> T {
    let mut future = pin!(future);
    let mut context = Context::from_waker(Waker::noop());
    loop {
        if let Poll::Ready(done) = future.as_mut().poll(&mut context) {
            return done;
        }
    }
}

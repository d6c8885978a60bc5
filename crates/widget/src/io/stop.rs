//! Ending what is under way.

use std::{
    cell::Cell,
    future::poll_fn,
    pin::Pin,
    rc::Rc,
    task::{Poll, Waker},
};

use gloo_timers::callback::Interval;
use js_sys::{Date, Promise};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::{AbortController, AbortSignal};

use crate::io::{Failure, code};

/// How often it is looked whether something came, in milliseconds.
const LOOK: u32 = 1_000;

/// What ended it.
#[derive(Clone, Copy)]
enum End {
    /// The reader.
    Stopped,
    /// Nothing came any more.
    Stalled,
}

/// Ends one exchange: its requests, and the wait for functions of the page that don't heed the signal.
#[derive(Clone)]
pub(crate) struct Stop {
    controller: AbortController,
    ended: Rc<Cell<Option<End>>>,
    /// Who waits for something, one thing after the other.
    waiting: Rc<Cell<Option<Waker>>>,
    /// When something came last, in milliseconds.
    heard: Rc<Cell<f64>>,
}

impl Stop {
    /// None where the browser has no `AbortController`.
    pub(crate) fn new() -> Option<Self> {
        Some(Self {
            controller: AbortController::new().ok()?,
            ended: Rc::default(),
            waiting: Rc::default(),
            heard: Rc::default(),
        })
    }

    pub(crate) fn signal(&self) -> AbortSignal {
        self.controller.signal()
    }

    pub(crate) fn stop(&self) {
        self.end(End::Stopped);
    }

    fn end(&self, end: End) {
        if self.ended.get().is_none() {
            self.ended.set(Some(end));
            self.controller.abort();
            self.waiting.take().into_iter().for_each(Waker::wake);
        }
    }

    /// Something came.
    pub(crate) fn heard(&self) {
        self.heard.set(Date::now());
    }

    /// Ends it when nothing comes for so many milliseconds, as long as what this gives is kept.
    pub(crate) fn patience(&self, silence: u32) -> Interval {
        self.heard();
        let stop = self.clone();
        Interval::new(LOOK, move || {
            if Date::now() - stop.heard.get() >= f64::from(silence) {
                stop.end(End::Stalled);
            }
        })
    }

    /// What a promise comes to. Errors: `stopped` or `stalled`, else what `failure` makes of its rejection.
    ///
    /// It is no race with a promise of the end: that would hold on to everything that it was ever raced with.
    pub(crate) async fn wait(
        &self,
        promise: &JsValue,
        failure: fn(&JsValue) -> Failure,
    ) -> Result<JsValue, Failure> {
        let mut coming = JsFuture::from(Promise::resolve(promise));
        let came = poll_fn(|context| {
            if let Some(end) = self.ended.get() {
                return Poll::Ready(Err(end));
            }
            let came = Pin::new(&mut coming).poll(context);
            if came.is_pending() {
                self.waiting.set(Some(context.waker().clone()));
            }
            came.map(Ok)
        });
        match came.await {
            Ok(came) => came.map_err(|thrown| failure(&thrown)),
            Err(End::Stopped) => Err(Failure::stopped()),
            Err(End::Stalled) => Err(Failure::new(code::STALLED, "nothing came any more")),
        }
    }
}

//! Ending what is under way.

use std::{cell::Cell, rc::Rc};

use gloo_timers::callback::Interval;
use js_sys::{Array, Date, Function, Promise};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::{AbortController, AbortSignal};

use crate::io::Failure;

/// How often it is looked whether something came, in milliseconds.
const LOOK: u32 = 1_000;

/// Ends one exchange: its requests, and the wait for functions of the page that don't heed the signal.
#[derive(Clone)]
pub(crate) struct Stop {
    controller: AbortController,
    stopped: Promise,
    resolve: Function,
    /// Nothing came any more; else the reader stopped it.
    stalled: Rc<Cell<bool>>,
    /// When something came last, in milliseconds.
    heard: Rc<Cell<f64>>,
}

impl Stop {
    /// None where the browser has no `AbortController`.
    pub(crate) fn new() -> Option<Self> {
        let mut resolve = None;
        let stopped = Promise::new(&mut |yes, _| resolve = Some(yes));
        Some(Self {
            controller: AbortController::new().ok()?,
            stopped,
            resolve: resolve?,
            stalled: Rc::default(),
            heard: Rc::default(),
        })
    }

    pub(crate) fn signal(&self) -> AbortSignal {
        self.controller.signal()
    }

    pub(crate) fn stop(&self) {
        self.controller.abort();
        // It resolves a promise of our own, which can't fail.
        let _ = self.resolve.call0(&JsValue::NULL);
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
            if Date::now() - stop.heard.get() >= f64::from(silence) && !stop.signal().aborted() {
                stop.stalled.set(true);
                stop.stop();
            }
        })
    }

    /// What a promise comes to. Errors: `stopped` or `stalled`, else what `failure` makes of its rejection.
    pub(crate) async fn wait(
        &self,
        promise: &JsValue,
        failure: impl FnOnce(&JsValue) -> Failure,
    ) -> Result<JsValue, Failure> {
        let race = Promise::race(&Array::of2(promise, &self.stopped));
        let value = JsFuture::from(race).await;
        if self.stalled.get() {
            return Err(Failure::new("stalled", "nothing came any more"));
        }
        if self.signal().aborted() {
            return Err(Failure::stopped());
        }
        value.map_err(|thrown| failure(&thrown))
    }
}

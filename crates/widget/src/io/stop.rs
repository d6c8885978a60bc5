//! Stopping what is under way.

use js_sys::{Array, Function, Promise};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::{AbortController, AbortSignal};

use crate::io::Failure;

/// Stops one exchange: its requests, and the wait for functions of the page that don't heed the signal.
#[derive(Clone)]
pub(crate) struct Stop {
    controller: AbortController,
    stopped: Promise,
    resolve: Function,
}

impl Stop {
    /// None where the browser has no `AbortController`.
    pub(crate) fn new() -> Option<Self> {
        let mut resolve = None;
        let stopped = Promise::new(&mut |yes, _| resolve = Some(yes));
        Some(Self { controller: AbortController::new().ok()?, stopped, resolve: resolve? })
    }

    pub(crate) fn signal(&self) -> AbortSignal {
        self.controller.signal()
    }

    pub(crate) fn stop(&self) {
        self.controller.abort();
        // It resolves a promise of our own, which can't fail.
        let _ = self.resolve.call0(&JsValue::NULL);
    }

    /// What a promise comes to. Errors: `stopped`, else what `failure` makes of its rejection.
    pub(crate) async fn wait(
        &self,
        promise: &JsValue,
        failure: impl FnOnce(&JsValue) -> Failure,
    ) -> Result<JsValue, Failure> {
        let race = Promise::race(&Array::of2(promise, &self.stopped));
        let value = JsFuture::from(race).await;
        if self.signal().aborted() {
            return Err(Failure::stopped());
        }
        value.map_err(|thrown| failure(&thrown))
    }
}

//! Long work in short pieces, so that a page is drawn and heard meanwhile.

use js_sys::{Date, Promise};
use leptos::prelude::document;
use wasm_bindgen_futures::JsFuture;

/// How long a piece may take, in milliseconds: half of a frame.
const PIECE: f64 = 8.0;

/// Knows when work has gone on for long enough.
pub(crate) struct Pause {
    since: f64,
}

impl Pause {
    pub(crate) fn begin() -> Self {
        Self { since: Date::now() }
    }

    /// Leaves the page to itself for a moment, where it's time to.
    pub(crate) async fn when_due(&mut self) {
        if Date::now() - self.since >= PIECE {
            self.rest().await;
        }
    }

    /// Leaves the page to itself for a moment; not one that nobody sees, to which a moment is a second.
    pub(crate) async fn rest(&mut self) {
        if !document().hidden() {
            let _ = JsFuture::from(moment(0)).await;
        }
        self.since = Date::now();
    }
}

/// Comes after so many milliseconds.
pub(crate) fn moment(milliseconds: i32) -> Promise {
    Promise::new(&mut |resolve, _| {
        let timer = web_sys::window().map(|window| {
            window.set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, milliseconds)
        });
        // A window that takes no callback doesn't pause.
        if !matches!(timer, Some(Ok(_))) {
            let _ = resolve.call0(&resolve);
        }
    })
}

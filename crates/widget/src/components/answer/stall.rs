//! A sign that more is to come, where nothing has come for a while: a model that pauses in the middle of an answer looks like one
//! that is done.

use gloo_timers::callback::Timeout;
use web_sys::HtmlElement;

use crate::state::Kept;

/// After so many milliseconds without anything new. Shorter pauses are a model's usual pace.
const STALLED: u32 = 3_000;

/// The class of an answer, and of one that has stalled.
pub(super) const CLASS: &str = "answer";
const CLASS_OF_STALLED: &str = "answer stalled";

/// Watches over an answer's element while it grows.
#[derive(Clone)]
pub(super) struct Stall {
    answer: HtmlElement,
    timer: Kept<Option<Timeout>>,
}

impl Stall {
    pub(super) fn new(answer: HtmlElement) -> Self {
        Self { answer, timer: Kept::new(None) }
    }

    /// Something new is shown; more is to come.
    pub(super) fn grew(&self) {
        self.end();
        let answer = self.answer.clone();
        self.timer.set(Some(Timeout::new(STALLED, move || answer.set_class_name(CLASS_OF_STALLED))));
    }

    /// Nothing more is to come.
    pub(super) fn end(&self) {
        self.timer.set(None);
        self.answer.set_class_name(CLASS);
    }
}

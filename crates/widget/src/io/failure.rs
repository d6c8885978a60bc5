//! What went wrong in the world.

use citecore_wire::Problem;
use js_sys::{Error, Reflect};
use wasm_bindgen::JsValue;

/// What a failure is told by that comes from no response.
pub(crate) mod code {
    /// No connection.
    pub(crate) const NETWORK: &str = "network";
    /// No connection, and the browser knows of none.
    pub(crate) const OFFLINE: &str = "offline";
    /// The wasm's second part didn't come.
    pub(crate) const LOAD: &str = "load";
    /// The response ended before it was whole.
    pub(crate) const CUT: &str = "cut";
    /// Nothing came any more.
    pub(crate) const STALLED: &str = "stalled";
    /// The model wrote as much as it may.
    pub(crate) const LENGTH: &str = "length";
    /// The answer, or a part of it, was withheld, as the proxy calls it too.
    pub(crate) const WITHHELD: &str = "withheld";
    /// A function of the page failed, or gave what can't be used.
    pub(crate) const PAGE: &str = "page";
    /// The response can't be read.
    pub(crate) const UNREADABLE: &str = "unreadable";
    /// The reader stopped it.
    pub(crate) const STOPPED: &str = "stopped";
    /// The widget is no longer there.
    pub(crate) const UNMOUNTED: &str = "unmounted";
    /// An exchange came to what it never does.
    pub(crate) const INTERNAL: &str = "internal";
}

/// Why there is no answer, or only a part of one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Failure {
    /// The proxy's code, or `http-500` and the like where a response has none; the engine's, as `invalid-input`; or one of [`code`].
    pub(crate) code: String,
    /// For those who look for the cause.
    pub(crate) detail: String,
    /// The HTTP status; 0 where there was no response.
    pub(crate) status: u16,
    /// Seconds after which another try may succeed.
    pub(crate) retry_after: Option<u64>,
}

impl Failure {
    pub(crate) fn new(code: &str, detail: impl Into<String>) -> Self {
        Self { code: code.to_owned(), detail: detail.into(), status: 0, retry_after: None }
    }

    /// A response without good news, which says nothing of why.
    pub(super) fn of_status(status: u16) -> Self {
        Self { status, ..Self::new(&format!("http-{status}"), "") }
    }

    /// The reader stopped it.
    pub(crate) fn stopped() -> Self {
        Self::new(code::STOPPED, "stopped by the reader")
    }

    pub(crate) fn is_stopped(&self) -> bool {
        self.code == code::STOPPED
    }

    /// What a function of the page has thrown.
    pub(crate) fn of_page(thrown: &JsValue) -> Self {
        let message = Reflect::get(thrown, &"message".into()).ok().and_then(|message| message.as_string());
        Self::new(code::PAGE, message.or_else(|| thrown.as_string()).unwrap_or_default())
    }

    /// As a JavaScript error with a `code`.
    pub(crate) fn to_error(&self, message: &str) -> JsValue {
        let error = Error::new(message);
        // A fresh error takes every property.
        let _ = Reflect::set(&error, &"code".into(), &self.code.as_str().into());
        error.into()
    }
}

impl From<Problem> for Failure {
    fn from(problem: Problem) -> Self {
        let Problem { code, detail, status, retry_after, .. } = problem;
        let code = if code.is_empty() { Self::of_status(status).code } else { code };
        Self { code, detail, status, retry_after }
    }
}

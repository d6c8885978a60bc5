//! Failures of requests, as `application/problem+json`.

use std::error::Error;

use axum::{
    Json,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use citecore_wire::Problem;

use crate::{feedback::FeedbackError, knowledge::KnowledgeError, limits::Refusal, upstream::UpstreamError};

/// Seconds after which a client may try again, where nobody can know.
pub(crate) const TRY_AGAIN: u64 = 5;
/// The most seconds that a client is told, whatever a server behind this one asks for.
pub(crate) const LATEST: u64 = 600;

/// The code of the problem that a response is, for the log.
#[derive(Clone, Debug)]
pub(crate) struct Code(pub(crate) String);

/// A request that can't be served.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Failure(pub(crate) Problem);

impl Failure {
    /// A field of the body that can't be used: `context.sources[2]: expected number 3, found 7`.
    pub(crate) fn field(path: &str, message: &str) -> Self {
        Self(Problem::new(400, "malformed", format!("{path}: {message}")))
    }

    /// A field of the body that is too long.
    pub(crate) fn too_long(path: &str, what: &str, most: usize, found: usize) -> Self {
        Self(Problem::new(413, "too-large", format!("{path}: expected at most {most} {what}, found {found}")))
    }

    /// Nothing is at that address.
    pub(crate) fn not_found() -> Self {
        Self(Problem::new(404, "not-found", "There is nothing at this address."))
    }

    /// Something is at that address, but takes another method.
    pub(crate) fn method_not_allowed() -> Self {
        Self(Problem::new(405, "method-not-allowed", "This address doesn't take that method."))
    }

    /// None of the file's bytes are in that range, or there are several.
    pub(crate) fn range() -> Self {
        Self(Problem::new(416, "range-not-satisfiable", "That range of the file can't be given."))
    }

    /// The server was told to stop, and has no more time for an answer.
    pub(crate) fn stopping() -> Self {
        let detail = "The assistant was stopped before its answer was whole. Please try again.";
        Self(Problem::new(503, "stopping", detail).retry_after(TRY_AGAIN))
    }

    /// The server failed; the log says why.
    pub(crate) fn internal() -> Self {
        Self(internal_problem())
    }
}

/// What a client is told where the server failed.
pub(crate) fn internal_problem() -> Problem {
    Problem::new(500, "internal", "The server failed. Its log says why.")
}

/// Says on one line why something failed, with the causes that it doesn't tell already.
///
/// ```
/// use std::{fmt, io};
///
/// #[derive(Debug)]
/// struct Unread(io::Error);
///
/// impl fmt::Display for Unread {
///     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
///         f.write_str("the index can't be read")
///     }
/// }
///
/// impl std::error::Error for Unread {
///     fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
///         Some(&self.0)
///     }
/// }
///
/// let error = Unread(io::Error::other("the disk is gone"));
/// assert_eq!(citecore_proxy::causes(&error), "the index can't be read: the disk is gone");
/// ```
pub fn causes(error: &dyn Error) -> String {
    let mut said = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        let why = error.to_string();
        if !said.contains(&why) {
            said = format!("{said}: {why}");
        }
        cause = error.source();
    }
    said
}

impl From<UpstreamError> for Failure {
    fn from(error: UpstreamError) -> Self {
        Self(error.problem())
    }
}

impl From<KnowledgeError> for Failure {
    fn from(error: KnowledgeError) -> Self {
        Self(error.problem())
    }
}

impl From<FeedbackError> for Failure {
    fn from(error: FeedbackError) -> Self {
        Self(error.problem())
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Self {
        Self(refusal.problem())
    }
}

impl From<citecore::Error> for Failure {
    fn from(error: citecore::Error) -> Self {
        Self(Problem::new(400, "malformed", error.to_string()))
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.0.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let retry_after = self.0.retry_after;
        let code = Code(self.0.code.clone());
        let mut response = (status, Json(self.0)).into_response();
        response.extensions_mut().insert(code);
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/problem+json"));
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        if let Some(seconds) = retry_after {
            headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

//! Why a request isn't answered.

use axum::{
    http::{HeaderValue, header},
    response::{IntoResponse, Response},
};
use citecore_wire::Problem;

use crate::error::Failure;

/// Seconds after which to try again where the keys can't be had.
const LATER: u64 = 5;

/// What is wrong with a request's token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refused {
    /// There is none.
    Missing,
    /// Its time is over.
    Expired,
    /// It is no good; why, in words for the log.
    Wrong(&'static str),
    /// Nobody can tell: the keys can't be had.
    Unchecked,
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        // The words of RFC 6750, section 3.
        let (problem, challenge) = match self {
            Self::Missing => {
                let detail = "Authorization: expected `Bearer` and a token.";
                (Problem::new(401, "token-missing", detail), Some("Bearer"))
            }
            Self::Expired => (
                Problem::new(401, "token-expired", "The token has expired."),
                Some("Bearer error=\"invalid_token\", error_description=\"expired\""),
            ),
            Self::Wrong(_) => (
                Problem::new(401, "token-wrong", "The token isn't valid here."),
                Some("Bearer error=\"invalid_token\""),
            ),
            Self::Unchecked => {
                let detail = "The token can't be checked right now. Please try again.";
                (Problem::new(503, "keys-unavailable", detail).retry_after(LATER), None)
            }
        };
        let mut response = Failure(problem).into_response();
        if let Some(challenge) = challenge {
            response.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static(challenge));
        }
        response
    }
}

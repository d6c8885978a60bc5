//! Why a request isn't answered.

use axum::{
    http::{HeaderValue, header},
    response::{IntoResponse, Response},
};
use citecore_wire::Problem;

use crate::error::{Failure, TRY_AGAIN};

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

impl Refused {
    /// What the client is told.
    fn problem(self) -> Problem {
        match self {
            Self::Missing => {
                Problem::new(401, "token-missing", "Authorization: expected `Bearer` and a token.")
            }
            Self::Expired => Problem::new(401, "token-expired", "The token has expired."),
            Self::Wrong(_) => Problem::new(401, "token-wrong", "The token isn't valid here."),
            Self::Unchecked => {
                let detail = "The token can't be checked right now. Please try again.";
                Problem::new(503, "keys-unavailable", detail).retry_after(TRY_AGAIN)
            }
        }
    }

    /// What the client has to bring, in the words of RFC 6750, section 3.
    fn challenge(self) -> Option<&'static str> {
        match self {
            Self::Missing => Some("Bearer"),
            Self::Expired => Some("Bearer error=\"invalid_token\", error_description=\"expired\""),
            Self::Wrong(_) => Some("Bearer error=\"invalid_token\""),
            Self::Unchecked => None,
        }
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let mut response = Failure(self.problem()).into_response();
        if let Some(challenge) = self.challenge() {
            response.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static(challenge));
        }
        response
    }
}

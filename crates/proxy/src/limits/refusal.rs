//! Why a client may not.

use citecore_wire::Problem;

use crate::error::TRY_AGAIN;

/// Seconds after which to try again where only another answer of the same client has to end.
const SOON: u64 = 2;

/// Why a client may not have what it asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refusal {
    /// All clients together have too many answers running.
    Overloaded,
    /// It has too many answers running.
    TooManyAtOnce,
    /// It asked too often in a minute; seconds until it may again.
    TooOften(u64),
    /// The tokens of the day are spent; seconds until the next day.
    Spent(u64),
    /// Nobody can count it.
    Uncounted,
}

impl Refusal {
    /// What the client is told.
    pub(crate) fn problem(self) -> Problem {
        let (status, code, detail, seconds) = match self {
            Self::Overloaded => (
                503,
                "overloaded",
                "The assistant has too much to do right now. Please try again.",
                TRY_AGAIN,
            ),
            Self::TooManyAtOnce => {
                (429, "too-many-at-once", "Another answer is still being written. Please wait for it.", SOON)
            }
            Self::TooOften(seconds) => {
                (429, "rate-limited", "Too many questions in a minute. Please wait a little.", seconds)
            }
            Self::Spent(seconds) => (
                429,
                "tokens-spent",
                "The assistant has answered as much as it may today. Please come back tomorrow.",
                seconds,
            ),
            Self::Uncounted => (
                503,
                "limits-unavailable",
                "The assistant can't answer right now. Please try again.",
                TRY_AGAIN,
            ),
        };
        Problem::new(status, code, detail).retry_after(seconds.max(1))
    }
}

//! Why a client may not.

use citecore_wire::Problem;

use crate::error::Failure;

/// Seconds after which to try again, where nobody can know.
const SOON: u64 = 2;
const LATER: u64 = 5;

/// Why a client may not have what it asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Refusal {
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

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Self {
        let (status, code, detail, seconds) = match refusal {
            Refusal::Overloaded => {
                (503, "overloaded", "The assistant has too much to do right now. Please try again.", LATER)
            }
            Refusal::TooManyAtOnce => {
                (429, "too-many-at-once", "Another answer is still being written. Please wait for it.", SOON)
            }
            Refusal::TooOften(seconds) => {
                (429, "rate-limited", "Too many questions in a minute. Please wait a little.", seconds)
            }
            Refusal::Spent(seconds) => (
                429,
                "tokens-spent",
                "The assistant has answered as much as it may today. Please come back tomorrow.",
                seconds,
            ),
            Refusal::Uncounted => {
                (503, "limits-unavailable", "The assistant can't answer right now. Please try again.", LATER)
            }
        };
        Self(Problem::new(status, code, detail).retry_after(seconds.max(1)))
    }
}

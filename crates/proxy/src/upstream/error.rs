//! Why an answer didn't come to its end.

use std::slice;

use citecore_wire::Problem;
use secrecy::SecretString;
use thiserror::Error;

use crate::{
    error::{LATEST, TRY_AGAIN},
    for_log::{fit_for_log, fit_unquoted},
};

/// Why an answer didn't come to its end. What it displays is for the server's log, never for a client.
#[derive(Debug, Error)]
pub(crate) enum UpstreamError {
    /// No connection.
    #[error("the upstream can't be reached: {0}")]
    Unreachable(String),
    /// An HTTP status other than success.
    #[error("the upstream answered with status {status}: {said}")]
    Refused {
        /// The status.
        status: u16,
        /// The beginning of the body.
        said: String,
    },
    /// The settings name what the server doesn't have.
    #[error("{0}")]
    Missing(String),
    /// It has too much to do.
    #[error("the upstream is busy: {said}")]
    Busy {
        /// Seconds to wait, where it said so.
        retry_after: Option<f64>,
        /// The beginning of the body.
        said: String,
    },
    /// It took longer than the limits allow; the word says which.
    #[error("the upstream was too slow ({0})")]
    Slow(&'static str),
    /// The connection ended before the answer did.
    #[error("the upstream broke off before its answer was whole")]
    BrokeOff,
    /// It stopped for a reason of its own, so that nobody knows whether the answer is whole.
    #[error("the upstream stopped for a reason that isn't known: {0}")]
    Stopped(String),
    /// Its filters let the question, or the answer to it, not pass.
    #[error("the upstream withholds its answer: {0}")]
    Withheld(String),
    /// It reported an error after it had begun.
    #[error("the upstream reported an error: {0}")]
    Reported(String),
    /// It sent what can't be read.
    #[error("the upstream sent what can't be read: {0}")]
    Unreadable(String),
}

impl UpstreamError {
    /// Its name among the metrics.
    pub(crate) fn kind(&self) -> &'static str {
        match self {
            Self::Unreachable(_) => "unreachable",
            Self::Refused { .. } | Self::Missing(_) | Self::Withheld(_) => "refused",
            Self::Busy { .. } => "busy",
            Self::Slow(_) => "slow",
            Self::BrokeOff | Self::Stopped(_) => "broke-off",
            Self::Reported(_) => "reported",
            Self::Unreadable(_) => "unreadable",
        }
    }

    /// Did the model itself come to an end, so that what it wrote is an answer, if maybe not a whole one?
    pub(crate) fn is_an_end(&self) -> bool {
        matches!(self, Self::Stopped(_) | Self::Withheld(_))
    }

    /// What the client is told.
    pub(crate) fn problem(&self) -> Problem {
        match self {
            Self::Busy { retry_after, .. } => {
                let seconds = retry_after.map_or(TRY_AGAIN, |seconds| seconds.ceil() as u64);
                let detail = "The assistant has too much to do right now. Please try again.";
                Problem::new(503, "overloaded", detail).retry_after(seconds.clamp(1, LATEST))
            }
            Self::Slow(_) => Problem::new(504, "upstream-slow", "The assistant took too long to answer."),
            Self::BrokeOff | Self::Stopped(_) => {
                Problem::new(502, "upstream-failed", "The assistant broke off before its answer was whole.")
            }
            // The widget has words of its own for this code.
            Self::Withheld(_) => Problem::new(502, "withheld", "The assistant's answer was withheld."),
            Self::Unreachable(_)
            | Self::Refused { .. }
            | Self::Missing(_)
            | Self::Reported(_)
            | Self::Unreadable(_) => Problem::new(502, "upstream-failed", "The assistant couldn't answer."),
        }
    }

    /// The same, fit for the log: what the upstream said is on one line, short, and without the key and what was asked.
    pub(super) fn for_the_log(self, key: Option<&SecretString>, asked: &[String]) -> Self {
        let key = key.map(slice::from_ref).unwrap_or_default();
        let fit = |said: String| fit_unquoted(&said, key, asked);
        match self {
            Self::Unreachable(said) => Self::Unreachable(fit_for_log(&said, key)),
            Self::Refused { status, said } => Self::Refused { status, said: fit(said) },
            Self::Missing(said) => Self::Missing(fit(said)),
            Self::Busy { retry_after, said } => Self::Busy { retry_after, said: fit(said) },
            Self::Stopped(said) => Self::Stopped(fit(said)),
            Self::Withheld(said) => Self::Withheld(fit(said)),
            Self::Reported(said) => Self::Reported(fit(said)),
            Self::Unreadable(said) => Self::Unreadable(fit(said)),
            Self::Slow(_) | Self::BrokeOff => self,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_log_gets_one_short_line_without_the_key() {
        let said = format!("Incorrect key\n\n  sk-secret{}", "!".repeat(1_000));
        let key = "sk-secret".into();
        let error = UpstreamError::Refused { status: 401, said }.for_the_log(Some(&key), &[]);
        let shown = error.to_string();
        assert!(shown.contains("Incorrect key (key)!!!"), "{shown}");
        assert!(shown.len() < 600);
    }

    #[test]
    fn a_client_is_told_when_to_try_again() {
        let told = |retry_after| UpstreamError::Busy { retry_after, said: String::new() }.problem();
        assert_eq!(told(None).retry_after, Some(5));
        assert_eq!(told(Some(0.2)).retry_after, Some(1));
        assert_eq!(told(Some(17.0)).retry_after, Some(17));
        assert_eq!(told(Some(1e9)).retry_after, Some(600));
    }
}

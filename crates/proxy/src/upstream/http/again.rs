//! Whether, and when, a request that failed is sent again.

use std::time::{Duration, SystemTime};

use reqwest::header::{HeaderMap, RETRY_AFTER};

use crate::{backoff::backoff, upstream::UpstreamError};

/// Nobody is kept waiting for longer than this, in seconds; a server that asks for more has failed.
const LONGEST: f64 = 5.0;

/// How long to wait before the request is sent once more, `tries` being those there were. None where it would fail again, or too much
/// waiting is asked for.
pub(super) fn wait(error: &UpstreamError, tries: u32) -> Option<Duration> {
    let jittered = backoff(tries);
    match error {
        UpstreamError::Unreachable(_) | UpstreamError::BrokeOff => Some(jittered),
        UpstreamError::Refused { status, .. } if *status >= 500 || matches!(status, 408 | 409) => {
            Some(jittered)
        }
        UpstreamError::Busy { retry_after: None, .. } => Some(jittered),
        UpstreamError::Busy { retry_after: Some(seconds), .. } if *seconds <= LONGEST => {
            Some(Duration::from_secs_f64(seconds.max(0.0)) + jittered / 2)
        }
        _ => None,
    }
}

/// For how many seconds a server asks not to be asked again: in milliseconds, seconds, or as a date.
pub(super) fn retry_after(headers: &HeaderMap) -> Option<f64> {
    let text = |name: &str| headers.get(name)?.to_str().ok().map(str::trim);
    let number = |text: &str| text.parse::<f64>().ok().filter(|number| number.is_finite() && *number >= 0.0);
    if let Some(milliseconds) = text("retry-after-ms").and_then(number) {
        return Some(milliseconds / 1_000.0);
    }
    let told = text(RETRY_AFTER.as_str())?;
    number(told).or_else(|| {
        let date = httpdate::parse_http_date(told).ok()?;
        Some(date.duration_since(SystemTime::now()).map_or(0.0, |left| left.as_secs_f64()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wait_is_told_in_three_ways() {
        let told = |name: &'static str, value: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(name, value.parse().unwrap());
            retry_after(&headers)
        };
        assert_eq!(told("retry-after", " 17 "), Some(17.0));
        assert_eq!(told("retry-after-ms", "1500"), Some(1.5));
        assert_eq!(told("retry-after", "Wed, 21 Oct 2015 07:28:00 GMT"), Some(0.0));
        let soon = httpdate::fmt_http_date(SystemTime::now() + Duration::from_secs(60));
        assert!(told("retry-after", &soon).is_some_and(|seconds| (50.0..=60.0).contains(&seconds)));
        for nonsense in ["soon", "-3", "inf", ""] {
            assert_eq!(told("retry-after", nonsense), None, "{nonsense}");
        }
    }

    #[test]
    fn what_would_fail_again_isnt_sent_again() {
        let refused = |status| UpstreamError::Refused { status, said: String::new() };
        let busy = |retry_after| UpstreamError::Busy { retry_after, said: String::new() };
        for error in [refused(400), refused(401), refused(404), busy(Some(5.1)), UpstreamError::Slow("idle")]
        {
            assert!(wait(&error, 1).is_none(), "{error}");
        }
        assert!(wait(&refused(500), 1).is_some() && wait(&refused(408), 1).is_some());
        assert!(wait(&busy(Some(2.0)), 1).is_some_and(|wait| wait.as_secs_f64() >= 2.0));
    }
}

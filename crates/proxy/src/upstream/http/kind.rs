//! What a response with an answer in it is: an event stream, JSON, or neither.

use reqwest::{Response, header};

use crate::upstream::UpstreamError;

const JSON: &str = "application/json";
const EVENTS: &str = "text/event-stream";
const PAGE: &str = "text/html";

/// What a response is.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A document of JSON: an answer that isn't streamed.
    Json,
    /// An event stream. With its media type, where that is another one.
    Events(Option<String>),
}

impl Kind {
    /// Errors: it's a page, as those who aren't signed in get one. Some servers give no media type, or another one than fits, so that
    /// the first bytes count too: no event begins as JSON and pages do.
    pub(super) fn of(media_type: String, first: &[u8]) -> Result<Self, UpstreamError> {
        let begins = first.trim_ascii_start().first();
        if media_type == PAGE || begins == Some(&b'<') {
            return Err(UpstreamError::Unreadable(format!("a page ({media_type})")));
        }
        if media_type == JSON || begins == Some(&b'{') {
            return Ok(Self::Json);
        }
        Ok(Self::Events(Some(media_type).filter(|media_type| media_type != EVENTS)))
    }

    /// Why a response had no event in it before it ended.
    pub(super) fn without_events(self) -> UpstreamError {
        match self {
            Self::Events(Some(media_type)) => {
                UpstreamError::Unreadable(format!("a body without an event ({media_type})"))
            }
            _ => UpstreamError::BrokeOff,
        }
    }
}

/// A response's media type in small letters and without its parameters.
pub(super) fn media_type(response: &Response) -> String {
    let told = response.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    let bare = told.and_then(|told| told.split(';').next()).map(|told| told.trim().to_ascii_lowercase());
    bare.filter(|bare| !bare.is_empty()).unwrap_or_else(|| "no content type".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_bytes_count_as_the_media_type_does() {
        let kind = |media_type: &str, first: &str| {
            Kind::of(media_type.to_owned(), first.as_bytes()).map_err(|error| error.to_string())
        };
        assert_eq!(kind(EVENTS, "data: {}"), Ok(Kind::Events(None)));
        assert_eq!(kind("text/plain", ": a comment"), Ok(Kind::Events(Some("text/plain".into()))));
        for (media_type, first) in [(JSON, ""), ("text/plain", "\n {"), (EVENTS, "{\"choices\":[]}")] {
            assert_eq!(kind(media_type, first), Ok(Kind::Json), "{media_type}");
        }
        for (media_type, first) in [(PAGE, "Sign in"), (JSON, "<!doctype html>"), ("no content type", " <p>")]
        {
            let error = kind(media_type, first).unwrap_err();
            assert!(error.ends_with(&format!("can't be read: a page ({media_type})")), "{error}");
        }
    }

    #[test]
    fn what_ends_without_an_event_is_called_by_its_media_type() {
        assert!(matches!(Kind::Events(None).without_events(), UpstreamError::BrokeOff));
        let error = Kind::Events(Some("text/plain".into())).without_events().to_string();
        assert!(error.ends_with("can't be read: a body without an event (text/plain)"), "{error}");
    }
}

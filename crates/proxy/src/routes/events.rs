//! Event streams.

use std::{convert::Infallible, time::Duration};

use axum::{
    http::{HeaderValue, header},
    response::{
        IntoResponse, Response,
        sse::{Event, KeepAlive, Sse},
    },
};
use futures_util::Stream;

/// A comment goes out after so much silence, so that nobody between takes the connection for dead.
const KEEP_ALIVE: Duration = Duration::from_secs(10);

/// A response that is a stream of named events with JSON data.
pub(super) fn event_stream<S>(events: S) -> Response
where
    S: Stream<Item = (&'static str, String)> + Send + 'static,
{
    use futures_util::StreamExt;
    let events = events.map(|(name, data)| Ok::<_, Infallible>(Event::default().event(name).data(data)));
    let keep_alive = KeepAlive::new().interval(KEEP_ALIVE).text("keep-alive");
    let mut response = Sse::new(events).keep_alive(keep_alive).into_response();
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    // Nginx would collect the stream before it passes it on.
    headers.insert("x-accel-buffering", HeaderValue::from_static("no"));
    response
}

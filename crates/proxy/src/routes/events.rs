//! Event streams.

use std::{convert::Infallible, pin::pin, time::Duration};

use async_stream::stream;
use axum::{
    http::{HeaderValue, header},
    response::{
        IntoResponse, Response,
        sse::{Event, KeepAlive, Sse},
    },
};
use citecore_wire::AnswerEvent;
use futures_util::{Stream, StreamExt};
use tokio_util::sync::CancellationToken;

use crate::{app::App, error::Failure};

/// An event: its name and its data.
type Named = (&'static str, String);

/// A comment goes out after so much silence, so that nobody between takes the connection for dead.
const KEEP_ALIVE: Duration = Duration::from_secs(10);

/// A response that is a stream of named events with JSON data. Where the server ends before it does, its last one is an error.
pub(super) fn event_stream<S>(app: &App, events: S) -> Response
where
    S: Stream<Item = Named> + Send + 'static,
{
    let events = ending(app.over.clone(), events)
        .map(|(name, data)| Ok::<_, Infallible>(Event::default().event(name).data(data)));
    let keep_alive = KeepAlive::new().interval(KEEP_ALIVE).text("keep-alive");
    let mut response = Sse::new(events).keep_alive(keep_alive).into_response();
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    // Nginx would collect the stream before it passes it on.
    headers.insert("x-accel-buffering", HeaderValue::from_static("no"));
    response
}

fn ending(over: CancellationToken, events: impl Stream<Item = Named>) -> impl Stream<Item = Named> {
    stream! {
        let mut events = pin!(events);
        loop {
            match over.run_until_cancelled(events.next()).await {
                Some(Some(event)) => yield event,
                Some(None) => break,
                None => {
                    yield AnswerEvent::Error(Failure::stopping().0).encode();
                    break;
                }
            }
        }
    }
}

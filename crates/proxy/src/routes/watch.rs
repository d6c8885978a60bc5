//! What is noted of each request: its id, a line of the log, its times.

use std::{
    hash::{BuildHasher, RandomState},
    pin::Pin,
    sync::LazyLock,
    task::{Context, Poll},
    time::Instant,
};

use axum::{
    body::{Body, Bytes, HttpBody},
    extract::{MatchedPath, Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, header},
    middleware::Next,
    response::Response,
};
use http_body::{Frame, SizeHint};
use tracing::{Instrument, Span};

use super::client::at_address;
use crate::{app::Shared, error::Code, metrics::Answered};

/// Carries the id, both ways.
pub(super) const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
/// Longer ids are none.
pub(super) const LONGEST_ID: usize = 128;
/// Clients are told apart in the log of one process, by what nobody can be found with.
static CLIENTS: LazyLock<RandomState> = LazyLock::new(RandomState::new);

/// The status of what got no response, as its client left before one began. It goes into the log and the metrics alone;
/// nginx has it too, so that who reads logs knows it.
const LEFT: u16 = 499;

/// What a request is known by: in the log, in its response, in what is kept of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RequestId(pub(super) String);

impl RequestId {
    /// The one that somebody in front gave, where it is fit to be written into a log; else a new one.
    fn of(headers: &HeaderMap) -> Self {
        let told = headers.get(REQUEST_ID).and_then(|value| value.to_str().ok());
        let fit = |id: &&str| {
            let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.:+/=@".contains(&byte);
            (1..=LONGEST_ID).contains(&id.len()) && id.bytes().all(is_plain)
        };
        Self(told.filter(fit).map_or_else(|| uuid::Uuid::new_v4().to_string(), str::to_owned))
    }
}

/// Gives the request its id, and notes how it went once its response is over, or once nobody waits for it any more.
pub(super) async fn watch(State(app): State<Shared>, mut request: Request, next: Next) -> Response {
    let began = Instant::now();
    let id = RequestId::of(request.headers());
    let span = tracing::error_span!("request", id = %id.0);
    let mut seen = Seen {
        method: method(request.method()),
        route: route(&request),
        client: CLIENTS.hash_one(at_address(&app, request.extensions(), request.headers())) as u32,
        began,
        first_byte: None,
        bytes: 0,
        status: LEFT,
        code: None,
        stream: false,
        left: true,
        span: span.clone(),
        app,
    };
    let header = HeaderValue::from_str(&id.0);
    request.extensions_mut().insert(id);
    let mut response = next.run(request).instrument(span).await;
    if let Ok(header) = header {
        response.headers_mut().insert(REQUEST_ID, header);
    }
    seen.status = response.status().as_u16();
    seen.code = response.extensions_mut().remove::<Code>();
    seen.stream = is_stream(&response);
    if seen.stream {
        seen.app.metrics.streams.inc();
    }
    response.map(|body| Body::new(Watched { body, seen }))
}

/// The methods that are known; others are many.
fn method(method: &Method) -> &'static str {
    let known = [
        Method::GET,
        Method::POST,
        Method::HEAD,
        Method::OPTIONS,
        Method::PUT,
        Method::DELETE,
        Method::PATCH,
    ];
    let names = ["GET", "POST", "HEAD", "OPTIONS", "PUT", "DELETE", "PATCH"];
    known.iter().zip(names).find(|(known, _)| *known == method).map_or("other", |(_, name)| name)
}

/// The route as it is written in the table; of the widget's files there are many.
fn route(request: &Request) -> String {
    match request.extensions().get::<MatchedPath>() {
        Some(path) if !path.as_str().starts_with("/widget/{") => path.as_str().to_owned(),
        _ if request.uri().path().starts_with("/widget/") => "/widget/{file}".to_owned(),
        _ => "none".to_owned(),
    }
}

fn is_stream(response: &Response) -> bool {
    let kind = response.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    kind.is_some_and(|kind| kind.starts_with("text/event-stream"))
}

/// What is known of a request so far. It's noted when this is dropped: with the response's body, or with the request where
/// its client goes away before there is a response.
struct Seen {
    app: Shared,
    span: Span,
    method: &'static str,
    route: String,
    client: u32,
    began: Instant,
    first_byte: Option<Instant>,
    bytes: u64,
    status: u16,
    code: Option<Code>,
    stream: bool,
    /// The client went away before the end; so it is until the end.
    left: bool,
}

impl Drop for Seen {
    fn drop(&mut self) {
        let whole = self.began.elapsed();
        let first_byte = self.first_byte.map(|at| at - self.began);
        if self.stream {
            self.app.metrics.streams.dec();
        }
        self.app.metrics.answered(&Answered {
            method: self.method,
            route: &self.route,
            status: self.status,
            first_byte,
            whole,
        });
        let _in = self.span.enter();
        let (method, route, status, bytes, left) =
            (self.method, &*self.route, self.status, self.bytes, self.left);
        let ms = whole.as_secs_f64() * 1_000.0;
        let ms = (ms * 10.0).round() / 10.0;
        let code = self.code.as_ref().map(|Code(code)| code.as_str());
        let client = format_args!("{:08x}", self.client);
        // Probes come every few seconds, from every load balancer.
        if matches!(route, "/healthz" | "/readyz" | "/metrics") && status < 400 {
            tracing::debug!(method, route, status, ms, bytes, code, left, client = %client, "answered");
        } else {
            tracing::info!(method, route, status, ms, bytes, code, left, client = %client, "answered");
        }
    }
}

/// A response's body that tells what is noted of it.
struct Watched {
    body: Body,
    seen: Seen,
}

impl HttpBody for Watched {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let this = &mut *self;
        let polled = this.seen.span.in_scope(|| Pin::new(&mut this.body).poll_frame(context));
        match &polled {
            Poll::Ready(Some(Ok(frame))) => {
                if let Some(bytes) = frame.data_ref() {
                    this.seen.first_byte.get_or_insert_with(Instant::now);
                    this.seen.bytes += bytes.len() as u64;
                }
            }
            Poll::Ready(None) => this.seen.left = false,
            Poll::Ready(Some(Err(_))) | Poll::Pending => {}
        }
        polled
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

impl Drop for Watched {
    fn drop(&mut self) {
        // The body is dropped after this, and noted after that.
        self.seen.left &= !self.body.is_end_stream() && self.seen.method != "HEAD";
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_that_is_fit_for_a_log_is_taken() {
        let id = |told: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(REQUEST_ID, HeaderValue::from_bytes(told.as_bytes()).unwrap());
            RequestId::of(&headers).0
        };
        for good in
            ["a", "Root=1-67891233-abcdef012345678912345678", "4bf92f35-77b3:00+x/y=", &"x".repeat(128)]
        {
            assert_eq!(id(good), good);
        }
        for bad in ["", "a b", "a\tb", "\"", "é", "a,b", "{}", &"x".repeat(129)] {
            let made = id(bad);
            assert_ne!(made, bad);
            assert_eq!(made.len(), 36);
        }
        assert_ne!(RequestId::of(&HeaderMap::new()), RequestId::of(&HeaderMap::new()));
    }
}

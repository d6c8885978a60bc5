//! What protects readers: who may ask, and the headers of every response.

use std::time::Duration;

use axum::{
    extract::{Request, State},
    http::{HeaderName, HeaderValue, Method, Version, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use citecore_wire::Problem;
use tower_http::{
    cors::{AllowOrigin, CorsLayer},
    set_header::SetResponseHeaderLayer,
};

use super::{client::Subject, watch::REQUEST_ID};
use crate::{app::Shared, error::Failure, origin::Origins};

/// Refuses what a page of an unknown origin sends.
pub(super) async fn only_known_origins(State(app): State<Shared>, request: Request, next: Next) -> Response {
    if app.origins.allow(request.headers()) {
        return next.run(request).await;
    }
    let origin = request.headers().get(header::ORIGIN);
    tracing::warn!(?origin, "a page of this origin may not ask: the setting `origins` doesn't list it");
    let detail = "Pages of this origin may not ask here. The setting `origins` lists those that may.";
    Failure(Problem::new(403, "origin-not-allowed", detail)).into_response()
}

/// Refuses what bears no token, or none that is any good, where the settings want one.
pub(super) async fn only_with_token(State(app): State<Shared>, mut request: Request, next: Next) -> Response {
    let Some(auth) = app.auth.as_ref().filter(|_| request.method() == Method::POST) else {
        return next.run(request).await;
    };
    match auth.subject(request.headers()).await {
        Ok(subject) => {
            if let Some(subject) = subject {
                request.extensions_mut().insert(Subject(subject));
            }
            next.run(request).await
        }
        Err(refused) => {
            tracing::info!(?refused, "a request's token isn't taken");
            refused.into_response()
        }
    }
}

/// Refuses headers that are too large. What is larger by far was refused before it was read.
pub(super) async fn only_small_headers(State(app): State<Shared>, request: Request, next: Next) -> Response {
    let most = app.settings.limits.headers;
    let size = size(&request);
    if size <= most {
        return next.run(request).await;
    }
    let detail = format!("The headers are too large: expected at most {most} bytes, found {size}.");
    Failure(Problem::new(431, "headers-too-large", detail)).into_response()
}

/// Refuses what doesn't say which host it is for, or says it twice (RFC 9112, 3.2): servers in front may have understood another one.
pub(super) async fn only_one_host(request: Request, next: Next) -> Response {
    let hosts = request.headers().get_all(header::HOST).iter().count();
    if hosts == 1 || hosts == 0 && request.version() != Version::HTTP_11 {
        return next.run(request).await;
    }
    let detail = format!("Host: expected one such header, found {hosts}.");
    Failure(Problem::new(400, "malformed", detail)).into_response()
}

/// Bytes of the first line and the headers, as they are sent.
fn size(request: &Request) -> usize {
    let uri = request.uri();
    let target = uri.path_and_query().map_or(0, |target| target.as_str().len());
    let line = request.method().as_str().len() + target + " HTTP/1.1\r\n ".len();
    let headers = request.headers().iter();
    line + headers.map(|(name, value)| name.as_str().len() + value.len() + ": \r\n".len()).sum::<usize>()
}

/// Tells browsers which pages of other origins may ask.
pub(super) fn cors(origins: Origins) -> CorsLayer {
    CorsLayer::new()
        .allow_origin(AllowOrigin::predicate(move |origin, _| origins.is_listed(origin)))
        .allow_methods([Method::POST])
        .allow_headers([header::CONTENT_TYPE, header::ACCEPT, header::AUTHORIZATION])
        .expose_headers([header::RETRY_AFTER, REQUEST_ID])
        .max_age(Duration::from_secs(600))
}

/// Tells browsers and caches to keep nothing of what was asked, where a response doesn't say so itself.
pub(super) fn not_kept() -> SetResponseHeaderLayer<HeaderValue> {
    SetResponseHeaderLayer::if_not_present(header::CACHE_CONTROL, HeaderValue::from_static("no-store"))
}

/// Headers that every response has, with the values that they have where nobody says otherwise.
pub(crate) const HEADERS: [(&str, &str); 5] = [
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "strict-origin-when-cross-origin"),
    ("content-security-policy", "default-src 'none'; frame-ancestors 'none'"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
];

/// Gives a response the headers that every one has; pages bring a policy of their own, and the widget's files may be loaded from anywhere.
pub(super) async fn headers(mut response: Response) -> Response {
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        let name = HeaderName::from_static(name);
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    response
}

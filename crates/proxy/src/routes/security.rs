//! What protects readers: who may ask, and the headers of every response.

use std::time::Duration;

use axum::{
    extract::{Request, State},
    http::{HeaderName, HeaderValue, Method, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use citecore_wire::Problem;
use tower_http::cors::{AllowOrigin, CorsLayer};

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

/// Tells browsers which pages of other origins may ask.
pub(super) fn cors(origins: Origins) -> CorsLayer {
    CorsLayer::new()
        .allow_origin(AllowOrigin::predicate(move |origin, _| origins.is_listed(origin)))
        .allow_methods([Method::POST])
        .allow_headers([header::CONTENT_TYPE, header::ACCEPT])
        .expose_headers([header::RETRY_AFTER])
        .max_age(Duration::from_secs(600))
}

/// Headers that every response has; pages bring a policy of their own.
pub(super) async fn headers(mut response: Response) -> Response {
    let headers = response.headers_mut();
    for (name, value) in [
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "strict-origin-when-cross-origin"),
        (header::CONTENT_SECURITY_POLICY, "default-src 'none'; frame-ancestors 'none'"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    ] {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    response
}

//! The addresses of the HTTP interface.

mod answer;
mod ask;
mod checks;
mod client;
mod events;
mod health;
mod judge;
mod query_verified;
mod search;
mod security;
mod widget;
mod widget_query;

use axum::{
    Router,
    extract::{DefaultBodyLimit, State},
    http::HeaderMap,
    middleware,
    response::{IntoResponse, Response},
    routing::{get, post},
};
use citecore_wire::Problem;
use tower_http::catch_panic::CatchPanicLayer;

use crate::{app::Shared, error::Failure, pages};

/// All routes.
pub(crate) fn router(app: Shared) -> Router {
    let interface = Router::new()
        .route("/v1/search", post(search::search))
        .route("/v1/answer", post(answer::answer))
        .route("/v1/judge", post(judge::judge))
        .route("/v1/ask", post(ask::ask))
        .route("/widget/query", post(widget_query::query))
        .route("/query/verified", post(query_verified::query))
        // Before the layers, so that what isn't a POST goes through them too: preflights do.
        .method_not_allowed_fallback(method_not_allowed)
        .layer(middleware::from_fn_with_state(app.clone(), security::only_with_token))
        .layer(middleware::from_fn_with_state(app.clone(), security::only_known_origins))
        .layer(security::cors(app.origins.clone()))
        .layer(DefaultBodyLimit::max(app.settings.limits.body));
    Router::new()
        .merge(interface)
        .route("/healthz", get(health::live))
        .route("/readyz", get(health::ready))
        .merge(pages::router())
        .nest("/widget", widget::router(&app.settings.widget.path))
        .fallback(not_found)
        .method_not_allowed_fallback(method_not_allowed)
        .layer(middleware::from_fn_with_state(app.clone(), security::only_small_headers))
        .layer(CatchPanicLayer::custom(|_| Failure::internal().into_response()))
        .layer(middleware::map_response(security::headers))
        .with_state(app)
}

async fn not_found(State(app): State<Shared>, headers: HeaderMap) -> Response {
    pages::not_found(&app, &headers)
}

async fn method_not_allowed() -> Failure {
    Failure(Problem::new(405, "method-not-allowed", "This address doesn't take that method."))
}

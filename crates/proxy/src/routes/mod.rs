//! The addresses of the HTTP interface.

mod answer;
mod ask;
mod checks;
mod client;
mod events;
mod excerpt;
mod feedback;
mod health;
mod judge;
mod metrics;
mod openapi;
mod query_verified;
mod search;
mod security;
mod table;
mod watch;
mod widget;
mod widget_query;

use axum::{
    Router,
    extract::{DefaultBodyLimit, Request, State},
    handler::Handler,
    http::HeaderMap,
    middleware::{self, Next},
    response::{IntoResponse, Response},
};
use tower_http::catch_panic::CatchPanicLayer;

pub(crate) use security::HEADERS;
pub(crate) use table::Table;

use crate::{app::Shared, error::Failure, pages};

/// What pages of listed origins may ask.
fn interface() -> Table {
    Table::default()
        .post("/v1/search", search::search)
        .post("/v1/answer", answer::answer)
        .post("/v1/judge", judge::judge)
        .post("/v1/ask", ask::ask)
        .post("/v1/feedback", feedback::feedback)
        .post("/widget/query", widget_query::query)
        .post("/query/verified", query_verified::query)
}

/// What anybody may read.
fn readable() -> Table {
    Table::default()
        .get("/healthz", health::live)
        .get("/readyz", health::ready)
        .get("/metrics", metrics::metrics)
        .get("/openapi.json", openapi::openapi)
        .merge(pages::routes())
}

/// Every route but the widget's files.
#[cfg(test)]
fn routes() -> Table {
    interface().merge(readable())
}

/// All routes.
pub(crate) fn router(app: Shared) -> Router {
    let interface = interface()
        .into_router()
        // Before the layers, so that what isn't a POST goes through them too: preflights do.
        .method_not_allowed_fallback(method_not_allowed)
        .layer(security::not_kept())
        .layer(middleware::from_fn_with_state(app.clone(), security::only_with_token))
        .layer(middleware::from_fn_with_state(app.clone(), security::only_known_origins))
        .layer(security::cors(app.origins.clone()))
        .layer(DefaultBodyLimit::max(app.settings.limits.body));
    Router::new()
        .merge(interface)
        .merge(readable().into_router())
        .nest("/widget", widget::router(&app.settings.widget.path))
        // To a page of a listed origin too: else a wrong address looks as if the origin weren't listed.
        .fallback(not_found.layer(security::cors(app.origins.clone())))
        .method_not_allowed_fallback(method_not_allowed)
        .layer(middleware::from_fn(security::only_one_host))
        .layer(middleware::from_fn_with_state(app.clone(), security::only_small_headers))
        .layer(middleware::from_fn_with_state(app.clone(), only_in_time))
        .layer(CatchPanicLayer::custom(|_| Failure::internal().into_response()))
        .layer(middleware::map_response(security::headers))
        .layer(middleware::from_fn_with_state(app.clone(), watch::watch))
        .with_state(app)
}

async fn not_found(State(app): State<Shared>, headers: HeaderMap) -> Response {
    pages::not_found(&app, &headers)
}

async fn method_not_allowed() -> Failure {
    Failure::method_not_allowed()
}

/// What has no response yet when the server ends has none to wait for.
async fn only_in_time(State(app): State<Shared>, request: Request, next: Next) -> Response {
    let response = app.over.run_until_cancelled(next.run(request)).await;
    response.unwrap_or_else(|| Failure::stopping().into_response())
}

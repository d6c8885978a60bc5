//! `GET /metrics`

use axum::{
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};

use crate::{app::Shared, error::Failure, metrics::CONTENT_TYPE};

pub(super) async fn metrics(State(app): State<Shared>) -> Result<Response, Failure> {
    let text = app.metrics.text(app.embedded.as_deref()).map_err(|error| {
        tracing::error!(%error, "the metrics can't be written");
        Failure::internal()
    })?;
    let headers = [(header::CONTENT_TYPE, CONTENT_TYPE), (header::CACHE_CONTROL, "no-store")];
    Ok((headers, text).into_response())
}

//! `GET /healthz` and `GET /readyz`

use axum::{Json, extract::State};
use citecore_wire::Problem;
use serde_json::{Value, json};

use crate::{app::Shared, error::Failure};

pub(super) async fn live() -> Json<Value> {
    Json(json!({ "status": "ok" }))
}

/// The index is in memory from the start, so that readiness is the upstream's.
pub(super) async fn ready(State(app): State<Shared>) -> Result<Json<Value>, Failure> {
    if app.readiness.of(&app.upstream).await {
        return Ok(Json(json!({ "status": "ready" })));
    }
    let problem = Problem::new(503, "not-ready", "The upstream can't be reached. The log says why.");
    Err(Failure(problem.retry_after(10)))
}

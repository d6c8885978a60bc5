//! `GET /healthz` and `GET /readyz`

use axum::{Json, extract::State};
use citecore_wire::Problem;
use serde_json::{Value, json};

use crate::{app::Shared, error::Failure};

pub(super) async fn live() -> Json<Value> {
    Json(json!({ "status": "ok" }))
}

/// Ready once knowledge and upstream both answer.
pub(super) async fn ready(State(app): State<Shared>) -> Result<Json<Value>, Failure> {
    if app.readiness.of(app.knowledge.as_ref(), &app.upstream).await {
        return Ok(Json(json!({ "status": "ready" })));
    }
    let problem = Problem::new(503, "not-ready", "Knowledge or upstream can't be reached. The log says why.");
    Err(Failure(problem.retry_after(10)))
}

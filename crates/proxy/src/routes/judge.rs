//! `POST /v1/judge`

use axum::{Json, extract::State};
use citecore_wire::{JudgeRequest, JudgeResponse};

use super::{checks, client::Client};
use crate::{app::Shared, body::Body, error::Failure, settings::Limits};

/// A reply about more is too long to be written at once.
const MOST_CLAIMS: usize = 50;

pub(super) async fn judge(
    State(app): State<Shared>,
    Client(client): Client,
    Body(request): Body<JudgeRequest>,
) -> Result<Json<JudgeResponse>, Failure> {
    check(&request, &app.settings.limits)?;
    if request.claims.is_empty() {
        return Ok(Json(JudgeResponse::default()));
    }
    let _permit = app.gate.answer(client).await?;
    let verdicts = app.upstream.judge(request.claims, app.until()).await.inspect_err(|error| {
        tracing::warn!(%error, "the claims weren't judged");
    })?;
    Ok(Json(JudgeResponse { verdicts }))
}

fn check(request: &JudgeRequest, limits: &Limits) -> Result<(), Failure> {
    let claims = &request.claims;
    if claims.len() > MOST_CLAIMS {
        return Err(Failure::too_long("claims", "claims", MOST_CLAIMS, claims.len()));
    }
    for (index, claim) in claims.iter().enumerate() {
        checks::text(&format!("claims[{index}].statement"), &claim.statement, limits)?;
    }
    let size: usize = claims.iter().map(|claim| claim.statement.len() + claim.excerpt.len()).sum();
    if size > limits.context {
        return Err(Failure::too_long("claims", "bytes", limits.context, size));
    }
    Ok(())
}

//! `POST /v1/search`

use axum::{Json, extract::State};
use citecore_wire::{SearchRequest, SearchResponse};

use super::{checks, client::Client};
use crate::{
    app::Shared,
    body::Body,
    error::Failure,
    knowledge::{DEFAULT_LIMIT, MOST_HITS, Search},
};

/// More variants of a question find nothing new.
const MOST_QUERIES: usize = 8;

pub(super) async fn search(
    State(app): State<Shared>,
    Client(client): Client,
    Body(request): Body<SearchRequest>,
) -> Result<Json<SearchResponse>, Failure> {
    let limits = &app.settings.limits;
    checks::text("question", &request.question, limits)?;
    checks::tag("locale", request.locale.as_deref())?;
    if request.queries.len() > MOST_QUERIES {
        return Err(Failure::too_long("queries", "queries", MOST_QUERIES, request.queries.len()));
    }
    for (index, query) in request.queries.iter().enumerate() {
        checks::text(&format!("queries[{index}]"), query, limits)?;
    }
    let limit = request.limit.unwrap_or(DEFAULT_LIMIT);
    if !(1..=MOST_HITS).contains(&limit) {
        return Err(Failure::field(
            "limit",
            &format!("expected a number from 1 to {MOST_HITS}, found {limit}"),
        ));
    }
    app.gate.search(client).await?;
    app.asked(&request.question);
    let queries = if request.queries.is_empty() { vec![request.question] } else { request.queries };
    let search = Search { queries, locale: request.locale, per_query: None, mode: None, limit };
    let passages = app.search(search).await?;
    Ok(Json(SearchResponse { passages }))
}

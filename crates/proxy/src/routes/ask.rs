//! `POST /v1/ask`

use async_stream::stream;
use axum::{
    Json,
    extract::State,
    http::{HeaderMap, header},
    response::{IntoResponse, Response},
};
use citecore::Exchange;
use citecore_wire::{AskRequest, outcome_body};
use serde::Serialize;

use super::{checks, client::Client, events::event_stream};
use crate::{
    app::{App, Shared},
    body::Body,
    drive::{Event, Question, drive, outcome},
    error::Failure,
};

/// Its name among the metrics.
const ROUTE: &str = "/v1/ask";

pub(super) async fn ask(
    State(app): State<Shared>,
    Client(client): Client,
    headers: HeaderMap,
    Body(request): Body<AskRequest>,
) -> Result<Response, Failure> {
    let watched = accepts_events(&headers);
    let question = question(&app, request, watched)?;
    let permit = app.gate.answer(client).await?;
    if watched {
        let events = drive(app, question);
        return Ok(event_stream(stream! {
            let _permit = permit;
            for await event in events {
                yield encode(event);
            }
        }));
    }
    let _permit = permit;
    let outcome = outcome(app, question).await?;
    Ok(Json(outcome_body(outcome)).into_response())
}

fn question(app: &App, request: AskRequest, watched: bool) -> Result<Question, Failure> {
    let limits = &app.settings.limits;
    checks::text("question", &request.question, limits)?;
    checks::tag("locale", request.locale.as_deref())?;
    checks::context(&[], None, &request.history, limits)?;
    let mut profile = app.profile(request.profile.as_deref())?;
    profile.prompt.history = request.history;
    profile.prompt.language = request.locale.clone().or(profile.prompt.language);
    let exchange = Exchange::new(request.question, profile)?;
    Ok(Question { exchange, locale: request.locale, mode: None, watched, whole: false, route: ROUTE })
}

/// Does the client ask for an event stream?
fn accepts_events(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(header::ACCEPT).iter().filter_map(|value| value.to_str().ok());
    accepted.flat_map(|value| value.split(',')).any(|kind| {
        kind.split(';').next().unwrap_or_default().trim().eq_ignore_ascii_case("text/event-stream")
    })
}

fn encode(event: Event) -> (&'static str, String) {
    match event {
        Event::Progress(progress) => ("progress", json(&progress)),
        Event::Segment(segment) => ("segment", json(&segment)),
        Event::Outcome(outcome) => ("outcome", json(&outcome_body(*outcome))),
        Event::Failed(failure) => ("error", json(&failure.0)),
    }
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

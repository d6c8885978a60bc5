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
        let events = drive(Shared::clone(&app), question);
        return Ok(event_stream(
            &app,
            stream! {
                let _permit = permit;
                for await event in events {
                    yield encode(event);
                }
            },
        ));
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

/// Does the client ask for an event stream, and want it no less than JSON? Who takes anything gets JSON: the stream has to be named.
fn accepts_events(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(header::ACCEPT).iter().filter_map(|value| value.to_str().ok());
    let ranges: Vec<_> = accepted.flat_map(|value| value.split(',')).map(weighed).collect();
    let wanted = |kind: &str| {
        let same = ranges.iter().filter(|(name, _)| name.eq_ignore_ascii_case(kind));
        same.map(|(_, quality)| *quality).reduce(f32::max)
    };
    let events = wanted("text/event-stream").unwrap_or(0.0);
    // Of a kind and those that hold it, the nearest counts.
    let json = ["application/json", "application/*", "*/*"].into_iter().find_map(wanted).unwrap_or(0.0);
    events > 0.0 && events >= json
}

/// A range of kinds and how much it is wanted, 0 (not at all) to 1.
fn weighed(range: &str) -> (&str, f32) {
    let mut parts = range.split(';').map(str::trim);
    let name = parts.next().unwrap_or_default();
    let told =
        parts.filter_map(|part| part.split_once('=')).find(|(name, _)| name.trim().eq_ignore_ascii_case("q"));
    let quality = told.and_then(|(_, quality)| quality.trim().parse().ok());
    (name, quality.filter(|quality| (0.0..=1.0).contains(quality)).unwrap_or(1.0))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_is_for_those_who_want_it() {
        for (accept, is_stream) in [
            ("text/event-stream", true),
            ("TEXT/Event-Stream; charset=utf-8", true),
            ("application/json, text/event-stream", true),
            ("text/event-stream, */*", true),
            ("text/event-stream;q=0.9, */*;q=0.8", true),
            ("application/json; q=0.2, */*, text/event-stream; Q = 0.5", true),
            ("text/event-stream;q=much", true),
            ("application/json, text/event-stream;q=0", false),
            ("text/event-stream;q=0.000", false),
            ("application/json, text/event-stream;q=0.5", false),
            ("text/event-stream;q=0.5, application/*", false),
            ("*/*", false),
            ("text/*", false),
            ("", false),
        ] {
            let headers = HeaderMap::from_iter([(header::ACCEPT, accept.parse().unwrap())]);
            assert_eq!(accepts_events(&headers), is_stream, "{accept}");
        }
        let mut headers = HeaderMap::new();
        assert!(!accepts_events(&headers));
        for line in ["application/json;q=0.1", "text/event-stream;q=0.2"] {
            headers.append(header::ACCEPT, line.parse().unwrap());
        }
        assert!(accepts_events(&headers));
    }
}

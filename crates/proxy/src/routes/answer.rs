//! `POST /v1/answer`

use std::{sync::Arc, time::Duration};

use async_stream::stream;
use axum::{extract::State, response::Response};
use citecore::{ContextOptions, PromptOptions, REPAIRS, build_prompt, prepare_context};
use citecore_wire::{AnswerEvent, AnswerRequest, Delta};
use futures_util::StreamExt;
use tokio::time::timeout;

use super::{checks, client::Client, events::event_stream};
use crate::{
    app::{App, Shared},
    body::Body,
    error::Failure,
    upstream::{Conversation, Job, Piece, UpstreamError},
};

/// What fails sooner than this gets an HTTP status of its own; later, the stream has begun, so that its comments keep the
/// connection alive.
const SOON: Duration = Duration::from_secs(5);

pub(super) async fn answer(
    State(app): State<Shared>,
    Client(client): Client,
    Body(request): Body<AnswerRequest>,
) -> Result<Response, Failure> {
    let job = job(&app, request)?;
    let permit = app.gate.answer(client).await?;
    app.asked(&job.question);
    let mut pieces = app.upstream.answer(job);
    let first = match timeout(SOON, pieces.next()).await {
        Ok(Some(Err(error))) => {
            tracing::warn!(%error, "the answer failed");
            return Err(error.into());
        }
        Ok(first) => first,
        Err(_) => None,
    };
    Ok(event_stream(
        &app,
        stream! {
            let _permit = permit;
            if let Some(piece) = first {
                yield event(piece).encode();
            }
            while let Some(piece) = pieces.next().await {
                yield event(piece).encode();
            }
        },
    ))
}

fn event(piece: Result<Piece, UpstreamError>) -> AnswerEvent {
    match piece {
        Ok(Piece::Delta(text)) => AnswerEvent::Delta(Delta { text }),
        Ok(Piece::Done(done)) => AnswerEvent::Done(done),
        Err(error) => {
            tracing::warn!(%error, "the answer failed");
            AnswerEvent::Error(error.problem())
        }
    }
}

/// The messages are built here, from the sources as this server lays them out: the client's own layout could hold
/// anything.
fn job(app: &App, request: AnswerRequest) -> Result<Job, Failure> {
    let limits = &app.settings.limits;
    checks::text("question", &request.question, limits)?;
    checks::tag("language", request.language.as_deref())?;
    if request.attempt > REPAIRS {
        return Err(Failure::field(
            "attempt",
            &format!("expected 0 to {REPAIRS}, found {}", request.attempt),
        ));
    }
    if request.context.sources.is_empty() {
        return Err(Failure::field("context.sources", "expected at least one source, found none"));
    }
    checks::context(&request.context.sources, request.previous.as_deref(), &request.history, limits)?;
    let profile = app.profile(request.profile.as_deref())?;
    let passages =
        request.context.sources.into_iter().map(|source| Arc::unwrap_or_clone(source.passage)).collect();
    let layout = ContextOptions { style: request.context.style, ..profile.context.clone() };
    let context = prepare_context(passages, &layout)?;
    let prompt = profile.prompt_for(request.attempt, request.previous);
    let options = PromptOptions {
        history: request.history,
        language: request.language.clone().or(prompt.language),
        ..prompt
    };
    let conversation = Conversation {
        messages: build_prompt(&request.question, &context, &options)?,
        temperature: profile.model.temperature(request.attempt),
        max_tokens: profile.model.max_tokens,
    };
    Ok(Job {
        question: request.question,
        context,
        language: request.language,
        watched: true,
        prefix: options.require_prefix,
        conversation,
        until: app.until(),
    })
}

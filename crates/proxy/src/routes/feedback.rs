//! `POST /v1/feedback`

use axum::{Extension, extract::State, http::StatusCode};
use citecore_wire::FeedbackRequest;
use serde_json::Value;

use super::{
    checks,
    client::Client,
    watch::{LONGEST_ID, RequestId},
};
use crate::{app::Shared, body::Body, error::Failure, feedback::Entry, settings::Limits};

/// No answer cites more.
const MOST_REFERENCES: usize = 100;

pub(super) async fn feedback(
    State(app): State<Shared>,
    Client(client): Client,
    Extension(RequestId(id)): Extension<RequestId>,
    Body(said): Body<FeedbackRequest>,
) -> Result<StatusCode, Failure> {
    check(&said, &app.settings.limits)?;
    app.gate.search(client).await?;
    app.asked(&said.question);
    let counted = said.amends.is_none().then_some(said.helpful);
    if let Some(store) = &app.feedback {
        store.append(Entry::now(id, said)).await.inspect_err(|error| {
            tracing::error!(%error, "feedback wasn't kept");
        })?;
    }
    if let Some(helpful) = counted {
        app.metrics.told(helpful);
    }
    Ok(StatusCode::NO_CONTENT)
}

fn check(said: &FeedbackRequest, limits: &Limits) -> Result<(), Failure> {
    checks::text("question", &said.question, limits)?;
    if said.answer.trim().is_empty() {
        return Err(Failure::field("answer", "expected some text, found none"));
    }
    let reason = said.reason.as_deref().unwrap_or_default();
    let length = reason.chars().count();
    if length > limits.question {
        return Err(Failure::too_long("reason", "characters", limits.question, length));
    }
    let length = said.amends.as_deref().unwrap_or_default().chars().count();
    if length > LONGEST_ID {
        return Err(Failure::too_long("amends", "characters", LONGEST_ID, length));
    }
    let references = said.references.as_deref().unwrap_or_default();
    if references.len() > MOST_REFERENCES {
        return Err(Failure::too_long("references", "references", MOST_REFERENCES, references.len()));
    }
    for (index, reference) in references.iter().enumerate() {
        if !matches!(reference, Value::Object(_) | Value::String(_) | Value::Number(_)) {
            let found = kind(reference);
            let message = format!("expected a reference, its address or its number, found {found}");
            return Err(Failure::field(&format!("references[{index}]"), &message));
        }
    }
    let size = said.answer.len() + references.iter().map(|one| one.to_string().len()).sum::<usize>();
    if size > limits.context {
        let path = if said.answer.len() > limits.context { "answer" } else { "answer and references" };
        return Err(Failure::too_long(path, "bytes", limits.context, size));
    }
    Ok(())
}

/// What a value is, without what it holds.
fn kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "true or false",
        Value::Number(_) => "a number",
        Value::String(_) => "a string",
        Value::Array(_) => "an array",
        Value::Object(_) => "an object",
    }
}

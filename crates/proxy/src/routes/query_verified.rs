//! `POST /query/verified`

use std::time::Instant;

use axum::{Json, extract::State};
use citecore::{Answer, Profile, Reference, ReferenceStyle, VerifyOptions, format_references};
use citecore_wire::{VerifiedQuery, VerifiedReply, VerifiedSource};

use super::{checks, client::Client};
use crate::{
    app::Shared,
    body::Body,
    drive::{Question, outcome},
    error::Failure,
};

/// Its name among the metrics.
const ROUTE: &str = "/query/verified";
/// The profile that verifies.
const PROFILE: &str = "verified";
const MODE: &str = "hybrid";
/// A verdict is always more sure than not.
const LEAST_THRESHOLD: f64 = 0.5;

pub(super) async fn query(
    State(app): State<Shared>,
    Client(client): Client,
    Body(request): Body<VerifiedQuery>,
) -> Result<Json<VerifiedReply>, Failure> {
    let began = Instant::now();
    checks::text("question", &request.question, &app.settings.limits)?;
    let mode = request.mode.unwrap_or_else(|| MODE.to_owned());
    let is_word = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
    if mode.is_empty() || mode.len() > 40 || !mode.chars().all(is_word) {
        return Err(Failure::field("mode", "expected a name, as hybrid"));
    }
    let mut profile = Profile::named(PROFILE).ok_or_else(Failure::internal)?;
    if let Some(threshold) = request.confidence_threshold {
        if !(0.0..=1.0).contains(&threshold) {
            let message = format!("expected a number from 0 to 1, found {threshold}");
            return Err(Failure::field("confidence_threshold", &message));
        }
        profile.verify = Some(VerifyOptions { threshold: threshold.max(LEAST_THRESHOLD) });
    }
    let question = Question::of(request.question, profile, ROUTE)?;
    let permit = app.gate.answer(client).await?;
    let outcome = outcome(app, question).await?;
    drop(permit);
    let verified = outcome.verified.as_ref().unwrap_or(&outcome.answer);
    Ok(Json(VerifiedReply {
        original_answer: text(verified),
        corrected_answer: text(&outcome.answer),
        mode,
        sources: outcome.answer.references.iter().map(source).collect(),
        removed_citations: outcome.removed_citations(),
        accuracy_rate: outcome.verification.as_ref().map_or(1.0, |found| found.accuracy_rate),
        verification_log: outcome.verification_log(),
        processing_time_ms: began.elapsed().as_secs_f64() * 1_000.0,
    }))
}

/// The answer with its marks as `[†1]`, and its references.
fn text(answer: &Answer) -> String {
    let mut text = String::with_capacity(answer.text.len() + answer.citations.len() * 3);
    let mut at = 0;
    for citation in &answer.citations {
        let range = citation.range();
        text.push_str(&answer.text[at..range.start]);
        text.push_str(&format!("[†{}]", citation.number()));
        at = range.end;
    }
    text.push_str(&answer.text[at..]);
    let references = format_references(answer, ReferenceStyle::Dagger, ReferenceStyle::HEADING);
    if references.is_empty() { text } else { format!("{}\n\n{}", text.trim_end(), references.trim_end()) }
}

fn source(reference: &Reference) -> VerifiedSource {
    let passage = &reference.passage;
    VerifiedSource {
        citation_number: reference.number,
        source_file: passage.source.clone().or_else(|| passage.title.clone()),
        source_page: passage.page,
        title: reference.name(),
        url: passage.url.clone(),
        relevance: passage.score,
        excerpt: passage.text.clone(),
    }
}

//! `POST /query/verified`

use std::{ops::Range, time::Instant};

use axum::{Json, extract::State};
use citecore::{
    Answer, DropReason, LogEntry, Outcome, Profile, Reference, ReferenceStyle, VerifyOptions,
    format_references,
};
use citecore_wire::{VerifiedQuery, VerifiedReply, VerifiedSource};

use super::{checks, client::Client, excerpt::excerpt};
use crate::{
    app::Shared,
    body::Body,
    drive::{Question, outcome},
    error::Failure,
    settings::{KnowledgeKind, KnowledgeSettings},
};

/// Its name among the metrics.
const ROUTE: &str = "/query/verified";
/// The profile that verifies.
const PROFILE: &str = "verified";
/// LightRAG's ways to search.
const MODES: [&str; 5] = ["naive", "local", "global", "hybrid", "mix"];
/// What is told of knowledge that has no modes.
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
    let mode = mode(request.mode, &app.settings.knowledge)?;
    let mut profile = Profile::named(PROFILE).ok_or_else(Failure::internal)?;
    if let Some(threshold) = request.confidence_threshold {
        if !(0.0..=1.0).contains(&threshold) {
            let message = format!("expected a number from 0 to 1, found {threshold}");
            return Err(Failure::field("confidence_threshold", &message));
        }
        profile.verify = Some(VerifyOptions { threshold: threshold.max(LEAST_THRESHOLD) });
    }
    let mut question = Question::of(request.question, profile, ROUTE)?;
    question.mode = Some(mode.clone());
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
        unknown_citations: unknown(verified),
        accuracy_rate: outcome.verification.as_ref().map_or(1.0, |found| found.accuracy_rate),
        verification_log: log(&outcome, verified),
        processing_time_ms: began.elapsed().as_secs_f64() * 1_000.0,
        incomplete: outcome.incomplete,
    }))
}

/// The mode that the knowledge is asked with: the request's, else the one that the settings have for LightRAG. Errors: there is none of
/// that name.
fn mode(asked: Option<String>, knowledge: &KnowledgeSettings) -> Result<String, Failure> {
    let is_light_rag = knowledge.kind == KnowledgeKind::LightRag;
    match asked {
        Some(mode) if MODES.contains(&mode.as_str()) => Ok(mode),
        Some(_) => Err(Failure::field("mode", &format!("expected one of {}", MODES.join(", ")))),
        None if is_light_rag => Ok(knowledge.engine.mode.clone()),
        None => Ok(MODE.to_owned()),
    }
}

/// What the model wrote that names no source.
fn unknown(answer: &Answer) -> Vec<String> {
    let unknown = answer.dropped.iter().filter(|dropped| dropped.reason == DropReason::UnknownSource);
    unknown.map(|dropped| dropped.raw.clone()).collect()
}

/// The answer with its marks as `[†1]`, and its references.
fn text(answer: &Answer) -> String {
    let text = marked(answer, 0..answer.text.len());
    let references = format_references(answer, ReferenceStyle::Dagger, ReferenceStyle::HEADING);
    if references.is_empty() { text } else { format!("{}\n\n{}", text.trim_end(), references.trim_end()) }
}

/// A part of the answer with its marks as `[†1]`.
fn marked(answer: &Answer, part: Range<usize>) -> String {
    let first = answer.citations.partition_point(|citation| citation.start() < part.start);
    let mut text = String::with_capacity(part.len() + part.len() / 8);
    let mut at = part.start;
    for citation in answer.citations[first..].iter().take_while(|citation| citation.end() <= part.end) {
        text.push_str(&answer.text[at..citation.start()]);
        text.push_str(&format!("[†{}]", citation.number()));
        at = citation.end();
    }
    text.push_str(&answer.text[at..part.end]);
    text
}

/// The log, whose statements are written as they are in the text of the answer that was verified.
fn log(outcome: &Outcome, verified: &Answer) -> Vec<LogEntry> {
    let mut log = outcome.verification_log();
    let verdicts = outcome.verification.iter().flat_map(|found| &found.verdicts);
    for (entry, verdict) in log.iter_mut().zip(verdicts) {
        if let Some(part) = verdict.quoted_in(verified) {
            entry.statement = marked(verified, part);
        }
    }
    log
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
        excerpt: excerpt(reference),
    }
}

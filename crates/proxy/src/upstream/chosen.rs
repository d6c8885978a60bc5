//! The upstream of the settings, and the one that stands in for it.

use std::sync::Arc;

use async_stream::stream;
use citecore_wire::Problem;
use futures_util::StreamExt;
use reqwest::Url;
use secrecy::SecretString;
use tokio::time::Instant;

use super::{
    Conversation, Job, Pieces, Upstream, UpstreamError,
    extractive::Extractive,
    format::{Anthropic, Azure, OpenAi},
    http::{Http, Manner, Patience, Tally},
};
use crate::{
    limits::Gate,
    metrics::Metrics,
    settings::{Limits, Settings, UpstreamKind, UpstreamSettings},
};

/// Who writes the answers: an upstream, and another one where the first fails before it has written anything.
pub(crate) struct Upstreams {
    first: Box<dyn Upstream>,
    fallback: Option<Box<dyn Upstream>>,
    metrics: Arc<Metrics>,
}

impl Upstreams {
    /// Those of the settings; the gate counts the tokens that they spend. Errors: an address can't be read, no TLS can be set up.
    pub(crate) fn new(settings: &Settings, gate: &Gate, metrics: &Arc<Metrics>) -> Result<Self, String> {
        let chosen = &settings.upstream;
        let made = |chosen: &UpstreamSettings, upstream| {
            let tally = Tally { metrics: Arc::clone(metrics), upstream };
            set_up(chosen, &settings.limits, tally, gate.clone())
        };
        let fallback = chosen.fallback.as_ref().map(|other| made(other, "fallback")).transpose()?;
        Ok(Self { first: made(chosen, "first")?, fallback, metrics: Arc::clone(metrics) })
    }

    /// Begins to write.
    pub(crate) fn answer(&self, job: Job) -> Pieces {
        let Some(fallback) = &self.fallback else { return self.first.answer(job) };
        let (first, again) = (self.first.answer(job.clone()), fallback.answer(job));
        either(first, again, Arc::clone(&self.metrics))
    }

    /// Begins to write the next message of a conversation; none where the first upstream isn't a model. One that isn't can't stand in.
    pub(crate) fn converse(&self, conversation: Conversation, until: Instant) -> Option<Pieces> {
        let first = self.first.converse(conversation.clone(), until)?;
        let again = self.fallback.as_ref().and_then(|fallback| fallback.converse(conversation, until));
        Some(match again {
            Some(again) => either(first, again, Arc::clone(&self.metrics)),
            None => first,
        })
    }

    /// Is there a model that can be conversed with?
    pub(crate) fn has_model(&self) -> bool {
        self.first.is_model()
    }

    /// Does what isn't a model stand in for one?
    pub(super) fn quotes_instead(&self) -> bool {
        self.fallback.as_ref().is_some_and(|fallback| !fallback.is_model())
    }

    /// Would an answer come now, from either? Errors: what keeps the first from it.
    pub(crate) async fn check(&self) -> Result<(), UpstreamError> {
        let Err(error) = self.first.check().await else { return Ok(()) };
        if let Some(fallback) = &self.fallback
            && fallback.check().await.is_ok()
        {
            tracing::warn!(%error, "only the fallback is ready");
            return Ok(());
        }
        Err(error)
    }

    /// What is wrong with each of them, by its setting.
    pub(crate) async fn wrong(&self) -> Vec<String> {
        let mut wrong = Vec::new();
        let others = self.fallback.iter().map(|fallback| ("upstream.fallback", fallback));
        for (setting, upstream) in std::iter::once(("upstream", &self.first)).chain(others) {
            if let Err(error) = upstream.inspect().await {
                wrong.push(format!("{setting}: {error}"));
            }
        }
        wrong
    }
}

/// The first pieces, or the others where the first fail before there is any. They aren't begun before that: nothing of them happens until
/// they are polled.
fn either(mut first: Pieces, mut others: Pieces, metrics: Arc<Metrics>) -> Pieces {
    Box::pin(stream! {
        match first.next().await {
            Some(Err(error)) => {
                tracing::warn!(%error, "asking the fallback");
                metrics.fell_back();
                drop(first);
                let mut silent = true;
                while let Some(piece) = others.next().await {
                    // Where both fail, the reader is told what is worth most: when to try again.
                    if let (true, Err(other)) = (silent, &piece) && is_worse(&error.problem(), &other.problem()) {
                        tracing::warn!(error = %other, "the fallback failed");
                        yield Err(error);
                        return;
                    }
                    silent = false;
                    yield piece;
                }
            }
            piece => {
                if let Some(piece) = piece {
                    yield piece;
                }
                while let Some(piece) = first.next().await {
                    yield piece;
                }
            }
        }
    })
}

fn is_worse(first: &Problem, other: &Problem) -> bool {
    first.retry_after.is_some() && other.retry_after.is_none()
}

fn set_up(
    chosen: &UpstreamSettings,
    limits: &Limits,
    tally: Tally,
    gate: Gate,
) -> Result<Box<dyn Upstream>, String> {
    let Some(address) = chosen.address() else { return Ok(Box::new(Extractive)) };
    let base: Url = address.parse().map_err(|error| format!("base_url: {error}"))?;
    let (key, model, version): (Option<SecretString>, _, _) =
        (chosen.api_key.clone(), chosen.model.clone(), chosen.api_version.clone());
    let manner = Manner {
        patience: Patience::new(limits),
        temperature: chosen.temperature,
        max_tokens: chosen.max_tokens,
        retries: chosen.retries,
        key: key.clone(),
        tally,
        gate,
    };
    let http = match chosen.kind {
        UpstreamKind::Extractive => return Ok(Box::new(Extractive)),
        UpstreamKind::OpenAi => Http::new(OpenAi { base, model, key }, manner),
        UpstreamKind::Azure => Http::new(Azure { base, deployment: model, version, key }, manner),
        UpstreamKind::Anthropic => Http::new(Anthropic { base, model, version, key }, manner),
    };
    http.map(|http| Box::new(http) as Box<dyn Upstream>).map_err(|error| error.to_string())
}

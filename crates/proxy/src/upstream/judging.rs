//! Judging claims: by a model where there is one, else by the engine alone.

use citecore::{Opinion, Passage, VerifyOptions, claims_prompt, read_opinions, verify_claim};
use citecore_wire::{Claim, Judged};
use futures_util::StreamExt;
use tokio::time::Instant;

use super::{Conversation, Piece, Pieces, UpstreamError, Upstreams};

impl Upstreams {
    /// One verdict for each claim, in their order. Errors: the model failed, and nothing stands in for it.
    pub(crate) async fn judge(
        &self,
        claims: Vec<Claim>,
        until: Instant,
    ) -> Result<Vec<Judged>, UpstreamError> {
        let pairs: Vec<_> =
            claims.iter().map(|claim| (claim.statement.as_str(), claim.excerpt.as_str())).collect();
        let conversation = Conversation::about(claims_prompt(&pairs));
        let failure = match self.converse(conversation, until) {
            Some(pieces) => match whole(pieces).await {
                Ok(reply) => {
                    let opinions = read_opinions(&reply, claims.len());
                    return Ok(opinions
                        .into_iter()
                        .map(|opinion| opinion.map(told).unwrap_or_default())
                        .collect());
                }
                Err(error) => error,
            },
            None => return by_engine(claims).await,
        };
        if self.quotes_instead() {
            tracing::warn!(error = %failure, "the engine judges alone");
            return by_engine(claims).await;
        }
        Err(failure)
    }

    /// What a model replies, whole; none where there is no model. What is too long for it may be cut off.
    pub(crate) async fn reply(
        &self,
        conversation: Conversation,
        until: Instant,
    ) -> Option<Result<String, UpstreamError>> {
        Some(whole(self.converse(conversation, until)?).await)
    }
}

async fn whole(mut pieces: Pieces) -> Result<String, UpstreamError> {
    let mut reply = String::new();
    while let Some(piece) = pieces.next().await {
        match piece? {
            Piece::Delta(text) => reply.push_str(&text),
            Piece::Done(_) => return Ok(reply),
        }
    }
    Err(UpstreamError::BrokeOff)
}

/// What isn't told of a claim is no confidence in it.
fn told(opinion: Opinion) -> Judged {
    Judged {
        is_accurate: opinion.accurate,
        confidence: opinion.confidence.unwrap_or(0.0),
        explanation: opinion.explanation.unwrap_or_default(),
    }
}

async fn by_engine(claims: Vec<Claim>) -> Result<Vec<Judged>, UpstreamError> {
    let judge = |Claim { statement, excerpt }| {
        let verdict = verify_claim(&statement, &[Passage::new(excerpt)], &VerifyOptions::default())
            .map_err(|error| UpstreamError::Reported(error.to_string()))?;
        Ok(Judged {
            is_accurate: verdict.support >= 0.5,
            confidence: verdict.confidence,
            explanation: verdict.explanation(),
        })
    };
    let judged = tokio::task::spawn_blocking(move || claims.into_iter().map(judge).collect()).await;
    judged.map_err(|error| UpstreamError::Reported(error.to_string()))?
}

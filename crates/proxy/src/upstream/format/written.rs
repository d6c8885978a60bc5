//! What a model has written so far.

use citecore_wire::{Done, Usage};

use crate::upstream::UpstreamError;

/// An answer as far as it has come.
#[derive(Debug, Default)]
pub(in crate::upstream) struct Written {
    text: String,
    finish_reason: Option<String>,
    usage: Option<Usage>,
    over: bool,
}

impl Written {
    /// More text.
    pub(super) fn push(&mut self, text: &str) {
        self.text.push_str(text);
    }

    /// The model has said why it stopped. Usage may come after it.
    pub(super) fn finish(&mut self, reason: impl Into<String>) {
        self.finish_reason = Some(reason.into());
    }

    /// Tokens, as far as they are told; what is told later replaces it.
    pub(super) fn count(&mut self, prompt: Option<u64>, completion: Option<u64>) {
        if prompt.is_none() && completion.is_none() {
            return;
        }
        let usage = self.usage.get_or_insert_default();
        usage.prompt_tokens = prompt.unwrap_or(usage.prompt_tokens);
        usage.completion_tokens = completion.unwrap_or(usage.completion_tokens);
    }

    /// Nothing more will come.
    pub(super) fn end(&mut self) {
        self.over = true;
    }

    /// The text since the last call; none where there is none.
    pub(in crate::upstream) fn take_text(&mut self) -> Option<String> {
        Some(std::mem::take(&mut self.text)).filter(|text| !text.is_empty())
    }

    /// Has the model said that it is done? A connection that ends after it takes nothing of the answer away.
    pub(in crate::upstream) fn is_finished(&self) -> bool {
        self.finish_reason.is_some() || self.over
    }

    /// Will nothing more come?
    pub(in crate::upstream) fn is_over(&self) -> bool {
        self.over
    }

    /// How the answer ended. Errors: it didn't.
    pub(in crate::upstream) fn done(self) -> Result<Done, UpstreamError> {
        if !self.is_finished() {
            return Err(UpstreamError::BrokeOff);
        }
        Ok(Done { finish_reason: self.finish_reason.unwrap_or_else(|| "stop".into()), usage: self.usage })
    }
}

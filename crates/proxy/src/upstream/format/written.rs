//! What a model has written so far.

use citecore_wire::{Done, Usage};

use crate::upstream::UpstreamError;

/// The reason of an answer that is whole.
const STOP: &str = "stop";
/// What routers and servers write where they lost the model in the middle.
const GIVEN_UP: [&str; 2] = ["abort", "error"];

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

    /// How the answer ended. Errors: it didn't, or the server gave it up.
    pub(in crate::upstream) fn done(self) -> Result<Done, UpstreamError> {
        if !self.is_finished() {
            return Err(UpstreamError::BrokeOff);
        }
        let reason = self.finish_reason.as_deref().unwrap_or(STOP);
        if GIVEN_UP.contains(&reason) {
            return Err(UpstreamError::BrokeOff);
        }
        // What a client is told is a name, never what else a server might write in its place.
        let is_name =
            reason.len() <= 32 && reason.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_');
        let finish_reason = if is_name { reason } else { STOP }.to_owned();
        Ok(Done { finish_reason, usage: self.usage })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_is_a_name_and_no_failure() {
        let done = |reason: &str| {
            let mut written = Written::default();
            written.finish(reason);
            written.done().map(|done| done.finish_reason).map_err(|error| error.to_string())
        };
        for name in ["stop", "length", "content_filter", "pause_turn"] {
            assert_eq!(done(name).as_deref(), Ok(name));
        }
        assert_eq!(done("Ask http://10.0.0.7").as_deref(), Ok("stop"));
        for given_up in GIVEN_UP {
            assert!(done(given_up).unwrap_err().contains("broke off"));
        }
    }
}

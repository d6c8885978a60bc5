//! What a model has written so far.

use citecore_wire::{Done, Usage};

use super::{halves::Joined, reason::Reason};
use crate::upstream::UpstreamError;

/// An answer as far as it has come.
#[derive(Debug, Default)]
pub(in crate::upstream) struct Written {
    text: Joined,
    begun: bool,
    reason: Option<Reason>,
    usage: Option<Usage>,
    over: bool,
}

impl Written {
    /// More text.
    pub(super) fn push(&mut self, text: &str) {
        self.begun |= !text.is_empty();
        self.text.push(text);
    }

    /// A message, which says nothing new where its pieces came before it.
    pub(super) fn push_whole(&mut self, text: &str) {
        if !self.begun {
            self.text.push(text);
        }
    }

    /// The model has said why it stopped, in its server's word. Usage may come after it.
    pub(super) fn finish(&mut self, word: &str) {
        self.reason = Reason::of(word).or(self.reason.take());
        if self.reason.is_some() {
            self.text.end();
        }
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
        self.text.end();
    }

    /// The text since the last call; none where there is none.
    pub(in crate::upstream) fn take_text(&mut self) -> Option<String> {
        Some(self.text.take()).filter(|text| !text.is_empty())
    }

    /// Has the model said that it is done? A connection that ends after it takes nothing of the answer away.
    pub(in crate::upstream) fn is_finished(&self) -> bool {
        self.reason.is_some() || self.over
    }

    /// Will nothing more come?
    pub(in crate::upstream) fn is_over(&self) -> bool {
        self.over
    }

    /// How the answer ended, named as chat completions do: what a client is told is never what a server might write in its place.
    /// Errors: it didn't, the server gave it up, or nobody knows whether it is whole.
    pub(in crate::upstream) fn done(self) -> Result<Done, UpstreamError> {
        if !self.is_finished() {
            return Err(UpstreamError::BrokeOff);
        }
        let name = match self.reason {
            None | Some(Reason::Stop) => "stop",
            Some(Reason::ToolCalls) => "tool_calls",
            Some(Reason::Length) => "length",
            Some(Reason::Withheld) => "content_filter",
            Some(Reason::GivenUp) => return Err(UpstreamError::BrokeOff),
            Some(Reason::Unknown(word)) => return Err(UpstreamError::Stopped(word)),
        };
        Ok(Done { finish_reason: name.to_owned(), usage: self.usage })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn done(words: &[&str]) -> Result<String, String> {
        let mut written = Written::default();
        words.iter().for_each(|word| written.finish(word));
        written.done().map(|done| done.finish_reason).map_err(|error| error.to_string())
    }

    #[test]
    fn a_reason_has_the_name_of_chat_completions_or_is_a_failure() {
        for (word, name) in [
            ("STOP", "stop"),
            ("tool_use", "tool_calls"),
            ("MAX_TOKENS", "length"),
            ("content_filter: RECITATION", "content_filter"),
        ] {
            assert_eq!(done(&[word]).as_deref(), Ok(name), "{word}");
        }
        for (word, why) in [
            ("insufficient_system_resource", "broke off"),
            ("Ask http://10.0.0.7", "isn't known: Ask http"),
            ("pause_turn", "isn't known: pause_turn"),
        ] {
            assert!(done(&[word]).unwrap_err().contains(why), "{word}");
        }
    }

    #[test]
    fn a_word_for_nothing_is_no_end() {
        assert!(done(&["null"]).unwrap_err().contains("broke off"));
        assert_eq!(done(&["length", "null"]).as_deref(), Ok("length"));
    }
}

//! Tokens, counted as upstreams report them and guessed where they don't.

use citecore::Message;
use citecore_wire::Usage;

use super::Gate;

/// Bytes of a token, where nobody reports how many there were: English prose has somewhat more, code and other scripts less.
const BYTES: usize = 4;

/// What one answer of a model costs. Dropping it spends the tokens, once the model began: those that were reported, or a guess
/// by the bytes that were sent and received, since an answer that breaks off is paid for as well.
pub(crate) struct Bill {
    gate: Gate,
    begun: bool,
    bytes: usize,
    reported: Option<Usage>,
}

impl Bill {
    /// The bill of an answer to these messages.
    pub(crate) fn of(messages: &[Message], gate: Gate) -> Self {
        let bytes = messages.iter().map(|message| message.content.len()).sum();
        Self { gate, begun: false, bytes, reported: None }
    }

    /// The model took the messages.
    pub(crate) fn begin(&mut self) {
        self.begun = true;
    }

    /// A piece of the answer came.
    pub(crate) fn written(&mut self, text: &str) {
        self.bytes += text.len();
    }

    /// The answer is whole; what it took, where the upstream told.
    pub(crate) fn reported(&mut self, usage: Option<Usage>) {
        self.reported = usage;
    }

    fn tokens(&self) -> u64 {
        let told =
            self.reported.map_or(0, |usage| usage.prompt_tokens.saturating_add(usage.completion_tokens));
        if told > 0 { told } else { self.bytes.div_ceil(BYTES) as u64 }
    }
}

impl Drop for Bill {
    fn drop(&mut self) {
        if self.begun {
            self.gate.spend(self.tokens());
        }
    }
}

//! The formats that models are spoken to in, byte for byte as their servers write them.

mod anthropic;
mod azure;
pub(crate) mod openai;

use citecore_proxy::UpstreamKind;
use futures_util::future::join_all;

use super::model::{Act, Script};

/// What one kind of server says.
pub(crate) struct Format {
    pub(crate) name: &'static str,
    pub(crate) kind: UpstreamKind,
    /// What follows the server's address in the settings.
    pub(crate) base: &'static str,
    /// The line that a request for an answer begins with.
    pub(crate) line: &'static str,
    /// Where the key stands, in small letters.
    pub(crate) key: &'static str,
    /// What comes before the first text.
    pub(crate) begin: fn() -> String,
    /// A piece of text.
    pub(crate) delta: fn(&str) -> String,
    /// The model's reason to stop, named as chat completions do, and that it took 7 and 2 tokens.
    pub(crate) finish: fn(&str) -> String,
    /// The end mark of the stream.
    pub(crate) over: &'static str,
    /// What may come at any time and means nothing.
    pub(crate) noise: &'static str,
    /// An error in the middle of the stream.
    pub(crate) error: fn(&str) -> String,
    /// An answer that isn't streamed.
    pub(crate) whole: fn(&str) -> String,
}

pub(crate) const ALL: [&Format; 4] = [&openai::FORMAT, &azure::DEPLOYMENTS, &azure::V1, &anthropic::FORMAT];

/// Holds every format to a test, all of them at the same time.
pub(crate) async fn each(test: impl AsyncFn(&'static Format)) {
    join_all(ALL.into_iter().map(|format| test(format))).await;
}

impl Format {
    /// All that is sent for an answer, a word an event, with noise in between.
    pub(crate) fn stream(&self, text: &str) -> String {
        let words = text.split_inclusive(' ').map(|word| (self.delta)(word) + self.noise);
        (self.begin)() + &words.collect::<String>() + &(self.finish)("stop") + self.over
    }

    /// The same as a response.
    pub(crate) fn answer(&self, text: &str) -> Script {
        Script::stream([Act::Send(self.stream(text).into_bytes())])
    }

    /// The beginning of an answer.
    pub(crate) fn begun(&self, text: &str) -> Act {
        Act::Send(((self.begin)() + &(self.delta)(text)).into_bytes())
    }
}

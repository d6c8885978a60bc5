//! Requests and responses, as JSON.

use citecore::{Context, Outcome, Passage, Turn};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

/// Reads what may be left out, where null says the same.
fn or_default<'de, D: Deserializer<'de>, T: Deserialize<'de> + Default>(from: D) -> Result<T, D::Error> {
    Option::deserialize(from).map(Option::unwrap_or_default)
}

/// `POST /v1/search`: which passages bear on a question?
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SearchRequest {
    /// What the reader asked.
    pub question: String,
    /// What to search for; the question alone if empty.
    #[serde(default, deserialize_with = "or_default", skip_serializing_if = "Vec::is_empty")]
    pub queries: Vec<String>,
    /// BCP 47; articles of this language come first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub locale: Option<String>,
    /// At most so many passages.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<usize>,
}

/// The passages found, best first.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SearchResponse {
    /// The passages, their scores from 0 to 1.
    pub passages: Vec<Passage>,
}

/// `POST /v1/answer`: let the model answer from a context. The response is an event stream of [`AnswerEvent`]s.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct AnswerRequest {
    /// What the reader asked.
    pub question: String,
    /// The numbered sources.
    pub context: Context,
    /// 0 the first answer, 1 and 2 the requests to repair `previous`.
    #[serde(default, deserialize_with = "or_default")]
    pub attempt: u8,
    /// The answer to repair.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub previous: Option<String>,
    /// Earlier turns, oldest first.
    #[serde(default, deserialize_with = "or_default", skip_serializing_if = "Vec::is_empty")]
    pub history: Vec<Turn>,
    /// BCP 47; the language to answer in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// Name of the profile whose prompt is used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub profile: Option<String>,
}

/// `POST /v1/ask`: the whole exchange on the server. The response is an [`outcome_body`], or an event stream that ends in it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct AskRequest {
    /// What the reader asked.
    pub question: String,
    /// BCP 47; articles of this language come first, and the answer is written in it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub locale: Option<String>,
    /// Name of the profile to use.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub profile: Option<String>,
    /// Earlier turns, oldest first.
    #[serde(default, deserialize_with = "or_default", skip_serializing_if = "Vec::is_empty")]
    pub history: Vec<Turn>,
}

/// A piece of the model's answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Delta {
    /// As the model wrote it.
    pub text: String,
}

/// The end of the model's answer.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Done {
    /// Why the model stopped: "stop", "length" …
    pub finish_reason: String,
    /// What it cost, where the upstream tells.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub usage: Option<Usage>,
}

/// Tokens, as the upstream counts them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Usage {
    /// Tokens of the prompt.
    #[serde(default)]
    pub prompt_tokens: u64,
    /// Tokens of the answer.
    #[serde(default)]
    pub completion_tokens: u64,
}

/// An event of `POST /v1/answer`.
#[derive(Clone, Debug, PartialEq)]
pub enum AnswerEvent {
    /// `delta`
    Delta(Delta),
    /// `done`, the last one of an answer that came to its end.
    Done(Done),
    /// `error`, the last one of an answer that didn't.
    Error(crate::Problem),
}

impl AnswerEvent {
    /// The name of the event and its data as JSON.
    ///
    /// ```
    /// use citecore_wire::{AnswerEvent, Delta};
    ///
    /// let event = AnswerEvent::Delta(Delta { text: "Level it [1].".into() });
    /// assert_eq!(event.encode(), ("delta", r#"{"text":"Level it [1]."}"#.to_owned()));
    /// ```
    pub fn encode(&self) -> (&'static str, String) {
        let (name, data) = match self {
            Self::Delta(delta) => ("delta", serde_json::to_string(delta)),
            Self::Done(done) => ("done", serde_json::to_string(done)),
            Self::Error(problem) => ("error", serde_json::to_string(problem)),
        };
        (name, data.unwrap_or_default())
    }

    /// Reads an event. None for an event of a name that this version doesn't know, which is to be passed over.
    /// Errors: the data isn't what the name promises.
    pub fn decode(event: &crate::Event) -> Option<Result<Self, serde_json::Error>> {
        let data = event.data.as_str();
        match event.name.as_str() {
            "delta" => Some(serde_json::from_str(data).map(Self::Delta)),
            "done" => Some(serde_json::from_str(data).map(Self::Done)),
            "error" => Some(serde_json::from_str(data).map(Self::Error)),
            _ => None,
        }
    }
}

/// An outcome as the interface gives it: offsets in UTF-16 code units, as its JavaScript readers count.
pub fn outcome_body(outcome: Outcome) -> Value {
    serde_json::to_value(outcome.in_utf16()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    /// It warns of others.
    #[test]
    fn the_widgets_script_knows_the_profiles() {
        let names = format!("profile: {:?},", citecore::Profile::NAMES);
        assert!(include_str!("../../../www/widget/app.js").contains(&names), "{names}");
    }
}

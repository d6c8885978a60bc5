//! Reading a chat completion, streamed or whole.

use citecore_wire::{Done, Event, Usage};
use serde::Deserialize;
use serde_json::Value;

use crate::upstream::UpstreamError;

/// A completion as far as it has come.
#[derive(Debug, Default)]
pub(super) struct Completion {
    text: String,
    finish_reason: Option<String>,
    usage: Option<Usage>,
    over: bool,
}

/// A chunk of a streamed completion, or a whole one: they differ in `delta` and `message` alone.
#[derive(Deserialize)]
struct Body {
    #[serde(default)]
    choices: Option<Vec<Choice>>,
    #[serde(default)]
    usage: Option<Usage>,
    #[serde(default)]
    error: Option<Value>,
}

#[derive(Deserialize)]
struct Choice {
    #[serde(default, alias = "message")]
    delta: Option<Content>,
    #[serde(default)]
    finish_reason: Option<String>,
}

#[derive(Deserialize)]
struct Content {
    #[serde(default)]
    content: Option<String>,
}

impl Completion {
    /// Takes in an event of the stream. Errors: it reports one, or can't be read.
    pub(super) fn event(&mut self, event: &Event) -> Result<(), UpstreamError> {
        let data = event.data.trim();
        if event.name == "error" {
            return Err(UpstreamError::Reported(data.to_owned()));
        }
        match data {
            "[DONE]" => {
                self.over = true;
                Ok(())
            }
            "" => Ok(()),
            _ => self.body(data.as_bytes()),
        }
    }

    /// Takes in a completion that wasn't streamed. Errors: as [`Completion::event`].
    pub(super) fn message(&mut self, body: &[u8]) -> Result<(), UpstreamError> {
        self.body(body)?;
        self.over = true;
        Ok(())
    }

    fn body(&mut self, json: &[u8]) -> Result<(), UpstreamError> {
        let body: Body = serde_json::from_slice(json).map_err(|error| {
            UpstreamError::Unreadable(format!("{error} in {}", String::from_utf8_lossy(json)))
        })?;
        if let Some(error) = body.error.filter(|error| !error.is_null()) {
            return Err(UpstreamError::Reported(error.to_string()));
        }
        // Only the first choice was asked for.
        if let Some(choice) = body.choices.into_iter().flatten().next() {
            self.text.push_str(choice.delta.and_then(|delta| delta.content).as_deref().unwrap_or_default());
            self.finish_reason = choice.finish_reason.or(self.finish_reason.take());
        }
        self.usage = body.usage.or(self.usage);
        Ok(())
    }

    /// The text since the last call; none where there is none.
    pub(super) fn take_text(&mut self) -> Option<String> {
        Some(std::mem::take(&mut self.text)).filter(|text| !text.is_empty())
    }

    /// Has the model said why it stopped?
    pub(super) fn is_finished(&self) -> bool {
        self.finish_reason.is_some() || self.over
    }

    /// Will nothing more come?
    pub(super) fn is_over(&self) -> bool {
        self.over
    }

    /// How the answer ended. Errors: it didn't.
    pub(super) fn done(self) -> Result<Done, UpstreamError> {
        if !self.is_finished() {
            return Err(UpstreamError::BrokeOff);
        }
        Ok(Done { finish_reason: self.finish_reason.unwrap_or_else(|| "stop".into()), usage: self.usage })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(events: &[&str]) -> (String, Result<Done, String>) {
        let mut completion = Completion::default();
        for data in events {
            let event = Event { name: "message".into(), data: (*data).into() };
            if let Err(error) = completion.event(&event) {
                return (completion.text, Err(error.to_string()));
            }
        }
        let text = completion.take_text().unwrap_or_default();
        (text, completion.done().map_err(|error| error.to_string()))
    }

    fn stop() -> Result<Done, String> {
        Ok(Done { finish_reason: "stop".into(), usage: None })
    }

    #[test]
    fn what_servers_send_is_read() {
        let table: &[(&[&str], &str, Result<Done, String>)] = &[
            (
                &[
                    r#"{"choices":[{"delta":{"role":"assistant","content":null}}]}"#,
                    r#"{"choices":[{"delta":{"content":"Level "}}]}"#,
                    r#"{"choices":[]}"#,
                    r#"{"choices":[{"delta":{"content":"it."},"finish_reason":null}]}"#,
                    r#"{"choices":[{"delta":{},"finish_reason":"stop"}]}"#,
                    "[DONE]",
                ],
                "Level it.",
                stop(),
            ),
            (&[r#"{"choices":[{"delta":{"content":"It."}}]}"#, "[DONE]"], "It.", stop()),
            (
                &[
                    r#"{"choices":[{"delta":{"content":"It."},"finish_reason":"length"}]}"#,
                    r#"{"choices":[],"usage":{"prompt_tokens":7,"completion_tokens":2,"total_tokens":9}}"#,
                ],
                "It.",
                Ok(Done {
                    finish_reason: "length".into(),
                    usage: Some(Usage { prompt_tokens: 7, completion_tokens: 2 }),
                }),
            ),
            (&[r#"{"choices":null,"error":null}"#, "[DONE]"], "", stop()),
            (
                &[r#"{"choices":[{"delta":{"content":"It"}}]}"#],
                "It",
                Err("the upstream broke off before its answer was whole".into()),
            ),
            (
                &[r#"{"error":{"message":"out of memory"}}"#],
                "",
                Err(r#"the upstream reported an error: {"message":"out of memory"}"#.into()),
            ),
        ];
        for (events, text, done) in table {
            assert_eq!(read(events), ((*text).to_owned(), done.clone()), "{events:?}");
        }
        assert!(read(&["not json"]).1.unwrap_err().contains("can't be read"));
    }

    #[test]
    fn a_completion_that_is_not_streamed_is_read() {
        let mut completion = Completion::default();
        let body = br#"{"choices":[{"message":{"content":"Level it."},"finish_reason":"stop"}]}"#;
        completion.message(body).unwrap();
        assert_eq!(completion.take_text().as_deref(), Some("Level it."));
        assert_eq!(completion.done().unwrap().finish_reason, "stop");
    }
}

//! Anthropic's messages, with stream events of their own.

use citecore::Role;
use citecore_wire::Event;
use reqwest::{Client, RequestBuilder, Url};
use secrecy::SecretString;
use serde::Deserialize;
use serde_json::{Value, json};

use super::{Format, Written, below, halves, keyed, tokens::count, unreadable};
use crate::upstream::{Conversation, UpstreamError, http::Declined};

const VERSION: &str = "2023-06-01";
/// The interface wants a number. No answer from passages is longer.
const MOST_TOKENS: u32 = 4_096;
/// The interface's scale of temperatures ends here; that of others goes up to 2.
const HOTTEST: f64 = 1.0;

/// Anthropic's server, or one that speaks as it does.
pub(in crate::upstream) struct Anthropic {
    pub(in crate::upstream) base: Url,
    pub(in crate::upstream) model: String,
    pub(in crate::upstream) version: Option<String>,
    pub(in crate::upstream) key: Option<SecretString>,
}

impl Anthropic {
    /// The address of a path, whether the base has the version or not.
    fn at(&self, path: &str) -> String {
        if self.base.path().trim_end_matches('/').ends_with("/v1") {
            return below(&self.base, path);
        }
        below(&self.base, &format!("v1/{path}"))
    }

    fn authorised(&self, request: RequestBuilder) -> RequestBuilder {
        let request = request.header("anthropic-version", self.version.as_deref().unwrap_or(VERSION));
        keyed(request, "x-api-key", self.key.as_ref())
    }
}

impl Format for Anthropic {
    fn ask(&self, client: &Client) -> RequestBuilder {
        self.authorised(client.post(self.at("messages")))
    }

    fn probe(&self, client: &Client) -> RequestBuilder {
        self.authorised(client.get(self.at("models")))
    }

    fn address(&self) -> &'static str {
        "it has to be as https://api.anthropic.com, with or without /v1"
    }

    fn body(&self, conversation: &Conversation, declined: Declined) -> Value {
        let said = |role: Role| {
            let messages = conversation.messages.iter();
            messages.filter(move |message| message.role == role).map(|message| message.content.as_str())
        };
        let system: Vec<&str> = said(Role::System).collect();
        // A message without text is refused, as an earlier turn may be.
        let others = conversation.messages.iter().filter(|message| message.role != Role::System);
        let messages: Vec<_> = others.filter(|message| !message.content.trim().is_empty()).collect();
        let mut body = json!({
            "model": self.model,
            "max_tokens": conversation.max_tokens.unwrap_or(MOST_TOKENS),
            "messages": messages,
            "stream": true,
        });
        if !system.is_empty() {
            body["system"] = json!(system.join("\n\n"));
        }
        if let Some(temperature) = conversation.temperature.filter(|_| !declined.temperature) {
            body["temperature"] = json!(temperature.min(HOTTEST));
        }
        body
    }

    fn event(&self, event: &Event, written: &mut Written) -> Result<(), UpstreamError> {
        let data = event.data.trim();
        match halves::read::<Said>(data.as_bytes()) {
            Ok(said) => take(said, written),
            Err(_) if event.name == "error" => Err(UpstreamError::Reported(data.to_owned())),
            Err(error) => Err(unreadable(&error, data.as_bytes())),
        }
    }

    fn message(&self, body: &[u8], written: &mut Written) -> Result<(), UpstreamError> {
        let said: Said = halves::read(body).map_err(|error| unreadable(&error, body))?;
        match said {
            Said::Message(message) => {
                for block in message.content.iter().flatten() {
                    block.take(written);
                }
                ended(message.stop_reason.as_deref(), written);
                cost(message.usage.as_ref(), written);
                written.end();
                Ok(())
            }
            Said::Error { error } => Err(error.into()),
            _ => Err(UpstreamError::Unreadable("JSON that is no message".into())),
        }
    }
}

/// An event of a stream, or a whole message. Events of other types may come at any time, and are passed over.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Said {
    MessageStart {
        message: Message,
    },
    ContentBlockStart {
        content_block: Block,
    },
    ContentBlockDelta {
        delta: Block,
    },
    MessageDelta {
        delta: Ended,
        #[serde(default)]
        usage: Option<Value>,
    },
    MessageStop,
    Error {
        error: Reported,
    },
    Message(Message),
    #[serde(other)]
    Other,
}

#[derive(Deserialize)]
struct Message {
    #[serde(default)]
    content: Option<Vec<Block>>,
    #[serde(default)]
    stop_reason: Option<String>,
    #[serde(default)]
    usage: Option<Value>,
}

/// A block of content, or a part of one. Those of a model's thoughts and tools have no text.
#[derive(Deserialize)]
struct Block {
    #[serde(default)]
    text: Option<String>,
}

impl Block {
    fn take(&self, written: &mut Written) {
        written.push(self.text.as_deref().unwrap_or_default());
    }
}

#[derive(Deserialize)]
struct Ended {
    #[serde(default)]
    stop_reason: Option<String>,
}

#[derive(Deserialize)]
struct Reported {
    #[serde(default, rename = "type")]
    kind: String,
    #[serde(default)]
    message: String,
}

impl From<Reported> for UpstreamError {
    fn from(Reported { kind, message }: Reported) -> Self {
        match kind.as_str() {
            "overloaded_error" | "rate_limit_error" => Self::Busy { retry_after: None, said: message },
            "timeout_error" => Self::Slow("its own limit"),
            _ => Self::Reported(format!("{kind}: {message}")),
        }
    }
}

fn take(said: Said, written: &mut Written) -> Result<(), UpstreamError> {
    match said {
        Said::MessageStart { message } => cost(message.usage.as_ref(), written),
        Said::ContentBlockStart { content_block: block } | Said::ContentBlockDelta { delta: block } => {
            block.take(written);
        }
        Said::MessageDelta { delta, usage } => {
            ended(delta.stop_reason.as_deref(), written);
            cost(usage.as_ref(), written);
        }
        Said::MessageStop => written.end(),
        Said::Error { error } => return Err(error.into()),
        Said::Message(_) | Said::Other => {}
    }
    Ok(())
}

fn ended(reason: Option<&str>, written: &mut Written) {
    if let Some(reason) = reason {
        written.finish(reason);
    }
}

/// What it took. Tokens of the prompt that were kept from an earlier one stand apart.
fn cost(usage: Option<&Value>, written: &mut Written) {
    let told = |name| count(usage, name);
    let cached = [told("cache_creation_input_tokens"), told("cache_read_input_tokens")];
    let input =
        told("input_tokens").map(|tokens| cached.into_iter().flatten().fold(tokens, u64::saturating_add));
    written.count(input, told("output_tokens"));
}

#[cfg(test)]
mod tests {
    use citecore::{Context, PromptOptions, Turn, build_prompt};
    use citecore_wire::{Done, Usage};

    use super::*;

    fn anthropic(base: &str) -> Anthropic {
        let key = Some("k".into());
        Anthropic { base: base.parse().unwrap(), model: "claude".into(), version: None, key }
    }

    fn read(events: &[&str]) -> (String, Result<Done, String>) {
        let (format, mut written) = (anthropic("http://127.0.0.1"), Written::default());
        for data in events {
            let event = Event { name: "message".into(), data: (*data).into() };
            if let Err(error) = format.event(&event, &mut written) {
                return (written.take_text().unwrap_or_default(), Err(error.to_string()));
            }
        }
        (written.take_text().unwrap_or_default(), written.done().map_err(|error| error.to_string()))
    }

    const START: &str = r#"{"type":"message_start","message":{"id":"m","role":"assistant","content":[],"stop_reason":null,
        "usage":{"input_tokens":7,"cache_read_input_tokens":3,"output_tokens":1}}}"#;

    fn text(text: &str) -> String {
        json!({ "type": "content_block_delta", "index": 0, "delta": { "type": "text_delta", "text": text } })
            .to_string()
    }

    fn stop(reason: &str) -> String {
        let delta = json!({ "stop_reason": reason, "stop_sequence": null });
        json!({ "type": "message_delta", "delta": delta, "usage": { "output_tokens": 5 } }).to_string()
    }

    #[test]
    fn an_answer_is_read_with_what_it_cost() {
        let thought =
            r#"{"type":"content_block_delta","index":0,"delta":{"type":"thinking_delta","thinking":"Hm"}}"#;
        let (answer, done) = read(&[
            START,
            r#"{"type":"content_block_start","index":0,"content_block":{"type":"text","text":""}}"#,
            r#"{"type":"ping"}"#,
            thought,
            &text("Level "),
            r#"{"type":"a_type_of_tomorrow","delta":7}"#,
            &text("it."),
            r#"{"type":"content_block_stop","index":0}"#,
            &stop("end_turn"),
            r#"{"type":"message_stop"}"#,
        ]);
        assert_eq!(answer, "Level it.");
        let usage = Some(Usage { prompt_tokens: 10, completion_tokens: 5 });
        assert_eq!(done, Ok(Done { finish_reason: "stop".into(), usage }));
    }

    #[test]
    fn an_odd_event_takes_nothing_of_the_answer() {
        let whole = Ok(Done { finish_reason: "stop".into(), usage: None });
        for usage in
            ["null", "7", r#"{"output_tokens":-1}"#, r#"{"output_tokens":2.5}"#, r#"{"output_tokens":null}"#]
        {
            let start = format!(r#"{{"type":"message_start","message":{{"content":null,"usage":{usage}}}}}"#);
            let end = r#"{"type":"message_delta","delta":{"stop_reason":"end_turn"},"usage":USAGE}"#;
            let events = [
                &start,
                r#"{"type":"content_block_start","content_block":{"type":"text","text":null}}"#,
                &text("Level it."),
                r#"{"type":"content_block_delta","delta":{"type":"text_delta","text":null}}"#,
                &end.replace("USAGE", usage),
                r#"{"type":"message_stop"}"#,
            ];
            assert_eq!(read(&events), ("Level it.".into(), whole.clone()), "{usage}");
        }
    }

    #[test]
    fn ends_have_the_names_of_chat_completions() {
        for (reason, name) in [
            ("stop_sequence", "stop"),
            ("max_tokens", "length"),
            ("model_context_window_exceeded", "length"),
            ("refusal", "content_filter"),
        ] {
            assert_eq!(read(&[START, &stop(reason)]).1.unwrap().finish_reason, name);
        }
        // A model that pauses means to go on.
        assert!(read(&[START, &stop("pause_turn")]).1.is_err());
    }

    #[test]
    fn what_is_no_end_is_told() {
        let overloaded = r#"{"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}"#;
        let failed = r#"{"type":"error","error":{"type":"api_error","message":"Internal"}}"#;
        for (last, expected) in [
            (overloaded, "is busy: Overloaded"),
            (failed, "reported an error: api_error: Internal"),
            ("<html>", "can't be read"),
            (r#"{"type":"content_block_delta"}"#, "can't be read"),
        ] {
            let (answer, done) = read(&[START, &text("It "), last]);
            assert_eq!(answer, "It ");
            let error = done.unwrap_err();
            assert!(error.contains(expected), "{error}");
        }
        assert!(read(&[START, &text("It ")]).1.unwrap_err().contains("broke off"));
    }

    #[test]
    fn rules_stand_apart_and_blank_messages_are_left_out() {
        let history = vec![Turn { question: "Earlier?".into(), answer: " ".into() }];
        let options = PromptOptions { history, ..PromptOptions::default() };
        let messages = build_prompt("Which way?", &Context::default(), &options).unwrap();
        let conversation = Conversation { messages, temperature: Some(1.5), max_tokens: None };
        let body = anthropic("http://127.0.0.1").body(&conversation, Declined::default());
        let roles: Vec<&str> = body["messages"]
            .as_array()
            .unwrap()
            .iter()
            .map(|message| message["role"].as_str().unwrap())
            .collect();
        assert_eq!(roles, ["user", "user"]);
        assert!(!body["system"].as_str().unwrap().is_empty());
        assert_eq!((&body["temperature"], &body["max_tokens"]), (&json!(1.0), &json!(4096)));
    }

    #[test]
    fn the_version_may_stand_in_the_address() {
        for base in ["https://api.anthropic.com", "https://api.anthropic.com/v1/"] {
            let request = anthropic(base).ask(&Client::new()).build().unwrap();
            assert_eq!(request.url().as_str(), "https://api.anthropic.com/v1/messages");
            assert_eq!(request.headers()["anthropic-version"], VERSION);
            assert!(request.headers()["x-api-key"].is_sensitive());
        }
    }
}

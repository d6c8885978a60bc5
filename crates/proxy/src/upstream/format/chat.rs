//! Chat completions, as OpenAI has made them: what is sent, and reading what comes back, streamed or whole.

use std::fmt::{self, Formatter};

use citecore_wire::Event;
use serde::{
    Deserialize, Deserializer,
    de::{SeqAccess, Visitor},
};
use serde_json::{Value, json};

use super::{Written, halves, is_filtered, tokens::count, unreadable};
use crate::upstream::{Conversation, UpstreamError, http::Declined};

/// The body of a request.
pub(super) fn body(model: &str, conversation: &Conversation, declined: Declined) -> Value {
    let mut body = json!({ "model": model, "messages": conversation.messages, "stream": true });
    if !declined.usage {
        body["stream_options"] = json!({ "include_usage": true });
    }
    if let Some(temperature) = conversation.temperature.filter(|_| !declined.temperature) {
        body["temperature"] = json!(temperature);
    }
    if let Some(most) = conversation.max_tokens {
        // OpenAI's newer models know the one name, most other servers the other.
        let name = if declined.max_tokens { "max_completion_tokens" } else { "max_tokens" };
        body[name] = json!(most);
    }
    body
}

/// A chunk of a streamed completion, or a whole one: the one has a `delta`, the other a `message`. Some servers send both in a chunk, or
/// a whole message behind its pieces.
#[derive(Deserialize)]
struct Completion {
    #[serde(default)]
    choices: Option<Vec<Option<Choice>>>,
    #[serde(default)]
    usage: Option<Value>,
    #[serde(default)]
    error: Option<Value>,
    /// What it is: `error` at servers that report one without a field for it.
    #[serde(default)]
    object: Option<Value>,
    /// What such an error says.
    #[serde(default)]
    message: Option<Value>,
}

#[derive(Deserialize)]
struct Choice {
    #[serde(default)]
    delta: Option<Said>,
    #[serde(default)]
    message: Option<Said>,
    #[serde(default)]
    finish_reason: Option<String>,
}

#[derive(Deserialize)]
struct Said {
    /// Text, at once or in parts, of which some are text and others the model's thoughts.
    #[serde(default, deserialize_with = "text")]
    content: String,
}

fn text<'de, D: Deserializer<'de>>(content: D) -> Result<String, D::Error> {
    content.deserialize_any(Text)
}

/// Reads the one and the other. An untagged enum would read each delta twice.
struct Text;

impl<'de> Visitor<'de> for Text {
    type Value = String;

    fn expecting(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        formatter.write_str("text or parts of a text")
    }

    fn visit_unit<E>(self) -> Result<String, E> {
        Ok(String::new())
    }

    fn visit_str<E>(self, text: &str) -> Result<String, E> {
        Ok(text.to_owned())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut parts: A) -> Result<String, A::Error> {
        let mut text = String::new();
        while let Some(part) = parts.next_element::<Option<Part>>()? {
            text.push_str(part.and_then(|part| part.text).as_deref().unwrap_or_default());
        }
        Ok(text)
    }
}

#[derive(Deserialize)]
struct Part {
    #[serde(default)]
    text: Option<String>,
}

/// Takes in an event of the stream. Errors: it reports one, or can't be read.
pub(super) fn event(event: &Event, written: &mut Written) -> Result<(), UpstreamError> {
    let data = event.data.trim();
    if event.name == "error" {
        return Err(UpstreamError::Reported(data.to_owned()));
    }
    match data {
        "[DONE]" => written.end(),
        "" => {}
        _ => {
            take(read(data.as_bytes())?, written)?;
        }
    }
    Ok(())
}

/// Takes in a completion that wasn't streamed. Errors: as [`event`]; it isn't one.
pub(super) fn message(body: &[u8], written: &mut Written) -> Result<(), UpstreamError> {
    if !take(read(body)?, written)? {
        return Err(UpstreamError::Unreadable("JSON that is no completion".into()));
    }
    written.end();
    Ok(())
}

fn read(json: &[u8]) -> Result<Completion, UpstreamError> {
    halves::read(json).map_err(|error| unreadable(&error, json))
}

/// Takes in what a completion says. `false`: it has nothing of an answer.
fn take(completion: Completion, written: &mut Written) -> Result<bool, UpstreamError> {
    if let Some(error) = completion.error.filter(|error| !error.is_null()) {
        let reported = if is_filtered(&error) { UpstreamError::Withheld } else { UpstreamError::Reported };
        return Err(reported(error.to_string()));
    }
    if completion.object.is_some_and(|object| object == "error") {
        return Err(UpstreamError::Reported(completion.message.unwrap_or_default().to_string()));
    }
    // Only the first choice was asked for.
    let choice = completion.choices.into_iter().flatten().flatten().next();
    let found = choice.is_some();
    if let Some(Choice { delta, message, finish_reason }) = choice {
        if let Some(said) = delta {
            written.push(&said.content);
        }
        if let Some(said) = message {
            written.push_whole(&said.content);
        }
        if let Some(reason) = finish_reason {
            written.finish(&reason);
        }
    }
    // One without the other would tell of an answer or a prompt that cost nothing.
    let told = |name| count(completion.usage.as_ref(), name);
    if let (Some(prompt), Some(completion)) = (told("prompt_tokens"), told("completion_tokens")) {
        written.count(Some(prompt), Some(completion));
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use citecore_wire::{Done, Usage};

    use super::*;

    fn read(events: &[&str]) -> (String, Result<Done, String>) {
        let mut written = Written::default();
        for data in events {
            let event = Event { name: "message".into(), data: (*data).into() };
            if let Err(error) = super::event(&event, &mut written) {
                return (written.take_text().unwrap_or_default(), Err(error.to_string()));
            }
        }
        let text = written.take_text().unwrap_or_default();
        (text, written.done().map_err(|error| error.to_string()))
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
    fn thoughts_are_no_part_of_the_answer() {
        let thought =
            r#"{"choices":[{"delta":{"content":[{"type":"thinking","thinking":[{"text":"Hm"}]}]}}]}"#;
        let text = r#"{"choices":[{"delta":{"content":[{"type":"text","text":"Level it."}]}}]}"#;
        let other = r#"{"choices":[{"delta":{"reasoning_content":"Hm","content":null}}]}"#;
        assert_eq!(read(&[thought, other, text, "[DONE]"]), ("Level it.".into(), stop()));
    }

    #[test]
    fn an_odd_chunk_takes_nothing_of_the_answer() {
        let level = r#"{"choices":[{"delta":{"content":"Level it."}}]}"#;
        let end = r#"{"choices":[{"delta":{},"finish_reason":"stop"}]}"#;
        for odd in [
            r#"{"choices":[{"delta":{"content":""},"message":{"content":""}}]}"#,
            r#"{"choices":[{"delta":null,"message":null}]}"#,
            r#"{"choices":[null]}"#,
            r#"{"choices":[{"delta":{"content":[{"type":"text","text":null},null]}}]}"#,
            r#"{"choices":[],"usage":{"prompt_tokens":-1,"completion_tokens":2}}"#,
            r#"{"choices":[],"usage":{"prompt_tokens":7,"completion_tokens":2.5}}"#,
            r#"{"choices":[],"usage":"none"}"#,
            r#"{"object":"chat.completion.chunk","choices":[],"message":"Queued"}"#,
        ] {
            for events in [[odd, level, end], [level, odd, end], [level, end, odd]] {
                assert_eq!(read(&events), ("Level it.".into(), stop()), "{events:?}");
            }
        }
    }

    #[test]
    fn a_message_counts_where_it_is_no_repetition() {
        let level = r#"{"choices":[{"delta":{"content":"Level it."}}]}"#;
        let whole = r#"{"choices":[{"message":{"content":"Level it."},"finish_reason":"stop"}]}"#;
        let both = r#"{"choices":[{"delta":{"content":"Level it."},"message":{"content":"Level it."}}]}"#;
        let role = r#"{"choices":[{"delta":{"role":"assistant","content":""}}]}"#;
        for events in [&[level, whole][..], &[role, level, whole], &[both, whole], &[role, whole], &[whole]] {
            assert_eq!(read(events), ("Level it.".into(), stop()), "{events:?}");
        }
    }

    #[test]
    fn counts_that_can_be_read_are_told() {
        let usage = r#"{"choices":[],"usage":{"prompt_tokens":7.0,"completion_tokens":2}}"#;
        let told = Some(Usage { prompt_tokens: 7, completion_tokens: 2 });
        assert_eq!(read(&[usage, "[DONE]"]).1, Ok(Done { finish_reason: "stop".into(), usage: told }));
    }

    #[test]
    fn an_error_is_one_without_a_field_for_it() {
        let level = r#"{"choices":[{"delta":{"content":"Level "}}]}"#;
        let error = r#"{"object":"error","message":"out of memory","type":"BadRequestError","param":null,"code":400}"#;
        let (text, done) = read(&[level, error, "[DONE]"]);
        assert_eq!(
            (text.as_str(), done),
            ("Level ", Err(r#"the upstream reported an error: "out of memory""#.into()))
        );
    }

    #[test]
    fn a_completion_that_is_not_streamed_is_read() {
        let whole = |body: &str| {
            let mut written = Written::default();
            message(body.as_bytes(), &mut written).map_err(|error| error.to_string())?;
            Ok::<_, String>((written.take_text().unwrap_or_default(), written.done().unwrap().finish_reason))
        };
        let body = r#"{"choices":[{"message":{"content":"Level it."},"finish_reason":"stop"}]}"#;
        assert_eq!(whole(body), Ok(("Level it.".into(), "stop".into())));
        for (none, why) in
            [("{}", "no completion"), (r#"{"choices":[]}"#, "no completion"), ("<p>", "can't be read")]
        {
            assert!(whole(none).unwrap_err().contains(why), "{none}");
        }
        assert!(whole(r#"{"error":{"message":"no"}}"#).unwrap_err().contains("reported"));
    }

    #[test]
    fn what_a_server_declined_is_left_out_or_named_anew() {
        let conversation = Conversation { messages: Vec::new(), temperature: Some(0.5), max_tokens: Some(9) };
        let all = body("m", &conversation, Declined::default());
        assert_eq!(
            all,
            json!({ "model": "m", "messages": [], "stream": true, "stream_options": { "include_usage": true },
                "temperature": 0.5, "max_tokens": 9 })
        );
        let declined = Declined { temperature: true, max_tokens: true, usage: true };
        let least = json!({ "model": "m", "messages": [], "stream": true, "max_completion_tokens": 9 });
        assert_eq!(body("m", &conversation, declined), least);
    }
}

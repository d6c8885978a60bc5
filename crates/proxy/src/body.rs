//! Reading the JSON body of a request.

use std::time::Duration;

use axum::{
    body::Bytes,
    extract::{FromRequest, Request, rejection::BytesRejection},
    http::{StatusCode, header},
};
use citecore_wire::Problem;
use http_body::Body as _;
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::{app::Shared, error::Failure};

/// A body of the type that the route expects.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Shared> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, app: &Shared) -> Result<Self, Failure> {
        if !is_json(&request) {
            let detail = "Content-Type: expected application/json";
            return Err(Failure(Problem::new(415, "unsupported-media-type", detail)));
        }
        let limits = &app.settings.limits;
        // Whoever says beforehand how long it is needn't send it.
        if request.body().size_hint().lower() > limits.body as u64 {
            return Err(too_large());
        }
        let patience = Duration::from_secs_f64(limits.body_time);
        let bytes = timeout(patience, Bytes::from_request(request, app))
            .await
            .map_err(|_| Failure(Problem::new(408, "too-slow", "The body took too long to arrive.")))?;
        let bytes = bytes.map_err(|rejection| unread(&rejection))?;
        read(&bytes).map(Self)
    }
}

/// Reads JSON. Errors name the field and the kind of what it holds: `context.sources[2].number: invalid type: string, expected usize`.
fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Failure> {
    // To know where one is takes half as much time again, so only a body that has an error is read that way.
    serde_json::from_slice(bytes).or_else(|_| read_with_path(bytes))
}

fn read_with_path<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Failure> {
    let mut deserializer = serde_json::Deserializer::from_slice(bytes);
    let value = serde_path_to_error::deserialize(&mut deserializer).map_err(|error| {
        let path = error.path().to_string();
        let message = without_value(error.into_inner().to_string());
        // "." is the body itself, "?" a place that JSON so broken doesn't have.
        Failure::field(if matches!(path.as_str(), "." | "?") { "body" } else { &path }, &message)
    })?;
    deserializer.end().map_err(|error| Failure::field("body", &error.to_string()))?;
    Ok(value)
}

/// The same without the value that was found in place of another: it may be what nobody else should read.
fn without_value(message: String) -> String {
    let found = ["invalid type: ", "invalid value: ", "unknown variant ", "unknown field "];
    if !found.iter().any(|begin| message.starts_with(begin)) {
        return message;
    }
    match (message.find(['`', '"']), message.rfind(", expected ")) {
        (Some(value), Some(end)) if value < end => {
            format!("{}{}", message[..value].trim_end(), &message[end..])
        }
        _ => message,
    }
}

fn is_json(request: &Request) -> bool {
    let kind =
        request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    kind == "application/json" || (kind.starts_with("application/") && kind.ends_with("+json"))
}

fn too_large() -> Failure {
    Failure(Problem::new(413, "too-large", "The body is too large."))
}

fn unread(rejection: &BytesRejection) -> Failure {
    match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => too_large(),
        _ => Failure::field("body", "it broke off before it was whole"),
    }
}

#[cfg(test)]
mod tests {
    use citecore_wire::{AnswerRequest, AskRequest, FeedbackRequest, SearchRequest};

    use super::read;

    #[test]
    fn what_is_null_is_left_out() {
        let search = br#"{"question":"q","queries":null,"locale":null,"limit":null}"#;
        let expected = SearchRequest { question: "q".into(), ..SearchRequest::default() };
        assert_eq!(read::<SearchRequest>(search).ok(), Some(expected));
        let ask = br#"{"question":"q","locale":null,"profile":null,"history":null}"#;
        let expected = AskRequest { question: "q".into(), ..AskRequest::default() };
        assert_eq!(read::<AskRequest>(ask).ok(), Some(expected));
        let context =
            r#"{"text":"","style":"bracket","sources":[{"text":"a","number":1,"id":null,"metadata":null}]}"#;
        let rest = r#""attempt":null,"previous":null,"history":null,"language":null,"profile":null"#;
        let answer = format!(r#"{{"question":"q","context":{context},{rest}}}"#);
        let read_answer = read::<AnswerRequest>(answer.as_bytes()).ok().unwrap();
        let bare = format!(
            r#"{{"question":"q","context":{}}}"#,
            context.replace(r#","id":null,"metadata":null"#, "")
        );
        assert_eq!(Some(read_answer), read::<AnswerRequest>(bare.as_bytes()).ok());
        let said =
            br#"{"question":"q","answer":"a","helpful":true,"reason":null,"amends":null,"references":null}"#;
        assert!(read::<FeedbackRequest>(said).is_ok_and(|said| said.references.is_none()));
    }

    #[test]
    fn errors_name_the_field() {
        let table = [
            ("{", "body: EOF while parsing"),
            ("[]", "body: invalid"),
            ("{}", "body: missing field `question`"),
            (r#"{"question":7}"#, "question: invalid type: integer, expected a string at line 1 column 13"),
            (r#"{"question":null}"#, "question: invalid type: null, expected a string"),
            (
                r#"{"question":"q","context":{"text":"","style":"bracket","sources":[]},"attempt":"`, expected \"x"}"#,
                "attempt: invalid type: string, expected u8",
            ),
            (
                r#"{"question":"q","context":{"text":"","style":"x","sources":[]}}"#,
                "context.style: unknown variant, expected one of `bracket`",
            ),
            (
                r#"{"question":"q","context":{"text":"","style":"bracket","sources":[]},"attempt":300}"#,
                "attempt: invalid value: integer, expected u8",
            ),
            (
                r#"{"question":"q","context":{"text":"","style":"bracket","sources":[]}} x"#,
                "body: trailing characters",
            ),
        ];
        for (body, expected) in table {
            let failure = read::<AnswerRequest>(body.as_bytes()).unwrap_err();
            assert_eq!(failure.0.status, 400);
            assert!(failure.0.detail.starts_with(expected), "{body}: {}", failure.0.detail);
        }
    }
}

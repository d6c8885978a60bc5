//! Reading the JSON body of a request.

mod strict;
mod wording;

use std::time::Duration;

use axum::{
    body::Bytes,
    extract::{FromRequest, Request, rejection::BytesRejection},
    http::{HeaderMap, HeaderValue, StatusCode, header},
};
use citecore_wire::Problem;
use http_body::Body as _;
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use self::{
    strict::Strict,
    wording::{in_words, without_value},
};
use crate::{app::Shared, error::Failure};

/// A body of the type that the route expects.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Shared> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, app: &Shared) -> Result<Self, Failure> {
        check_kind(request.headers())
            .map_err(|detail| Failure(Problem::new(415, "unsupported-media-type", detail)))?;
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

/// Reads JSON. Errors name the field and the kind of what it holds: `context.sources[2].number: invalid type: string, expected a whole number from 0`.
fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Failure> {
    // To know where one is takes half as much time again, so only a body that has an error is read that way.
    let mut deserializer = serde_json::Deserializer::from_slice(bytes);
    let value = T::deserialize(Strict::new(&mut deserializer));
    value.and_then(|value| deserializer.end().map(|()| value)).or_else(|_| read_with_path(bytes))
}

fn read_with_path<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Failure> {
    let mut deserializer = serde_json::Deserializer::from_slice(bytes);
    let value = serde_path_to_error::deserialize(Strict::new(&mut deserializer)).map_err(|error| {
        let path = error.path().to_string();
        let message = in_words(&without_value(error.into_inner().to_string()));
        // "." is the body itself, "?" a place that JSON so broken doesn't have.
        Failure::field(if matches!(path.as_str(), "." | "?") { "body" } else { &path }, &message)
    })?;
    deserializer.end().map_err(|error| Failure::field("body", &error.to_string()))?;
    Ok(value)
}

/// Is a body JSON as it can be read: in UTF-8, and not packed? Errors: which header says otherwise.
fn check_kind(headers: &HeaderMap) -> Result<(), &'static str> {
    let told = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let mut parts = told.split(';').map(str::trim);
    let kind = parts.next().unwrap_or_default().to_ascii_lowercase();
    if !(kind == "application/json" || (kind.starts_with("application/") && kind.ends_with("+json"))) {
        return Err("Content-Type: expected application/json");
    }
    let charsets = parts
        .filter_map(|part| part.split_once('='))
        .filter(|(name, _)| name.trim().eq_ignore_ascii_case("charset"));
    let mut charsets = charsets.map(|(_, charset)| charset.trim().trim_matches('"'));
    if !charsets
        .all(|charset| ["utf-8", "utf8", "us-ascii"].iter().any(|known| charset.eq_ignore_ascii_case(known)))
    {
        return Err("Content-Type: expected UTF-8, which is what JSON is written in");
    }
    let codings = headers.get_all(header::CONTENT_ENCODING).iter().map(HeaderValue::to_str);
    let mut codings = codings.flat_map(|told| told.unwrap_or("unknown").split(',')).map(str::trim);
    if !codings.all(|coding| coding.is_empty() || coding.eq_ignore_ascii_case("identity")) {
        return Err("Content-Encoding: expected none, since a body is read as it is sent");
    }
    Ok(())
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
    use citecore_wire::{
        AnswerRequest, AskRequest, FeedbackRequest, JudgeRequest, SearchRequest, VerifiedQuery, WidgetQuery,
    };

    use super::*;

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

    fn refused<T: DeserializeOwned>(body: &str) -> String {
        read::<T>(body.as_bytes()).err().unwrap().0.detail
    }

    #[test]
    fn an_array_is_no_object() {
        let told = "invalid type: array, expected an object";
        let context = r#"{"text":"","style":"bracket","sources":[]}"#;
        let table = [
            (refused::<SearchRequest>(r#"["mount",[],null,1]"#), "body"),
            (refused::<AskRequest>(r#"["q",null,null,[]]"#), "body"),
            (
                refused::<AskRequest>(
                    r#"{"question":"q","history":[{"question":"q","answer":"a"},["q","a"]]}"#,
                ),
                "history[1]",
            ),
            (refused::<FeedbackRequest>(r#"["q","a",true,null,null,null]"#), "body"),
            (refused::<JudgeRequest>(r#"[[]]"#), "body"),
            (refused::<JudgeRequest>(r#"{"claims":[["a","b"]]}"#), "claims[0]"),
            (refused::<WidgetQuery>(r#"["q",null]"#), "body"),
            (refused::<VerifiedQuery>(r#"["q","hybrid",0.7]"#), "body"),
            (refused::<AnswerRequest>(&format!(r#"["q",{context},0,null,[],null,null]"#)), "body"),
            (refused::<AnswerRequest>(r#"{"question":"q","context":["","bracket",[]]}"#), "context"),
            (
                refused::<AnswerRequest>(
                    r#"{"question":"q","context":{"text":"","style":"bracket","sources":[["a"]]}}"#,
                ),
                "context.sources[0]",
            ),
            (
                refused::<AnswerRequest>(
                    r#"{"question":"q","context":{"text":"","style":"bracket","sources":[{"metadata":[]}]}}"#,
                ),
                "context.sources[0].metadata",
            ),
        ];
        for (detail, path) in table {
            assert!(detail.starts_with(&format!("{path}: {told}")), "{path}: {detail}");
        }
    }

    #[test]
    fn a_name_is_a_string_and_a_whole_number_may_be_written_with_a_point() {
        let context = |style: &str| {
            refused::<AnswerRequest>(&format!(
                r#"{{"question":"q","context":{{"text":"","style":{style},"sources":[]}}}}"#
            ))
        };
        for (style, found) in
            [("7", "integer"), (r#"{"bracket":null}"#, "object"), (r#"["bracket"]"#, "array")]
        {
            let expected = format!("context.style: invalid type: {found}, expected a string");
            assert!(context(style).starts_with(&expected), "{style}: {}", context(style));
        }
        let limit = |limit: &str| {
            let body = format!(r#"{{"question":"q","limit":{limit}}}"#);
            read::<SearchRequest>(body.as_bytes())
                .map(|request| request.limit)
                .map_err(|failure| failure.0.detail)
        };
        for (written, number) in [("3", 3), ("3.0", 3), ("3e1", 30), ("-0.0", 0)] {
            assert_eq!(limit(written), Ok(Some(number)), "{written}");
        }
        for (written, found) in [
            ("1.5", "type: number"),
            ("1e300", "type: number"),
            ("-1", "value: integer"),
            ("-1.0", "value: integer"),
            ("true", "type: true or false"),
        ] {
            let expected = format!("limit: invalid {found}, expected a whole number from 0");
            assert!(
                limit(written).is_err_and(|told| told.starts_with(&expected)),
                "{written}: {:?}",
                limit(written)
            );
        }
    }

    #[test]
    fn an_embedding_may_be_an_object_as_javascript_writes_a_typed_array() {
        let request = |embedding: &str| {
            let source = format!(
                r#"{{"number":1,"text":"a","embedding":{embedding},"metadata":{{"embedding":{{"1":2}}}}}}"#
            );
            format!(r#"{{"question":"q","context":{{"text":"","style":"bracket","sources":[{source}]}}}}"#)
        };
        for (embedding, expected) in [
            (r#"{"0":0.1,"1":0.25,"2":-3}"#, Some(vec![0.1, 0.25, -3.0])),
            ("[0.1,0.25,-3]", Some(vec![0.1, 0.25, -3.0])),
            ("{}", Some(Vec::new())),
            ("null", None),
        ] {
            let read = read::<AnswerRequest>(request(embedding).as_bytes())
                .unwrap_or_else(|failure| panic!("{failure:?}"));
            let passage = &read.context.sources[0].passage;
            assert_eq!(passage.embedding, expected, "{embedding}");
            assert_eq!(passage.metadata["embedding"]["1"], 2);
        }
        let indexes = "expected an array of numbers, or an object of them by their indexes";
        for (embedding, expected) in [
            (r#"{"1":0.1}"#, indexes),
            (r#"{"0":0.1,"2":0.2}"#, indexes),
            (r#"{"0":0.1,"0":0.2}"#, indexes),
            (r#"{"00":0.1}"#, indexes),
            (r#"{"hush":0.1}"#, indexes),
            (r#"{"0":null}"#, "invalid type: null, expected a number"),
            (r#"{"0":"hush"}"#, "invalid type: string, expected a number"),
            (r#""hush""#, "invalid type: string, expected an array"),
            ("7", "invalid type: integer, expected an array"),
        ] {
            let detail = refused::<AnswerRequest>(&request(embedding));
            let begins = format!("context.sources[0].embedding: {expected}");
            assert!(detail.starts_with(&begins) && !detail.contains("hush"), "{embedding}: {detail}");
        }
        let detail =
            refused::<AskRequest>(r#"{"question":"q","history":{"0":{"question":"q","answer":"a"}}}"#);
        assert!(detail.starts_with("history: invalid type: object, expected an array"), "{detail}");
    }

    #[test]
    fn a_body_is_json_in_utf_8_that_isnt_packed() {
        let check = |kind: &str, encoding: Option<&str>| {
            let mut headers = HeaderMap::from_iter([(header::CONTENT_TYPE, kind.parse().unwrap())]);
            headers.extend(encoding.map(|encoding| (header::CONTENT_ENCODING, encoding.parse().unwrap())));
            check_kind(&headers)
        };
        for (kind, encoding) in [
            ("application/json", None),
            ("application/json; charset=utf-8", None),
            ("Application/JSON;Charset=\"UTF-8\"", Some("Identity")),
            ("application/json; profile=x; charset=us-ascii", Some("")),
            ("application/merge-patch+json", None),
        ] {
            assert_eq!(check(kind, encoding), Ok(()), "{kind} {encoding:?}");
        }
        for (kind, encoding, header) in [
            ("text/plain", None, "Content-Type"),
            ("", None, "Content-Type"),
            ("application/json; charset=utf-16", None, "Content-Type"),
            ("application/json; charset=utf-8; charset=latin1", None, "Content-Type"),
            ("application/json; charset=", None, "Content-Type"),
            ("application/json", Some("gzip"), "Content-Encoding"),
            ("application/json", Some("identity, br"), "Content-Encoding"),
        ] {
            let refused = check(kind, encoding).unwrap_err();
            assert!(refused.starts_with(&format!("{header}: expected")), "{kind} {encoding:?}: {refused}");
        }
        assert!(check_kind(&HeaderMap::new()).is_err());
    }

    #[test]
    fn errors_name_the_field() {
        let table = [
            ("{", "body: EOF while parsing"),
            ("[]", "body: invalid type: array, expected an object"),
            ("{}", "body: missing field `question`"),
            (r#"{"question":7}"#, "question: invalid type: integer, expected a string at line 1 column 13"),
            (r#"{"question":null}"#, "question: invalid type: null, expected a string"),
            (
                r#"{"question":"q","context":{"text":"","style":"bracket","sources":[]},"attempt":"`, expected \"x"}"#,
                "attempt: invalid type: string, expected a whole number from 0 to 255",
            ),
            (
                r#"{"question":"q","context":{"text":"","style":"x","sources":[]}}"#,
                "context.style: unknown variant, expected one of `bracket`",
            ),
            (
                r#"{"question":"q","context":{"text":"","style":"bracket","sources":[]},"attempt":300}"#,
                "attempt: invalid value: integer, expected a whole number from 0 to 255",
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

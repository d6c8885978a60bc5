#![allow(clippy::unwrap_used, reason = "a test that can't go on has failed")]

use citecore::{
    Completion, ContextOptions, ContextStyle, Counts, DropReason, Dropped, Exchange, Message, Outcome,
    Passage, Problem, ProblemCode, Profile, Reference, Relevance, Role, Stage, StatementStatus,
    StatementVerdict, Step, TraceEntry, Turn, Verdict, VerdictReason, VerdictStatus, VerifyOptions,
    prepare_context,
};
use citecore_wire::{
    AnswerEvent, AnswerRequest, Delta, Done, Event, SearchRequest, SearchResponse, Usage, outcome_body,
};
use js_sys::{Object, Reflect};
use serde::Serialize;
use serde_json::json;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;

use crate::{
    js::{parse, read, stringify, write},
    pause::Pause,
};

const PASSAGES: &str = r#"{"passages": [
    {
        "text": "별을 두 개 고른다. 𝄞 Level the tripod.", "id": "a#1", "title": "Setting up \"here\"",
        "url": "/hc/ko/articles/setup", "score": 0.97, "source": "__proto__", "year": -2024, "page": 4294967295,
        "updated": "2026-01-02", "embedding": [0.1, -0.25, 3, 1.5e-7, 0.33333334, 16777216, 0, 1.25e-12],
        "metadata": {
            "author": null, "__proto__": {"polluted": true}, "10": [1, -2.5, 9007199254740991, [], {}], "b": true,
            "a": "\u0000\n</script>\u2028"
        },
        "unknown": {"passed": "over"}
    },
    {"text": "Keep them above the horizon.", "id": null, "title": null, "score": 0.925, "metadata": {}},
    {"text": "", "url": "/hc/ko/articles/setup", "score": 0, "embedding": []}
]}"#;

fn passages() -> Vec<Passage> {
    serde_json::from_str::<SearchResponse>(PASSAGES).unwrap().passages
}

#[track_caller]
fn same(ours: &JsValue, theirs: &impl Serialize) {
    let theirs = parse(&serde_json::to_string(theirs).unwrap()).unwrap();
    assert_eq!(text(ours), text(&theirs));
    assert_eq!(keys(ours), keys(&theirs), "no property is there and undefined");
}

fn text(value: &JsValue) -> String {
    stringify(value).unwrap().into()
}

fn keys(value: &JsValue) -> String {
    if value.is_object() {
        Object::keys(value.unchecked_ref::<Object>()).join(",").into()
    } else {
        String::new()
    }
}

/// An outcome that came of a repair, in Korean, with everything that an answer may have.
fn outcome() -> Outcome {
    let mut profile = Profile::default();
    profile.validate.require_prefix = true;
    profile.validate.min_distinct_sources = 3;
    let mut exchange = Exchange::new("어떻게?", profile).unwrap();
    let more = Passage {
        title: Some("Not cited".into()),
        source: Some("__proto__".into()),
        score: Some(0.5),
        ..Passage::new("Something else.")
    };
    exchange.found(passages().into_iter().take(2).chain([more]).collect()).unwrap();
    exchange
        .delta("𝄞 별을 고른다[1][1]. 수평을 맞춘다[2][9]. 그리고 별을 본다. Then wait for a while.")
        .unwrap();
    exchange.completed().unwrap();
    assert!(matches!(exchange.step(), Step::Complete(Completion { attempt: 1, .. })));
    exchange
        .delta("(Based on provided context) 별이다. 수평을 맞춘다 [1, 2].\n\n## References\n\n[1] Setup")
        .unwrap();
    exchange.failed("the model went away").unwrap();
    exchange.into_outcome().unwrap()
}

#[wasm_bindgen_test]
fn passages_are_read_as_serde_reads_them() {
    assert_eq!(read::search_response(PASSAGES).unwrap().passages, passages());
    let array = Reflect::get(&parse(PASSAGES).unwrap(), &"passages".into()).unwrap();
    assert_eq!(read::passages(array).unwrap(), passages());
}

#[wasm_bindgen_test]
async fn an_outcome_is_written_as_serde_writes_it() {
    let outcome = outcome();
    let answer = &outcome.answer;
    assert!(!answer.uncited.is_empty() && !answer.dropped.is_empty() && answer.citations.len() > 1);
    assert!(answer.citations.iter().any(|citation| citation.statement().is_some()));
    assert!(outcome.validation.problems.iter().any(|problem| problem.statement.is_some()));
    assert!(outcome.trace.iter().any(|entry| !entry.warnings.is_empty() && !entry.counts.is_empty()));
    assert!(outcome.trace.iter().any(|entry| entry.sources.get("__proto__") > 0));
    let theirs = serde_json::to_string(&outcome.in_utf16()).unwrap();
    let ours = write::outcome(&outcome, &mut Pause::begin()).await;
    assert_eq!(text(&ours), text(&parse(&theirs).unwrap()));
    let fields: serde_json::Value = serde_json::from_str(&text(&ours)).unwrap();
    assert_eq!(fields.as_object().unwrap().len(), outcome_body(outcome).as_object().unwrap().len());
}

#[wasm_bindgen_test]
async fn every_word_is_written_as_serde_writes_it() {
    let mut outcome = outcome();
    outcome.answer.dropped = [
        DropReason::UnknownSource,
        DropReason::ModelReferences,
        DropReason::Inaccurate,
        DropReason::Duplicate,
    ]
    .map(|reason| Dropped { raw: "[9]".into(), at: 0, reason })
    .into();
    outcome.validation.problems = [
        ProblemCode::Empty,
        ProblemCode::MissingPrefix,
        ProblemCode::NoCitations,
        ProblemCode::LowCoverage,
        ProblemCode::UnknownSource,
        ProblemCode::LowDiversity,
    ]
    .map(|code| Problem { code, message: "…".into(), statement: None })
    .into();
    let stages = [
        Stage::Expanded,
        Stage::Retrieved,
        Stage::Selected,
        Stage::Answered,
        Stage::Validated,
        Stage::Verified,
        Stage::Corrected,
    ];
    outcome.trace = stages
        .map(|stage| TraceEntry {
            stage,
            attempt: 2,
            counts: {
                let mut counts = Counts::default();
                counts.add("passages", 3);
                counts
            },
            sources: Default::default(),
            warnings: vec!["…".into()],
        })
        .into();
    outcome.context.style = ContextStyle::Tag;
    outcome.validation.coverage = f64::NAN;
    let mut answer = serde_json::to_value(&outcome.answer).unwrap();
    answer["citations"][0]["statement"] = serde_json::Value::Null;
    outcome.answer = serde_json::from_value(answer).unwrap();
    for (source, relevance) in outcome.answer.uncited.iter_mut().zip([Some(Relevance::Medium), None]) {
        source.relevance = relevance;
    }
    let ours = text(&write::outcome(&outcome, &mut Pause::begin()).await);
    let theirs = parse(&serde_json::to_string(&outcome.in_utf16()).unwrap()).unwrap();
    assert_eq!(ours, text(&theirs));
}

/// Of a verified answer, from which a citation was left out.
#[wasm_bindgen_test]
async fn a_verification_is_written_as_serde_writes_it() {
    let profile = Profile { verify: Some(VerifyOptions::default()), ..Profile::default() };
    let mut exchange = Exchange::new("?", profile).unwrap();
    exchange.found(vec![Passage::new("😀 별은 아주 멀리 있다. 망원경은 빛을 모은다.")]).unwrap();
    exchange.delta("고래는 겨울에 서로 노래한다[1]. 망원경은 빛을 모은다[1]. Sleep well.").unwrap();
    exchange.failed("the model went away").unwrap();
    exchange.verify().unwrap();
    let mut outcome = exchange.into_outcome().unwrap();
    let found = outcome.verification.as_mut().unwrap();
    assert!(found.corrected.is_some() && found.verdicts[1].evidence.is_some() && found.statements.len() == 3);
    found.verdicts[0].explanation = Some("아니요 \"no\"".into());
    found.verdicts[0].evidence = None;
    found.verdicts[0].better = found.verdicts[1].evidence.clone();
    found.verdicts[0].reasons = [
        VerdictReason::Supported,
        VerdictReason::NumberMismatch,
        VerdictReason::NegationMismatch,
        VerdictReason::NameMismatch,
        VerdictReason::LowOverlap,
        VerdictReason::BetterSource,
        VerdictReason::TooShort,
        VerdictReason::Judged,
    ]
    .into();
    for status in [VerdictStatus::Accurate, VerdictStatus::Inaccurate, VerdictStatus::Uncertain] {
        found.verdicts.push(Verdict { status, ..found.verdicts[1].clone() });
    }
    let statuses = [
        StatementStatus::Supported,
        StatementStatus::Unsupported,
        StatementStatus::Uncertain,
        StatementStatus::Uncited,
    ];
    found.statements =
        statuses.map(|status| StatementVerdict { statement: 1, status, confidence: 0.75 }).into();
    let theirs = serde_json::to_string(&outcome.in_utf16()).unwrap();
    assert_eq!(text(&write::outcome(&outcome, &mut Pause::begin()).await), text(&parse(&theirs).unwrap()));
}

#[wasm_bindgen_test]
fn a_reference_is_written_as_serde_writes_it() {
    for reference in outcome().answer.references {
        same(&write::reference(&reference), &reference);
        same(
            &write::reference(&Reference { relevance: None, passages: Vec::new(), ..reference.clone() }),
            &Reference { relevance: None, passages: Vec::new(), ..reference },
        );
    }
}

#[wasm_bindgen_test]
fn requests_are_written_as_serde_writes_them() {
    let bare = SearchRequest { question: "Which \"way\"?".into(), ..SearchRequest::default() };
    same(&write::search_request(&bare), &bare);
    let full = SearchRequest {
        queries: vec!["어느 쪽?".into(), String::new()],
        locale: Some("ko".into()),
        limit: Some(7),
        ..bare
    };
    same(&write::search_request(&full), &full);

    let bare = AnswerRequest { question: "Which way?".into(), ..AnswerRequest::default() };
    same(&write::answer_request(&bare), &bare);
    let options = ContextOptions { style: ContextStyle::Tag, ..ContextOptions::default() };
    let full = AnswerRequest {
        context: prepare_context(passages(), &options).unwrap(),
        attempt: 2,
        previous: Some("North [1].".into()),
        history: vec![Turn { question: "Who?".into(), answer: "You [1].".into() }],
        language: Some("en".into()),
        profile: Some("tagged".into()),
        ..bare
    };
    same(&write::answer_request(&full), &full);

    let messages = [Role::System, Role::User, Role::Assistant]
        .map(|role| Message { role, content: "<\u{1F52D}>\n".into() });
    same(&write::messages(&messages), &messages);
    same(&write::texts(&["a".to_owned(), "별".to_owned()]), &["a", "별"]);
}

#[wasm_bindgen_test]
fn numbers_of_an_embedding_stay_short() {
    // A linear congruential generator (Knuth's), over every sign, exponent and fraction that an embedding may have.
    let mut state = 1_u64;
    let embedding = (0..2000).map(|_| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((state >> 33) as f32 / (1_u64 << 30) as f32 - 1.0) * 10_f32.powi((state >> 20) as i32 % 8)
    });
    let passage = Passage { embedding: Some(embedding.collect()), ..Passage::new("") };
    let request = AnswerRequest {
        context: prepare_context(vec![passage], &ContextOptions::default()).unwrap(),
        ..AnswerRequest::default()
    };
    same(&write::answer_request(&request), &request);
}

#[wasm_bindgen_test]
fn an_error_names_the_field() {
    let error = |passage: &str| {
        let body = format!(r#"{{"passages": [{{"text": "", "score": null}}, {passage}]}}"#);
        read::search_response(&body).map(drop).unwrap_err()
    };
    assert_eq!(
        error(r#"{"text": "", "score": "1"}"#),
        "passages[1].score: expected a number, found a string"
    );
    assert_eq!(error(r#"{"title": ""}"#), "passages[1].text: expected a string, found none");
    assert_eq!(error("[]"), "passages[1]: expected an object, found an array");
    assert_eq!(error("7"), "passages[1]: expected an object, found a number");
    assert_eq!(
        error(r#"{"text": "", "page": -1}"#),
        "passages[1].page: expected a whole number within its range, found a number"
    );
    assert_eq!(
        error(r#"{"text": "", "embedding": [0, true]}"#),
        "passages[1].embedding[1]: expected a number, found a boolean"
    );
    assert_eq!(
        error(r#"{"text": "", "metadata": []}"#),
        "passages[1].metadata: expected an object, found an array"
    );
    assert_eq!(
        read::search_response("[]").map(drop).unwrap_err(),
        "expected an object, found an array",
        "there is no name to call it by"
    );
    assert_eq!(read::search_response("{}").map(drop).unwrap_err(), "passages: expected an array, found none");
    assert!(!read::search_response("<html>").map(drop).unwrap_err().is_empty());
}

/// What databases give, though serde refuses it.
#[wasm_bindgen_test]
fn numbers_are_taken_for_ids_and_null_for_no_metadata() {
    let read = |fields: &str| {
        let body = format!(r#"{{"passages": [{{"text": "", {fields}}}]}}"#);
        read::search_response(&body).unwrap().passages.remove(0)
    };
    assert_eq!(read(r#""id": 42"#).id.as_deref(), Some("42"));
    assert_eq!(read(r#""id": -1.5"#).id.as_deref(), Some("-1.5"));
    assert_eq!(read(r#""id": "042""#).id.as_deref(), Some("042"));
    assert_eq!(read(r#""metadata": null"#), Passage::new(""));
}

/// Whatever serde takes or refuses, but for the above.
#[wasm_bindgen_test]
fn the_same_passages_are_refused() {
    let values =
        ["null", "true", "-1", "1.5", "4294967296", "2147483648", r#""text""#, "[]", "[1]", r#"["a"]"#, "{}"];
    let names =
        ["text", "id", "title", "url", "score", "source", "year", "page", "updated", "embedding", "metadata"];
    for name in names {
        for value in values {
            if name == "id" && value.parse::<f64>().is_ok() || (name, value) == ("metadata", "null") {
                continue;
            }
            let text = if name == "text" { "" } else { r#""text": "","# };
            let body = format!(r#"{{"passages": [{{{text} "{name}": {value}}}]}}"#);
            let theirs = serde_json::from_str::<SearchResponse>(&body).ok();
            assert_eq!(read::search_response(&body).ok(), theirs, "{body}");
        }
    }
}

#[wasm_bindgen_test]
fn nested_data_is_limited() {
    let body = |depth: usize| {
        let (open, close) = ("[".repeat(depth), "]".repeat(depth));
        format!(r#"{{"passages": [{{"text": "", "metadata": {{"a": {open}{close}}}}}]}}"#)
    };
    let passages = read::search_response(&body(100)).unwrap().passages;
    assert_eq!(passages, serde_json::from_str::<SearchResponse>(&body(100)).unwrap().passages);
    for depth in [200, 5_000] {
        let error = read::search_response(&body(depth)).map(drop).unwrap_err();
        assert!(error.starts_with("passages[0].metadata.a[0][0]"), "{error}");
        assert!(error.ends_with(": expected fewer levels, found an array"), "{error}");
    }
}

/// What is read of an event: of a problem, not what nobody is shown.
fn kept(event: AnswerEvent) -> AnswerEvent {
    match event {
        AnswerEvent::Error(problem) => AnswerEvent::Error(citecore_wire::Problem {
            kind: String::new(),
            title: String::new(),
            ..problem
        }),
        event => event,
    }
}

#[wasm_bindgen_test]
fn events_are_read_as_they_are_encoded() {
    let problem = citecore_wire::Problem::new(429, "rate-limited", "Too many \"questions\".");
    let events = [
        AnswerEvent::Delta(Delta { text: "별 [1]\n".into() }),
        AnswerEvent::Done(Done { finish_reason: "stop".into(), usage: None }),
        AnswerEvent::Done(Done {
            finish_reason: "length".into(),
            usage: Some(Usage { prompt_tokens: 4_000_000_000, completion_tokens: 7 }),
        }),
        AnswerEvent::Error(problem.clone()),
        AnswerEvent::Error(problem.retry_after(12)),
    ];
    for event in events {
        let (name, data) = event.encode();
        let read = read::answer_event(&Event { name: name.to_owned(), data });
        assert_eq!(read, Some(Ok(kept(event))));
    }
}

#[wasm_bindgen_test]
fn the_same_events_are_refused() {
    let bodies = [
        json!({}),
        json!(null),
        json!({"text": null}),
        json!({"text": 1}),
        json!({"finish_reason": "stop", "usage": null}),
        json!({"finish_reason": "stop", "usage": {}}),
        json!({"finish_reason": "stop", "usage": {"prompt_tokens": -1}}),
        json!({"finish_reason": 1}),
        json!({"status": 65536}),
        json!({"status": 503, "type": "x", "detail": null}),
        json!({"status": 503, "type": "x", "title": "y", "retry_after": null}),
        json!({"code": "a", "retry_after": "12"}),
        json!({"detail": "a", "retry_after": 1.5}),
    ];
    for body in bodies {
        for name in ["delta", "done", "error", "ping"] {
            let event = Event { name: name.to_owned(), data: body.to_string() };
            let theirs = AnswerEvent::decode(&event).map(|event| event.ok().map(kept));
            assert_eq!(read::answer_event(&event).map(Result::ok), theirs, "{name} {body}");
        }
    }
    let cut = Event { name: "delta".into(), data: r#"{"text": "a"#.into() };
    assert!(matches!(read::answer_event(&cut), Some(Err(_))));
}

//! The upstream that stands in for the first.

use citecore_proxy::{Settings, UpstreamKind, UpstreamSettings};
use serde_json::{Value, json};

use crate::support::{
    QUESTION, answer_request, data,
    format::{ALL, Format},
    impatient,
    model::{Act, Model, Script},
    problem, start_as, start_with, text,
};

/// The settings of another upstream.
fn second(format: &Format, model: &Model) -> Box<UpstreamSettings> {
    let mut settings = UpstreamSettings::default();
    settings.kind = format.kind;
    settings.base_url = Some(format!("http://{}{}", model.address, format.base));
    settings.model = "other-model".into();
    Box::new(settings)
}

fn no_retries(settings: &mut Settings) {
    settings.upstream.retries = 0;
}

#[tokio::test]
async fn it_is_asked_where_the_first_fails_before_it_wrote_anything() {
    for (first, other) in ALL.into_iter().zip(ALL.into_iter().rev()) {
        let failures = [
            Script::hang_up(),
            Script::status(401, "", "no"),
            Script::status(400, "", r#"{"error":{"code":"content_filter"}}"#),
            Script::status(429, "Retry-After: 60\r\n", "no"),
            Script::stream([Act::Stall]),
            Script::stream([Act::Send((first.error)("no").into())]),
        ];
        let count = failures.len();
        let model = Model::start(failures).await;
        let standing_in = Model::start([other.answer("It turns [1].")]).await;
        let running = start_as(first, &model, |settings| {
            no_retries(settings);
            impatient(settings);
            settings.upstream.fallback = Some(second(other, &standing_in));
        })
        .await;
        for index in 0..count {
            let events = running.events("/v1/answer", &answer_request()).await;
            assert_eq!(text(&events), "It turns [1].", "{} {index}", first.name);
            assert_eq!(events.last().unwrap().name, "done");
        }
        let asked = standing_in.requests();
        assert_eq!((model.requests().len(), asked.len()), (count, count));
        assert!(
            asked[0].head.starts_with(&other.line.replace("test-model", "other-model")),
            "{}",
            asked[0].head
        );
        assert!(!asked[0].head.contains("sk-secret"), "the first one's key is nobody else's");
    }
}

#[tokio::test]
async fn it_is_left_alone_where_the_first_answers_or_has_begun() {
    let format = ALL[0];
    let model =
        Model::start([format.answer("It turns [1]."), Script::stream([format.begun("It "), Act::Cut])]).await;
    let standing_in = Model::start([format.answer("never")]).await;
    let running =
        start_with(&model, |settings| settings.upstream.fallback = Some(second(format, &standing_in))).await;
    assert_eq!(text(&running.events("/v1/answer", &answer_request()).await), "It turns [1].");
    let events = running.events("/v1/answer", &answer_request()).await;
    assert_eq!((text(&events).as_str(), events.last().unwrap().name.as_str()), ("It ", "error"));
    assert!(standing_in.requests().is_empty());
}

#[tokio::test]
async fn quoting_can_stand_in_for_a_model() {
    let model = Model::start([Script::status(500, "", "no")]).await;
    let running = start_with(&model, |settings| {
        no_retries(settings);
        settings.upstream.fallback = Some(Box::default());
    })
    .await;
    assert_eq!(running.get("/readyz").await.status(), 200);
    let outcome: Value =
        running.post("/v1/ask", &json!({ "question": QUESTION })).await.json().await.unwrap();
    assert_eq!((&outcome["fallback"], &outcome["validation"]["ok"]), (&json!(false), &json!(true)));
    assert!(!outcome["answer"]["references"].as_array().unwrap().is_empty());
    assert_eq!(UpstreamSettings::default().kind, UpstreamKind::Extractive);
}

#[tokio::test]
async fn where_both_fail_the_reader_is_told_when_to_try_again() {
    let format = ALL[0];
    let model = Model::start([Script::status(503, "Retry-After: 17\r\n", "")]).await;
    let standing_in = Model::start([Script::status(401, "", "no")]).await;
    let running =
        start_with(&model, |settings| settings.upstream.fallback = Some(second(format, &standing_in))).await;
    let problem = problem(running.post("/v1/answer", &answer_request()).await, 503, "overloaded").await;
    assert_eq!(problem["retry_after"], 17);
    assert_eq!(standing_in.requests().len(), 1);
}

#[tokio::test]
async fn a_fallback_that_breaks_off_is_an_error_event() {
    let format = ALL[0];
    let model = Model::start([Script::status(401, "", "no")]).await;
    let standing_in = Model::start([Script::stream([format.begun("It "), Act::Cut])]).await;
    let running =
        start_with(&model, |settings| settings.upstream.fallback = Some(second(format, &standing_in))).await;
    let events = running.events("/v1/answer", &answer_request()).await;
    assert_eq!(text(&events), "It ");
    assert_eq!(data(events.last().unwrap())["status"], 502);
}

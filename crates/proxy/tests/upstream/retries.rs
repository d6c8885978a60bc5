//! What goes wrong before the first byte: tried again, or a status.

use std::{
    iter::repeat_n,
    time::{Duration, Instant},
};

use crate::support::{
    answer_request,
    format::{ALL, each},
    impatient,
    model::{Act, Model, Script},
    problem, start_as, start_with, text,
};

/// What Azure's filter says of a prompt.
const FILTERED: &str = r#"{"error": {
    "message": "The response was filtered due to the prompt triggering Azure OpenAI's content management policy.",
    "type": null, "param": "prompt", "code": "content_filter", "status": 400,
    "innererror": {
        "code": "ResponsibleAIPolicyViolation",
        "content_filter_result": { "jailbreak": { "filtered": true, "detected": true } }
    }
}}"#;

#[tokio::test]
async fn what_fails_before_the_beginning_is_tried_again() {
    each(async |format| {
        let bad = [
            Script::hang_up(),
            Script::status(500, "", "boom"),
            Script::status(429, "", "slow down"),
            Script::status(429, "retry-after-ms: 20\r\n", "slow down"),
            Script::status(529, "", "overloaded"),
            Script::stream([]),
        ];
        let count = bad.len();
        let scripts = bad.into_iter().flat_map(|bad| [bad, format.answer("It turns [1].")]);
        let model = Model::start(scripts).await;
        let running = start_as(format, &model, |_| {}).await;
        for index in 0..count {
            let events = running.events("/v1/answer", &answer_request()).await;
            assert_eq!(text(&events), "It turns [1].", "{} {index}", format.name);
            assert_eq!(model.requests().len(), 2 * (index + 1), "{} {index}", format.name);
        }
    })
    .await;
}

#[tokio::test]
async fn what_fails_before_the_beginning_has_a_status() {
    let table = [
        ("hung up", Script::hang_up(), 502, "upstream-failed", 2),
        ("busy for a while", Script::status(503, "Retry-After: 17\r\n", ""), 503, "overloaded", 1),
        ("busy", Script::status(529, "", ""), 503, "overloaded", 2),
        ("refused", Script::status(401, "", "sk-secret"), 502, "upstream-failed", 1),
        ("filtered", Script::status(400, "", FILTERED), 502, "withheld", 1),
        ("filtered by somebody else", Script::status(400, "", "content_filter"), 502, "upstream-failed", 1),
        (
            "redirected",
            Script::status(302, "Location: http://127.0.0.1:1/\r\n", ""),
            502,
            "upstream-failed",
            1,
        ),
        ("silent", Script::stream([Act::Stall]), 504, "upstream-slow", 1),
        ("its own gateway gave up", Script::status(504, "", "gateway"), 504, "upstream-slow", 1),
    ];
    each(async |format| {
        let scripts = table.iter().flat_map(|(_, script, .., requests)| repeat_n(script.clone(), *requests));
        let model = Model::start(scripts).await;
        let running = start_as(format, &model, |settings| {
            settings.upstream.retries = 1;
            impatient(settings);
        })
        .await;
        let mut asked = 0;
        for (what, _, status, code, requests) in &table {
            let response = running.post("/v1/answer", &answer_request()).await;
            let problem = problem(response, *status, code).await;
            assert!(!problem.to_string().contains("secret"), "{} {what}", format.name);
            asked += requests;
            assert_eq!(model.requests().len(), asked, "{} {what}", format.name);
            if *what == "busy for a while" {
                assert_eq!(problem["retry_after"], 17);
            }
        }
    })
    .await;
}

#[tokio::test]
async fn it_is_tried_as_often_as_the_settings_say() {
    for retries in [0, 3] {
        let model = Model::start([Script::status(500, "", "boom")]).await;
        let running = start_with(&model, |settings| settings.upstream.retries = retries).await;
        problem(running.post("/v1/answer", &answer_request()).await, 502, "upstream-failed").await;
        assert_eq!(model.requests().len(), retries as usize + 1);
    }
}

#[tokio::test]
async fn a_server_that_asks_for_a_moment_gets_it() {
    let scripts = [Script::status(429, "Retry-After: 1\r\n", ""), ALL[0].answer("It turns [1].")];
    let model = Model::start(scripts).await;
    let running = start_with(&model, |_| {}).await;
    let began = Instant::now();
    let events = running.events("/v1/answer", &answer_request()).await;
    assert_eq!(text(&events), "It turns [1].");
    assert!(began.elapsed() >= Duration::from_secs(1));
}

#[tokio::test]
async fn no_try_begins_after_the_whole_time_is_over() {
    let model = Model::start([Script::status(500, "", "boom")]).await;
    let running = start_with(&model, |settings| {
        settings.limits.whole = 0.5;
        settings.upstream.retries = 5;
    })
    .await;
    let began = Instant::now();
    problem(running.post("/v1/answer", &answer_request()).await, 504, "upstream-slow").await;
    // The waits between its tries alone come to more.
    assert!(began.elapsed() < Duration::from_secs(4));
}

#[tokio::test]
async fn no_server_at_all_is_a_problem() {
    let model = Model::start([Script::hang_up()]).await;
    each(async |format| {
        let running = start_as(format, &model, |settings| {
            settings.upstream.base_url = Some(format!("http://127.0.0.1:1{}", format.base));
        })
        .await;
        let response = running.post("/v1/answer", &answer_request()).await;
        problem(response, 502, "upstream-failed").await;
        problem(running.get("/readyz").await, 503, "not-ready").await;
    })
    .await;
}

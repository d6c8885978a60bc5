//! The tokens of a day.

use serde_json::Value;

use crate::{
    question, start,
    support::{
        answer_request,
        format::openai,
        model::{Act, Model, Script},
        problem,
    },
    until, upstream,
};

fn limit(tokens: u64) -> String {
    format!("[limits]\nper_minute = 1000\ntokens_per_day = {tokens}\n")
}

fn assert_until_midnight(problem: &Value) {
    let told = problem["retry_after"].as_u64().unwrap();
    let now = std::time::UNIX_EPOCH.elapsed().unwrap().as_secs();
    let left = 86_400 - now % 86_400;
    assert!(told.abs_diff(left) <= 5 || told.abs_diff(left) >= 86_395, "{told} of {left}");
}

#[tokio::test]
async fn reported_tokens_are_counted() {
    let model = Model::start([Script::answer("It turns [1].")]).await;
    // Each answer takes nine.
    let proxy = start(&(limit(10) + &upstream(&model)));
    for _ in 0..2 {
        let response = proxy.post("/v1/answer", &answer_request()).await;
        assert_eq!(response.status(), 200);
        response.bytes().await.unwrap();
    }
    for path in ["/v1/answer", "/v1/ask"] {
        let body = if path == "/v1/ask" { question() } else { answer_request() };
        let refused = problem(proxy.post(path, &body).await, 429, "tokens-spent").await;
        assert_until_midnight(&refused);
    }
    // A search takes none.
    assert_eq!(proxy.post("/v1/search", &question()).await.status(), 200);
    assert_eq!(model.requests().len(), 2);
}

#[tokio::test]
async fn an_answer_that_breaks_off_is_counted_by_its_bytes() {
    let begun = Script::stream([Act::Send(openai::delta(&"x".repeat(40_000)).into()), Act::Cut]);
    let model = Model::start([begun]).await;
    let proxy = start(&(limit(10_000) + &upstream(&model)));
    let response = proxy.post("/v1/answer", &answer_request()).await;
    assert!(response.text().await.unwrap().contains("event: error"));
    problem(proxy.post("/v1/answer", &answer_request()).await, 429, "tokens-spent").await;
}

#[tokio::test]
async fn an_answer_that_nobody_waited_for_is_counted() {
    let begun = Script::stream([Act::Send(openai::delta(&"x".repeat(40_000)).into()), Act::Stall]);
    let model = Model::start([begun]).await;
    let proxy = start(&(limit(10_000) + &upstream(&model)));
    let mut response = proxy.post("/v1/answer", &answer_request()).await;
    response.chunk().await.unwrap();
    drop(response);
    until("it isn't counted", async || proxy.post("/v1/answer", &answer_request()).await.status() == 429)
        .await;
}

#[tokio::test]
async fn what_needs_no_model_takes_no_tokens() {
    let proxy = start(&limit(1));
    for _ in 0..3 {
        assert_eq!(proxy.post("/v1/ask", &question()).await.status(), 200);
    }
}

#[tokio::test]
async fn a_model_that_refuses_costs_nothing() {
    let model = Model::start([Script::status(400, "", "no"), Script::answer("It turns [1].")]).await;
    let proxy = start(&(limit(1) + &upstream(&model)));
    assert_eq!(proxy.post("/v1/answer", &answer_request()).await.status(), 502);
    assert_eq!(proxy.post("/v1/answer", &answer_request()).await.status(), 200);
}

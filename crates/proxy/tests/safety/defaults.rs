//! The limits that hold where nothing is set, to the byte.

use serde_json::{Value, json};

use crate::{
    question, start,
    support::{
        answer_request,
        format::openai::delta,
        model::{Act, Model, Script},
        problem,
    },
    upstream,
};

/// A request whose sources have so many bytes in all, the first of them most.
fn answer_over(bytes: usize) -> Value {
    let mut request = answer_request();
    let sources = request["context"]["sources"].as_array_mut().unwrap();
    sources[0]["text"] = "".into();
    let others = sources.iter().flat_map(|source| source.as_object().unwrap().values());
    let others: usize = others.filter_map(|value| value.as_str()).map(str::len).sum();
    sources[0]["text"] = "x".repeat(bytes - others).into();
    request
}

#[tokio::test]
async fn a_question_has_4000_characters() {
    let proxy = start("");
    for (path, field) in [("/v1/search", "question"), ("/v1/ask", "question"), ("/widget/query", "query")] {
        // Characters, not bytes.
        assert_eq!(proxy.post(path, &json!({ field: "별".repeat(4_000) })).await.status(), 200, "{path}");
        problem(proxy.post(path, &json!({ field: "q".repeat(4_001) })).await, 413, "too-large").await;
    }
}

#[tokio::test]
async fn a_context_has_64_kib() {
    let proxy = start("");
    assert_eq!(proxy.post("/v1/answer", &answer_over(64 * 1024)).await.status(), 200);
    problem(proxy.post("/v1/answer", &answer_over(64 * 1024 + 1)).await, 413, "too-large").await;
}

#[tokio::test]
async fn a_body_has_256_kib() {
    let proxy = start("");
    let send = |length: usize| {
        let body = question().to_string();
        let body = body.clone() + &" ".repeat(length - body.len());
        let request = proxy.client.post(format!("{}/v1/search", proxy.url)).body(body);
        request.header("content-type", "application/json").send()
    };
    assert_eq!(send(256 * 1024).await.unwrap().status(), 200);
    problem(send(256 * 1024 + 1).await.unwrap(), 413, "too-large").await;
}

#[tokio::test]
async fn a_minute_has_20_answers() {
    let proxy = start("");
    for _ in 0..20 {
        assert_eq!(proxy.post("/v1/ask", &question()).await.status(), 200);
    }
    let refused = problem(proxy.post("/v1/ask", &question()).await, 429, "rate-limited").await;
    assert!((1..=3).contains(&refused["retry_after"].as_u64().unwrap()), "{refused}");
}

#[tokio::test]
async fn a_client_has_2_answers_at_once() {
    let model = Model::start([Script::stream([Act::Send(delta("It ").into()), Act::Stall])]).await;
    let proxy = start(&upstream(&model));
    let request = answer_request();
    let begin = || proxy.post("/v1/answer", &request);
    let (first, second) = (begin().await, begin().await);
    assert_eq!((first.status().as_u16(), second.status().as_u16()), (200, 200));
    problem(begin().await, 429, "too-many-at-once").await;
}

//! `GET /metrics`, read strictly.

use std::time::Duration;

use serde_json::json;

use crate::{
    exposition::Exposition,
    said,
    support::{
        QUESTION, Running, answer_request,
        format::openai::delta,
        model::{Act, Model, Script},
        start, start_with,
    },
};

async fn read(running: &Running) -> Exposition {
    let response = running.get("/metrics").await;
    assert_eq!(response.headers()["content-type"], "text/plain; version=0.0.4");
    Exposition::read(&response.text().await.unwrap())
}

#[tokio::test]
async fn everything_is_counted() {
    let running = start(|_| {}).await;
    let before = read(&running).await;
    assert_eq!(before.sum("citecore_index_articles", &["locale=\"en\""]), 5.0);
    assert_eq!(before.sum("citecore_feedback_total", &[]), 0.0);
    assert!(before.samples.contains_key("citecore_searches_total{result=\"failed\"}"));
    for (path, body) in [
        ("/v1/search", json!({ "question": QUESTION })),
        ("/v1/search", json!({ "question": "zzz" })),
        ("/v1/search", json!({ "question": "" })),
        ("/v1/ask", json!({ "question": QUESTION, "profile": "verified" })),
        ("/v1/ask", json!({ "question": "Peru?" })),
        ("/widget/query", json!({ "query": QUESTION })),
        ("/query/verified", json!({ "question": QUESTION })),
        ("/v1/feedback", said("q")),
    ] {
        running.post(path, &body).await;
    }
    running.events("/v1/answer", &answer_request()).await;
    running.get("/no/such/place/1").await;
    running.get("/no/such/place/2").await;
    running.get("/hc/en/articles/alpha").await;
    running.get("/widget/citecore-widget-0123.js").await;
    let after = read(&running).await;
    let table = [
        ("citecore_http_requests_total", &["route=\"/v1/search\"", "status=\"200\""][..], 2.0),
        ("citecore_http_requests_total", &["route=\"/v1/search\"", "status=\"400\""], 1.0),
        ("citecore_http_requests_total", &["route=\"/v1/answer\"", "method=\"POST\""], 1.0),
        ("citecore_http_requests_total", &["route=\"none\"", "status=\"404\""], 2.0),
        ("citecore_http_requests_total", &["route=\"/hc/{locale}/articles/{id}\""], 1.0),
        ("citecore_http_requests_total", &["route=\"/widget/{file}\""], 1.0),
        ("citecore_http_request_seconds_count", &["route=\"/v1/ask\""], 2.0),
        ("citecore_http_first_byte_seconds_count", &["route=\"/v1/answer\""], 1.0),
        ("citecore_searches_total", &["result=\"found\""], 4.0),
        ("citecore_searches_total", &["result=\"empty\""], 2.0),
        ("citecore_search_seconds_count", &[], 6.0),
        ("citecore_answers_total", &["route=\"/v1/ask\"", "result=\"answered\""], 1.0),
        ("citecore_answers_total", &["route=\"/widget/query\"", "result=\"answered\""], 1.0),
        ("citecore_answer_problems_total", &["route=\"/widget/query\""], 0.0),
        ("citecore_answer_coverage_ratio_count", &["route=\"/v1/ask\""], 1.0),
        ("citecore_answer_coverage_ratio_sum", &["route=\"/v1/ask\""], 1.0),
        ("citecore_answer_accuracy_ratio_count", &["route=\"/v1/ask\""], 1.0),
        ("citecore_answer_accuracy_ratio_count", &["route=\"/query/verified\""], 1.0),
        ("citecore_answer_accuracy_ratio_count", &["route=\"/widget/query\""], 0.0),
        ("citecore_feedback_total", &["helpful=\"true\""], 1.0),
        ("citecore_feedback_total", &["helpful=\"false\""], 0.0),
        ("citecore_streams_open", &[], 0.0),
    ];
    for (name, labels, expected) in table {
        assert_eq!(after.sum(name, labels), expected, "{name} {labels:?}: {:#?}", after.samples);
    }
    let refused = ["refused", "fallback"].map(|result| {
        after.sum("citecore_answers_total", &["route=\"/v1/ask\"", &format!("result=\"{result}\"")])
    });
    assert_eq!(refused.iter().sum::<f64>(), 1.0, "{:#?}", after.samples);
    let age = after.sum("citecore_index_age_seconds", &[]);
    assert!((0.0..60.0).contains(&age), "{age}");
    for sample in after.samples.keys() {
        assert!(
            !sample.contains("Peru") && !sample.contains("place") && !sample.contains("alpha"),
            "{sample}"
        );
    }
    for (name, kind) in &before.types {
        assert_eq!(after.types.get(name), Some(kind));
    }
}

#[tokio::test]
async fn an_upstream_is_counted_try_by_try() {
    let busy = Script::status(503, "", "later");
    let model = Model::start([busy.clone(), busy, Script::answer("North [1].")]).await;
    let running = start_with(&model, |settings| settings.upstream.retries = 2).await;
    running.events("/v1/answer", &answer_request()).await;
    let first = read(&running).await;
    assert_eq!(first.sum("citecore_upstream_tries_total", &["upstream=\"first\""]), 3.0);
    assert_eq!(first.sum("citecore_upstream_errors_total", &["upstream=\"first\"", "kind=\"busy\""]), 2.0);
    assert_eq!(first.sum("citecore_upstream_fallbacks_total", &[]), 0.0);

    let (gone, model) =
        (Model::start([Script::hang_up()]).await, Model::start([Script::answer("North [1].")]).await);
    let running = start_with(&gone, |settings| {
        settings.upstream.retries = 0;
        let mut other = settings.upstream.clone();
        other.base_url = Some(format!("http://{}/v1", model.address));
        settings.upstream.fallback = Some(Box::new(other));
    })
    .await;
    running.events("/v1/answer", &answer_request()).await;
    let second = read(&running).await;
    assert_eq!(second.sum("citecore_upstream_errors_total", &["upstream=\"first\""]), 1.0);
    assert_eq!(second.sum("citecore_upstream_fallbacks_total", &[]), 1.0);
    assert_eq!(second.sum("citecore_upstream_tries_total", &["upstream=\"fallback\""]), 1.0);
}

#[tokio::test]
async fn tokens_are_counted_where_they_are_reported() {
    let usage = r#"data: {"choices":[],"usage":{"prompt_tokens":120,"completion_tokens":7}}"#;
    let end = format!(
        "data: {{\"choices\":[{{\"delta\":{{}},\"finish_reason\":\"stop\"}}]}}\n\n{usage}\n\ndata: [DONE]\n\n"
    );
    let script = Script::stream([Act::Send(delta("North [1].").into_bytes()), Act::Send(end.into_bytes())]);
    let model = Model::start([script]).await;
    let running = start_with(&model, |_| {}).await;
    for _ in 0..2 {
        running.events("/v1/answer", &answer_request()).await;
    }
    let read = read(&running).await;
    assert_eq!(read.sum("citecore_tokens_total", &["direction=\"in\""]), 240.0);
    assert_eq!(read.sum("citecore_tokens_total", &["direction=\"out\""]), 14.0);
}

#[tokio::test]
async fn a_client_that_leaves_before_a_response_is_counted() {
    let model = Model::start([Script::stream([Act::Stall])]).await;
    let running = start_with(&model, |_| {}).await;
    running.leave("/v1/ask", &json!({ "question": QUESTION }), &model).await;
    let labels = ["route=\"/v1/ask\"", "status=\"499\""];
    for _ in 0..100 {
        let read = read(&running).await;
        if read.sum("citecore_http_requests_total", &labels) > 0.0 {
            assert_eq!(read.sum("citecore_http_requests_total", &["route=\"/v1/ask\""]), 1.0);
            assert_eq!(read.sum("citecore_http_request_seconds_count", &labels[..1]), 1.0);
            assert_eq!(read.sum("citecore_http_first_byte_seconds_count", &labels[..1]), 0.0);
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("it isn't counted");
}

#[tokio::test]
async fn a_stream_is_open_until_its_reader_leaves() {
    let model = Model::start([Script::stream([Act::Send(delta("North").into_bytes()), Act::Stall])]).await;
    let running = start_with(&model, |settings| settings.limits.idle = 5.0).await;
    let request = running.client.post(running.url("/v1/answer")).json(&answer_request());
    let response = request.send().await.unwrap();
    assert_eq!(read(&running).await.sum("citecore_streams_open", &[]), 1.0);
    drop(response);
    for _ in 0..100 {
        if read(&running).await.sum("citecore_streams_open", &[]) == 0.0 {
            let requests =
                read(&running).await.sum("citecore_http_requests_total", &["route=\"/v1/answer\""]);
            assert_eq!(requests, 1.0);
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the stream stays open");
}

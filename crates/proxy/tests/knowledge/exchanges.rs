//! Whole exchanges over an engine: each route that has one searches it, and tells what it found or why it couldn't.

use serde_json::{Value, json};

use crate::{
    engines::{ENGINES, Engine, answering, toml},
    response, start_over,
    support::{Running, problem, server::Reply},
    texts,
};

const QUESTION: &str = "How is the AVX mount aligned?";

/// A route, the field of its question, and where its reply has the texts that it cites.
const ROUTES: [(&str, &str, &str); 3] = [
    ("/v1/ask", "question", "/answer/references/0/text"),
    ("/widget/query", "query", "/citations/0/content"),
    ("/query/verified", "question", "/sources/0/excerpt"),
];

fn engine() -> &'static Engine {
    ENGINES.iter().find(|engine| !engine.embeds).unwrap()
}

async fn ask(running: &Running, path: &str, field: &str) -> reqwest::Response {
    running.post(path, &json!({ (field): QUESTION })).await
}

#[tokio::test]
async fn a_graph_is_asked_in_the_mode_that_the_reply_tells() {
    let engine = ENGINES.iter().find(|engine| engine.name == "lightrag").unwrap();
    let server = answering(Reply::json(&response(engine.response))).await;
    let settings = toml(engine, &server.url(), "").replace("\"hybrid\"", "\"local\"");
    let running = start_over(&settings).await;
    let table = [
        (json!({ "question": QUESTION }), "local"),
        (json!({ "question": QUESTION, "mode": null }), "local"),
        (json!({ "question": QUESTION, "mode": "naive" }), "naive"),
        (json!({ "question": QUESTION, "mode": "mix" }), "mix"),
    ];
    for (body, mode) in table {
        let reply: Value = running.post("/query/verified", &body).await.json().await.unwrap();
        assert_eq!(reply["mode"], mode, "{body}");
        assert_eq!(server.requests().last().unwrap().json()["mode"], mode, "{body}");
    }
    let asked = server.requests().len();
    let unknown = json!({ "question": QUESTION, "mode": "bypass" });
    let told = problem(running.post("/query/verified", &unknown).await, 400, "malformed").await;
    assert!(told["detail"].as_str().unwrap().starts_with("mode: expected one of naive"), "{told}");
    assert_eq!(server.requests().len(), asked);
    ask(&running, "/widget/query", "query").await;
    assert_eq!(server.requests().last().unwrap().json()["mode"], "local");
}

#[tokio::test]
async fn every_exchange_cites_what_the_engine_found() {
    let server = answering(Reply::json(&(engine().wrap)(response(engine().response)))).await;
    let running = start_over(&toml(engine(), &server.url(), "")).await;
    for (index, (path, field, cited)) in ROUTES.into_iter().enumerate() {
        let response = ask(&running, path, field).await;
        assert_eq!(response.status(), 200, "{path}");
        let reply: Value = response.json().await.unwrap();
        assert_eq!(reply.pointer(cited), Some(&json!(texts()[0])), "{path}: {reply}");
        let requests = server.requests();
        assert_eq!(requests.len(), index + 1, "{path}");
        assert!(requests[index].lines()[1].to_string().contains(QUESTION), "{path}");
    }
}

#[tokio::test]
async fn no_exchange_answers_without_the_engine() {
    let server = answering(Reply::status(401, "the password is secret")).await;
    let running = start_over(&toml(engine(), &server.url(), "")).await;
    for (path, field, _) in ROUTES {
        let problem = problem(ask(&running, path, field).await, 502, "search-failed").await;
        assert!(!problem.to_string().contains("secret"), "{path}: {problem}");
    }
}

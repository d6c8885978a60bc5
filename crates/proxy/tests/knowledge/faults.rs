//! Engines that fail, each in every way.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::{
    azure_sql, embedded,
    engines::{ENGINES, QUESTION, answering, toml},
    mongo::{self, Mongo},
    mongodb, start_over,
    support::{
        Running,
        binary::Binary,
        problem,
        server::{Received, Reply, Server},
    },
    tds::{self, Tds},
};

async fn search(running: &Running) -> reqwest::Response {
    running.post("/v1/search", &json!({ "question": QUESTION, "limit": 3 })).await
}

#[tokio::test]
async fn every_fault_of_every_engine_is_a_problem_that_tells_nothing() {
    let secret = "the password is secret at /etc/kb";
    let faults = [
        (Reply::status(401, secret), 502, "search-failed"),
        (Reply::status(404, "{\"error\":\"no such index\"}"), 502, "search-failed"),
        (Reply::status(429, ""), 503, "overloaded"),
        (Reply::status(500, secret), 502, "search-failed"),
        (Reply::status(503, ""), 503, "overloaded"),
        (Reply::status(200, "<html>gateway</html>"), 502, "search-failed"),
        (Reply::status(200, ""), 502, "search-failed"),
        (Reply::status(200, "[1, 2"), 502, "search-failed"),
        (Reply::json(&json!({ "unheard": "of" })), 502, "search-failed"),
        (Reply::status(302, ""), 502, "search-failed"),
    ];
    let embedder = Server::start(embedded).await;
    for engine in &ENGINES {
        for (reply, status, code) in &faults {
            let server = answering(reply.clone()).await;
            let running = start_over(&toml(engine, &server.url(), &embedder.url())).await;
            let problem = problem(search(&running).await, *status, code).await;
            assert!(!problem.to_string().contains("secret"), "{}: {problem}", engine.name);
            assert_eq!(server.requests().len(), 1, "{}: a search isn't tried again", engine.name);
        }
    }
}

#[tokio::test]
async fn a_busy_engine_says_when_to_come_back() {
    let engine = &ENGINES[0];
    let reply = Reply { headers: vec![("retry-after", "17".into())], ..Reply::status(429, "") };
    let server = answering(reply).await;
    let running = start_over(&toml(engine, &server.url(), "")).await;
    let problem = problem(search(&running).await, 503, "overloaded").await;
    assert_eq!(problem["retry_after"], 17);
}

#[tokio::test]
async fn a_slow_engine_is_given_up() {
    let embedder = Server::start(embedded).await;
    for engine in &ENGINES {
        let reply = Reply { after: Duration::from_secs(20), ..Reply::json(&json!({})) };
        let server = answering(reply).await;
        let running = start_over(&toml(engine, &server.url(), &embedder.url())).await;
        let began = Instant::now();
        problem(search(&running).await, 504, "search-slow").await;
        assert!(began.elapsed() < Duration::from_secs(5), "{}", engine.name);
    }
}

#[tokio::test]
async fn an_engine_that_is_gone_is_a_problem() {
    let engine = &ENGINES[0];
    let running = start_over(&toml(engine, "http://127.0.0.1:1", "")).await;
    problem(search(&running).await, 502, "search-failed").await;
    problem(running.get("/readyz").await, 503, "not-ready").await;
}

#[tokio::test]
async fn nothing_found_is_no_fault() {
    let nothing: [(&str, Value); 6] = [
        (
            "elasticsearch",
            json!({ "responses": [{ "hits": { "total": { "value": 0 }, "max_score": null, "hits": [] } }] }),
        ),
        ("azure-search", json!({ "value": [] })),
        ("astra", json!({ "data": { "documents": [], "nextPageState": null } })),
        ("pinecone", json!({ "matches": [], "namespace": "help" })),
        ("qdrant", json!({ "result": [{ "points": [] }], "status": "ok" })),
        ("lightrag", json!({ "status": "failure", "message": "no relevant chunks", "data": {} })),
    ];
    let embedder = Server::start(embedded).await;
    for (name, answer) in nothing {
        let engine = ENGINES.iter().find(|engine| engine.name == name).unwrap();
        let server = answering(Reply::json(&answer)).await;
        let running = start_over(&toml(engine, &server.url(), &embedder.url())).await;
        let response = search(&running).await;
        assert_eq!(response.status(), 200, "{name}");
        assert_eq!(response.json::<Value>().await.unwrap(), json!({ "passages": [] }), "{name}");
    }
}

#[tokio::test]
async fn errors_in_the_body_of_a_success_are_errors() {
    let embedder = Server::start(embedded).await;
    let failed = json!({ "error": { "type": "search_phase_execution_exception", "reason": "all shards" }, "status": 400 });
    let busy = json!({ "error": { "type": "es_rejected_execution_exception" }, "status": 429 });
    let astra = json!({ "errors": [{ "errorCode": "COLLECTION_NOT_EXIST", "message": "no kb" }] });
    let table = [
        ("elasticsearch", json!({ "responses": [failed] }), 502, "search-failed"),
        ("elasticsearch", json!({ "responses": [busy] }), 503, "overloaded"),
        ("elasticsearch", json!({ "responses": [] }), 502, "search-failed"),
        ("qdrant", json!({ "result": [], "status": "ok" }), 502, "search-failed"),
        ("astra", astra, 502, "search-failed"),
    ];
    for (name, answer, status, code) in table {
        let engine = ENGINES.iter().find(|engine| engine.name == name).unwrap();
        let server = answering(Reply::json(&answer)).await;
        let running = start_over(&toml(engine, &server.url(), &embedder.url())).await;
        problem(search(&running).await, status, code).await;
    }
}

#[tokio::test]
async fn embeddings_that_are_none_are_a_problem() {
    let engine = ENGINES.iter().find(|engine| engine.name == "qdrant").unwrap();
    let server = answering(Reply::json(&json!({ "result": [{ "points": [] }] }))).await;
    let of = |embedding: Value| json!({ "data": [{ "index": 0, "embedding": embedding }] });
    let table = [
        (Reply::status(401, "bad key sk-embed"), 502, "search-failed"),
        (Reply::status(429, ""), 503, "overloaded"),
        (Reply::json(&json!({ "data": [] })), 502, "search-failed"),
        (Reply::json(&of(json!([1.0]))), 502, "search-failed"),
        (Reply::json(&of(json!("AAAA"))), 502, "search-failed"),
        (Reply::json(&json!({ "data": [{ "index": 1, "embedding": [1.0, 2.0] }] })), 502, "search-failed"),
    ];
    for (reply, status, code) in table {
        let embedder = answering(reply).await;
        let running = start_over(&toml(engine, &server.url(), &embedder.url())).await;
        problem(search(&running).await, status, code).await;
    }
    assert!(server.requests().is_empty());
}

/// What is logged of a search that fails with these settings.
async fn logged(toml: &str, question: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    let binary = Binary::start(folder.path(), toml);
    assert_eq!(binary.post("/v1/search", &json!({ "question": question })).await.status(), 502);
    let log = binary.logged("the search failed").await;
    log.lines().find(|line| line.contains("the search failed")).unwrap().to_owned()
}

#[tokio::test]
async fn what_was_asked_isnt_logged_where_a_server_repeats_it() {
    let secret = "Which \"zorgle\" turns around its axis?";
    let repeating = |request: &Received| Reply::status(422, &String::from_utf8_lossy(&request.body));
    let (embedder, repeats) = (Server::start(embedded).await, Server::start(repeating).await);
    for engine in &ENGINES {
        let line = logged(&toml(engine, &repeats.url(), &embedder.url()), secret).await;
        assert!(line.contains("status 422") && !line.contains("zorgle"), "{}: {line}", engine.name);
    }
    let engine = ENGINES.iter().find(|engine| engine.name == "qdrant").unwrap();
    let line = logged(&toml(engine, &embedder.url(), &repeats.url()), secret).await;
    assert!(line.contains("(asked)") && !line.contains("zorgle"), "{line}");
}

#[tokio::test]
async fn what_a_database_says_is_logged_on_one_short_line_without_its_password() {
    const SAID: &str = "at line 1:\n  Password=secret, as Which zorgle is mine?\n\n\
        ........................................................................................................\
        ........................................................................................................\
        ........................................................................................................\
        ........................................................................................................\
        ........................................................................................................";
    let embedder = Server::start(embedded).await;
    let tds = Tds::start(true, tds::Answer::Error(208, SAID)).await;
    let mongo = Mongo::start(|_| mongo::Answer::Error(13, "Unauthorized", SAID)).await;
    for (toml, password) in [
        (azure_sql::toml(&tds.connection(), &embedder.url()), "(key)"),
        (mongodb::toml("mongodb", &mongo.url(), "", &embedder.url()), "secret"),
    ] {
        let line = logged(&toml, "Which zorgle is mine?").await;
        let said = format!("at line 1: Password={password}, as (asked) ...");
        assert!(line.contains(&said) && line.len() < 800, "{line}");
    }
}

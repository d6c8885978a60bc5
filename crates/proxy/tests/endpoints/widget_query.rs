//! `POST /widget/query`

use serde_json::{Value, json};

use crate::support::{
    QUESTION, Running,
    model::{Model, Script},
    problem, start, start_with,
};

const PREFIX: &str = "(Based on provided context)";

async fn asked(running: &Running, body: &Value) -> Value {
    let response = running.post("/widget/query", body).await;
    assert_eq!(response.status(), 200);
    response.json().await.unwrap()
}

#[tokio::test]
async fn the_reply_has_all_fields_and_no_others() {
    let model =
        Model::start([Script::answer("(Based on provided context) It turns [3]. So does that [1].")]).await;
    let running = start_with(&model, |_| {}).await;
    let reply = asked(&running, &json!({ "query": QUESTION, "conversation_id": "c-7" })).await;
    let fields: Vec<&str> = reply.as_object().unwrap().keys().map(String::as_str).collect();
    assert_eq!(fields, ["citations", "conversation_id", "processing_time", "query", "response", "timestamp"]);
    assert_eq!((&reply["query"], &reply["conversation_id"]), (&json!(QUESTION), &json!("c-7")));
    assert_eq!(reply["response"], "(Based on provided context) It turns [1]. So does that [2].");
    assert!(reply["processing_time"].as_f64().is_some_and(|seconds| seconds > 0.0 && seconds < 60.0));
    let timestamp = reply["timestamp"].as_str().unwrap();
    assert!(
        timestamp.starts_with("20") && timestamp.contains('T') && timestamp.ends_with('Z'),
        "{timestamp}"
    );

    let citations = reply["citations"].as_array().unwrap();
    assert_eq!(citations.len(), 2);
    for (citation, id) in citations.iter().zip(1..) {
        let fields: Vec<&str> = citation.as_object().unwrap().keys().map(String::as_str).collect();
        assert_eq!(fields, ["content", "id", "metadata", "relevance", "source"]);
        assert_eq!(citation["id"], id);
        assert!(["High", "Medium", "Low"].contains(&citation["relevance"].as_str().unwrap()), "{citation}");
        assert!(citation["content"].as_str().unwrap().contains("polar axis"), "{citation}");
        assert!(!citation["source"].as_str().unwrap().is_empty(), "{citation}");
        assert!(citation["metadata"]["url"].is_string(), "{citation}");
    }
}

#[tokio::test]
async fn the_response_is_never_empty_and_begins_as_it_should() {
    let answers = [
        "It turns [1].",
        "",
        " \n",
        "null",
        "I can't tell.",
        "**(Based on provided context)** It turns [1].",
        PREFIX,
        "(Based on provided context)\n\n[9].",
    ];
    for answer in answers {
        let model = Model::start([Script::answer(answer)]).await;
        let running = start_with(&model, |_| {}).await;
        let reply = asked(&running, &json!({ "query": QUESTION })).await;
        let response = reply["response"].as_str().unwrap();
        assert!(response.trim_start_matches('*').starts_with(PREFIX), "{answer:?}: {response}");
        assert_eq!(response.matches("provided context").count(), 1, "{answer:?}: {response}");
        assert!(response.len() > PREFIX.len() + 3, "{answer:?}: {response}");
        assert!(reply["citations"].is_array());
    }
}

#[tokio::test]
async fn a_prefix_alone_is_no_reason_to_ask_again() {
    let model = Model::start([Script::answer("It turns [1].")]).await;
    let running = start_with(&model, |_| {}).await;
    let reply = asked(&running, &json!({ "query": QUESTION })).await;
    assert_eq!(reply["response"], format!("{PREFIX}\n\nIt turns [1]."));
    let requests = model.requests();
    assert_eq!(requests.len(), 1);
    assert!(requests[0].body["messages"].to_string().contains(PREFIX));
}

#[tokio::test]
async fn a_conversation_that_has_no_name_gets_one() {
    let running = start(|_| {}).await;
    let mut names = Vec::new();
    for body in [json!({ "query": QUESTION }), json!({ "query": QUESTION, "conversation_id": " " })] {
        let reply = asked(&running, &body).await;
        names.push(reply["conversation_id"].as_str().unwrap().to_owned());
    }
    assert!(names.iter().all(|name| name.len() == 36) && names[0] != names[1], "{names:?}");
}

#[tokio::test]
async fn nothing_found_is_said_politely() {
    let running = start(|_| {}).await;
    let reply = asked(&running, &json!({ "query": "asdf qwer", "conversation_id": null })).await;
    assert_eq!(reply["response"], format!("{PREFIX}\n\n{}", citecore::POLITE_REFUSAL));
    assert_eq!(reply["citations"], json!([]));
}

#[tokio::test]
async fn without_a_model_the_articles_are_quoted() {
    let running = start(|_| {}).await;
    let reply = asked(&running, &json!({ "query": QUESTION })).await;
    let response = reply["response"].as_str().unwrap();
    assert!(response.contains("[1]") && !reply["citations"].as_array().unwrap().is_empty(), "{reply}");
}

#[tokio::test]
async fn what_cant_be_asked_is_a_problem() {
    let running = start(|_| {}).await;
    for (body, status, expected) in [
        (json!({}), 400, "body: missing field `query`"),
        (json!({ "query": "" }), 400, "query: expected some text"),
        (json!({ "query": null }), 400, "query: invalid type"),
        (json!({ "query": "q".repeat(4_001) }), 413, "query: expected at most 4000 characters"),
        (
            json!({ "query": "q", "conversation_id": "c".repeat(201) }),
            413,
            "conversation_id: expected at most 200",
        ),
    ] {
        let code = if status == 400 { "malformed" } else { "too-large" };
        let told = problem(running.post("/widget/query", &body).await, status, code).await;
        assert!(told["detail"].as_str().unwrap().starts_with(expected), "{told}");
    }
    problem(running.get("/widget/query").await, 405, "method-not-allowed").await;
    let model = Model::start([Script::status(500, "", "boom")]).await;
    let failing = start_with(&model, |_| {}).await;
    problem(failing.post("/widget/query", &json!({ "query": QUESTION })).await, 502, "upstream-failed").await;
}
